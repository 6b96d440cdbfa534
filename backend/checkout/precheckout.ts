import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { noCart } from '../cart/cart-failures.ts';
import type { Database } from '../database/schema.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { toFailure } from '../orders/order-failures.ts';
import { hashOf, missingParts, totalOf, type Checkout } from '../orders/place-order/checkout.ts';
import { readCheckout } from '../orders/place-order/read-checkout.ts';
import { findShortage } from '../orders/place-order/take-stock.ts';
import { changeCheckout, findCheckout, type CheckoutRow } from './checkout-store.ts';

/** The permission to place the order that Review shows. */
export interface Placing {
  readonly orderId: number;
  readonly totalCents: number;
  /** A random UUID. */
  readonly key: string;
}

/** A hash of what the shopper agrees to, and of the choice of payment. */
const placingHash = (checkout: Checkout, row: CheckoutRow | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([hashOf(checkout), row?.payment_id ?? null]))
    .digest('base64url');

/** Whether a key was used for an attempt that ended without an order. It can never place one again. */
const isSpent = async (trx: Transaction<Database>, key: string): Promise<boolean> => {
  const attempt = await trx
    .selectFrom('order_attempt')
    .select('state')
    .where('attempt_key', '=', key)
    .where('state', 'in', ['refused', 'abandoned', 'placed'])
    .executeTakeFirst();
  return attempt !== undefined;
};

/**
 * Checks that the shopper's order can be placed, and returns the key and the total for it. The key stays the same until
 * something changes or an attempt with it has failed, so that a reload of Review cannot place a second order. Throws
 * when the cart is empty, a product is short of stock, or a part is missing. [CHK-08] [ORD-01]
 */
export const prepareToPlace = async (trx: Transaction<Database>, buyer: Shopper, now: number): Promise<Placing> => {
  const checkout = await readCheckout(trx, buyer, now);
  if (checkout === undefined) throw noCart();
  const shortage = findShortage(checkout.cart.lines);
  if (shortage !== undefined) throw toFailure({ kind: 'stock', ...shortage });
  const missing = missingParts(checkout);
  if (missing.length > 0) throw toFailure({ kind: 'incomplete', missing });
  const { orderId } = checkout.cart;
  const totalCents = totalOf(checkout);
  const row = await findCheckout(trx, orderId);
  const hash = placingHash(checkout, row);
  const known = row?.placing_hash === hash ? row.placing_key : null;
  if (known !== null && known !== undefined && !(await isSpent(trx, known))) return { orderId, totalCents, key: known };
  const key = randomUUID();
  await changeCheckout(trx, orderId, { placing_key: key, placing_hash: hash }, now);
  return { orderId, totalCents, key };
};
