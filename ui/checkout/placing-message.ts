import type { DeclineReason } from '../../core/checkout/checkout';
import type { PlaceOrderFailure, PrepareFailure } from '../../core/checkout/checkout-gateway';
import { isOutage, toStepProblem, type StepError, type StepProblem } from './checkout-message';

/** Why a step of the checkout could not be completed, or the order not be prepared or placed. */
export type CheckoutError = StepError | PrepareFailure | PlaceOrderFailure;

type PlacingError = Exclude<PrepareFailure | PlaceOrderFailure, StepError>;

const DECLINED: Readonly<Record<DeclineReason, string>> = {
  declined: 'Your bank declined this card, and nothing was charged. Please use another card, or ask your bank.',
  'insufficient-funds':
    'Your bank declined this card because there is not enough money on it. Nothing was charged. Please use another card.',
  'wrong-security-code':
    'The security code does not belong to this card. Nothing was charged. Please enter the card again.',
  'wrong-number': 'The bank does not know this card number. Nothing was charged. Please enter the card again.',
  'expired-card': 'This card has expired. Nothing was charged. Please use another card.',
  'try-again-later': 'Your bank could not answer just now. Nothing was charged. Please try again or use another card.',
  'authentication-failed':
    'The payment was not approved, and nothing was charged. Please try again or pay with something else.',
};

/** Returns the problem above the form; undefined when fields have errors of their own. */
export const toCheckoutProblem = (error: CheckoutError): StepProblem | undefined => {
  switch (error.kind) {
    case 'incomplete':
    case 'not-enough-stock':
    case 'order-changed':
    case 'payment-declined':
    case 'payment-unavailable':
    case 'tax-unknown':
      return {
        message: placingMessage(error),
        needsSignIn: false,
        ...(error.kind === 'payment-declined' ? { canPayOtherwise: true } : {}),
      };
    default:
      return toStepProblem(error);
  }
};

const NOT_PLACED =
  'The shop did not accept this order. Nothing was ordered or charged. Please load this page again, check the order, and place it once more.';

/** As `toCheckoutProblem`, after Place Order, beside which nothing is entered. */
export const toPlacingProblem = (error: PlaceOrderFailure | PrepareFailure): StepProblem | undefined =>
  error.kind === 'refused' && !isOutage(error) ? { message: NOT_PLACED, needsSignIn: false } : toCheckoutProblem(error);

/** Returns the message to the shopper, and what to do about it. */
const placingMessage = (error: PlacingError): string => {
  switch (error.kind) {
    case 'incomplete':
      return 'Something is missing before we can place your order.';
    case 'not-enough-stock':
      return error.available === undefined || error.available === 0
        ? 'A product in your cart has just sold out. Nothing was charged.'
        : `Only ${error.available} of a product in your cart ${error.available === 1 ? 'is' : 'are'} left. Nothing was charged.`;
    case 'order-changed':
      return 'Your order changed since you saw it. Nothing was charged; please check what is new.';
    case 'payment-declined':
      return DECLINED[error.reason];
    case 'payment-unavailable':
      return 'Payments cannot be taken just now. Nothing was charged; please try again in a moment.';
    case 'tax-unknown':
      return 'The sales tax for your address cannot be computed just now. Nothing was charged; please check the address, or try again in a moment.';
  }
};

const UNAVAILABLE: ReadonlySet<CheckoutError['kind']> = new Set([
  'unreachable',
  'unintelligible',
  'payment-unavailable',
  'tax-unknown',
]);

/** Returns the status of the page that shows a failed form: 503 for an outage, 409 for a conflict, 400 otherwise. */
export const statusOfProblem = (error: CheckoutError): number => {
  const { kind } = error;
  if (UNAVAILABLE.has(kind) || isOutage(error)) return 503;
  return kind === 'identity-needed' || kind === 'order-changed' || kind === 'not-enough-stock' ? 409 : 400;
};
