import { isValidAuthorisation, isValidKey, planCapture, refundRefusal } from '../../backend/payments/payment-rules.ts';
import type { PaymentEventKind, PaymentEventReading } from '../../backend/payments/payment-events.ts';
import type {
  AuthoriseRequest,
  CancelRequest,
  CaptureRequest,
  OperationKey,
  PaymentProvider,
  RefundRequest,
  SaveMethodRequest,
} from '../../backend/payments/payment-provider.ts';
import type {
  AuthoriseResult,
  CancelResult,
  CaptureResult,
  CreateCustomerResult,
  DeclineReason,
  DetachResult,
  LookUpResult,
  MethodSummary,
  Payment,
  PaymentReading,
  RefundResult,
  Refused,
  RemoveCustomerResult,
  SaveMethodResult,
} from '../../backend/payments/payment-results.ts';
import { cardOf, DECLINES, FakeSavedMethods, PREFIX, refused } from './fake-saved-methods';

const KEY_LIFETIME_MS = 24 * 60 * 60_000;

/** How a card of the fake behaves. */
export type FakeCard =
  | 'approved'
  | 'captured-once'
  | 'needs-authentication'
  | 'unavailable'
  /** The payment is made, and the response is lost. */
  | 'lost-answer'
  | DeclineReason;

interface Stored {
  readonly request: string;
  readonly paymentId: string;
}

const EVENT_KINDS: readonly PaymentEventKind[] = [
  'authorised',
  'failed',
  'captured',
  'cancelled',
  'refunded',
  'refund-failed',
];

/** The present state of a payment, as the result of its authorisation. */
const resultOf = (payment: Payment): AuthoriseResult => {
  if (payment.state === 'authorised' && payment.capturedCents === 0) return { kind: 'authorised', payment };
  if (payment.state === 'needs-authentication') {
    const url = `https://provider.example/authenticate/${payment.paymentId}`;
    return { kind: 'needs-authentication', payment, url, clientSecret: `${payment.paymentId}_secret` };
  }
  return { kind: 'found', payment };
};

/** A provider in memory. Cards behave as their tokens say; see `cardToken`. */
export class FakePaymentProvider implements PaymentProvider {
  minimumChargeCents = 0;
  takesStoreCard = true;
  readonly #clock: () => number;
  readonly #payments = new Map<string, Payment>();
  readonly #authorisations = new Map<string, Stored>();
  readonly #declines = new Map<string, { readonly request: string; readonly reason: DeclineReason }>();
  readonly #done = new Map<string, string>();
  readonly #lost = new Set<string>();
  readonly #saved: FakeSavedMethods;
  #next = 1;

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number) {
    this.#clock = clock;
    this.#saved = new FakeSavedMethods((key) => this.#isExpired(key));
  }

  /** The ids of the customers who were removed. */
  get removedCustomers(): readonly string[] {
    return this.#saved.removedCustomers;
  }

  /** The ids of the saved cards that were removed, each time that one was. */
  get detached(): readonly string[] {
    return this.#saved.detached;
  }

  /** The token of a card that behaves in this way. */
  cardToken(card: FakeCard): string {
    return PREFIX + card;
  }

  /** The shopper approves or refuses a payment that needs authentication. */
  decides(paymentId: string, decision: 'approve' | 'refuse'): void {
    this.#change(paymentId, (payment) =>
      decision === 'approve'
        ? { ...payment, state: 'authorised', capturableCents: payment.amountCents, capturesSeveralTimes: true }
        : { ...payment, state: 'failed', failure: 'authentication-failed' },
    );
  }

  /** The shopper approves or refuses a card that is to be saved and needs authentication. */
  decidesSetup(setupId: string, decision: 'approve' | 'refuse'): void {
    this.#saved.decides(setupId, decision);
  }

  /** The bank does not take a refund, which was reported as made. */
  refundFails(paymentId: string, cents: number): void {
    this.#change(paymentId, (payment) => ({ ...payment, refundedCents: payment.refundedCents - cents }));
  }

  /** All payments of an order; without one, those of all orders. */
  paymentsOf(orderReference?: string): readonly Payment[] {
    const all = [...this.#payments.values()];
    return orderReference === undefined ? all : all.filter((payment) => payment.orderReference === orderReference);
  }

  async authorise(request: AuthoriseRequest): Promise<AuthoriseResult> {
    const known = this.#known(request);
    if (known !== undefined) return known;
    const isEnough = request.amountCents >= this.minimumChargeCents;
    if (!isValidAuthorisation(request) || !isEnough) return refused('invalid-request');
    if (this.#isExpired(request.key)) return refused('key-expired');
    const { customerId } = request;
    if (customerId !== undefined && !this.#saved.hasCustomer(customerId)) return refused('unknown-customer');
    const method = this.#methodOf(request);
    return method === undefined ? refused('unknown-method') : this.#begin(request, method);
  }

  async lookUp(request: AuthoriseRequest): Promise<LookUpResult> {
    const known = this.#known(request);
    if (known !== undefined) return known;
    return this.#isExpired(request.key) ? { kind: 'not-found' } : this.authorise(request);
  }

  async payment(paymentId: string): Promise<PaymentReading> {
    const payment = this.#payments.get(paymentId);
    return payment === undefined ? { kind: 'not-found' } : { kind: 'found', payment };
  }

  async capture(request: CaptureRequest): Promise<CaptureResult> {
    const payment = this.#payments.get(request.paymentId);
    if (payment === undefined) return refused('unknown-payment');
    const repeated = this.#repeated(request);
    if (repeated !== undefined) return repeated === 'same' ? { kind: 'captured', payment } : repeated;
    const plan = planCapture(payment, request);
    if (plan.kind === 'refused') return plan;
    if (plan.kind === 'deferred') return { kind: 'deferred', payment };
    const capturedCents = payment.capturedCents + plan.amountCents;
    const after = this.#change(request.paymentId, (before) => ({
      ...before,
      capturedCents,
      capturableCents: plan.isFinal ? 0 : before.amountCents - capturedCents,
      state: plan.isFinal ? 'completed' : 'authorised',
    }));
    this.#done.set(request.key.value, JSON.stringify(request));
    return { kind: 'captured', payment: after };
  }

  async cancel({ key, paymentId }: CancelRequest): Promise<CancelResult> {
    if (!isValidKey(key)) return refused('invalid-request');
    const payment = this.#payments.get(paymentId);
    if (payment === undefined) return refused('unknown-payment');
    if (payment.state === 'completed' || payment.state === 'cancelled') return { kind: 'released', payment };
    const state = payment.capturedCents > 0 ? 'completed' : 'cancelled';
    const after = this.#change(paymentId, (before) => ({ ...before, state, capturableCents: 0, failure: undefined }));
    return { kind: 'released', payment: after };
  }

  async refund(request: RefundRequest): Promise<RefundResult> {
    const payment = this.#payments.get(request.paymentId);
    if (payment === undefined) return refused('unknown-payment');
    const repeated = this.#repeated(request);
    if (repeated !== undefined) return repeated === 'same' ? { kind: 'refunded', payment } : repeated;
    const refusal = refundRefusal(payment, request);
    if (refusal !== undefined) return refusal;
    this.#done.set(request.key.value, JSON.stringify(request));
    const refundedCents = payment.refundedCents + request.amountCents;
    return { kind: 'refunded', payment: this.#change(request.paymentId, (before) => ({ ...before, refundedCents })) };
  }

  createCustomer(request: { key: OperationKey; reference: string }): Promise<CreateCustomerResult> {
    return this.#saved.createCustomer(request);
  }

  saveMethod(request: SaveMethodRequest): Promise<SaveMethodResult> {
    return this.#saved.saveMethod(request);
  }

  savedMethod(request: { customerId: string; setupId: string }): Promise<SaveMethodResult> {
    return this.#saved.savedMethod(request);
  }

  readonly changeExpiry: PaymentProvider['changeExpiry'] = (request) =>
    this.#saved.changeExpiry(request, this.#clock());

  removeCustomer(request: { customerId: string }): Promise<RemoveCustomerResult> {
    return this.#saved.removeCustomer(request);
  }

  detach(request: { customerId: string; methodId: string }): Promise<DetachResult> {
    return this.#saved.detach(request);
  }

  /** Reads `eventId kind paymentId refundKey`, the last only for a failed refund, with the signature `signed`. */
  readWebhook(rawBody: string, signature: string | undefined): PaymentEventReading {
    if (signature !== 'signed') return { kind: 'invalid', problem: 'signature' };
    const [eventId = '', kind, paymentId, refundKey] = rawBody.split(' ');
    if (paymentId === undefined) return { kind: 'invalid', problem: 'body' };
    const known = EVENT_KINDS.find((each) => each === kind);
    return known === undefined
      ? { kind: 'ignored', eventId }
      : {
          kind: 'event',
          event: { eventId, kind: known, paymentId, ...(refundKey === undefined ? {} : { refundKey }) },
        };
  }

  #begin(request: AuthoriseRequest, method: { summary: MethodSummary; card: string }): AuthoriseResult {
    const { key, orderReference, amountCents, currency } = request;
    const { card, summary } = method;
    const content = JSON.stringify(request);
    if (card === 'unavailable') return { kind: 'unavailable', cause: 'too-many-requests' };
    const reason = DECLINES.find((each) => each === card);
    if (reason !== undefined) {
      this.#declines.set(key.value, { request: content, reason });
      return { kind: 'declined', reason };
    }
    const isWaiting = card === 'needs-authentication';
    const paymentId = `payment-${this.#next++}`;
    const payment: Payment = {
      paymentId,
      orderReference,
      currency,
      state: isWaiting ? 'needs-authentication' : 'authorised',
      amountCents,
      capturableCents: isWaiting ? 0 : amountCents,
      capturedCents: 0,
      refundedCents: 0,
      capturesSeveralTimes: !isWaiting && card !== 'captured-once',
      method: summary,
      failure: undefined,
    };
    this.#payments.set(paymentId, payment);
    this.#authorisations.set(key.value, { request: content, paymentId });
    if (request.savesMethod) this.#save(request);
    if (card === 'lost-answer' && !this.#lost.has(key.value)) {
      this.#lost.add(key.value);
      return { kind: 'outcome-unknown', cause: 'connection-lost' };
    }
    return resultOf(payment);
  }

  #save({ customerId, method }: AuthoriseRequest): void {
    if (customerId !== undefined && method.kind === 'card') this.#saved.keep(customerId, method.token);
  }

  #methodOf({ method, customerId }: AuthoriseRequest) {
    if (method.kind === 'paypal') return { summary: { kind: 'paypal' } as const, card: 'needs-authentication' };
    if (method.kind === 'card') return cardOf(method.token, this.takesStoreCard);
    const saved = this.#saved.find(customerId ?? '', method.methodId);
    return saved && { summary: saved, card: 'approved' };
  }

  /** The result of an authorisation with this key; undefined when there is none. */
  #known(request: AuthoriseRequest): AuthoriseResult | undefined {
    const content = JSON.stringify(request);
    const stored = this.#authorisations.get(request.key.value) ?? this.#declines.get(request.key.value);
    if (stored === undefined) return undefined;
    if (stored.request !== content) return refused('key-reused');
    if ('reason' in stored) return { kind: 'declined', reason: stored.reason };
    const payment = this.#payments.get(stored.paymentId);
    return payment && resultOf(payment);
  }

  #repeated(request: CaptureRequest | RefundRequest): 'same' | Refused | undefined {
    const before = this.#done.get(request.key.value);
    if (before === undefined) return isValidKey(request.key) ? undefined : refused('invalid-request');
    return before === JSON.stringify(request) ? 'same' : refused('key-reused');
  }

  #isExpired({ issuedAt }: OperationKey): boolean {
    return this.#clock() - issuedAt >= KEY_LIFETIME_MS;
  }

  #change(paymentId: string, change: (payment: Payment) => Payment): Payment {
    const before = this.#payments.get(paymentId);
    if (before === undefined) throw new Error(`There is no payment ${paymentId}`);
    const after = change(before);
    this.#payments.set(paymentId, after);
    return after;
  }
}
