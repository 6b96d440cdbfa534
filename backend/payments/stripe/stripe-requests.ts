import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Declined, OperationFailure, RefusalReason, Refused, Unavailable } from '../payment-results.ts';
import { EXPANDED, readIntent, type Intent } from './read-intent.ts';
import { failureOf } from './stripe-failures.ts';

export type PaymentLog = Pick<FastifyBaseLogger, 'warn'>;

/** A response as the library returns it; `lastResponse` has the headers. */
interface Responded {
  readonly lastResponse: { readonly headers: Readonly<Record<string, string>> };
}

export interface IntentResponse {
  readonly kind: 'intent';
  readonly intent: Intent;
  /** Whether Stripe repeated the response of the first request with this key; the state may be older. */
  readonly isRepeated: boolean;
}

export const refused = (reason: Refused['reason']): Refused => ({ kind: 'refused', reason });

const MISSING: readonly RefusalReason[] = ['unknown-payment', 'unknown-method', 'unknown-customer'];

/** Facts for operators. Messages are left out: they can repeat values of the request. */
const logged = (error: unknown): object => {
  if (!(error instanceof Stripe.errors.StripeError)) return {};
  const { type, statusCode: status, code, requestId } = error;
  return { type, status, code, requestId };
};

/** Sends requests to Stripe and converts failures to values, with a log line for those that need an operator. */
export class StripeRequests {
  readonly #stripe: Stripe;
  readonly #log: PaymentLog;

  constructor(stripe: Stripe, log: PaymentLog) {
    this.#stripe = stripe;
    this.#log = log;
  }

  /** Sends a request that changes something. */
  async send<A>(
    operation: string,
    request: (stripe: Stripe) => Promise<A>,
  ): Promise<{ readonly kind: 'sent'; readonly value: A } | Declined | OperationFailure> {
    try {
      return { kind: 'sent', value: await request(this.#stripe) };
    } catch (error) {
      const failure = failureOf(error);
      const isExpected =
        failure.kind === 'declined' || (failure.kind === 'refused' && failure.reason !== 'invalid-request');
      if (!isExpected) this.#log.warn({ operation, ...failure, ...logged(error) }, 'a payment request failed');
      return failure;
    }
  }

  /** Sends a request whose response is a PaymentIntent. */
  async sendIntent(
    operation: string,
    request: (stripe: Stripe) => Promise<Responded>,
  ): Promise<IntentResponse | Declined | OperationFailure> {
    const sent = await this.send(operation, request);
    if (sent.kind !== 'sent') return sent;
    const intent = readIntent(sent.value);
    if (intent === undefined) {
      this.#log.warn({ operation }, 'a response of the payment provider could not be read');
      return { kind: 'outcome-unknown', cause: 'unreadable-response' };
    }
    return { kind: 'intent', intent, isRepeated: sent.value.lastResponse.headers['idempotent-replayed'] === 'true' };
  }

  /**
   * Sends a request that only reads. Nothing can have changed. `not-found` means that Stripe has no such object; every
   * other failure is `unavailable`, also a request that Stripe refuses.
   */
  async read<A>(
    operation: string,
    request: (stripe: Stripe) => Promise<A>,
  ): Promise<{ readonly kind: 'read'; readonly value: A } | { readonly kind: 'not-found' } | Unavailable> {
    const sent = await this.send(operation, request);
    if (sent.kind === 'sent') return { kind: 'read', value: sent.value };
    if (sent.kind === 'unavailable') return sent;
    if (sent.kind === 'refused' && MISSING.includes(sent.reason)) return { kind: 'not-found' };
    return { kind: 'unavailable', cause: 'server-error' };
  }

  /** Reads the present state of a PaymentIntent. */
  async readIntent(paymentId: string): Promise<IntentResponse | { readonly kind: 'not-found' } | Unavailable> {
    const reading = await this.read('read payment', (stripe) =>
      stripe.paymentIntents.retrieve(paymentId, { expand: EXPANDED }),
    );
    if (reading.kind !== 'read') return reading;
    const intent = readIntent(reading.value);
    return intent === undefined
      ? { kind: 'unavailable', cause: 'server-error' }
      : { kind: 'intent', intent, isRepeated: false };
  }
}
