import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { CARD_GONE, PAYMENT_GONE } from '../../../ui/checkout/reopened-path';
import { CARD_PARTS } from '../../../ui/checkout/card/typed-card';
import {
  makeApplyGiftCardAction,
  makePayAction,
  makeRemoveGiftCardAction,
} from '../../../ui/pages/checkout/gift-card-actions';
import { DONE_PARAMETER } from '../../../ui/pages/checkout/payment-done';
import { makePaymentLoader, type PaymentData } from '../../../ui/pages/checkout/payment-step';
import {
  makePaymentPromotionAction,
  makeRemovePaymentPromotionAction,
} from '../../../ui/pages/checkout/promotion-actions';
import { LOAD_MARKS } from '../../../ui/rewards/load-marks';
import { definePage } from '../../page/page';
import { checkoutHeader } from './checkout-header';

export const checkoutPaymentPage = definePage<PaymentData>({
  screen: () => import('./payment-screen').then(({ paymentScreen }) => paymentScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CHECKOUT_PATHS.payment],
        screenModule: 'composition/pages/checkout/payment-screen.tsx',
        loader: makePaymentLoader,
        reads: [...Object.values(CARD_PARTS), PAYMENT_GONE, CARD_GONE, DONE_PARAMETER, ...LOAD_MARKS],
        actions: {
          [PAYMENT_FORM_ACTIONS.checkoutPayment]: makePayAction,
          [PAYMENT_FORM_ACTIONS.checkoutPromotion]: makePaymentPromotionAction,
          [PAYMENT_FORM_ACTIONS.checkoutRemovePromotion]: makeRemovePaymentPromotionAction,
          [PAYMENT_FORM_ACTIONS.checkoutGiftCard]: makeApplyGiftCardAction,
          [PAYMENT_FORM_ACTIONS.checkoutRemoveGiftCard]: makeRemoveGiftCardAction,
        },
        header: checkoutHeader,
      },
});
