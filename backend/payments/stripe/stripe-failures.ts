import Stripe from 'stripe';
import { ownValue } from '../../shared/own-value.ts';
import type { Declined, DeclineReason, OperationFailure, RefusalReason } from '../payment-results.ts';
import { ConnectionFailure } from './stripe-client.ts';

/** Codes and decline codes with which a shopper can do something. All others are `declined`. */
const DECLINES: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  incorrect_cvc: 'wrong-security-code',
  invalid_cvc: 'wrong-security-code',
  incorrect_number: 'wrong-number',
  invalid_number: 'wrong-number',
  expired_card: 'expired-card',
  processing_error: 'try-again-later',
  try_again_later: 'try-again-later',
  issuer_not_available: 'try-again-later',
  reenter_transaction: 'try-again-later',
  authentication_required: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
  payment_method_customer_decline: 'authentication-failed',
};

const REFUSALS: Readonly<Record<string, RefusalReason>> = {
  amount_too_large: 'amount-too-large',
  charge_exceeds_source_limit: 'amount-too-large',
  charge_expired_for_capture: 'authorisation-expired',
  capture_charge_authorization_expired: 'authorisation-expired',
  capture_unauthorized_payment: 'wrong-state',
  charge_already_captured: 'wrong-state',
  charge_already_refunded: 'wrong-state',
  payment_intent_unexpected_state: 'wrong-state',
  refund_disputed_payment: 'wrong-state',
};

/** The fields of Stripe's errors that tell what went wrong, as of the error of a payment. */
export interface StripeDecline {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
}

/** The reason for a shopper. A lost, stolen or blocked card is `declined`. */
export const declineReasonOf = ({ code, decline_code: declineCode }: StripeDecline): DeclineReason =>
  ownValue(DECLINES, declineCode ?? '') ?? ownValue(DECLINES, code ?? '') ?? 'declined';

/**
 * Whether the card cannot be used, such as one without a customer that has paid before. Stripe has no code for it, and does
 * not always name the parameter.
 */
const isAboutMethod = ({ param, message }: Stripe.errors.StripeError): boolean =>
  param === 'payment_method' || message.includes('may not be used again');

const refusalOf = (error: Stripe.errors.StripeError): RefusalReason => {
  const { code, param, statusCode } = error;
  const missing = code === 'resource_missing' || statusCode === 404;
  if (missing && param === 'payment_method') return 'unknown-method';
  if (missing) return param === 'customer' ? 'unknown-customer' : 'unknown-payment';
  return ownValue(REFUSALS, code ?? '') ?? (isAboutMethod(error) ? 'unknown-method' : 'invalid-request');
};

const isTimeout = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'code' in detail && detail.code === 'ETIMEDOUT';

/** A failure while the response is read is not a `ConnectionFailure`: the request had arrived. */
const connectionFailureOf = (detail: unknown): OperationFailure => {
  const isUnsent = detail instanceof ConnectionFailure && !detail.mayHaveArrived;
  if (isUnsent) return { kind: 'unavailable', cause: 'unreachable' };
  const cause = detail instanceof ConnectionFailure ? detail.cause : detail;
  return { kind: 'outcome-unknown', cause: isTimeout(cause) ? 'time-out' : 'connection-lost' };
};

/**
 * Converts an error of a request that changes something. Throws errors that are not Stripe's: they are bugs.
 *
 * Only a connection that was never made, a limit of requests and refused credentials guarantee that nothing happened.
 * Time-outs, lost connections and all statuses from 500 on leave the outcome unknown.
 */
export const failureOf = (error: unknown): Declined | OperationFailure => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error instanceof Stripe.errors.StripeConnectionError) return connectionFailureOf(error.detail);
  const { statusCode: status } = error;
  if (status === 402) return { kind: 'declined', reason: declineReasonOf(error) };
  if (status === 429) return { kind: 'unavailable', cause: 'too-many-requests' };
  if (status === 401 || status === 403) return { kind: 'unavailable', cause: 'credentials' };
  if (status === 409) return { kind: 'outcome-unknown', cause: 'in-progress' };
  if (error.rawType === 'idempotency_error') return { kind: 'refused', reason: 'key-reused' };
  if (status === 400 || status === 404) return { kind: 'refused', reason: refusalOf(error) };
  return { kind: 'outcome-unknown', cause: status === undefined ? 'unreadable-response' : 'server-error' };
};
