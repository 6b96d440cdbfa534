import type { LineFulfilment, Shipment } from './fulfilment/fulfilment';
import type { Personalization } from '../personalization/personalization';
import type { SavedItem } from './saved/saved-item';

/** One line of the cart. Amounts are in the shop's currency. */
export interface CartItem {
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
  readonly quantity: number;
  /** Undefined when it is no longer sold. */
  readonly unitPrice: number | undefined;
  /** The unit price that the shopper saw when the line was added or last changed, when it is another one now (CHK-07). */
  readonly priceBefore?: number;
  /** The line's price. */
  readonly price: number | undefined;
  readonly isAvailable: boolean;
  /** The available quantity; undefined when the service does not send it. */
  readonly availableQuantity: number | undefined;
  /** Undefined when the service does not offer several ways. */
  readonly fulfilment: LineFulfilment | undefined;
  /** Why it cannot be bought as it is, for the shopper; undefined when it can, or when the service does not say. */
  readonly problem: string | undefined;
  /** Whether it is no longer sold online: it has no price, and no way to get it. */
  readonly isGone?: boolean;
  /** The other company that sells and ships it. */
  readonly vendor: string | undefined;
  /** Whether it can be delivered again and again. */
  readonly isRepeatable?: boolean;
  /** The shopper's text on it (PRO-08). */
  readonly personalization?: Personalization;
}

export interface AppliedPromotion {
  readonly code: string;
  readonly description: string;
}

/** Why a promotion code or reward that was entered takes nothing off the cart (CHK-07). */
export interface CodeNote {
  readonly code: string;
  /** `ended`: it cannot count again; `unearned`: it may, once the cart or the code changes; `unused`: nothing to reduce. */
  readonly reason: 'ended' | 'unearned' | 'unused';
  /** The service's text for the shopper. */
  readonly text: string;
}

/** A reduction of the whole order: a promotion, a reward, or the card's first purchase. */
export interface CartAdjustment {
  readonly code: string;
  readonly description: string;
  /** Below or equal to zero. */
  readonly amount: number;
  /** Whether it reduces the cost of shipping instead of the price of the products. */
  readonly isOffShipping?: boolean;
}

/** What the shopper is about to buy (CRT-01). */
export interface Cart {
  readonly totalCartQuantity: number;
  readonly recentOrderQuantity: number;
  readonly subTotal: number;
  /** The total reduction by promotions and rewards: zero or negative. */
  readonly discount: number;
  /** Shipping and tax are undefined while the service has not calculated them. */
  readonly shipping: number | undefined;
  readonly tax: number | undefined;
  /** The sum of the known amounts. */
  readonly total: number;
  /** The amount that is missing for free shipping; undefined when the service does not send it. */
  readonly freeShippingRemaining: number | undefined;
  /** Points of the rewards programme that the order will earn; undefined when the service does not send them (RWD-04). */
  readonly pointsExpected: number | undefined;
  readonly promotions: ReadonlyArray<AppliedPromotion>;
  /** Codes that take nothing off, with the reason; one that has ended is told here and is not among `promotions`. */
  readonly codeNotes?: ReadonlyArray<CodeNote>;
  /** The parts of the discount that the service lists. */
  readonly adjustments: ReadonlyArray<CartAdjustment>;
  readonly items: ReadonlyArray<CartItem>;
  /** The shipments that the items become; empty when the service does not send them. */
  readonly shipments: ReadonlyArray<Shipment>;
  /** A tip for same-day delivery; part of the total. */
  readonly tip: number;
  /** What the shopper keeps for later. */
  readonly savedItems: ReadonlyArray<SavedItem>;
}

export const EMPTY_CART: Cart = {
  totalCartQuantity: 0,
  recentOrderQuantity: 0,
  subTotal: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  freeShippingRemaining: undefined,
  pointsExpected: undefined,
  promotions: [],
  adjustments: [],
  items: [],
  shipments: [],
  tip: 0,
  savedItems: [],
};

/** The maximum quantity of a line. */
export const MAX_QUANTITY = 99;

/** The greatest length of a promotion code. */
export const MAX_CODE_LENGTH = 40;
