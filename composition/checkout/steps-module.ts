import { ContainerModule } from 'inversify';
import { makeBeginAgain } from '../../core/checkout/placing/begin-again';
import { makeBeginCheckout } from '../../core/checkout/placing/begin-checkout';
import { makeCompleteDelivery } from '../../core/checkout/steps/complete-delivery';
import { makeCompletePayment } from '../../core/checkout/steps/complete-payment';
import { makeCompletePrescription, makeLoadSavedPetsAndVets } from '../../core/checkout/steps/complete-prescription';
import { CartTokens } from '../cart/tokens';
import { IdentityTokens } from '../identity/tokens';
import { PetTokens } from '../pets/tokens';
import { PlatformTokens } from '../platform/tokens';
import { CheckoutTokens } from './tokens';

/** The use cases that complete whole steps of the checkout, from those of `checkoutModule`. */
export const checkoutStepsModule = new ContainerModule(({ bind }) => {
  bind(CheckoutTokens.beginCheckout).toResolvedValue(
    (loadCheckout, setContact, setDeliveryAddress, choosePayment, loadHeaderUser, clock) =>
      makeBeginCheckout({ loadCheckout, setContact, setDeliveryAddress, choosePayment, loadHeaderUser, clock }),
    [
      CheckoutTokens.loadCheckout,
      CheckoutTokens.setContact,
      CheckoutTokens.setDeliveryAddress,
      CheckoutTokens.choosePayment,
      IdentityTokens.loadHeaderUser,
      PlatformTokens.clock,
    ],
  );
  bind(CheckoutTokens.beginAgain).toResolvedValue(
    (cart, checkout, loadCart, becomeGuest, session, setContact, setDeliveryAddress, loadCheckout) =>
      makeBeginAgain({ cart, checkout, loadCart, becomeGuest, session, setContact, setDeliveryAddress, loadCheckout }),
    [
      CartTokens.cart,
      CheckoutTokens.gateway,
      CartTokens.loadCart,
      IdentityTokens.becomeGuest,
      IdentityTokens.session,
      CheckoutTokens.setContact,
      CheckoutTokens.setDeliveryAddress,
      CheckoutTokens.loadCheckout,
    ],
  );
  bind(CheckoutTokens.completeDelivery).toResolvedValue(
    (loadCheckout, setDeliveryAddress, chooseShippingMethod, chooseDeliveryDay, addTip) =>
      makeCompleteDelivery({ loadCheckout, setDeliveryAddress, chooseShippingMethod, chooseDeliveryDay, addTip }),
    [
      CheckoutTokens.loadCheckout,
      CheckoutTokens.setDeliveryAddress,
      CheckoutTokens.chooseShippingMethod,
      CheckoutTokens.chooseDeliveryDay,
      CheckoutTokens.addTip,
    ],
  );
  bind(CheckoutTokens.completePayment).toResolvedValue(
    (saveAddress, choosePayment) => makeCompletePayment({ saveAddress, choosePayment }),
    [CheckoutTokens.saveAddress, CheckoutTokens.choosePayment],
  );
  bind(CheckoutTokens.loadSavedPetsAndVets).toResolvedValue(
    (pets, vets, session) => makeLoadSavedPetsAndVets({ pets, vets, session }),
    [PetTokens.pets, PetTokens.vets, IdentityTokens.session],
  );
  bind(CheckoutTokens.completePrescription).toResolvedValue(
    (checkout, load, loadSaved) => makeCompletePrescription({ checkout, load, loadSaved }),
    [CheckoutTokens.gateway, CheckoutTokens.loadCheckout, CheckoutTokens.loadSavedPetsAndVets],
  );
});
