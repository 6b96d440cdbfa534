import { shopDay } from '../catalogue/shop-day';
import type { Order, OrderStatus, OrderSummary, Shipment, ShipmentEventKind } from './order';
import { currentStep } from './shipment-timeline';

/** The steps at which a shipment has not reached the shopper, or the store where it is picked up. */
const AWAITED: ReadonlySet<ShipmentEventKind> = new Set(['placed', 'packed', 'shipped']);

/** The states of an order of which nothing has left. */
const UNSENT: ReadonlySet<OrderStatus> = new Set(['received', 'in-review', 'delayed', 'preparing']);

const isOver = (promisedDate: string | undefined, now: number): boolean =>
  promisedDate !== undefined && promisedDate < shopDay(now);

const markShipment = (shipment: Shipment, now: number): Shipment =>
  isOver(shipment.promisedDate, now) && AWAITED.has(currentStep(shipment)) ? { ...shipment, isLate: true } : shipment;

/** Marks the shipments that are still awaited after their promised day. `now` is in milliseconds since 1970 (ORD-04). */
export const markLate = (order: Order, now: number): Order => ({
  ...order,
  shipments: order.shipments.map((shipment) => markShipment(shipment, now)),
});

/**
 * Marks an entry of the list of orders of which nothing has left by its promised day. One of which something has left may
 * have arrived, so its day is removed when it is over (ORD-04).
 */
export const markLateSummary = (order: OrderSummary, now: number): OrderSummary => {
  if (!isOver(order.promisedDate, now)) return order;
  return UNSENT.has(order.status) ? { ...order, isLate: true } : { ...order, promisedDate: undefined };
};
