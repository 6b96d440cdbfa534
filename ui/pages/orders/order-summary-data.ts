import type { Order, OrderReturn } from '../../../core/orders/order';
import type { OrderReference } from '../../../core/paths/order-paths';

/** The data of the printable summary of one order. */
export interface OrderSummaryData {
  readonly order: Order;
  readonly reference: OrderReference;
  /** The return whose slip is shown instead of the receipt. */
  readonly slipOf: OrderReturn | undefined;
}
