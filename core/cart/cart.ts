/** One line of the cart. Amounts are in the shop's currency. */
export interface CartItem {
  readonly id: string;
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  readonly brand: string | undefined;
  /** Path of the product's page, where the service gave one. */
  readonly url: string | undefined;
  readonly thumbnail: string | undefined;
  readonly size: string | undefined;
  readonly flavor: string | undefined;
  readonly quantity: number;
  readonly unitPrice: number | undefined;
  /** The line's price. */
  readonly price: number | undefined;
  readonly isAvailable: boolean;
  /** How many there are, where the service says. */
  readonly availableQuantity: number | undefined;
}

export interface AppliedPromotion {
  readonly code: string;
  readonly description: string;
}

/** Something taken off the whole order: a promotion, a reward, the card's first purchase. */
export interface CartAdjustment {
  readonly code: string;
  readonly description: string;
  /** Below or equal to zero. */
  readonly amount: number;
  /** It is taken off what sending costs, not off the products. */
  readonly isOffShipping?: boolean;
}

/** What the shopper is about to buy (CRT-01). */
export interface Cart {
  readonly totalCartQuantity: number;
  readonly recentOrderQuantity: number;
  readonly subTotal: number;
  /** What promotions and rewards take off, as a number below or equal to zero. */
  readonly discount: number;
  /** Undefined when the service does not say yet; so is the tax. */
  readonly shipping: number | undefined;
  readonly tax: number | undefined;
  /** Of everything that is known. */
  readonly total: number;
  /** What is missing for free shipping; undefined when the service does not say. */
  readonly freeShippingRemaining: number | undefined;
  readonly promotions: ReadonlyArray<AppliedPromotion>;
  /** The parts of the discount that the service names. */
  readonly adjustments: ReadonlyArray<CartAdjustment>;
  readonly items: ReadonlyArray<CartItem>;
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
  promotions: [],
  adjustments: [],
  items: [],
};

/** The most of one thing that a cart holds. */
export const MAX_QUANTITY = 99;
