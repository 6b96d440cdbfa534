import { ContainerModule } from 'inversify';
import { makeAddTip } from '../../core/checkout/steps/add-tip';
import { makeChoosePayment } from '../../core/checkout/steps/choose-payment';
import { makeChooseDeliveryDay, makeChooseShippingMethod } from '../../core/checkout/steps/choose-shipping';
import { makeApplyGiftCard, makeRemoveGiftCard } from '../../core/checkout/steps/gift-card';
import { makeLoadCheckout } from '../../core/checkout/loading/load-checkout';
import { makeLoadReview } from '../../core/checkout/placing/load-review';
import { makePlaceOrder } from '../../core/checkout/placing/place-order';
import { makeSetContact } from '../../core/checkout/steps/set-contact';
import { makeSetDeliveryAddress } from '../../core/checkout/steps/set-delivery-address';
import { BackendTokens } from '../backend/tokens';
import { CartTokens } from '../cart/tokens';
import { IdentityTokens } from '../identity/tokens';
import { PlatformTokens } from '../platform/tokens';
import { CheckoutTokens } from './tokens';

const CHANGING = [CheckoutTokens.gateway, CheckoutTokens.loadCheckout] as const;

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const checkoutModule = new ContainerModule(({ bind }) => {
  bind(CheckoutTokens.gateway).toResolvedValue(({ checkout }) => checkout, [BackendTokens.personal]);
  bind(CheckoutTokens.loadCheckout).toResolvedValue(
    (loadCart, checkout, session) => makeLoadCheckout({ loadCart, checkout, session }),
    [CartTokens.loadCart, CheckoutTokens.gateway, IdentityTokens.session],
  );
  bind(CheckoutTokens.loadShownCheckout).toResolvedValue(
    (loadCart, checkout, session) => makeLoadCheckout({ loadCart, checkout, session }),
    [CartTokens.loadShownCart, CheckoutTokens.gateway, IdentityTokens.session],
  );
  bind(CheckoutTokens.loadReview).toResolvedValue(
    (checkout, load) => makeLoadReview({ checkout, load }),
    [...CHANGING],
  );
  bind(CheckoutTokens.setContact).toResolvedValue(
    (checkout, load) => makeSetContact({ checkout, load }),
    [...CHANGING],
  );
  bind(CheckoutTokens.setDeliveryAddress).toResolvedValue(
    (checkout, load, saveAddress) => makeSetDeliveryAddress({ checkout, load, saveAddress }),
    [...CHANGING, CheckoutTokens.saveAddress],
  );
  bind(CheckoutTokens.chooseShippingMethod).toResolvedValue(
    (checkout, load) => makeChooseShippingMethod({ checkout, load }),
    [...CHANGING],
  );
  bind(CheckoutTokens.chooseDeliveryDay).toResolvedValue(
    (checkout, load) => makeChooseDeliveryDay({ checkout, load }),
    [...CHANGING],
  );
  bind(CheckoutTokens.addTip).toResolvedValue((checkout, load) => makeAddTip({ checkout, load }), [...CHANGING]);
  bind(CheckoutTokens.choosePayment).toResolvedValue(
    (checkout, load) => makeChoosePayment({ checkout, load }),
    [...CHANGING],
  );
  bind(CheckoutTokens.applyGiftCard).toResolvedValue(
    (checkout, load) => makeApplyGiftCard({ checkout, load }),
    [...CHANGING],
  );
  bind(CheckoutTokens.removeGiftCard).toResolvedValue(
    (checkout, load) => makeRemoveGiftCard({ checkout, load }),
    [...CHANGING],
  );
  bind(CheckoutTokens.placeOrder).toResolvedValue(
    (checkout, pause) => makePlaceOrder({ checkout, pause }),
    [CheckoutTokens.gateway, PlatformTokens.pause],
  );
});
