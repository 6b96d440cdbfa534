import type { FulfilmentChoice, FulfilmentMethod } from '../../core/cart/fulfilment/fulfilment';
import { isSameText, type Personalization } from '../../core/personalization/personalization';
import type { SavedItem } from '../../core/cart/saved/saved-item';
import type { Cart, CartItem } from '../../core/cart/cart';
import { aCartItem, aSavedItem } from '../builders/cart';

export const SHIPPED_BY = '2030-01-17';
export const TODAY = '2030-01-14';

/** A variant that the fake sells. */
export interface FakeVariant {
  readonly partNumber: string;
  readonly name: string;
  /** Dollars. */
  readonly price: number;
  /** Units in stock. */
  readonly stock: number;
  readonly inStoresOnly?: boolean;
  readonly pickupOnly?: boolean;
  /** Whether no store hands it over. */
  readonly shippedOnly?: boolean;
  /** Whether it is sold with a text of the shopper's only. */
  readonly isPersonalized?: boolean;
  /** Units in stock in each store, by the store's id. */
  readonly inStore?: Readonly<Record<string, number>>;
}

/** A store that hands out orders; `zipCodes` are those that it delivers to on the same day. */
export interface FakeStore {
  readonly id: string;
  readonly name: string;
  readonly zipCodes: ReadonlyArray<string>;
}

export interface Saved {
  readonly id: string;
  readonly partNumber: string;
  readonly quantity: number;
  /** How it reaches the shopper, or did before it was saved. */
  readonly choice: FulfilmentChoice;
}

export interface Line extends Saved {
  readonly personalization?: Personalization | undefined;
  /** The price that the shopper knows; undefined when it is not known. */
  readonly priceSeen?: number | undefined;
}

export interface StoredCart {
  readonly lines: ReadonlyArray<Line>;
  readonly codes: ReadonlyArray<string>;
  readonly saved: ReadonlyArray<Saved>;
}

export const NOTHING: StoredCart = { lines: [], codes: [], saved: [] };
const placeOf = (choice: FulfilmentChoice): string => (choice.method === 'ship' ? '' : choice.storeId);

export const isSameLine = (one: Line, other: Line): boolean =>
  one.partNumber === other.partNumber &&
  placeOf(one.choice) === placeOf(other.choice) &&
  isSameText(one.personalization, other.personalization);

/** The price that the shopper knows, when it is another one than today's. */
const changedPrice = (priceSeen: number | undefined, price: number): { readonly priceBefore?: number } =>
  priceSeen === undefined || priceSeen === price ? {} : { priceBefore: priceSeen };

export const stockFor = (variant: FakeVariant, choice: FulfilmentChoice): number =>
  choice.method === 'ship' ? variant.stock : (variant.inStore?.[choice.storeId] ?? 0);

/** Whether a variant is not offered in this way at any place. */
export const isNeverOffered = ({ pickupOnly, shippedOnly }: FakeVariant, method: FulfilmentMethod): boolean =>
  (method !== 'pickup' && pickupOnly === true) || (method !== 'ship' && shippedOnly === true);

export const keeping = (saved: ReadonlyArray<Saved>, item: Saved): ReadonlyArray<Saved> =>
  saved.some(({ partNumber }) => partNumber === item.partNumber) ? saved : [...saved, item];

export const replacing = (lines: ReadonlyArray<Line>, wanted: Line): ReadonlyArray<Line> =>
  lines.map((line) => (line.id === wanted.id ? wanted : line));

export const merging = (lines: ReadonlyArray<Line>, line: Line): ReadonlyArray<Line> => {
  const own = lines.find((other) => isSameLine(other, line));
  return own === undefined ? [...lines, line] : replacing(lines, { ...own, quantity: own.quantity + line.quantity });
};

export const without = <Entry extends Saved>(entries: ReadonlyArray<Entry>, id: string): ReadonlyArray<Entry> =>
  entries.filter((entry) => entry.id !== id);

export const toSaved = ({ id, partNumber, quantity, choice }: Saved, variant: FakeVariant | undefined): SavedItem =>
  aSavedItem({
    id,
    productId: `id-of-${partNumber}`,
    partNumber,
    name: variant?.name ?? partNumber,
    quantity,
    unitPrice: variant?.price,
    availableQuantity: variant?.stock ?? 0,
    isPickupOnly: variant?.pickupOnly ?? false,
    isSold: variant !== undefined,
    ...(choice.method === 'ship' ? {} : { way: choice }),
  });

/** A line as the cart shows it; `variant` is undefined for one that is not sold any more. */
export const toItem = (
  { id, partNumber, quantity, choice, personalization, priceSeen }: Line,
  variant: FakeVariant | undefined,
  stores: ReadonlyMap<string, FakeStore>,
): CartItem => {
  const { name = partNumber, price = 0 } = variant ?? {};
  const stock = variant === undefined ? 0 : stockFor(variant, choice);
  const storeId = choice.method === 'ship' ? undefined : choice.storeId;
  return aCartItem({
    id,
    productId: `id-of-${partNumber}`,
    partNumber,
    name,
    quantity,
    unitPrice: price,
    ...changedPrice(priceSeen, price),
    isAvailable: stock >= quantity,
    availableQuantity: stock,
    ...(personalization === undefined ? {} : { personalization }),
    fulfilment: {
      method: choice.method,
      storeId,
      storeName: stores.get(storeId ?? '')?.name,
      date: choice.method === 'ship' ? SHIPPED_BY : TODAY,
    },
  });
};

/** What the cart says of codes that have ended. */
export const notesOf = (ended: ReadonlyArray<string>): Pick<Cart, 'codeNotes'> =>
  ended.length === 0
    ? {}
    : { codeNotes: ended.map((code) => ({ code, reason: 'ended', text: `Promo code ${code} has ended.` })) };
