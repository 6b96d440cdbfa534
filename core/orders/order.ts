import type { PickupPerson } from '../cart/fulfilment/fulfilment';
import type { Personalization } from '../personalization/personalization';
import type { OrderPrescription } from '../prescriptions/prescription';

/** Where an order or one of its shipments stands (ORD-06). */
export type OrderStatus =
  | 'received'
  | 'in-review'
  /** Something is not in stock yet. */
  | 'delayed'
  | 'preparing'
  | 'partly-shipped'
  | 'shipped'
  | 'completed'
  | 'cancelled'
  /** The payment was refused after the order was placed. */
  | 'declined'
  | 'returned';

/** How a shipment reaches the shopper (CHK-02). */
export type DeliveryMethod = 'ship' | 'pickup' | 'same-day';

/** What happened to a shipment. */
export type ShipmentEventKind =
  'placed' | 'packed' | 'shipped' | 'ready' | 'delivered' | 'picked-up' | 'cancelled' | 'returned';

export interface ShipmentEvent {
  readonly kind: ShipmentEventKind;
  /** A time in ISO 8601; undefined when the service does not send it. */
  readonly at: string | undefined;
}

/** Why the shop canceled a shipment. */
export interface ShopCancellation {
  /** What it cannot send, or a payment that can no longer be charged. */
  readonly kind: 'unavailable' | 'payment-ended';
  /** The shop's own words; undefined for none. */
  readonly reason: string | undefined;
}

/** Lines of an order that travel together or are collected together. */
export interface Shipment {
  readonly id: string;
  readonly method: DeliveryMethod;
  readonly status: OrderStatus;
  /** The promised day, `2026-11-25`. */
  readonly promisedDate: string | undefined;
  /** The shipping method in words, such as "Standard, 3 to 5 days". */
  readonly shippingMethod: string | undefined;
  readonly storeId: string | undefined;
  readonly storeName: string | undefined;
  readonly carrier: string | undefined;
  readonly trackingNumber: string | undefined;
  /** A path of this shop or an https address. */
  readonly trackingUrl: string | undefined;
  /** The other company that sells and ships it; missing for the shop itself (CHK-05). */
  readonly vendor?: string;
  /** Why the shop canceled it; missing unless the shop did (ORD-05). */
  readonly shopCancellation?: ShopCancellation;
  /** Whether its promised day is over and it is still awaited; missing unless it is (ORD-04). */
  readonly isLate?: boolean;
  readonly lineIds: ReadonlyArray<string>;
  /** In the order of time. */
  readonly events: ReadonlyArray<ShipmentEvent>;
}

/** One line of a placed order. Amounts are in the shop's currency. */
export interface OrderLine {
  readonly id: string;
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  readonly brand: string | undefined;
  /** Path of the product's page; undefined when the service sends none. */
  readonly url: string | undefined;
  readonly thumbnail: string | undefined;
  readonly size: string | undefined;
  readonly flavor: string | undefined;
  /** The ordered quantity, cancelled and returned items included. */
  readonly quantity: number;
  readonly cancelledQuantity: number;
  /** Of all returns, also of those that were only started. */
  readonly returnedQuantity: number;
  /** The part of `returnedQuantity` that has not arrived back yet; undefined for none. */
  readonly returningQuantity?: number;
  readonly unitPrice: number | undefined;
  /** The line's price. */
  readonly price: number | undefined;
  readonly shipmentId: string | undefined;
  /** Whether what is left of the line is not packed yet (ORD-05). */
  readonly isCancellable: boolean;
  /** The last day on which the line can be returned; undefined when it cannot be returned. */
  readonly returnableUntil: string | undefined;
  /** The last day on which what is left of the line could be returned; missing unless that day is over. */
  readonly returnEnded?: string;
  /** The shopper's text on it (PRO-08). */
  readonly personalization?: Personalization;
  /** What the vet decided; undefined for products without a prescription (PRO-07). */
  readonly prescription?: OrderPrescription;
}

export interface OrderAddress {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** Without empty lines. */
  readonly lines: ReadonlyArray<string>;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly zipCode: string | undefined;
}

/** What a gift card pays of an order. */
export interface OrderGiftCard {
  readonly lastFour: string;
  /** After cancellations. */
  readonly amount: number;
  /** What was left on the card when the order was placed; undefined when the service does not send it. */
  readonly remaining: number | undefined;
}

/** How an order was paid: never more of a card than its brand and its last four digits. */
export interface OrderPayment {
  readonly kind: 'card' | 'petco-pay' | 'paypal' | 'other';
  /** Such as `VISA`. */
  readonly brand: string | undefined;
  readonly lastFour: string | undefined;
}

/** The tax of one state (ORD-09). */
export interface OrderTax {
  readonly state: string;
  /** In percent, such as 7.75. */
  readonly rate: number | undefined;
  readonly amount: number;
}

export interface OrderReturn {
  readonly id: string;
  readonly isReceived: boolean;
  readonly reason: ReturnReason | undefined;
  /** Whether the items never reached the shopper: not delivered, or not picked up; the shop registered it (ORD-06). */
  readonly isUndelivered?: boolean;
  /** The label to print: a path of this shop or an https address. */
  readonly labelUrl: string | undefined;
  readonly lines: ReadonlyArray<LineQuantity>;
  /** What is or will be refunded; undefined while the service has not calculated it. */
  readonly refund: number | undefined;
  /** The part of the refund that is not charged in the first place, instead of being refunded; none when missing. */
  readonly notCharged?: number;
}

export interface LineQuantity {
  readonly lineId: string;
  readonly quantity: number;
}

/** Why a shopper returns something, with the words that are shown. */
export const RETURN_REASONS = {
  damaged: 'It arrived damaged',
  'wrong-item': 'It isn’t what I ordered',
  'not-as-described': 'It isn’t as described',
  'pet-dislikes': 'My pet doesn’t like it',
  'no-longer-needed': 'I no longer need it',
} as const;

export type ReturnReason = keyof typeof RETURN_REASONS;

/** A reduction of the whole order, such as a promotion or a reward. */
export interface OrderAdjustment {
  readonly description: string;
  /** What still counts after cancellations; zero only where `usedForCancelled` or `givenBack` is not. */
  readonly amount: number;
  /** The part of a reward that was spent on items that the shopper cancelled (ORD-05). */
  readonly usedForCancelled?: number;
  /** The part of a reward that was given back for items that the shop did not deliver (ORD-05). */
  readonly givenBack?: number;
  /** Whether it reduces the price of shipping, not of products. */
  readonly isOffShipping?: boolean;
}

/** A placed order. */
export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  /** A time in ISO 8601. */
  readonly placedAt: string | undefined;
  readonly email: string | undefined;
  /** Set where the shop sends no mail about it. */
  readonly hasNoMail?: true;
  readonly phone: string | undefined;
  /** Who picks up what is picked up in a store. */
  readonly pickupPerson?: PickupPerson;
  readonly shippingAddress: OrderAddress | undefined;
  readonly billingAddress: OrderAddress | undefined;
  readonly payment: OrderPayment | undefined;
  /** Why the card was not saved although the shopper asked for it: no room in the wallet, or it could not be saved (PAY-05). */
  readonly unsavedCard?: 'wallet-full' | 'unavailable';
  /** The gift cards that pay before the payment, in their order (PAY-05). */
  readonly giftCards: ReadonlyArray<OrderGiftCard>;
  readonly subTotal: number;
  /** The total reduction of products and shipping: zero or negative. */
  readonly discount: number;
  readonly adjustments: ReadonlyArray<OrderAdjustment>;
  readonly shipping: number;
  readonly tax: number;
  /** The parts of the tax that the service lists. */
  readonly taxes: ReadonlyArray<OrderTax>;
  readonly tip: number;
  readonly total: number;
  /** Points of the rewards programme: `expected` when everything has left, `earned` so far. */
  readonly points: { readonly expected: number; readonly earned: number };
  /** Opens the order without an account; see `OrderGateway.byToken`. */
  readonly token: string | undefined;
  readonly lines: ReadonlyArray<OrderLine>;
  readonly shipments: ReadonlyArray<Shipment>;
  readonly returns: ReadonlyArray<OrderReturn>;
  /** The lines of the address that returns are sent to; empty when the service does not send it. */
  readonly returnAddress: ReadonlyArray<string>;
}

/** An order in the list of orders. */
export interface OrderSummary {
  readonly id: string;
  readonly status: OrderStatus;
  /** A time in ISO 8601. */
  readonly placedAt: string | undefined;
  readonly total: number | undefined;
  /** Without canceled items. Undefined when the service does not send it. */
  readonly itemCount: number | undefined;
  /** Some of its products, for pictures; the quantity is that of pieces that are not canceled. */
  readonly items: ReadonlyArray<Pick<OrderLine, 'name' | 'thumbnail' | 'url' | 'quantity'>>;
  readonly promisedDate: string | undefined;
  /** Whether the promised day is over and nothing has left; missing unless it is (ORD-04). */
  readonly isLate?: boolean;
}

/** A variant that the shopper has bought before (ORD-08). */
export interface Purchase {
  readonly partNumber: string;
  readonly productId: string;
  readonly name: string;
  readonly brand: string | undefined;
  readonly url: string | undefined;
  readonly thumbnail: string | undefined;
  readonly size: string | undefined;
  readonly flavor: string | undefined;
  readonly timesBought: number;
  /** A time in ISO 8601. */
  readonly lastBought: string | undefined;
  readonly lastPrice: number | undefined;
  readonly currentPrice: number | undefined;
  readonly availableQuantity: number | undefined;
  /** Whether it can be put into the cart now: for pickup when it `isPickupOnly`, else shipped. */
  readonly isBuyable: boolean;
  readonly isPickupOnly?: boolean;
  /** The store that has what is only picked up, or one that could; `availableQuantity` is what it has. */
  readonly store?: { readonly id: string; readonly name: string | undefined };
  /** Whether its page asks for a text first (PRO-08). */
  readonly isPersonalized?: boolean;
}

/** A part of a list; `total` counts the whole list. */
export interface ListPage<Item> {
  readonly items: ReadonlyArray<Item>;
  readonly total: number;
}

/** Whether a line can be returned only when it arrived damaged or is not what was ordered (PRO-07, PRO-08). */
export const isReturnedForFaultsOnly = ({
  personalization,
  prescription,
}: Pick<OrderLine, 'personalization' | 'prescription'>): boolean =>
  personalization !== undefined || prescription !== undefined;

/** The quantity of a line that is neither cancelled nor returned. */
export const remainingQuantity = ({ quantity, cancelledQuantity, returnedQuantity }: OrderLine): number =>
  Math.max(0, quantity - cancelledQuantity - returnedQuantity);

/** The price of a line's pieces that were not cancelled, as the items are summed up; undefined without a price. */
export const keptPrice = ({
  price,
  quantity,
  cancelledQuantity,
}: Pick<OrderLine, 'price' | 'quantity' | 'cancelledQuantity'>): number | undefined => {
  if (price === undefined || cancelledQuantity === 0) return price;
  const kept = Math.max(0, quantity - cancelledQuantity);
  return Math.trunc((Math.round(price * 100) * kept) / quantity) / 100;
};

/** The lines of an order that are in a shipment. */
export const linesOfShipment = (
  { lines }: Pick<Order, 'lines'>,
  { id, lineIds }: Pick<Shipment, 'id' | 'lineIds'>,
): ReadonlyArray<OrderLine> =>
  lines.filter((line) => (line.shipmentId === undefined ? lineIds.includes(line.id) : line.shipmentId === id));

/** The number of items that were ordered and not cancelled. */
export const itemCountOf = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { quantity, cancelledQuantity }) => sum + Math.max(0, quantity - cancelledQuantity), 0);
