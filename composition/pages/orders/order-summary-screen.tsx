import type { OrderSummaryData } from '../../../ui/pages/orders/order-summary-data';
import { OrderSummaryPage } from '../../../ui/pages/orders/order-summary-page';
import type { Screen } from '../../page/screen';

export const orderSummaryScreen: Screen<OrderSummaryData> = ({ brand }, data) => ({
  element: <OrderSummaryPage data={data} brand={brand} print={() => window.print()} />,
});
