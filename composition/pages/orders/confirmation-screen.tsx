import { TYPED_KEY } from '../../../adapters/session/session-names';
import { purchaseOf } from '../../../core/orders/purchase-of';
import type { ConfirmationData } from '../../../ui/pages/orders/confirmation-data';
import { ConfirmationPage } from '../../../ui/pages/orders/confirmation-page';
import type { Screen } from '../../page/screen';
import { countCouponsAgain } from './count-coupons-again';

/**
 * The page after placing an order. It reports the order to others once, and only from an address without a token: a token
 * would reach them with the page's address.
 */
export const confirmationScreen: Screen<ConfirmationData> = (dependencies, data) => {
  const { brand, chrome } = dependencies;
  return {
    element: <ConfirmationPage data={data} brand={brand} isRegistered={chrome.user.isRegistered} />,
    start: () => {
      countCouponsAgain(dependencies);
      dependencies.sessionStorage.remove(TYPED_KEY)();
      if (!('token' in data.reference)) {
        void import('../../widgets/orders/report-purchase').then(
          ({ reportPurchase }) => reportPurchase(dependencies, purchaseOf(data.order)),
          // Without the code nothing is reported, as without the network.
          () => undefined,
        );
      }
      return () => undefined;
    },
  };
};
