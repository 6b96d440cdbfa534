import { LookUpPage } from '../../../ui/pages/orders/look-up-page';
import type { OrderPageData } from '../../../ui/pages/orders/order-data';
import { OrderPage } from '../../../ui/pages/orders/order-page';
import type { Screen } from '../../page/screen';

export const orderScreen: Screen<OrderPageData> = ({ brand, chrome }, data) => {
  const { order, reference, lookUp, problem } = data;
  const { isRegistered } = chrome.user;
  return {
    element:
      order === undefined || reference === undefined ? (
        <LookUpPage data={lookUp} problem={problem} isRegistered={isRegistered} />
      ) : (
        <OrderPage data={data} order={order} reference={reference} brand={brand} isRegistered={isRegistered} />
      ),
  };
};
