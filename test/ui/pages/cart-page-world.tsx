import * as TE from 'fp-ts/TaskEither';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { makeAddToCart } from '../../../core/cart/add-to-cart';
import { makeChangeQuantity } from '../../../core/cart/change-quantity';
import { makeLoadCart } from '../../../core/cart/load-cart';
import { makeChooseFulfilment } from '../../../core/cart/fulfilment/choose-fulfilment';
import { makeLoadCartOptions, makeLoadItemOptions } from '../../../core/cart/fulfilment/load-fulfilment-options';
import { makeMoveToCart, makeRemoveSaved, makeSaveForLater } from '../../../core/cart/saved/save-for-later';
import { makeApplyPromotionCode, makeRemovePromotionCode } from '../../../core/cart/promotion-codes';
import { makeBecomeGuest, makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { CartWaysViewModel } from '../../../ui/cart/cart-ways-view-model';
import { CartViewModel } from '../../../ui/cart/cart-view-model';
import type { CartPageData } from '../../../ui/pages/cart/cart-data';
import { CartPage } from '../../../ui/pages/cart/cart-page';
import { EMPTY_CART } from '../../../core/cart/cart';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTime } from '../../fakes/fake-time';

const NOTHING: CartPageData = {
  addedPartNumber: undefined,
  problem: undefined,
  refusedCode: undefined,
  alsoBought: undefined,
  options: {},
  own: { rewards: { kind: 'unknown' }, hasLoadFailed: false },
};

/** Shows the cart page with this quantity of one product. */
export const show = async (quantity: number, data: Partial<CartPageData> = {}): Promise<CartViewModel> => {
  const identity = new FakeIdentityGateway();
  const session = new FakeSessionStore();
  const cart = new FakeCartGateway(identity.caller)
    .hasStore({ id: '1101', name: 'Mission Valley', zipCodes: ['92101'] })
    .sells({ partNumber: 'SKU-1', name: 'Kibble', price: 10, stock: 5, inStore: { '1101': 4 } })
    .hasPromotion('PUP5', 5);
  const model = new CartViewModel(
    EMPTY_CART,
    {
      loadCart: makeLoadCart({ cart, session }),
      addToCart: makeAddToCart({
        cart,
        session,
        becomeGuest: makeBecomeGuest({ identity, session }),
        ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
      }),
      changeQuantity: makeChangeQuantity({ cart }),
      applyPromotionCode: makeApplyPromotionCode({
        cart,
        becomeGuest: makeBecomeGuest({ identity, session }),
        session,
      }),
      removePromotionCode: makeRemovePromotionCode({ cart }),
    },
    new ToastsViewModel(new FakeTime().pause),
  );
  if (quantity > 0) await model.add({ partNumber: 'SKU-1', name: 'Kibble', quantity });
  const ways = waysOf(model, cart, session);
  if (quantity > 0) await ways.refresh();
  render(pageOf(model, ways, data));
  return model;
};

const MY_STORE = { store: { id: '1101', locationId: '13501', name: 'Mission Valley' }, zipCode: '92101' };

/** The part number of each line that asked for another store. */
export const pickedUp: string[] = [];

/** The ways of the lines of a cart. */
export const waysOf = (model: CartViewModel, cart: FakeCartGateway, session: FakeSessionStore): CartWaysViewModel => {
  const ports = { cart, fulfilment: cart, savedItems: cart };
  return new CartWaysViewModel(
    {},
    {
      cart: model,
      myStore: MY_STORE,
      toasts: new ToastsViewModel(new FakeTime().pause),
      ways: TE.right({
        chooseFulfilment: makeChooseFulfilment(ports),
        loadCartOptions: makeLoadCartOptions({ fulfilment: cart, session, can: () => true }),
        loadItemOptions: makeLoadItemOptions({ fulfilment: cart, can: () => true }),
        saveForLater: makeSaveForLater(ports),
        moveToCart: makeMoveToCart(ports),
        removeSaved: makeRemoveSaved(ports),
      }),
    },
  );
};

/** The cart page for these models. */
export const pageOf = (
  model: CartViewModel,
  ways: CartWaysViewModel,
  data: Partial<CartPageData> = {},
): ReactElement => (
  <CartPage
    data={{ ...NOTHING, ...data }}
    cart={model}
    ways={ways}
    myStore={MY_STORE}
    onPickUp={(itemId) => pickedUp.push(itemId)}
    onAskZip={() => undefined}
    onRepeat={() => undefined}
    behaviour={new FakeBehaviourTracker()}
  />
);
