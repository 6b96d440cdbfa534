import { isPalsNumber } from '../../../core/rewards/rewards-variant';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { orderChanges } from '../../../ui/checkout/review/order-changes';
import { ReviewViewModel } from '../../../ui/checkout/review/review-view-model';
import { ReviewPage } from '../../../ui/pages/checkout/review-page';
import { ReviewUnread } from '../../../ui/pages/checkout/review-unread';
import type { ReviewData } from '../../../ui/pages/checkout/review-step';
import type { Screen } from '../../page/screen';
import { paymentDialogsOf } from '../../widgets/checkout/checkout-dialogs';
import { approvalOriginOf } from './approval-origin';
import { endedSession } from './ended-session';
import { reportingStep } from './report-step';

export const reviewScreen: Screen<ReviewData> = (dependencies, data) => {
  const { brand, checkoutUseCases, history, modals } = dependencies;
  const { checkout, origin, problem, seen, short } = data;
  const cart = data.cart ?? dependencies.cart.cart;
  const ended = endedSession(dependencies, CHECKOUT_PATHS.review, checkout);
  // A form without scripts was refused while the service cannot be reached: there is no order to show.
  if (checkout === undefined) return { element: <ReviewUnread problem={problem} cart={cart} ended={ended} /> };
  const changes = seen === undefined ? undefined : orderChanges(seen, cart);
  const model = new ReviewViewModel(
    { checkout, cart, changes, problem: changes === undefined ? problem : undefined, short },
    {
      useCases: checkoutUseCases,
      origin,
      leave: (path) => history.leave(path)(),
      approve: (url) => history.leave(url, approvalOriginOf(checkout.cardFields))(),
    },
  );
  return {
    element: (
      <ReviewPage
        model={model}
        brand={brand}
        isMember={isPalsNumber(dependencies.chrome.user.palsId)}
        ended={ended}
        changePayment={() => paymentDialogsOf(dependencies).choose(model.checkout)}
        openVendorNote={(name) => modals.setType('VENDOR_DISCLAIMER', name)}
      />
    ),
    start: reportingStep(dependencies, 'review'),
  };
};
