import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { CheckoutTokens } from './tokens';

/** The use cases of the screens about addresses as one value, so that the scripts of other pages do not name each of them. */
export const addressScreensModule = new ContainerModule(({ bind }) => {
  bind(CheckoutTokens.addressUseCases).toResolvedValue(
    (addresses, saveAddress, removeAddress, suggestAddress, fillFromZip) => ({
      addresses,
      saveAddress,
      removeAddress,
      suggestAddress,
      fillFromZip,
    }),
    [
      CheckoutTokens.addresses,
      CheckoutTokens.saveAddress,
      CheckoutTokens.removeAddress,
      CheckoutTokens.suggestAddress,
      CheckoutTokens.fillFromZip,
    ],
  );
});

/** The same for the checkout's choices and steps. */
export const checkoutScreensModule = new ContainerModule(({ bind }) => {
  bind(CheckoutTokens.choiceUseCases).toResolvedValue(
    (
      setContact,
      setDeliveryAddress,
      chooseShippingMethod,
      chooseDeliveryDay,
      addTip,
      choosePayment,
      applyGiftCard,
      removeGiftCard,
    ) => ({
      setContact,
      setDeliveryAddress,
      chooseShippingMethod,
      chooseDeliveryDay,
      addTip,
      choosePayment,
      applyGiftCard,
      removeGiftCard,
    }),
    [
      CheckoutTokens.setContact,
      CheckoutTokens.setDeliveryAddress,
      CheckoutTokens.chooseShippingMethod,
      CheckoutTokens.chooseDeliveryDay,
      CheckoutTokens.addTip,
      CheckoutTokens.choosePayment,
      CheckoutTokens.applyGiftCard,
      CheckoutTokens.removeGiftCard,
    ],
  );
  bind(CheckoutTokens.stepUseCases).toResolvedValue(
    (loadCheckout, loadReview, completeDelivery, completePayment, placeOrder, beginAgain) => ({
      loadCheckout,
      loadReview,
      completeDelivery,
      completePayment,
      placeOrder,
      beginAgain,
    }),
    [
      CheckoutTokens.loadCheckout,
      CheckoutTokens.loadReview,
      CheckoutTokens.completeDelivery,
      CheckoutTokens.completePayment,
      CheckoutTokens.placeOrder,
      CheckoutTokens.beginAgain,
    ],
  );
  bind(CheckoutTokens.useCases).toResolvedValue(
    (steps, choices, addresses) => TE.right({ ...steps, ...choices, ...addresses }),
    [CheckoutTokens.stepUseCases, CheckoutTokens.choiceUseCases, CheckoutTokens.addressUseCases],
  );
});
