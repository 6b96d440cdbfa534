import type { AuthoriseRequest, PaymentMethodChoice, PaymentProvider } from '../../payments/payment-provider.ts';
import type { DeclineReason, LookUpResult, Payment, PaymentReading } from '../../payments/payment-results.ts';
import type { Attempt } from './attempt-store.ts';

/** What the provider's result means for an attempt. */
export type PaymentStep =
  | { readonly kind: 'authorised'; readonly payment: Payment }
  | { readonly kind: 'authenticate'; readonly paymentId: string; readonly url: string }
  /** Not decided or not known yet: ask again later. */
  | { readonly kind: 'wait'; readonly why: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The provider does not know the card, or does not take it again. Nothing was reserved. */
  | { readonly kind: 'gone' }
  /** Nothing was reserved, and the same request can be sent again. */
  | { readonly kind: 'unavailable'; readonly why: string }
  /** The payment can no longer be authorised; whatever there is of it must be released. */
  | { readonly kind: 'unusable'; readonly why: string };

/** A card of a wallet that no customer of the provider has saved is named by its token alone, as the shop's own card. */
const methodOf = ({ payment_kind, payment_token, customer_id }: Attempt): PaymentMethodChoice => {
  if (payment_kind === 'paypal') return { kind: 'paypal' };
  if (payment_kind === 'saved' && customer_id !== null) return { kind: 'saved', methodId: payment_token ?? '' };
  return { kind: 'card', token: payment_token ?? '' };
};

/** The authorisation of an attempt. It is built from the stored row alone, so that each repetition is the same. */
export const authorisationOf = (attempt: Attempt): AuthoriseRequest => ({
  key: { value: `order:${attempt.order_id}:${attempt.attempt_key}`, issuedAt: attempt.issued_at },
  orderReference: String(attempt.order_id),
  amountCents: attempt.amount_cents,
  currency: attempt.currency.toLowerCase(),
  method: methodOf(attempt),
  returnUrl: attempt.return_url,
  ...(attempt.customer_id === null ? {} : { customerId: attempt.customer_id }),
  savesMethod: attempt.saves_card === 1,
});

const stepOfPayment = (payment: Payment): PaymentStep => {
  switch (payment.state) {
    case 'authorised':
      return { kind: 'authorised', payment };
    case 'failed':
      return { kind: 'declined', reason: payment.failure ?? 'declined' };
    case 'processing':
    case 'needs-authentication':
      return { kind: 'wait', why: payment.state };
    case 'cancelled':
    case 'completed':
      return { kind: 'unusable', why: payment.state };
  }
};

const stepOfResult = (result: LookUpResult): PaymentStep => {
  switch (result.kind) {
    case 'authorised':
      return { kind: 'authorised', payment: result.payment };
    case 'needs-authentication':
      return result.url === undefined
        ? { kind: 'unusable', why: 'authentication without a page' }
        : { kind: 'authenticate', paymentId: result.payment.paymentId, url: result.url };
    case 'processing':
      return { kind: 'wait', why: 'processing' };
    case 'found':
      return stepOfPayment(result.payment);
    case 'declined':
      return { kind: 'declined', reason: result.reason };
    case 'unavailable':
      return { kind: 'unavailable', why: result.cause };
    case 'outcome-unknown':
      return { kind: 'wait', why: result.cause };
    case 'refused':
      // The token of a typed card ends after a while, or with its first payment; a saved card can be gone.
      return result.reason === 'unknown-method' ? { kind: 'gone' } : { kind: 'unusable', why: result.reason };
    case 'not-found':
      return { kind: 'unusable', why: 'not found' };
  }
};

const stepOfReading = (reading: PaymentReading, { authenticate_url, provider_payment_id }: Attempt): PaymentStep => {
  if (reading.kind === 'unavailable') return { kind: 'wait', why: reading.cause };
  if (reading.kind === 'not-found') return { kind: 'unusable', why: 'not found' };
  const url = authenticate_url ?? undefined;
  return reading.payment.state === 'needs-authentication' && url !== undefined
    ? { kind: 'authenticate', paymentId: provider_payment_id ?? '', url }
    : stepOfPayment(reading.payment);
};

/** After an earlier request that may have arrived, `unavailable` proves nothing: the outcome is still unknown. */
const stepOfLookUp = (result: LookUpResult): PaymentStep => {
  const step = stepOfResult(result);
  return step.kind === 'unavailable' ? { kind: 'wait', why: step.why } : step;
};

/**
 * Asks the provider for the payment of an attempt: authorises it when `isFirst`, else asks after the earlier request, by
 * the id of the payment or by its key. A lost answer is asked after once, at once. Charges once, however often it is
 * called. [PAY-01] [ORD-01]
 */
export const askProvider = async (
  provider: PaymentProvider,
  attempt: Attempt,
  isFirst: boolean,
): Promise<PaymentStep> => {
  const { provider_payment_id } = attempt;
  if (provider_payment_id !== null) return stepOfReading(await provider.payment(provider_payment_id), attempt);
  const request = authorisationOf(attempt);
  if (!isFirst) return stepOfLookUp(await provider.lookUp(request));
  const result = await provider.authorise(request);
  return result.kind === 'outcome-unknown' && result.cause !== 'in-progress'
    ? stepOfLookUp(await provider.lookUp(request))
    : stepOfResult(result);
};
