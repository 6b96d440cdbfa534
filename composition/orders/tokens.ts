import type { BuyAgain } from '../../core/orders/buy-again';
import type { CancelOrder, NewChangeKey, ReturnItems } from '../../core/orders/change-order';
import type { ListOrders, ListPurchases } from '../../core/orders/list-orders';
import type { LookUpOrder } from '../../core/orders/look-up-order';
import type { OrderGateway } from '../../core/orders/order-gateway';
import type { ViewOrder } from '../../core/orders/view-order';
import { token } from '../token/token';

export const OrderTokens = {
  gateway: token<OrderGateway>('OrderGateway'),
  viewOrder: token<ViewOrder>('ViewOrder'),
  lookUpOrder: token<LookUpOrder>('LookUpOrder'),
  listOrders: token<ListOrders>('ListOrders'),
  listPurchases: token<ListPurchases>('ListPurchases'),
  /** Only requests have it. */
  newChangeKey: token<NewChangeKey>('NewChangeKey'),
  cancelOrder: token<CancelOrder>('CancelOrder'),
  returnItems: token<ReturnItems>('ReturnItems'),
  buyAgain: token<BuyAgain>('BuyAgain'),
} as const;
