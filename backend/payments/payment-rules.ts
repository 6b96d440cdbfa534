import type { AuthoriseRequest, CaptureRequest, OperationKey, RefundRequest } from './payment-provider.ts';
import type { Payment, Refused } from './payment-results.ts';

/** What to ask of the provider so that a shipment is captured. */
export type CapturePlan =
  | { readonly kind: 'capture'; readonly amountCents: number; readonly isFinal: boolean }
  /** The provider captures this payment once: the money of this shipment is taken with the last one. */
  | { readonly kind: 'deferred' }
  | Refused;

const refused = (reason: Refused['reason']): Refused => ({ kind: 'refused', reason });

const isWhole = (cents: number, least: number): boolean => Number.isSafeInteger(cents) && cents >= least;

/**
 * Plans the capture of a shipment that was not captured before. Money is never captured before the shipment leaves:
 * where a payment can be captured only once, it is captured with the last shipment, for all of them. [PAY-06]
 *
 * @param payment the present state at the provider
 */
export const planCapture = (
  payment: Payment,
  { amountCents, shippedBeforeCents, isLast }: Omit<CaptureRequest, 'key' | 'paymentId'>,
): CapturePlan => {
  if (!isWhole(amountCents, isLast ? 0 : 1) || !isWhole(shippedBeforeCents, 0)) return refused('invalid-request');
  const shippedCents = shippedBeforeCents + amountCents;
  if (shippedCents === 0) return refused('invalid-request');
  if (payment.state !== 'authorised') return refused('wrong-state');
  if (shippedCents > payment.amountCents) return refused('amount-too-large');
  if (!payment.capturesSeveralTimes) {
    return isLast ? { kind: 'capture', amountCents: shippedCents, isFinal: true } : { kind: 'deferred' };
  }
  if (payment.capturedCents !== shippedBeforeCents) return refused('out-of-step');
  return { kind: 'capture', amountCents, isFinal: isLast };
};

/** Returns why a refund that was not made before is refused; undefined when it may be made. [PAY-06] */
export const refundRefusal = (
  payment: Payment,
  { amountCents, refundedBeforeCents }: Omit<RefundRequest, 'key' | 'paymentId'>,
): Refused | undefined => {
  if (!isWhole(amountCents, 1) || !isWhole(refundedBeforeCents, 0)) return refused('invalid-request');
  if (refundedBeforeCents + amountCents > payment.capturedCents) return refused('amount-too-large');
  return payment.refundedCents === refundedBeforeCents ? undefined : refused('out-of-step');
};

const KEY = /^[\w:.-]{1,200}$/;

/** Whether a key can be sent to every provider: see `OperationKey`. */
export const isValidKey = ({ value, issuedAt }: OperationKey): boolean =>
  KEY.test(value) && Number.isSafeInteger(issuedAt);

/** Stripe takes at most eight digits. */
const MAX_CENTS = 99_999_999;

/** Whether an authorisation can be sent: valid key, whole cents, and a customer where a card is saved or was saved. */
export const isValidAuthorisation = ({
  key,
  amountCents,
  method,
  customerId,
  savesMethod,
}: AuthoriseRequest): boolean =>
  isValidKey(key) &&
  isWhole(amountCents, 1) &&
  amountCents <= MAX_CENTS &&
  (!savesMethod || method.kind === 'card') &&
  (customerId !== undefined || (method.kind !== 'saved' && !savesMethod));
