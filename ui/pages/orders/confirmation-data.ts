import type { Order } from '../../../core/orders/order';
import type { OrderReference } from '../../../core/paths/order-paths';

/** The data of the page after placing an order. */
export interface ConfirmationData {
  readonly order: Order;
  readonly reference: OrderReference;
}
