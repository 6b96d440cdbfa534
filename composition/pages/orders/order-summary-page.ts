import { ORDER_PARAMETERS, RETURN_PARAMETER } from '../../../core/paths/order-paths';
import { ORDER_SUMMARY_PATH } from '../../../core/paths/paths';
import type { OrderSummaryData } from '../../../ui/pages/orders/order-summary-data';
import { makeOrderSummaryLoader } from '../../../ui/pages/orders/order-summary-loader';
import { definePage } from '../../page/page';

export const orderSummaryPage = definePage<OrderSummaryData>({
  screen: () => import('./order-summary-screen').then(({ orderSummaryScreen }) => orderSummaryScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ORDER_SUMMARY_PATH],
        screenModule: 'composition/pages/orders/order-summary-screen.tsx',
        loader: makeOrderSummaryLoader,
        reads: [...Object.values(ORDER_PARAMETERS), RETURN_PARAMETER],
      },
});
