import type { Placing } from '../../core/checkout/loading/checkout';
import { CHECKOUT_PATHS } from '../../core/paths/paths';
import { encodePart } from '../../core/shared/encode-part';

/** An order that is being placed, as the address of a page names it. */
export interface OrderInPath extends Pick<Placing, 'key' | 'total'> {
  readonly orderId: string;
  /** The lines that the shopper saw, as `writeSeen` writes them; undefined when they are not known. */
  readonly seen?: string | undefined;
}

/** The parameters of the page that finishes an order. */
export const ORDER_PARTS = ['orderId', 'key', 'total', 'seen'] as const;

/** The parameters of Review that say what the shopper saw of the order before. */
export const SEEN_PARTS = ['total', 'seen'] as const;

/** Longer lines are left out of addresses, which services accept only up to a length. The total is compared anyway. */
const MAX_SEEN = 1_000;

const seenPart = ({ seen = '' }: Pick<OrderInPath, 'seen'>): string =>
  seen === '' || seen.length > MAX_SEEN ? '' : `&seen=${encodePart(seen)}`;

/** Returns the page that finishes an order: the same key gives the same order (ORD-01). */
export const finishPath = ({ orderId, key, total, seen }: OrderInPath): string =>
  `${CHECKOUT_PATHS.return}?orderId=${encodePart(orderId)}&key=${encodePart(key)}&total=${total.toFixed(2)}${seenPart({ seen })}`;

/** Returns Review with what the shopper saw, so that it says what has changed since then (CHK-07). */
export const reviewPath = ({ total, seen }: OrderInPath): string =>
  `${CHECKOUT_PATHS.review}?total=${total.toFixed(2)}${seenPart({ seen })}`;

/** Returns the address to which a bank's page leads back. */
export const returnUrl = (origin: string, order: OrderInPath): string => origin + finishPath(order);

/** Reads the order of a page's address or of a posted form; undefined when a part is missing or not readable. */
export const readOrder = (values: URLSearchParams): OrderInPath | undefined => {
  const part = (name: (typeof ORDER_PARTS)[number]): string => values.get(name) ?? '';
  const [orderId, key, total, seen] = [part('orderId'), part('key'), readTotal(values), part('seen')];
  return /^[\w-]{1,40}$/.test(orderId) && /^[\w-]{1,80}$/.test(key) && total !== undefined
    ? { orderId, key, total, ...(seen === '' || seen.length > MAX_SEEN ? {} : { seen }) }
    : undefined;
};

/** Reads the total of an address or a posted form; undefined when there is none, or it is not readable. */
export const readTotal = (values: URLSearchParams): number | undefined => {
  const total = values.get('total') ?? '';
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(total) ? Number(total) : undefined;
};
