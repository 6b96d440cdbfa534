import { ORDER_HISTORY_PATH } from '../../../core/paths/paths';
import type { OrderHistoryData } from '../../../ui/pages/orders/order-history-data';
import { makeOrderHistoryLoader } from '../../../ui/pages/orders/order-history-loader';
import { definePage } from '../../page/page';

export const orderHistoryPage = definePage<OrderHistoryData>({
  screen: () => import('./order-history-screen').then(({ orderHistoryScreen }) => orderHistoryScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ORDER_HISTORY_PATH],
        screenModule: 'composition/pages/orders/order-history-screen.tsx',
        loader: makeOrderHistoryLoader,
        reads: ['page'],
      },
});
