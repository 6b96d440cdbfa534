import type { Kysely } from 'kysely';
import { noCart } from '../../cart/cart-failures.ts';
import type { Database } from '../../database/schema.ts';
import { chargeTermsOf } from '../../payments/payment-provider.ts';
import { invalidParameter } from '../../http/commerce-failure.ts';
import type { Shopper } from '../../identity/session/identity.ts';
import type { Refusal } from '../order-failures.ts';
import { findAttempt, leaseAttempt, refusalOf, type Attempt } from './attempt-store.ts';
import { beginAttempt, reopenAttempt } from './begin-attempt.ts';
import { isOutdatedKey, missingParts, toPayOf, totalOf, type Checkout } from './checkout.ts';
import { LEASE_MS } from './carry-out.ts';
import { makeRunAttempt, type RunAttempt } from './run-attempt.ts';
import type { Payer } from './decline-guard.ts';
import type { PlaceOrderDeps, Placing } from './placing.ts';
import { readTaxedCheckout } from './read-checkout.ts';
import { resolvePayment, type ResolvedPayment } from './resolve-payment.ts';
import { refusalOfLines } from './refusal-of-lines.ts';

/** A press of Place Order. */
export interface PlaceRequest {
  readonly key: string;
  /** The order that the shopper saw; undefined for the current cart. */
  readonly orderId: number | undefined;
  /** The total that the shopper saw, in cents; undefined for the due order of a plan, whose prices the plan limits. */
  readonly totalCents: number | undefined;
  /** The most that the due order of a plan may cost, in cents: what its shopper was told. No limit by default. */
  readonly mostCents?: number | undefined;
  /** Where the provider sends the shopper back to. */
  readonly returnUrl: string;
  /** Address of the client, whose declined payments are limited; undefined for the due order of a plan. */
  readonly address?: string | undefined;
}

/**
 * Places an order exactly once for a key. The steps are in docs/orders.md: the attempt is written, the payment is
 * authorised by the same key, and the order is written in one transaction with its stock. Every step can be repeated, by
 * any process, after a crash at any point. Throws for a request that is not well formed. [ORD-01] [CRT-04]
 */
export type PlaceOrder = (shopper: Shopper, request: PlaceRequest) => Promise<Placing>;

/** Whether the request places the due order of a plan. */
const isRepeat = ({ totalCents }: PlaceRequest): boolean => totalCents === undefined;

/** Whether the shopper knows what the order costs now: exactly this, or no less than this for the due order of a plan. */
const isTotalKnown = (checkout: Checkout, { key, totalCents, mostCents }: PlaceRequest): boolean =>
  totalCents === undefined
    ? mostCents === undefined || totalOf(checkout) <= mostCents
    : totalOf(checkout) === totalCents && !isOutdatedKey(checkout, key);

/** How often another attempt for the same cart may come first. */
const MAX_TURNS = 5;

const refused = (refusal: Refusal): Placing => ({ kind: 'refused', refusal });

/** The shopper's own order that was placed with this number. */
const findPlaced = async (
  database: Kysely<Database>,
  shopperId: number,
  orderId: number | undefined,
): Promise<Placing | undefined> => {
  if (orderId === undefined) return undefined;
  const row = await database
    .selectFrom('placed_order')
    .innerJoin('orders', 'orders.order_id', 'placed_order.order_id')
    .select('placed_order.order_id')
    .where('placed_order.order_id', '=', orderId)
    .where('orders.shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row === undefined ? undefined : { kind: 'placed', orderId };
};

const payerOf = ({ shopperId }: Shopper, { address }: PlaceRequest): Payer | undefined =>
  address === undefined ? undefined : { shopperId, address };

/** Whether so many payments were declined that this shopper may try no other one now. */
const isExhausted = async ({ declines }: PlaceOrderDeps, payer: Payer | undefined): Promise<boolean> =>
  payer !== undefined && declines.isExhausted(payer);

/** Whether a payment was declined for a reason that says something about the card. */
const isDeclined = (placing: Placing): boolean =>
  placing.kind === 'refused' && placing.refusal.kind === 'declined' && placing.refusal.reason !== 'try-again-later';

/** Why the checkout cannot be placed as the shopper saw it; undefined when it can. */
const refusalOfCheckout = (checkout: Checkout, request: PlaceRequest): Refusal | undefined => {
  const refusal = refusalOfLines(checkout.cart.lines);
  if (refusal !== undefined) return refusal;
  const missing = missingParts(checkout);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  if (!checkout.cart.isTaxKnown) return { kind: 'tax-unknown' };
  return isTotalKnown(checkout, request) ? undefined : { kind: 'changed' };
};

/** Places orders, without counting declined payments. */
const makePlace = (deps: PlaceOrderDeps, run: RunAttempt): PlaceOrder => {
  const { database, unitOfWork, provider, clock } = deps;

  const goOn = async (attempt: Attempt): Promise<Placing> => {
    const { attempt_key: key, order_id: orderId, state } = attempt;
    if (state === 'placed') return { kind: 'placed', orderId };
    if (state === 'refused' || state === 'abandoned') return refused(refusalOf(attempt));
    if (state === 'unavailable') {
      const again = await reopenAttempt(unitOfWork, key, { now: clock(), leaseMs: LEASE_MS });
      return again === undefined ? refused(refusalOf(attempt)) : run.run(again, true);
    }
    const leased = await unitOfWork.run((trx) => leaseAttempt(trx, key, clock(), LEASE_MS));
    return leased === undefined ? run.wait(attempt) : run.run(leased, false);
  };

  const begin = async (
    shopper: Shopper,
    request: PlaceRequest,
    parts: { readonly checkout: Checkout; readonly payment: ResolvedPayment | undefined },
  ): Promise<Placing> => {
    const { key, returnUrl } = request;
    const draft = { key, shopper, returnUrl, isRepeat: isRepeat(request), ...parts };
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const beginning = await beginAttempt(unitOfWork, draft, { now: clock(), leaseMs: LEASE_MS });
      if (beginning.kind === 'begun') return run.run(beginning.attempt, true);
      if (beginning.kind === 'known') return goOn(beginning.attempt);
      if (beginning.kind === 'gone') {
        return (
          (await findPlaced(database, shopper.shopperId, parts.checkout.cart.orderId)) ?? refused({ kind: 'changed' })
        );
      }
      const other = await goOn(beginning.attempt);
      if (other.kind === 'placed' || other.kind === 'pending') return other;
    }
    return { kind: 'pending', orderId: parts.checkout.cart.orderId };
  };

  return async (shopper, request) => {
    const known = await findAttempt(database, request.key);
    if (known !== undefined) {
      if (known.shopper_id === shopper.shopperId) return goOn(known);
      throw invalidParameter('x_key', 'x_key must be a new key. Read it from precheckout.');
    }
    const terms = { ...deps, ...chargeTermsOf(provider) };
    const checkout = await readTaxedCheckout(terms, shopper, isRepeat(request) ? request.orderId : undefined);
    if (checkout === undefined || (request.orderId !== undefined && request.orderId !== checkout.cart.orderId)) {
      const placed = await findPlaced(database, shopper.shopperId, request.orderId);
      if (placed !== undefined) return placed;
      throw noCart();
    }
    const refusal = refusalOfCheckout(checkout, request);
    if (refusal !== undefined) return refused(refusal);
    if (toPayOf(checkout) === 0) return begin(shopper, request, { checkout, payment: undefined });
    if (provider === undefined) return refused({ kind: 'payment-unavailable' });
    const payment = checkout.payment && (await resolvePayment(deps, shopper, checkout.payment));
    if (payment === undefined) return refused({ kind: 'incomplete', missing: ['payment'] });
    if (await isExhausted(deps, payerOf(shopper, request))) return refused({ kind: 'too-many-declines' });
    return begin(shopper, request, { checkout, payment });
  };
};

/** `PlaceOrder` on the database and the provider. `run` is shared with the recovery of this process. */
export const makePlaceOrder = (deps: PlaceOrderDeps, run: RunAttempt = makeRunAttempt(deps)): PlaceOrder => {
  const place = makePlace(deps, run);
  return async (shopper, request) => {
    const placing = await place(shopper, request);
    const payer = payerOf(shopper, request);
    if (payer !== undefined && isDeclined(placing)) await deps.declines.count(payer, request.key);
    return placing;
  };
};
