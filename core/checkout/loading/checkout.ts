import type { SavedAddress } from '../../addresses/address';
import type { Cart } from '../../cart/cart';
import type { PickupPerson } from '../../cart/fulfilment/fulfilment';
import type { CheckoutPrescription } from '../../prescriptions/prescription';

/** How the shop reaches the shopper about the order. */
export interface Contact {
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  /** Who picks up what is picked up in a store; undefined when it is not known, or nothing is picked up. */
  readonly pickup?: PickupPerson;
}

/** A way of shipping that can be chosen for this cart (CHK-05). */
export interface ShippingMethod {
  readonly id: string;
  readonly code: string;
  /** Such as `3-5 days`. */
  readonly name: string;
  /** 0: free. */
  readonly cost: number;
  /** The promised day as `YYYY-MM-DD`; undefined when the service does not send one. */
  readonly date: string | undefined;
}

/** Another company that sells and ships some of the lines (CHK-05). */
export interface Vendor {
  readonly name: string;
  /** The ids of its lines in the cart. */
  readonly itemIds: ReadonlyArray<string>;
}

/** The parts of a card that may be shown and stored (PAY-02). */
export interface CardSummary {
  /** In lower case, such as `visa`; empty when unknown. */
  readonly brand: string;
  readonly lastFour: string;
  /** 1 to 12; undefined when unknown. */
  readonly expiryMonth: number | undefined;
  /** Four digits; undefined when unknown. */
  readonly expiryYear: number | undefined;
}

export type PaymentKind = 'card' | 'saved' | 'petco-pay' | 'paypal';

/** Why a payment was declined, as far as a shopper can act on it. */
export type DeclineReason =
  | 'declined'
  | 'insufficient-funds'
  | 'wrong-security-code'
  | 'wrong-number'
  | 'expired-card'
  | 'try-again-later'
  | 'authentication-failed';

/** The payment that the shopper has chosen. For PayPal, the card's parts are empty. */
export interface ChosenPayment extends CardSummary {
  readonly id: string;
  readonly kind: PaymentKind;
  /** Why it was declined when the order was to be placed with it; undefined when it was not (PAY-05). */
  readonly declined?: DeclineReason | undefined;
}

/** A card in the wallet that can pay for the cart (PAY-05). */
export interface SavedCard extends CardSummary {
  readonly walletId: string;
  readonly kind: 'card' | 'petco-pay';
  readonly isDefault: boolean;
  /** The temporary Petco Pay card of a fresh approval. */
  readonly isTemporary: boolean;
}

/** A gift card that pays for the order before the other payment (PAY-05). */
export interface AppliedGiftCard {
  readonly id: string;
  readonly lastFour: string;
  /** What is on it. */
  readonly balance: number;
  /** What it pays of this order. */
  readonly amount: number;
}

/**
 * Where the shopper types a card: in a frame of this origin, or in Stripe's own fields, which its script shows with this
 * key (PAY-02).
 */
export type CardFields =
  | { readonly kind: 'embedded'; readonly origin: string }
  | { readonly kind: 'stripe'; readonly publishableKey: string; readonly scriptUrl: string };

/** What is needed before the order can be placed. */
export type CheckoutPart = 'contact' | 'address' | 'delivery-day' | 'prescription' | 'payment';

/** The state of a checkout at the commerce service, where reload and a second tab find it (CHK-01). */
export interface CheckoutState {
  readonly orderId: string;
  readonly contact: Contact | undefined;
  readonly deliveryAddress: SavedAddress | undefined;
  /** Undefined: the delivery address. */
  readonly billingAddress: SavedAddress | undefined;
  /** The addresses that the shopper can choose from (CHK-04). */
  readonly savedAddresses: ReadonlyArray<SavedAddress>;
  /** Empty when nothing is shipped. */
  readonly shippingMethods: ReadonlyArray<ShippingMethod>;
  readonly chosenMethod: ShippingMethod | undefined;
  /** The days as `YYYY-MM-DD` on which frozen products can be delivered; empty when no line needs one (CHK-05). */
  readonly deliveryDays: ReadonlyArray<string>;
  readonly deliveryDay: string | undefined;
  readonly vendors: ReadonlyArray<Vendor>;
  /** Undefined when no line needs a prescription (PRO-07). */
  readonly prescription?: CheckoutPrescription;
  /** Whether something is delivered on the same day, so that a tip can be given. */
  readonly takesTip: boolean;
  /** Whether the contact needs the name of who picks up, because something is picked up in a store (CHK-01). */
  readonly asksWhoPicksUp: boolean;
  /** The tip for same-day deliveries (CHK-06); 0 for none. */
  readonly tip: number;
  readonly payment: ChosenPayment | undefined;
  /** In the order in which they pay. */
  readonly giftCards: ReadonlyArray<AppliedGiftCard>;
  /** What is left to pay with another payment; undefined when the service does not send it. */
  readonly toPay: number | undefined;
  /** The least that a card or PayPal pays; gift cards leave at least as much. 0: any amount. */
  readonly minimumCharge: number;
  readonly savedCards: ReadonlyArray<SavedCard>;
  /** Whether the wallet has no room for another card: one that is typed pays for the order and is not saved. */
  readonly isWalletFull: boolean;
  /** Undefined when no card can be typed. */
  readonly cardFields: CardFields | undefined;
  readonly hasPayPal: boolean;
  /** What is not complete, in the order of the checkout's steps. Empty: the order can be placed. */
  readonly missing: ReadonlyArray<CheckoutPart>;
}

/** What the order costs, as the service calculates it (CHK-07). Amounts are in the shop's currency. */
export interface CheckoutTotals {
  readonly subTotal: number;
  /** Zero or negative. */
  readonly discount: number;
  /** Undefined while the service has not calculated it. */
  readonly shipping: number | undefined;
  readonly tax: number | undefined;
  readonly tip: number;
  readonly total: number;
}

/** The permission to place the order at this total, once (ORD-01). */
export interface Placing {
  /** The same after a reload, as long as nothing changed. */
  readonly key: string;
  readonly total: number;
  /** What gift cards leave to pay; undefined when the service does not send it. */
  readonly toPay?: number | undefined;
  /** Whether an order is being placed with this key now, and its outcome is not known yet. */
  readonly isUnderWay?: true;
}

/** A checkout with its cart. */
export interface Checkout extends CheckoutState {
  readonly cart: Cart;
  readonly totals: CheckoutTotals;
  /** Whether any line is brought to the shopper, so that the delivery is a step of this checkout (CHK-01). */
  readonly isDelivered: boolean;
  /** The amounts that are offered as a tip; empty when nothing is delivered on the same day (CHK-06). */
  readonly tipSuggestions: ReadonlyArray<number>;
  /** Only on Review; undefined elsewhere, and while something is missing. */
  readonly placing: Placing | undefined;
}

/** The address for the bill: its own or the delivery address. */
export const billingAddressOf = ({
  billingAddress,
  deliveryAddress,
}: Pick<CheckoutState, 'billingAddress' | 'deliveryAddress'>): SavedAddress | undefined =>
  billingAddress ?? deliveryAddress;

/** Whether a card cannot be used any more. `now` is in milliseconds since 1970; cards are valid through their month. */
export const isExpired = (
  { expiryMonth, expiryYear }: Pick<CardSummary, 'expiryMonth' | 'expiryYear'>,
  now: number,
): boolean => {
  if (expiryMonth === undefined || expiryYear === undefined) return false;
  return now >= Date.UTC(expiryYear, expiryMonth, 1);
};
