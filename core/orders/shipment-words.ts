import { formatShortDate } from './date-words';
import type { DeliveryMethod, Shipment, ShipmentEventKind } from './order';
import { currentStep } from './shipment-timeline';

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

/** One sentence on where a shipment is and what happens next. `isWaiting` says whether a vet has to approve it first. */
export const nextWords = (shipment: Shipment, isWaiting = false): string => {
  const day = formatShortDate(shipment.promisedDate);
  const { method, storeName = 'the store' } = shipment;
  switch (currentStep(shipment)) {
    case 'placed':
    case 'packed':
      if (isWaiting) return 'Ships after your vet approves it. We’ll email you when it’s on the way.';
      return method === 'pickup'
        ? `${day === undefined ? 'We’ll' : `By ${day}, we’ll`} email you when it’s ready for pickup at ${storeName}.`
        : `${day === undefined ? 'We’ll' : `Arrives by ${day}. We’ll`} email you when it’s on the way.`;
    case 'shipped':
      return day === undefined ? 'It’s on the way.' : `It’s on the way and arrives by ${day}.`;
    case 'ready':
      return `It’s ready at ${storeName}. Bring your order number.`;
    case 'delivered':
      return 'It’s been delivered.';
    case 'picked-up':
      return 'You picked it up.';
    case 'cancelled':
      return 'It was canceled. You won’t be charged for it.';
    case 'returned':
      return 'It was returned.';
  }
};
