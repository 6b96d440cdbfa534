import type { DeliveryMethod, OrderStatus, ReturnReason, ShipmentEventKind } from '../../../core/orders/order';

/** The platform's letters for the status of an order or a shipment (contracts 3, ORD-06). */
const STATUSES: ReadonlyMap<string, OrderStatus> = new Map([
  ['P', 'received'],
  ['I', 'received'],
  ['M', 'received'],
  ['C', 'received'],
  ['A', 'in-review'],
  ['W', 'in-review'],
  ['L', 'delayed'],
  ['B', 'delayed'],
  ['R', 'preparing'],
  ['F', 'preparing'],
  ['G', 'preparing'],
  ['V', 'partly-shipped'],
  ['S', 'shipped'],
  ['D', 'completed'],
  ['X', 'cancelled'],
  ['N', 'declined'],
  ['K', 'returned'],
]);

/** A letter that this table lacks is read as a received order. */
export const statusOf = (letter: string | undefined): OrderStatus => STATUSES.get(letter ?? '') ?? 'received';

const METHODS: ReadonlyMap<string, DeliveryMethod> = new Map([
  ['SHIP', 'ship'],
  ['BOPUS', 'pickup'],
  ['SDD', 'same-day'],
]);

export const methodOf = (code: string | undefined): DeliveryMethod => METHODS.get(code ?? '') ?? 'ship';

const EVENTS: ReadonlyMap<string, ShipmentEventKind> = new Map([
  ['PLACED', 'placed'],
  ['PACKED', 'packed'],
  ['SHIPPED', 'shipped'],
  ['READY', 'ready'],
  ['DELIVERED', 'delivered'],
  ['PICKED_UP', 'picked-up'],
  ['CANCELLED', 'cancelled'],
  ['RETURNED', 'returned'],
]);

/** Undefined for an event that the shop has no words for. */
export const eventKindOf = (code: string): ShipmentEventKind | undefined => EVENTS.get(code);

const REASON_CODES = {
  damaged: 'DAMAGED',
  'wrong-item': 'WRONG_ITEM',
  'not-as-described': 'NOT_AS_DESCRIBED',
  'pet-dislikes': 'PET_DISLIKES',
  'no-longer-needed': 'NO_LONGER_NEEDED',
} as const satisfies Readonly<Record<ReturnReason, string>>;

const REASONS: ReadonlyMap<string, ReturnReason> = new Map(
  (Object.keys(REASON_CODES) as ReadonlyArray<ReturnReason>).map((reason) => [REASON_CODES[reason], reason]),
);

export const reasonCode = (reason: ReturnReason): string => REASON_CODES[reason];

export const reasonOf = (code: string | undefined): ReturnReason | undefined => REASONS.get(code ?? '');

/** Whether a return is of items that never reached the shopper. */
export const isUndelivered = (code: string | undefined): boolean => code === 'UNDELIVERED';
