import { MAX_CODE_LENGTH, type Cart, type CartAdjustment, type CartItem } from '../../../core/cart/cart';

/** What the shopper saw of an order: enough to say what changed since then (CHK-07). */
export interface SeenOrder {
  readonly total: number;
  /** Undefined when only the total is known. */
  readonly lines:
    | undefined
    | ReadonlyArray<
        Pick<CartItem, 'id' | 'unitPrice' | 'quantity'> & {
          readonly name?: string;
          /** The day of arrival or pickup, `2026-11-25`; undefined when it is not known. */
          readonly day?: string | undefined;
        }
      >;
  /** The reductions of the order; undefined when they are not known. */
  readonly adjustments?: ReadonlyArray<Pick<CartAdjustment, 'code' | 'amount'> & { readonly description?: string }>;
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
  /** It arrives, or can be picked up, on another day. */
  | { readonly kind: 'day'; readonly name: string; readonly before: string; readonly now: string }
  | { readonly kind: 'gone'; readonly name: string | undefined }
  | { readonly kind: 'new'; readonly name: string }
  /** It is in the order and cannot be ordered any more. */
  | { readonly kind: 'unsold'; readonly name: string }
  /** A promotion, reward or benefit reduces the order by another amount; `now` is undefined when it no longer does. */
  | {
      readonly kind: 'promotion';
      readonly name: string;
      readonly reason: string | undefined;
      readonly before: number;
      readonly now: number | undefined;
    };

/** The differences, and the total before and now. */
export interface OrderChanges {
  readonly before: number;
  readonly now: number;
  readonly lines: ReadonlyArray<OrderChange>;
}

type ComparedCart = Pick<Cart, 'total' | 'items' | 'adjustments' | 'codeNotes'>;

export const seenOrder = ({ total, items, adjustments }: ComparedCart): SeenOrder => ({
  total,
  lines: items.map((item) => ({ ...item, day: item.fulfilment?.date })),
  adjustments,
});

/** Returns what changed; undefined when the total is the same and no line differs. */
export const orderChanges = (seen: SeenOrder, cart: ComparedCart): OrderChanges | undefined => {
  const { lines: seenLines } = seen;
  const before = new Map(seenLines?.map((line) => [line.id, line]));
  const now = new Map(cart.items.map((item) => [item.id, item]));
  const ofItems = [
    ...cart.items.flatMap((item) =>
      seenLines === undefined && item.isGone !== true ? [] : changesOf(before.get(item.id), item),
    ),
    ...(seenLines ?? []).filter(({ id }) => !now.has(id)).map(({ name }): OrderChange => ({ kind: 'gone', name })),
  ];
  // Another price or quantity changes what a percentage takes off; that is no change of the promotion.
  const ofPromotions = promotionChanges(seen, cart).filter(
    (change) => ofItems.length === 0 || change.now === undefined,
  );
  const lines: ReadonlyArray<OrderChange> = [...ofItems, ...ofPromotions];
  return lines.length === 0 && cents(seen.total) === cents(cart.total)
    ? undefined
    : { before: seen.total, now: cart.total, lines };
};

const changesOf = (
  before: NonNullable<SeenOrder['lines']>[number] | undefined,
  { name, unitPrice, quantity, fulfilment, isGone = false }: CartItem,
): ReadonlyArray<OrderChange> => {
  if (isGone) return [{ kind: 'unsold', name }];
  if (before === undefined) return [{ kind: 'new', name }];
  const day = fulfilment?.date;
  return [
    ...(before.unitPrice === unitPrice
      ? []
      : [{ kind: 'price', name, before: before.unitPrice, now: unitPrice } as const]),
    ...(before.quantity === quantity
      ? []
      : [{ kind: 'quantity', name, before: before.quantity, now: quantity } as const]),
    ...(before.day === undefined || day === undefined || before.day === day
      ? []
      : [{ kind: 'day', name, before: before.day, now: day } as const]),
  ];
};

type PromotionChange = Extract<OrderChange, { kind: 'promotion' }>;

/** The reductions that are gone, or are another amount now. */
const promotionChanges = (
  { adjustments: seen = [] }: SeenOrder,
  { adjustments, codeNotes = [] }: ComparedCart,
): ReadonlyArray<PromotionChange> => {
  const now = new Map(adjustments.map(({ code, amount }) => [code, amount]));
  const names = new Map(adjustments.map(({ code, description }) => [code, description]));
  const reasons = new Map(codeNotes.map(({ code, text }) => [code, text]));
  return seen
    .filter(({ code, amount }) => code !== '' && cents(amount) !== cents(now.get(code) ?? 0))
    .map(({ code, description, amount }) => ({
      kind: 'promotion',
      name: description ?? names.get(code) ?? code,
      reason: reasons.get(code),
      before: amount,
      now: now.get(code),
    }));
};

const cents = (amount: number): number => Math.round(amount * 100);

/** Writes what the shopper saw into one field of a form. */
export const writeSeen = ({ lines = [] }: SeenOrder): string =>
  lines.map(({ id, unitPrice, quantity, day }) => [id, unitPrice ?? '', quantity, day ?? ''].join('~')).join(',');

const MAX_LINES = 200;

/** Reads such a field. Parts that are not readable are left out. */
export const readSeen = (text: string, total: number): SeenOrder => ({
  total,
  lines: text
    .split(',', MAX_LINES)
    .map((line) => /^([\w-]{1,40})~(\d{0,7}(?:\.\d{1,5})?)~(\d{1,3})(?:~(\d{4}-\d\d-\d\d)?)?$/.exec(line))
    .flatMap((parts) => {
      const [, id, unitPrice, quantity, day] = parts ?? [];
      if (id === undefined) return [];
      return [{ id, unitPrice: unitPrice === '' ? undefined : Number(unitPrice), quantity: Number(quantity), day }];
    }),
});

/** Separates codes and amounts in a field of a form; a code that contains it is left out. */
const BETWEEN = '~';

/** Writes the reductions that the shopper saw into one field of a form. */
export const writeSeenCodes = ({ adjustments = [] }: SeenOrder): string =>
  adjustments
    .filter(({ code }) => code !== '' && !code.includes(BETWEEN))
    .flatMap(({ code, amount }) => [code, amount.toFixed(2)])
    .join(BETWEEN);

const MAX_CODES = 50;

/** Reads such a field. Parts that are not readable are left out. */
export const readSeenCodes = (text: string): NonNullable<SeenOrder['adjustments']> => {
  const parts = text.split(BETWEEN, 2 * MAX_CODES);
  return parts.flatMap((code, index) => {
    const amount = parts[index + 1] ?? '';
    return index % 2 === 0 && code !== '' && code.length <= MAX_CODE_LENGTH && /^-\d{1,7}\.\d\d$/.test(amount)
      ? [{ code, amount: Number(amount) }]
      : [];
  });
};
