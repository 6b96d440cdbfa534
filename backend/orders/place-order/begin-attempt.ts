import type { Transaction } from 'kysely';
import { CURRENCY } from '../../cart/cart-responses.ts';
import { REPEAT_STATUS } from '../../cart/cart-store.ts';
import { firstRow, insertRow, prepareQuery } from '../../database/prepare-query.ts';
import type { Database } from '../../database/schema.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { isSignedIn, type Shopper } from '../../identity/session/identity.ts';
import { requireOpenSession } from '../../identity/session/require-open-session.ts';
import { endAttempt, findAttempt, findAttempts, findOpenAttempt, type Attempt } from './attempt-store.ts';
import { hashOf, toPayOf, type Checkout } from './checkout.ts';
import type { ResolvedPayment } from './resolve-payment.ts';

/** An attempt that is about to begin. */
export interface NewAttempt {
  readonly key: string;
  readonly shopper: Shopper;
  readonly checkout: Checkout;
  /** Undefined when rewards and gift cards pay for everything. */
  readonly payment: ResolvedPayment | undefined;
  readonly returnUrl: string;
  /** Whether it is the due order of a plan, which is placed without a session. */
  readonly isRepeat: boolean;
}

export type Beginning =
  | { readonly kind: 'begun'; readonly attempt: Attempt }
  /** The key was used before. */
  | { readonly kind: 'known'; readonly attempt: Attempt }
  /** Another attempt for this cart is under way. */
  | { readonly kind: 'other'; readonly attempt: Attempt }
  /** The cart is no longer a cart of the shopper. */
  | { readonly kind: 'gone' };

const pendingOrderOf = prepareQuery(
  (database, { orderId, shopperId }: { readonly orderId: number; readonly shopperId: number }) =>
    database
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', orderId)
      .where('shopper_id', '=', shopperId)
      .where('status', 'in', ['P', REPEAT_STATUS]),
);

const isStillCart = async (trx: Transaction<Database>, orderId: number, shopperId: number): Promise<boolean> =>
  (await firstRow(pendingOrderOf, trx, { orderId, shopperId })) !== undefined;

const rowOf = ({ key, shopper, checkout, payment, returnUrl }: NewAttempt, now: number, leaseMs: number): Attempt => ({
  attempt_key: key,
  order_id: checkout.cart.orderId,
  shopper_id: shopper.shopperId,
  signed_in: isSignedIn(shopper) ? 1 : 0,
  state: 'authorising',
  cart_hash: hashOf(checkout),
  amount_cents: toPayOf(checkout),
  currency: CURRENCY,
  payment_kind: payment?.kind ?? null,
  payment_token: payment?.token ?? null,
  payment_brand: payment?.brand ?? null,
  payment_last_four: payment?.lastFour ?? null,
  customer_id: payment?.customerId ?? null,
  saves_card: payment?.savesCard === true ? 1 : 0,
  unsaved_card: payment?.unsaved ?? null,
  return_url: returnUrl,
  provider_payment_id: null,
  authenticate_url: null,
  refusal: null,
  issued_at: now,
  updated_at: now,
  leased_until: now + leaseMs,
});

/**
 * Writes the row of an attempt, leased by this process, before anything is sent to the provider: from here on the key
 * stands for one order at most. An attempt that waits for the shopper at the bank is abandoned and its payment released,
 * since the shopper has pressed the button again. Throws when the session has ended. [ORD-01]
 */
export const beginAttempt = (
  unitOfWork: UnitOfWork,
  draft: NewAttempt,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<Beginning> =>
  unitOfWork.run(async (trx) => {
    const { key, shopper, checkout } = draft;
    const { orderId } = checkout.cart;
    if (!draft.isRepeat) await requireOpenSession(trx, shopper.sessionId);
    const { known, open: other } = await findAttempts(trx, key, orderId);
    if (known !== undefined) return { kind: 'known', attempt: known };
    if (other !== undefined && (other.state === 'authorising' || other.leased_until > now)) {
      return { kind: 'other', attempt: other };
    }
    if (!(await isStillCart(trx, orderId, shopper.shopperId))) return { kind: 'gone' };
    if (other !== undefined) await endAttempt(trx, other.attempt_key, { state: 'abandoned', releases: true, now });
    const attempt = rowOf(draft, now, leaseMs);
    await insertRow(trx, 'order_attempt', attempt);
    return { kind: 'begun', attempt };
  });

/**
 * Opens an attempt again whose first request never reached the provider; undefined when it is not such a one. Its time
 * starts anew, since nothing was sent by its key.
 */
export const reopenAttempt = (
  unitOfWork: UnitOfWork,
  key: string,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<Attempt | undefined> =>
  unitOfWork.run(async (trx) => {
    const attempt = await findAttempt(trx, key);
    if (attempt?.state !== 'unavailable') return undefined;
    if ((await findOpenAttempt(trx, attempt.order_id)) !== undefined) return undefined;
    return trx
      .updateTable('order_attempt')
      .set({ state: 'authorising', refusal: null, issued_at: now, updated_at: now, leased_until: now + leaseMs })
      .where('attempt_key', '=', key)
      .returningAll()
      .executeTakeFirst();
  });
