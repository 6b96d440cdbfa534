import type { Cart, CartItem } from '../../../core/cart/cart';

/** What the shopper saw of an order: enough to say what changed since then (CHK-07). */
export interface SeenOrder {
  readonly total: number;
  readonly lines: ReadonlyArray<Pick<CartItem, 'id' | 'unitPrice' | 'quantity'> & { readonly name?: string }>;
}

/** One difference between what the shopper saw and the order as it is now. */
export type OrderChange =
  | {
      readonly kind: 'price';
      readonly name: string;
      readonly before: number | undefined;
      readonly now: number | undefined;
    }
  | { readonly kind: 'quantity'; readonly name: string; readonly before: number; readonly now: number }
  | { readonly kind: 'gone'; readonly name: string | undefined }
  | { readonly kind: 'new'; readonly name: string }
  /** It is in the order and cannot be ordered any more. */
  | { readonly kind: 'unsold'; readonly name: string };

/** The differences, and the total before and now. */
export interface OrderChanges {
  readonly before: number;
  readonly now: number;
  readonly lines: ReadonlyArray<OrderChange>;
}

export const seenOrder = ({ total, items }: Pick<Cart, 'total' | 'items'>): SeenOrder => ({ total, lines: items });

/** Returns what changed; undefined when the total is the same and no line differs. */
export const orderChanges = (seen: SeenOrder, cart: Pick<Cart, 'total' | 'items'>): OrderChanges | undefined => {
  const before = new Map(seen.lines.map((line) => [line.id, line]));
  const now = new Map(cart.items.map((item) => [item.id, item]));
  const lines = [
    ...cart.items.flatMap((item) => changesOf(before.get(item.id), item)),
    ...seen.lines.filter(({ id }) => !now.has(id)).map(({ name }): OrderChange => ({ kind: 'gone', name })),
  ];
  return lines.length === 0 && cents(seen.total) === cents(cart.total)
    ? undefined
    : { before: seen.total, now: cart.total, lines };
};

const changesOf = (
  before: SeenOrder['lines'][number] | undefined,
  { name, unitPrice, quantity, isGone = false }: CartItem,
): ReadonlyArray<OrderChange> => {
  if (isGone) return [{ kind: 'unsold', name }];
  if (before === undefined) return [{ kind: 'new', name }];
  return [
    ...(before.unitPrice === unitPrice
      ? []
      : [{ kind: 'price', name, before: before.unitPrice, now: unitPrice } as const]),
    ...(before.quantity === quantity
      ? []
      : [{ kind: 'quantity', name, before: before.quantity, now: quantity } as const]),
  ];
};

const cents = (amount: number): number => Math.round(amount * 100);

/** Writes what the shopper saw into one field of a form. */
export const writeSeen = ({ lines }: SeenOrder): string =>
  lines.map(({ id, unitPrice, quantity }) => [id, unitPrice ?? '', quantity].join('~')).join(',');

const MAX_LINES = 200;

/** Reads such a field. Parts that are not readable are left out. */
export const readSeen = (text: string, total: number): SeenOrder => ({
  total,
  lines: text
    .split(',', MAX_LINES)
    .map((line) => /^([\w-]{1,40})~(\d{0,7}(?:\.\d{1,5})?)~(\d{1,3})$/.exec(line))
    .flatMap((parts) => {
      const [, id, unitPrice, quantity] = parts ?? [];
      if (id === undefined) return [];
      return [{ id, unitPrice: unitPrice === '' ? undefined : Number(unitPrice), quantity: Number(quantity) }];
    }),
});
