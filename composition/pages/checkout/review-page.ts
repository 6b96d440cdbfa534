import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { SEEN_PARTS } from '../../../ui/checkout/order-paths';
import { makePlaceOrderAction, makeReviewLoader, type ReviewData } from '../../../ui/pages/checkout/review-step';
import { definePage } from '../../page/page';
import { checkoutHeader } from './checkout-header';

export const checkoutReviewPage = definePage<ReviewData>({
  screen: () => import('./review-screen').then(({ reviewScreen }) => reviewScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CHECKOUT_PATHS.review],
        screenModule: 'composition/pages/checkout/review-screen.tsx',
        loader: makeReviewLoader,
        reads: SEEN_PARTS,
        actions: { [CHECKOUT_FORM_ACTIONS.placeOrder]: makePlaceOrderAction },
        header: checkoutHeader,
      },
});
