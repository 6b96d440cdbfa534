import { formatDay } from '../catalogue/delivery-promise';
import type { DeliveryMethod, OrderStatus, OrderSummary, ShipmentEventKind, Shipment } from './order';
import { currentStep } from './shipment-timeline';

/** The words for the status of an order. */
export const STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  received: 'Order received',
  'in-review': 'Payment in review',
  delayed: 'Delayed',
  preparing: 'Being prepared',
  'partly-shipped': 'Partly shipped',
  shipped: 'Shipped',
  completed: 'Completed',
  cancelled: 'Cancelled',
  declined: 'Payment declined',
  returned: 'Returned',
};

const STEP_WORDS: Readonly<Record<ShipmentEventKind, string>> = {
  placed: 'Order placed',
  packed: 'Packed',
  shipped: 'Shipped',
  ready: 'Ready for pickup',
  delivered: 'Delivered',
  'picked-up': 'Picked up',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** The words for a step of a shipment. */
export const stepWords = (kind: ShipmentEventKind, method: DeliveryMethod): string =>
  kind === 'shipped' && method === 'same-day' ? 'Out for delivery' : STEP_WORDS[kind];

/** The words for how a shipment reaches the shopper. */
export const methodWords = ({ method, storeName }: Pick<Shipment, 'method' | 'storeName'>): string => {
  if (method === 'pickup') return storeName === undefined ? 'Pickup in store' : `Pickup at ${storeName}`;
  return method === 'same-day' ? 'Same-day delivery' : 'Delivery';
};

/** Formats the day of a time in ISO 8601 or of a date: `Wed, Nov 25, 2026`; undefined for any other text. */
export const formatDate = (at: string | undefined): string | undefined => {
  const day = dayOf(at);
  return day === undefined ? undefined : `${formatDay(day)}, ${day.slice(0, 4)}`;
};

/** As `formatDate`, without the year: `Wed, Nov 25`. */
export const formatShortDate = (at: string | undefined): string | undefined => {
  const day = dayOf(at);
  return day === undefined ? undefined : formatDay(day);
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

/** The day on which an order that is on its way is expected; undefined for other orders, and without a promise. */
export const expectedWords = ({
  status,
  promisedDate,
}: Pick<OrderSummary, 'status' | 'promisedDate'>): string | undefined => {
  const day = AWAITED.includes(status) ? formatShortDate(promisedDate) : undefined;
  return day === undefined ? undefined : `Expected by ${day}`;
};

/** The day of an order and the number of its items, as far as they are known: `Mon, Nov 23, 2026 · 2 items`. */
export const orderFacts = ({ placedAt, itemCount }: Pick<OrderSummary, 'placedAt' | 'itemCount'>): string =>
  [formatDate(placedAt), itemCount === undefined ? undefined : `${itemCount} ${itemCount === 1 ? 'item' : 'items'}`]
    .filter((fact) => fact !== undefined)
    .join(' · ');

const dayOf = (at: string | undefined): string | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(at ?? '')?.[0];
  return day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? undefined : day;
};

/** One sentence on where a shipment is and what happens next. */
export const nextWords = (shipment: Shipment): string => {
  const day = formatShortDate(shipment.promisedDate);
  const { method, storeName = 'the store' } = shipment;
  switch (currentStep(shipment)) {
    case 'placed':
    case 'packed':
      return method === 'pickup'
        ? `${day === undefined ? 'We will' : `By ${day} we will`} email you when it is ready for pickup at ${storeName}.`
        : `${day === undefined ? 'We will' : `Arrives by ${day}. We will`} email you when it is on its way.`;
    case 'shipped':
      return day === undefined ? 'It is on its way.' : `It is on its way and arrives by ${day}.`;
    case 'ready':
      return `It is waiting for you at ${storeName}. Bring your order number.`;
    case 'delivered':
      return 'It was delivered.';
    case 'picked-up':
      return 'You picked it up.';
    case 'cancelled':
      return 'It was cancelled. You are not charged for it.';
    case 'returned':
      return 'It was returned.';
  }
};
