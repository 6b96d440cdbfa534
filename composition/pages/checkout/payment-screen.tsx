import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { GiftCardsViewModel } from '../../../ui/checkout/payment/gift-cards-view-model';
import { PlainCard, PlainPayment, type PlainPaymentProps } from '../../../ui/checkout/payment/plain-payment';
import { PaymentViewModel } from '../../../ui/checkout/payment/payment-view-model';
import { PAYMENT_PROMOTIONS, PaymentPage, type PaymentPageProps } from '../../../ui/pages/checkout/payment-page';
import type { PaymentData } from '../../../ui/pages/checkout/payment-step';
import { couponsOfCart } from '../../widgets/rewards/coupons-of-cart';
import type { Screen } from '../../page/screen';
import { PAYMENT_PARTS } from '../../widgets/checkout/payment-parts';
import { showCardFields } from '../../widgets/checkout/show-card-fields';
import { addressDialogsOf } from '../../widgets/checkout/address-dialogs-of';
import { endedSession } from './ended-session';
import { stepTextOf } from './step-text-of';
import { reportingStep } from './report-step';

/** What only browsers without scripts show, so that its code stays on the server. */
const plainPartsOf = (
  { checkout, cardPage, typedCode, codeProblem }: PaymentData,
  shown: Omit<PlainPaymentProps, 'typedCode' | 'codeProblem'>,
): Pick<PaymentPageProps, 'plain' | 'plainCard'> =>
  process.browser
    ? { plain: <noscript />, plainCard: <noscript /> }
    : {
        plain: <PlainPayment {...shown} typedCode={typedCode} codeProblem={codeProblem} />,
        plainCard: <PlainCard model={shown.model} cardPage={checkout?.cardFields && cardPage} />,
      };

export const paymentScreen: Screen<PaymentData> = (dependencies, data) => {
  const { brand, cart, chrome, checkoutUseCases, history, modals } = dependencies;
  const { checkout, now, question } = data;
  const giftCards = new GiftCardsViewModel(
    {
      applied: checkout?.giftCards ?? [],
      isOffered: checkout?.toPay !== undefined || data.refusedGiftCard !== undefined,
      minimumCharge: checkout?.minimumCharge ?? 0,
      refused: data.refusedGiftCard,
      done: data.done,
    },
    { useCases: checkoutUseCases, total: () => cart.cart.total },
  );
  const model = new PaymentViewModel(data, {
    useCases: checkoutUseCases,
    dialogs: addressDialogsOf(dependencies),
    paidBy: () => {
      // On a page without a checkout, because the service is down, the cart may be empty, too.
      if (checkout === undefined) return undefined;
      if (cart.cart.total === 0) return 'rewards';
      return giftCards.payment.toPay === 0 ? 'gift-cards' : undefined;
    },
    costsTooLittle: () => giftCards.leavesTooLittle,
    kept: stepTextOf(dependencies, CHECKOUT_PATHS.payment, checkout, data.billing !== undefined),
    leave: (path) => history.leave(path)(),
  });
  return {
    element: (
      <PaymentPage
        model={model}
        checkout={checkout}
        cart={cart}
        giftCards={giftCards}
        parts={PAYMENT_PARTS}
        typedCode={data.typedCode}
        {...plainPartsOf(data, { model, giftCards, cart })}
        brand={brand}
        now={now}
        coupons={couponsOfCart({
          dependencies,
          own: data.own,
          path: CHECKOUT_PATHS.payment,
          actions: PAYMENT_PROMOTIONS,
        })}
        question={question}
        showCardFields={showCardFields}
        isRegistered={chrome.user.isRegistered}
        ended={endedSession(dependencies, CHECKOUT_PATHS.payment, checkout)}
        explainPayPal={() => modals.setType('PAYPAL_PAYMENT')}
      />
    ),
    start: reportingStep(dependencies, 'payment', () => model.start()),
  };
};
