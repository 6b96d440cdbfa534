import type { OrderHistoryData } from '../../../ui/pages/orders/order-history-data';
import { OrderHistoryPage } from '../../../ui/pages/orders/order-history-page';
import type { Screen } from '../../page/screen';

export const orderHistoryScreen: Screen<OrderHistoryData> = (_dependencies, data) => ({
  element: <OrderHistoryPage data={data} />,
});
