import { cancelMoneyWords, shopCancelWords, type PaidBy } from './cancel-words';
import { formatShortDate } from './date-words';
import type { DeliveryMethod, Order, OrderStatus, Shipment, ShipmentEventKind } from './order';
import { currentStep } from './shipment-timeline';

/** The states after which nothing is awaited of a shipment any more. */
export const HAS_ENDED: ReadonlySet<OrderStatus> = new Set(['completed', 'cancelled', 'returned']);

const STEP_WORDS: Readonly<Record<ShipmentEventKind, string>> = {
  placed: 'Order placed',
  packed: 'Packed',
  shipped: 'Shipped',
  ready: 'Ready for pickup',
  delivered: 'Delivered',
  'picked-up': 'Picked up',
  cancelled: 'Canceled',
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

/** Who sells and ships a shipment that is not the shop's own; undefined for the shop (CHK-05). */
export const sellerWords = ({ vendor }: Pick<Shipment, 'vendor'>): string | undefined =>
  vendor === undefined ? undefined : `Sold and shipped by ${vendor}`;

/** What the words about a shipment need of its order. */
export type ToldOrder = PaidBy & Pick<Order, 'hasNoMail'>;

/** What the words about a shipment depend on beside it. */
export interface NextFacts {
  /** Whether a vet has to approve it first (PRO-07). */
  readonly isWaiting?: boolean;
  readonly order: ToldOrder;
}

/**
 * The words for what has not left: by when it comes, or that it is late, and when the next mail comes; where the shop sends
 * none, when the page of the order says more. The day of what waits for a vet allows for the approval, and is not named any
 * more once it is over.
 */
const beforeLeaving = (
  { method, storeName = 'the store', promisedDate, isLate }: Shipment,
  { isWaiting, order }: NextFacts,
): string => {
  const day = formatShortDate(promisedDate);
  const event = method === 'pickup' ? `it’s ready for pickup at ${storeName}` : 'it’s on the way';
  const mail = `${order.hasNoMail ? 'Your order’s page will say' : 'We’ll email you'} when ${event}.`;
  if (isWaiting) {
    return `Ships after your vet approves it${day === undefined || isLate ? '' : ` and is expected by ${day}`}. ${mail}`;
  }
  if (day === undefined) return mail;
  if (isLate) return `It’s late: it was due by ${day}. We’re sorry. ${mail}`;
  return `${method === 'pickup' ? 'Ready' : 'Arrives'} by ${day}. ${mail}`;
};

/** The words for what is on the way. Its carrier may have delivered it without a report, so it is not called late. */
const onTheWay = ({ promisedDate, isLate }: Shipment): string => {
  const day = formatShortDate(promisedDate);
  if (day === undefined) return 'It’s on the way.';
  return isLate === true
    ? `It’s on the way and was due by ${day}. If it hasn’t arrived, please contact us.`
    : `It’s on the way and arrives by ${day}.`;
};

const cancelled = ({ shopCancellation }: Shipment, paidBy: PaidBy): string =>
  shopCancellation === undefined
    ? `It was canceled. ${cancelMoneyWords(paidBy, 'items')}`
    : `${shopCancelWords(shopCancellation)} ${cancelMoneyWords(paidBy, 'items')} Please place a new order if you still need them.`;

/** Says where a shipment is and what happens next. */
export const nextWords = (shipment: Shipment, facts: NextFacts): string => {
  switch (currentStep(shipment)) {
    case 'placed':
    case 'packed':
      return beforeLeaving(shipment, facts);
    case 'shipped':
      return onTheWay(shipment);
    case 'ready':
      return `It’s ready at ${shipment.storeName ?? 'the store'}. Bring your order number.`;
    case 'delivered':
      return 'It’s been delivered.';
    case 'picked-up':
      return 'You picked it up.';
    case 'cancelled':
      return cancelled(shipment, facts.order);
    case 'returned':
      return 'It was returned.';
  }
};
