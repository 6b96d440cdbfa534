import * as v from 'valibot';
import { isValidKey } from '../payment-rules.ts';
import type { ChangeExpiryRequest, SaveMethodRequest } from '../payment-provider.ts';
import type { ChangeExpiryResult, OutcomeUnknown, SaveMethodResult } from '../payment-results.ts';
import { cardOf, methodSchema, ownerOf as ownerOfMethod } from './read-intent.ts';
import { isExpiredKey } from './stripe-authorisations.ts';
import { declineReasonOf } from './stripe-failures.ts';
import { refused, type StripeRequests } from './stripe-requests.ts';

const optionalText = v.nullish(v.string());

/** A SetupIntent with its method expanded, as far as the shop reads it. */
const setupSchema = v.object({
  id: v.string(),
  status: v.string(),
  customer: v.nullish(v.union([v.string(), v.object({ id: v.string() })])),
  payment_method: v.nullish(v.union([v.string(), methodSchema])),
  next_action: v.nullish(v.object({ redirect_to_url: v.nullish(v.object({ url: optionalText })) })),
  last_setup_error: v.nullish(v.object({ code: optionalText, decline_code: optionalText })),
});

type Setup = v.InferOutput<typeof setupSchema>;

const EXPANDED = ['payment_method'];

const UNREADABLE: OutcomeUnknown = { kind: 'outcome-unknown', cause: 'unreadable-response' };

const ownerOf = ({ customer }: Pick<Setup, 'customer'>): string | undefined =>
  typeof customer === 'object' && customer !== null ? customer.id : (customer ?? undefined);

const resultOf = (setup: Setup): SaveMethodResult => {
  const { id, status, payment_method: method, next_action: action, last_setup_error: error } = setup;
  if (status === 'succeeded') {
    if (typeof method !== 'object' || method === null) return UNREADABLE;
    // A setup stays as it was when its card is detached, which then has no customer.
    if (ownerOf(method) !== ownerOf(setup)) return refused('unknown-setup');
    const card = cardOf(method);
    return card === undefined ? UNREADABLE : { kind: 'saved', method: card };
  }
  const url = action?.redirect_to_url?.url ?? undefined;
  if (status === 'requires_action' && url !== undefined) return { kind: 'needs-authentication', setupId: id, url };
  if (status === 'processing') return { kind: 'outcome-unknown', cause: 'in-progress' };
  return { kind: 'declined', reason: declineReasonOf(error ?? {}) };
};

const read = (value: unknown): Setup | undefined => {
  const result = v.safeParse(setupSchema, value);
  return result.success ? result.output : undefined;
};

/** Cards that are saved without a payment, as SetupIntents for later use while the shopper is away, and their dates. [ACC-03] */
export class StripeSetups {
  readonly #requests: StripeRequests;
  readonly #clock: () => number;

  constructor(requests: StripeRequests, clock: () => number) {
    this.#requests = requests;
    this.#clock = clock;
  }

  async save({ key, customerId, token, returnUrl }: SaveMethodRequest): Promise<SaveMethodResult> {
    if (!isValidKey(key) || token === '') return refused('invalid-request');
    if (isExpiredKey(key, this.#clock())) return refused('key-expired');
    const sent = await this.#requests.send('save card', (stripe) =>
      stripe.setupIntents.create(
        {
          customer: customerId,
          payment_method: token,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
          confirm: true,
          return_url: returnUrl,
          expand: EXPANDED,
        },
        { idempotencyKey: key.value },
      ),
    );
    if (sent.kind !== 'sent') return sent;
    const setup = read(sent.value);
    if (setup === undefined) return UNREADABLE;
    // A repeated response is that of the first request; the bank may have decided since.
    const isOld = sent.value.lastResponse.headers['idempotent-replayed'] === 'true' && setup.status !== 'succeeded';
    return isOld ? this.read({ customerId, setupId: setup.id }) : resultOf(setup);
  }

  async read({ customerId, setupId }: { customerId: string; setupId: string }): Promise<SaveMethodResult> {
    const reading = await this.#requests.read('read saved card', (stripe) =>
      stripe.setupIntents.retrieve(setupId, { expand: EXPANDED }),
    );
    if (reading.kind === 'unavailable') return reading;
    if (reading.kind === 'not-found') return refused('unknown-setup');
    const setup = read(reading.value);
    if (setup === undefined) return UNREADABLE;
    return ownerOf(setup) === customerId ? resultOf(setup) : refused('unknown-setup');
  }

  /** A card of no customer is left to Stripe, which refuses those that were detached. */
  async changeExpiry({
    customerId,
    methodId,
    expiryMonth,
    expiryYear,
  }: ChangeExpiryRequest): Promise<ChangeExpiryResult> {
    const reading = await this.#requests.read('read saved method', (stripe) =>
      stripe.paymentMethods.retrieve(methodId),
    );
    if (reading.kind === 'unavailable') return reading;
    if (reading.kind === 'not-found') return refused('unknown-method');
    const owner = ownerOfMethod(reading.value);
    if (owner !== undefined && owner !== customerId) return refused('unknown-method');
    const sent = await this.#requests.send('change expiry', (stripe) =>
      stripe.paymentMethods.update(methodId, { card: { exp_month: expiryMonth, exp_year: expiryYear } }),
    );
    return sent.kind === 'sent' ? { kind: 'changed' } : sent;
  }
}
