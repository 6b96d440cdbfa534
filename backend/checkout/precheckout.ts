import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { noCart } from '../cart/cart-failures.ts';
import type { Database } from '../database/schema.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { toFailure } from '../orders/order-failures.ts';
import { findAttempt } from '../orders/place-order/attempt-store.ts';
import { missingParts, placingHashOf, toPayOf, totalOf } from '../orders/place-order/checkout.ts';
import { readCheckout } from '../orders/place-order/read-checkout.ts';
import { refusalOfLines } from '../orders/place-order/refusal-of-lines.ts';
import type { ChargeTerms } from '../payments/payment-provider.ts';
import type { CheckoutDeps } from './checkout-owner.ts';
import { changeCheckout } from './checkout-store.ts';

/** The permission to place the order that Review shows. */
export interface Placing {
  readonly orderId: number;
  readonly totalCents: number;
  /** What gift cards leave to pay. */
  readonly toPayCents: number;
  /** A random UUID. */
  readonly key: string;
  /** Whether an attempt with this key asks for the payment now, so that its outcome is not known yet. */
  readonly isUnderWay: boolean;
}

/** The states of attempts whose key can never place an order again. */
const SPENT: ReadonlySet<string | undefined> = new Set(['refused', 'abandoned', 'placed']);

/**
 * Checks that the shopper's order can be placed, and returns the key and the total for it. The key stays the same until
 * something changes or an attempt with it has failed, so that a reload of Review cannot place a second order, and says
 * whether an attempt with it is under way. Throws when the cart is empty, a line cannot be ordered as it was chosen,
 * a part is missing, or the sales tax is not known. [CHK-08] [ORD-01]
 */
export const prepareToPlace = async (
  trx: Transaction<Database>,
  buyer: Shopper,
  deps: Pick<CheckoutDeps, 'clock' | 'taxes' | keyof ChargeTerms>,
): Promise<Placing> => {
  const now = deps.clock();
  const checkout = await readCheckout(trx, buyer, now, deps);
  if (checkout === undefined) throw noCart();
  const refusal = refusalOfLines(checkout.cart.lines);
  if (refusal !== undefined) throw toFailure(refusal);
  const missing = missingParts(checkout);
  if (missing.length > 0) throw toFailure({ kind: 'incomplete', missing });
  if (!checkout.cart.isTaxKnown) throw toFailure({ kind: 'tax-unknown' });
  const { orderId } = checkout.cart;
  const amounts = { orderId, totalCents: totalOf(checkout), toPayCents: toPayOf(checkout) };
  const hash = placingHashOf(checkout);
  const { placing } = checkout;
  if (placing?.hash === hash) {
    const state = (await findAttempt(trx, placing.key))?.state;
    if (!SPENT.has(state)) return { ...amounts, key: placing.key, isUnderWay: state === 'authorising' };
  }
  const key = randomUUID();
  await changeCheckout(trx, orderId, { placing_key: key, placing_hash: hash }, now);
  return { ...amounts, key, isUnderWay: false };
};
