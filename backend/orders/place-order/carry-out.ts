import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Shopper } from '../../identity/session/identity.ts';
import { chargeTermsOf } from '../../payments/payment-provider.ts';
import type { DeclineReason, Payment } from '../../payments/payment-results.ts';
import type { Refusal } from '../order-failures.ts';
import {
  awaitShopper,
  endAttempt,
  findAttempt,
  isOpen,
  postponeAttempt,
  refusalOf,
  renewLease,
  type Attempt,
} from './attempt-store.ts';
import { hashOf } from './checkout.ts';
import { markDeclined, removeTypedCard } from './mark-declined.ts';
import { askProvider, type PaymentStep } from './payment-step.ts';
import type { PlaceOrderDeps, Placing } from './placing.ts';
import { readCheckout } from './read-checkout.ts';
import { refusalOfLines } from './refusal-of-lines.ts';
import { takeStock } from './take-stock.ts';
import { writeOrder } from './write-order.ts';

/** How long an attempt belongs to the process that works on it. It renews the lease while it works. */
export const LEASE_MS = 6_000;
const RENEW_MS = 2_000;
/** When an unknown outcome is asked after again. */
const ASK_AGAIN_MS = 5_000;

/** The shopper of an attempt, with the benefits that the placing shopper had. */
const shopperOf = ({ shopper_id, signed_in }: Attempt): Shopper => ({
  kind: signed_in === 1 ? 'registered' : 'guest',
  shopperId: shopper_id,
  sessionId: '',
  remembered: false,
});

/** The present outcome of an attempt. */
export const outcomeOf = (attempt: Attempt): Placing => {
  const { state, order_id: orderId, authenticate_url: url } = attempt;
  if (state === 'placed') return { kind: 'placed', orderId };
  if (state === 'authenticating' && url !== null) return { kind: 'authenticate', orderId, url };
  return isOpen(attempt) ? { kind: 'pending', orderId } : { kind: 'refused', refusal: refusalOf(attempt) };
};

/** Writes the order of an authorised attempt, or ends the attempt when the cart or the stock no longer allow it. */
const finish = async (
  trx: Transaction<Database>,
  { attempt_key: key }: Attempt,
  payment: Payment | undefined,
  { mails, reports, provider, taxes, clock }: PlaceOrderDeps,
): Promise<Placing> => {
  const now = clock();
  const attempt = await findAttempt(trx, key);
  if (attempt === undefined) throw new Error('an attempt to place an order was removed while it was open');
  if (!isOpen(attempt)) return outcomeOf(attempt);
  const refuse = async (refusal: Refusal): Promise<Placing> => {
    await endAttempt(trx, key, { state: 'refused', refusal, releases: payment !== undefined, now });
    return { kind: 'refused', refusal };
  };
  const terms = { taxes, ...chargeTermsOf(provider) };
  const checkout = await readCheckout(trx, shopperOf(attempt), now, terms, attempt.order_id);
  if (checkout === undefined) return refuse({ kind: 'changed' });
  // What cannot be had any more has no day of delivery, so it has changed, too: the reason says more.
  const refusal = refusalOfLines(checkout.cart.lines);
  if (refusal !== undefined) return refuse(refusal);
  if (hashOf(checkout) !== attempt.cart_hash) return refuse({ kind: 'changed' });
  await takeStock(trx, checkout.cart.lines);
  await writeOrder(trx, { attempt, checkout, payment, mails, reports, now });
  return { kind: 'placed', orderId: attempt.order_id };
};

/** Ends an attempt that became no order. */
const makeEndAttempt =
  ({ unitOfWork, clock }: PlaceOrderDeps) =>
  async (
    { attempt_key: key }: Attempt,
    state: 'refused' | 'unavailable',
    refusal: Refusal,
    releases = false,
  ): Promise<Placing> => {
    await unitOfWork.run((trx) => endAttempt(trx, key, { state, refusal, releases, now: clock() }));
    return { kind: 'refused', refusal };
  };

/** Ends an attempt whose payment was declined, and records it beside the choice of this payment. */
const makeEndDeclined =
  ({ unitOfWork, clock }: PlaceOrderDeps) =>
  async (attempt: Attempt, reason: DeclineReason): Promise<Placing> => {
    const refusal: Refusal = { kind: 'declined', reason };
    await unitOfWork.run(async (trx) => {
      const now = clock();
      if (await endAttempt(trx, attempt.attempt_key, { state: 'refused', refusal, releases: false, now })) {
        await markDeclined(trx, attempt, reason);
      }
    });
    return { kind: 'refused', refusal };
  };

/** Ends an attempt whose typed card can no longer be used, and takes that card out of the checkout. */
const makeEndGone =
  ({ unitOfWork, clock }: PlaceOrderDeps) =>
  async (attempt: Attempt): Promise<Placing> => {
    const refusal: Refusal = { kind: 'payment-gone' };
    await unitOfWork.run(async (trx) => {
      const now = clock();
      if (await endAttempt(trx, attempt.attempt_key, { state: 'refused', refusal, releases: false, now })) {
        await removeTypedCard(trx, attempt, now);
      }
    });
    return { kind: 'refused', refusal };
  };

/** Goes on after the provider's answer. */
const makeFollow = (deps: PlaceOrderDeps): ((attempt: Attempt, step: PaymentStep) => Promise<Placing>) => {
  const { unitOfWork, clock, log } = deps;
  const end = makeEndAttempt(deps);
  const endDeclined = makeEndDeclined(deps);
  const endGone = makeEndGone(deps);
  return async (attempt, step) => {
    const { attempt_key: key, order_id: orderId } = attempt;
    switch (step.kind) {
      case 'authorised':
        return unitOfWork.run((trx) => finish(trx, attempt, step.payment, deps));
      case 'authenticate':
        await unitOfWork.run((trx) =>
          awaitShopper(trx, key, { paymentId: step.paymentId, url: step.url, now: clock() }),
        );
        return { kind: 'authenticate', orderId, url: step.url };
      case 'wait':
        await unitOfWork.run((trx) => postponeAttempt(trx, key, clock() + ASK_AGAIN_MS));
        return { kind: 'pending', orderId };
      case 'declined':
        return endDeclined(attempt, step.reason);
      case 'gone':
        // A saved card stays in the wallet, so its shopper has to choose another one.
        return attempt.payment_kind === 'card' ? endGone(attempt) : endDeclined(attempt, 'declined');
      case 'unavailable':
        log.warn({ orderId, why: step.why }, 'the payment provider is not available; an order was not placed');
        return end(attempt, 'unavailable', { kind: 'payment-unavailable' });
      case 'unusable':
        log.error({ orderId, why: step.why }, 'the payment of an order cannot be authorised; the order was not placed');
        return end(attempt, 'refused', { kind: 'payment-unavailable' }, true);
    }
  };
};

/** Carries out an attempt that this process has leased, to its end or until somebody else must act. */
export type CarryOut = (attempt: Attempt, isFirst: boolean) => Promise<Placing>;

/** `CarryOut` on the database and the provider. With `isFirst`, nothing was sent to the provider before. */
export const makeCarryOut = (deps: PlaceOrderDeps): CarryOut => {
  const { unitOfWork, provider, clock, log } = deps;
  const follow = makeFollow(deps);
  return async (attempt, isFirst) => {
    if (attempt.amount_cents === 0) return unitOfWork.run((trx) => finish(trx, attempt, undefined, deps));
    if (provider === undefined) return { kind: 'pending', orderId: attempt.order_id };
    const renewal = setInterval(() => {
      unitOfWork
        .run((trx) => renewLease(trx, attempt.attempt_key, clock() + LEASE_MS))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the lease of an order could not be renewed');
        });
    }, RENEW_MS).unref();
    try {
      return await follow(attempt, await askProvider(provider, attempt, isFirst));
    } finally {
      clearInterval(renewal);
    }
  };
};
