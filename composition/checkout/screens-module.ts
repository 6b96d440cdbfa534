import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { CheckoutTokens } from './tokens';

/** The use cases of the checkout's screens as one value, so that the scripts of other pages do not name each of them. */
export const checkoutScreensModule = new ContainerModule(({ bind }) => {
  bind(CheckoutTokens.addressUseCases).toResolvedValue(
    (addresses, saveAddress, removeAddress, suggestAddress, validateAddress, fillFromZip) => ({
      addresses,
      saveAddress,
      removeAddress,
      suggestAddress,
      validateAddress,
      fillFromZip,
    }),
    [
      CheckoutTokens.addresses,
      CheckoutTokens.saveAddress,
      CheckoutTokens.removeAddress,
      CheckoutTokens.suggestAddress,
      CheckoutTokens.validateAddress,
      CheckoutTokens.fillFromZip,
    ],
  );
  bind(CheckoutTokens.choiceUseCases).toResolvedValue(
    (
      setContact,
      setDeliveryAddress,
      chooseShippingMethod,
      chooseDeliveryDay,
      addTip,
      choosePayment,
      removePayment,
    ) => ({
      setContact,
      setDeliveryAddress,
      chooseShippingMethod,
      chooseDeliveryDay,
      addTip,
      choosePayment,
      removePayment,
    }),
    [
      CheckoutTokens.setContact,
      CheckoutTokens.setDeliveryAddress,
      CheckoutTokens.chooseShippingMethod,
      CheckoutTokens.chooseDeliveryDay,
      CheckoutTokens.addTip,
      CheckoutTokens.choosePayment,
      CheckoutTokens.removePayment,
    ],
  );
  bind(CheckoutTokens.useCases).toResolvedValue(
    (loadCheckout, loadReview, placeOrder, choices, addresses) =>
      TE.right({ loadCheckout, loadReview, placeOrder, ...choices, ...addresses }),
    [
      CheckoutTokens.loadCheckout,
      CheckoutTokens.loadReview,
      CheckoutTokens.placeOrder,
      CheckoutTokens.choiceUseCases,
      CheckoutTokens.addressUseCases,
    ],
  );
});
