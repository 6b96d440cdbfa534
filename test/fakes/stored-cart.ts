import type { FulfilmentChoice } from '../../core/cart/fulfilment/fulfilment';
import { isSameText, type Personalization } from '../../core/personalization/personalization';
import type { SavedItem } from '../../core/cart/saved/saved-item';
import { aSavedItem } from '../builders/cart';

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
}

export interface Line extends Saved {
  readonly choice: FulfilmentChoice;
  readonly personalization?: Personalization | undefined;
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

export const stockFor = (variant: FakeVariant, choice: FulfilmentChoice): number =>
  choice.method === 'ship' ? variant.stock : (variant.inStore?.[choice.storeId] ?? 0);

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

export const toSaved = ({ id, partNumber, quantity }: Saved, variant: FakeVariant | undefined): SavedItem =>
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
  });
