import { formatDate, formatShortDate } from './date-words';
import { grouped } from '../shared/grouped';
import type { Order, OrderStatus, OrderSummary } from './order';

/** The words for the status of an order. */
export const STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  received: 'Order received',
  'in-review': 'Payment in review',
  delayed: 'Delayed',
  preparing: 'Preparing',
  'partly-shipped': 'Partially shipped',
  shipped: 'Shipped',
  completed: 'Completed',
  cancelled: 'Canceled',
  declined: 'Payment declined',
  returned: 'Returned',
};

/** States in which an order is still on its way. */
const AWAITED: ReadonlyArray<OrderStatus> = [
  'received',
  'in-review',
  'delayed',
  'preparing',
  'partly-shipped',
  'shipped',
];

/** The day on which an order that is on its way is expected, or was; undefined for other orders, and without a promise. */
export const expectedWords = ({
  status,
  promisedDate,
  isLate,
}: Pick<OrderSummary, 'status' | 'promisedDate' | 'isLate'>): string | undefined => {
  const day = AWAITED.includes(status) ? formatShortDate(promisedDate) : undefined;
  if (day === undefined) return undefined;
  return isLate === true ? `Late: was expected by ${day}` : `Expected by ${day}`;
};

/**
 * The day of an order and the number of its items, as far as they are known: `Mon, Nov 23, 2026 · 2 items`. An order of
 * which everything was canceled has no items.
 */
export const orderFacts = ({ placedAt, itemCount = 0 }: Pick<OrderSummary, 'placedAt' | 'itemCount'>): string =>
  [formatDate(placedAt), itemCount === 0 ? undefined : `${itemCount} ${itemCount === 1 ? 'item' : 'items'}`]
    .filter((fact) => fact !== undefined)
    .join(' · ');

const inPoints = (count: number): string => `${grouped(count)} ${count === 1 ? 'point' : 'points'}`;

/** States of a shipment that has left, or does not leave any more. */
const HAS_LEFT: ReadonlyArray<OrderStatus> = ['shipped', 'completed', 'returned', 'cancelled'];

/**
 * What an order earns: points come with each shipment that leaves, and with each pickup that is ready (RWD-04, ORD-07).
 */
export const pointsWords = ({
  points: { expected, earned },
  shipments,
}: Pick<Order, 'points' | 'shipments'>): string => {
  const coming = expected - earned;
  const waiting = shipments.filter(({ status }) => !HAS_LEFT.includes(status));
  const pickups = waiting.filter(({ method }) => method === 'pickup').length;
  const isPickedUp = pickups > 0 && pickups === waiting.length;
  const event = isPickedUp ? 'is ready for pickup' : pickups > 0 ? 'ships or is ready for pickup' : 'ships';
  if (earned === 0) return `You’ll earn ${inPoints(coming)} when this order ${event}.`;
  const now = `You earned ${inPoints(earned)} with this order`;
  return coming > 0 ? `${now} so far. You’ll earn ${grouped(coming)} more when the rest ${event}.` : `${now}.`;
};
