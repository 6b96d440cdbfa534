import type { Placing } from '../../core/checkout/loading/checkout';
import { CHECKOUT_PATHS } from '../../core/paths/paths';
import { encodePart } from '../../core/shared/encode-part';

/** An order that is being placed, as the address of a page names it. */
export interface OrderInPath extends Placing {
  readonly orderId: string;
}

/** The parameters of the page that finishes an order. */
export const ORDER_PARTS = ['orderId', 'key', 'total'] as const;

/** Returns the page that finishes an order: the same key gives the same order (ORD-01). */
export const finishPath = ({ orderId, key, total }: OrderInPath): string =>
  `${CHECKOUT_PATHS.return}?orderId=${encodePart(orderId)}&key=${encodePart(key)}&total=${total.toFixed(2)}`;

/** Returns the address to which a bank's page leads back. */
export const returnUrl = (origin: string, order: OrderInPath): string => origin + finishPath(order);

/** Reads the order of a page's address or of a posted form; undefined when a part is missing or not readable. */
export const readOrder = (values: URLSearchParams): OrderInPath | undefined => {
  const [orderId, key, total] = ORDER_PARTS.map((name) => values.get(name) ?? '');
  if (orderId === undefined || key === undefined || total === undefined) return undefined;
  return /^[\w-]{1,40}$/.test(orderId) && /^[\w-]{1,80}$/.test(key) && /^\d{1,7}(?:\.\d{1,2})?$/.test(total)
    ? { orderId, key, total: Number(total) }
    : undefined;
};
