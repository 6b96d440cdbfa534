import type Stripe from 'stripe';
import { isValidAuthorisation } from '../payment-rules.ts';
import type { AuthoriseRequest, OperationKey } from '../payment-provider.ts';
import type { AuthoriseResult, Declined, LookUpResult, OperationFailure } from '../payment-results.ts';
import { AUTHORISATION, EXPANDED, ORDER, paymentOf, readIntent, type Intent } from './read-intent.ts';
import { refused, type IntentResponse, type StripeRequests } from './stripe-requests.ts';

const HOUR_MS = 60 * 60_000;
/** Stripe keeps keys for at least 24 hours; an hour is left for clocks that differ. */
const KEY_LIFETIME_MS = 23 * HOUR_MS;
/** Age of a key from which the search finds every payment with it: an hour after the last request that can have it. */
const SEARCH_COMPLETE_MS = KEY_LIFETIME_MS + HOUR_MS;

/** Whether a key may no longer be sent, because Stripe may have forgotten it. `now` is in milliseconds since 1970. */
export const isExpiredKey = ({ issuedAt }: OperationKey, now: number): boolean => now - issuedAt >= KEY_LIFETIME_MS;

/** The same request has to have the same parameters each time: Stripe compares them. */
const parametersOf = (request: AuthoriseRequest): Stripe.PaymentIntentCreateParams => {
  const { key, orderReference, amountCents, currency, method, returnUrl, customerId, savesMethod } = request;
  const isPayPal = method.kind === 'paypal';
  return {
    amount: amountCents,
    currency,
    capture_method: 'manual',
    confirm: true,
    error_on_requires_action: false,
    allowed_payment_method_types: [isPayPal ? 'paypal' : 'card'],
    ...(isPayPal
      ? { payment_method_data: { type: 'paypal' } }
      : {
          payment_method: method.kind === 'card' ? method.token : method.methodId,
          payment_method_options: { card: { request_multicapture: 'if_available' } },
        }),
    return_url: returnUrl,
    ...(customerId === undefined ? {} : { customer: customerId }),
    // Repeat deliveries use the saved card while the shopper is away.
    ...(savesMethod ? { setup_future_usage: 'off_session' } : {}),
    metadata: { [ORDER]: orderReference, [AUTHORISATION]: key.value },
    expand: EXPANDED,
  };
};

/** The result of an authorisation whose intent is in this state. */
const resultOf = (intent: Intent): AuthoriseResult => {
  const payment = paymentOf(intent);
  if (payment.state === 'authorised' && payment.capturedCents === 0) return { kind: 'authorised', payment };
  if (payment.state === 'processing') return { kind: 'processing', payment };
  if (payment.state !== 'needs-authentication') return { kind: 'found', payment };
  const url = intent.next_action?.redirect_to_url?.url ?? undefined;
  return { kind: 'needs-authentication', payment, url, clientSecret: intent.client_secret ?? '' };
};

/**
 * Authorisations as PaymentIntents with manual capture, confirmed by the server.
 *
 * Stripe's search by metadata lags behind, so the relation of key and payment is proved by Stripe's idempotency: within
 * a day the same request with the same key returns the first response. The response is that of the first request, so the
 * present state is read after a repetition. Once the key is too old, nothing is sent. An hour later the search is
 * complete, and only then proves that there is no payment.
 */
export class StripeAuthorisations {
  readonly #requests: StripeRequests;
  readonly #clock: () => number;

  constructor(requests: StripeRequests, clock: () => number) {
    this.#requests = requests;
    this.#clock = clock;
  }

  async authorise(request: AuthoriseRequest): Promise<AuthoriseResult> {
    if (!isValidAuthorisation(request)) return refused('invalid-request');
    if (isExpiredKey(request.key, this.#clock())) return refused('key-expired');
    const made = await this.#send(request);
    return made.kind === 'intent' ? this.#present(made) : made;
  }

  async lookUp(request: AuthoriseRequest): Promise<LookUpResult> {
    if (!isValidAuthorisation(request)) return refused('invalid-request');
    if (isExpiredKey(request.key, this.#clock())) return this.#searchExpired(request);
    const made = await this.#send(request);
    if (made.kind === 'intent') return this.#present(made);
    // Stripe repeats stored errors, too, although the payment may have been made.
    const isStoredError = made.kind === 'outcome-unknown' && made.cause === 'server-error';
    const found = isStoredError ? await this.#search(request) : undefined;
    return found === undefined || found.kind === 'not-found' || found.kind === 'unavailable' ? made : found;
  }

  async #send(request: AuthoriseRequest): Promise<IntentResponse | Declined | OperationFailure> {
    const made = await this.#requests.sendIntent('authorise', (stripe) =>
      stripe.paymentIntents.create(parametersOf(request), { idempotencyKey: request.key.value }),
    );
    const { method, customerId } = request;
    const isUnclear = made.kind === 'refused' && made.reason === 'invalid-request';
    if (!isUnclear || method.kind !== 'saved' || customerId === undefined) return made;
    // Stripe gives no code for a method that was detached from its customer.
    const owned = await this.#requests.read('read saved method', (stripe) =>
      stripe.customers.retrievePaymentMethod(customerId, method.methodId),
    );
    return owned.kind === 'not-found' ? refused('unknown-method') : made;
  }

  async #present(made: IntentResponse): Promise<AuthoriseResult> {
    if (!made.isRepeated) return resultOf(made.intent);
    const reading = await this.#requests.readIntent(made.intent.id);
    if (reading.kind === 'intent') return resultOf(reading.intent);
    return { kind: 'outcome-unknown', cause: 'server-error' };
  }

  /** A request that was sent just before its key expired may be carried out still, or is not in the search yet. */
  async #searchExpired(request: AuthoriseRequest): Promise<LookUpResult> {
    const isComplete = this.#clock() - request.key.issuedAt >= SEARCH_COMPLETE_MS;
    const found = await this.#search(request);
    return found.kind === 'not-found' && !isComplete ? { kind: 'outcome-unknown', cause: 'in-progress' } : found;
  }

  async #search({ key }: AuthoriseRequest): Promise<LookUpResult> {
    const reading = await this.#requests.read('search payment', (stripe) =>
      stripe.paymentIntents.search({ query: `metadata['${AUTHORISATION}']:'${key.value}'`, limit: 1, expand: IN_LIST }),
    );
    // Only a list without results proves that there is no payment.
    if (reading.kind === 'not-found') return { kind: 'unavailable', cause: 'server-error' };
    if (reading.kind === 'unavailable') return reading;
    const [first] = reading.value.data;
    if (first === undefined) return { kind: 'not-found' };
    const intent = readIntent(first);
    return intent === undefined ? { kind: 'unavailable', cause: 'server-error' } : resultOf(intent);
  }
}

const IN_LIST = EXPANDED.map((part) => `data.${part}`);
