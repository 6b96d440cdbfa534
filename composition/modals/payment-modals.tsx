import { CHECKOUT_PATHS } from '../../core/paths/paths';
import { PaymentModalViewModel } from '../../ui/checkout/payment/payment-modal-view-model';
import { ChoosePayment, NewCard, PayPalSteps } from '../../ui/checkout/payment/payment-modals';
import type { ModalBody } from '../../ui/overlay/modal-body';
import type { AllDependencies } from '../page/screen-dependencies';
import { showCardFields } from '../widgets/checkout/show-card-fields';
import { paymentDialogsOf } from '../widgets/checkout/checkout-dialogs';
import type { ModalScreen } from './modal-screen';

type Used = 'brand' | 'checkoutUseCases' | 'chrome' | 'clock' | 'history' | 'modals' | 'shared';

const modelOf = (dependencies: Pick<AllDependencies, Used>): PaymentModalViewModel => {
  const { checkoutUseCases, history } = dependencies;
  const { checkout } = paymentDialogsOf(dependencies);
  if (checkout === undefined) throw new Error('no order is paid');
  return new PaymentModalViewModel(checkout, {
    useCases: checkoutUseCases,
    chosen: history.leave(CHECKOUT_PATHS.review),
  });
};

/** CHOOSE_FROM_SAVED_PAYMENT: another payment for the order on Review (PAY-05). */
export const choosePaymentModal: ModalScreen<Used> = (dependencies): ModalBody => {
  const { brand, clock } = dependencies;
  const model = modelOf(dependencies);
  return {
    title: 'Change payment method',
    size: 'medium',
    isBusy: () => model.isPending,
    element: (
      <ChoosePayment model={model} brand={brand} now={clock()} addCard={paymentDialogsOf(dependencies).addCard} />
    ),
  };
};

/** NCR_PAYMENT: a new card, typed into the provider's fields (PAY-02). */
export const newCardModal: ModalScreen<Used> = (dependencies): ModalBody => {
  const model = modelOf(dependencies);
  const { cardFields } = model.checkout;
  if (cardFields === undefined) throw new Error('no card can be typed');
  return {
    title: 'Enter your card',
    size: 'medium',
    isBusy: () => model.isPending,
    element: (
      <NewCard
        model={model}
        cardFields={cardFields}
        showCardFields={showCardFields}
        isRegistered={dependencies.chrome.user.isRegistered}
      />
    ),
  };
};

/** PAYPAL_PAYMENT: what happens at PayPal. */
export const payPalModal: ModalScreen<'modals'> = ({ modals }) => ({
  title: 'How PayPal works',
  element: <PayPalSteps onClose={modals.close} />,
});
