import { formatDate, formatShortDate } from './date-words';
import type { OrderStatus, OrderSummary } from './order';

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

/** The day of an order and the number of its items, as far as they are known: `Mon, Nov 23, 2026 · 2 items`. */
export const orderFacts = ({ placedAt, itemCount }: Pick<OrderSummary, 'placedAt' | 'itemCount'>): string =>
  [formatDate(placedAt), itemCount === undefined ? undefined : `${itemCount} ${itemCount === 1 ? 'item' : 'items'}`]
    .filter((fact) => fact !== undefined)
    .join(' · ');
