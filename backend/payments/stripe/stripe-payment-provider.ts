import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { isValidKey, planCapture, refundRefusal } from '../payment-rules.ts';
import type { PaymentEventReading } from '../payment-events.ts';
import type {
  AuthoriseRequest,
  CancelRequest,
  CaptureRequest,
  ChangeExpiryRequest,
  OperationKey,
  PaymentProvider,
  RefundRequest,
  SaveMethodRequest,
} from '../payment-provider.ts';
import type {
  AuthoriseResult,
  CancelResult,
  CaptureResult,
  ChangeExpiryResult,
  CreateCustomerResult,
  Declined,
  DetachResult,
  LookUpResult,
  OperationFailure,
  Payment,
  PaymentReading,
  RefundResult,
  RefusalReason,
  Refused,
  RemoveCustomerResult,
  SaveMethodResult,
} from '../payment-results.ts';
import { EXPANDED, ownerOf, paymentOf } from './read-intent.ts';
import { isExpiredKey, StripeAuthorisations } from './stripe-authorisations.ts';
import { makeStripeClient, type StripeConnection } from './stripe-client.ts';
import { KEY_OF_REFUND, readStripeEvent } from './stripe-events.ts';
import { StripeSetups } from './stripe-setups.ts';
import { refused, StripeRequests, type IntentResponse, type PaymentLog } from './stripe-requests.ts';

export interface StripeOptions extends StripeConnection {
  /** Secret of the webhook endpoint; with an empty text no event is accepted. */
  readonly webhookSecret: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: PaymentLog;
  /** The smallest amount of a payment, in whole cents; by default Stripe's for US dollars. */
  readonly minimumChargeCents?: number;
  /** Whether its bank issues the shop's own credit card; by default not, as with Stripe itself. */
  readonly takesStoreCard?: boolean;
}

/** Stripe's smallest amount of a payment in US dollars. */
export const STRIPE_MINIMUM_CENTS = 50;

const PAGE = 100;

/** Key of an intent's metadata that records a capture. Its length is limited to 40 characters. */
const recordOf = ({ value }: OperationKey): string =>
  `capture_${createHash('sha256').update(value).digest('hex').slice(0, 24)}`;

const contentOf = ({ amountCents, shippedBeforeCents, isLast }: CaptureRequest): string =>
  `${amountCents} after ${shippedBeforeCents}${isLast ? ' last' : ''}`;

type Refund = Pick<Stripe.Refund, 'amount' | 'status'>;

const hasFailed = ({ status }: Refund): boolean => status === 'failed' || status === 'canceled';

/** The result of a refund that was made before with the key of this request. */
const repeatedRefund = (made: Refund, { amountCents }: RefundRequest, payment: Payment): RefundResult => {
  if (made.amount !== amountCents) return refused('key-reused');
  return hasFailed(made) ? refused('refund-failed') : { kind: 'refunded', payment };
};

/** Whether the object of a request is not there any more. */
const isGone = (reason: RefusalReason): boolean => reason === 'unknown-customer' || reason === 'unknown-payment';

/** Only a request for a payment or a refund can be declined by a bank. */
const withoutDecline = (failure: Declined | OperationFailure): OperationFailure =>
  failure.kind === 'declined' ? refused('wrong-state') : failure;

/**
 * Payments by Stripe: PaymentIntents with manual capture. [PAY-04]
 *
 * Each capture is recorded in the metadata of its PaymentIntent by the request that makes it, and each refund in its
 * own, so a repetition is recognised however late it comes. Where Stripe offers no multicapture for an account or card,
 * money is captured once, with the last shipment. [PAY-06]
 *
 * Stripe repeats a stored server error for a day: until then the outcome of such a request stays unknown, unless the
 * state of the payment shows that it was carried out.
 */
export class StripePaymentProvider implements PaymentProvider {
  readonly minimumChargeCents: number;
  readonly takesStoreCard: boolean;
  readonly #requests: StripeRequests;
  readonly #authorisations: StripeAuthorisations;
  readonly #setups: StripeSetups;
  readonly #webhookSecret: string;
  readonly #clock: () => number;

  constructor({ webhookSecret, clock, log, minimumChargeCents, takesStoreCard, ...connection }: StripeOptions) {
    this.minimumChargeCents = minimumChargeCents ?? STRIPE_MINIMUM_CENTS;
    this.takesStoreCard = takesStoreCard ?? false;
    this.#requests = new StripeRequests(makeStripeClient(connection), log);
    this.#authorisations = new StripeAuthorisations(this.#requests, clock);
    this.#setups = new StripeSetups(this.#requests, clock);
    this.#webhookSecret = webhookSecret;
    this.#clock = clock;
  }

  authorise(request: AuthoriseRequest): Promise<AuthoriseResult> {
    return this.#authorisations.authorise(request);
  }

  lookUp(request: AuthoriseRequest): Promise<LookUpResult> {
    return this.#authorisations.lookUp(request);
  }

  async payment(paymentId: string): Promise<PaymentReading> {
    const reading = await this.#requests.readIntent(paymentId);
    return reading.kind === 'intent' ? { kind: 'found', payment: paymentOf(reading.intent) } : reading;
  }

  async capture(request: CaptureRequest): Promise<CaptureResult> {
    const reading = await this.#read(request);
    if (reading.kind !== 'intent') return reading;
    const { intent } = reading;
    const payment = paymentOf(intent);
    const record = recordOf(request.key);
    const recorded = Object.hasOwn(intent.metadata, record) ? intent.metadata[record] : undefined;
    if (recorded !== undefined) {
      return recorded === contentOf(request) ? { kind: 'captured', payment } : refused('key-reused');
    }
    const plan = planCapture(payment, request);
    if (plan.kind === 'refused') return plan;
    if (plan.kind === 'deferred') return { kind: 'deferred', payment };
    const captured = await this.#requests.sendIntent('capture', (stripe) =>
      stripe.paymentIntents.capture(
        intent.id,
        {
          amount_to_capture: plan.amountCents,
          ...(payment.capturesSeveralTimes ? { final_capture: plan.isFinal } : {}),
          metadata: { [record]: contentOf(request) },
          expand: EXPANDED,
        },
        { idempotencyKey: request.key.value },
      ),
    );
    return captured.kind === 'intent' ? { kind: 'captured', payment: paymentOf(captured.intent) } : captured;
  }

  async cancel({ key, paymentId }: CancelRequest): Promise<CancelResult> {
    const reading = await this.#read({ key, paymentId });
    if (reading.kind !== 'intent') return reading;
    const payment = paymentOf(reading.intent);
    if (payment.state === 'completed' || payment.state === 'cancelled') return { kind: 'released', payment };
    const options = { idempotencyKey: key.value };
    const released = await this.#requests.sendIntent('cancel', ({ paymentIntents }) =>
      // A payment with captures cannot be cancelled; a last capture of nothing releases the rest.
      payment.capturedCents > 0
        ? paymentIntents.capture(paymentId, { amount_to_capture: 0, final_capture: true, expand: EXPANDED }, options)
        : paymentIntents.cancel(paymentId, { expand: EXPANDED }, options),
    );
    if (released.kind !== 'intent') return withoutDecline(released);
    return { kind: 'released', payment: paymentOf(released.intent) };
  }

  async refund(request: RefundRequest): Promise<RefundResult> {
    const { key, paymentId, amountCents } = request;
    const reading = await this.#read(request);
    if (reading.kind !== 'intent') return reading;
    const payment = paymentOf(reading.intent);
    const listed = await this.#requests.read('list refunds', (stripe) =>
      stripe.refunds.list({ payment_intent: paymentId, limit: PAGE }),
    );
    if (listed.kind !== 'read') return listed.kind === 'not-found' ? refused('unknown-payment') : listed;
    const made = listed.value.data.find(({ metadata }) => metadata?.[KEY_OF_REFUND] === key.value);
    if (made !== undefined) return repeatedRefund(made, request, payment);
    const refusal = refundRefusal(payment, request);
    if (refusal !== undefined) return refusal;
    const sent = await this.#requests.send('refund', (stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentId, amount: amountCents, metadata: { [KEY_OF_REFUND]: key.value } },
        { idempotencyKey: key.value },
      ),
    );
    if (sent.kind !== 'sent') return withoutDecline(sent);
    if (hasFailed(sent.value)) return refused('refund-failed');
    return { kind: 'refunded', payment: { ...payment, refundedCents: payment.refundedCents + amountCents } };
  }

  async createCustomer({ key, reference }: { key: OperationKey; reference: string }): Promise<CreateCustomerResult> {
    if (!isValidKey(key)) return refused('invalid-request');
    if (isExpiredKey(key, this.#clock())) return refused('key-expired');
    const sent = await this.#requests.send('create customer', (stripe) =>
      stripe.customers.create({ metadata: { account: reference } }, { idempotencyKey: key.value }),
    );
    return sent.kind === 'sent' ? { kind: 'created', customerId: sent.value.id } : withoutDecline(sent);
  }

  saveMethod(request: SaveMethodRequest): Promise<SaveMethodResult> {
    return this.#setups.save(request);
  }

  savedMethod(request: { customerId: string; setupId: string }): Promise<SaveMethodResult> {
    return this.#setups.read(request);
  }

  changeExpiry(request: ChangeExpiryRequest): Promise<ChangeExpiryResult> {
    return this.#setups.changeExpiry(request);
  }

  async removeCustomer({ customerId }: { customerId: string }): Promise<RemoveCustomerResult> {
    const sent = await this.#requests.send('remove customer', (stripe) => stripe.customers.del(customerId));
    if (sent.kind === 'sent' || (sent.kind === 'refused' && isGone(sent.reason))) return { kind: 'removed' };
    return withoutDecline(sent);
  }

  async detach({ customerId, methodId }: { customerId: string; methodId: string }): Promise<DetachResult> {
    const reading = await this.#requests.read('read saved method', (stripe) =>
      stripe.paymentMethods.retrieve(methodId),
    );
    if (reading.kind === 'unavailable') return reading;
    const owner = reading.kind === 'read' ? ownerOf(reading.value) : undefined;
    if (owner === undefined) return { kind: 'detached' };
    if (owner !== customerId) return refused('unknown-method');
    const sent = await this.#requests.send('detach method', (stripe) => stripe.paymentMethods.detach(methodId));
    return sent.kind === 'sent' ? { kind: 'detached' } : withoutDecline(sent);
  }

  readWebhook(rawBody: string, signature: string | undefined): PaymentEventReading {
    return readStripeEvent(rawBody, signature, { secret: this.#webhookSecret, now: this.#clock() });
  }

  /** Reads the payment that an operation is about, before the operation. */
  async #read({ key, paymentId }: CancelRequest): Promise<IntentResponse | Refused | OperationFailure> {
    if (!isValidKey(key)) return refused('invalid-request');
    const reading = await this.#requests.readIntent(paymentId);
    return reading.kind === 'not-found' ? refused('unknown-payment') : reading;
  }
}
