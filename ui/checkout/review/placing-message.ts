import type {
  PaymentDeclined,
  PlaceOrderFailure,
  PrepareFailure,
} from '../../../core/checkout/loading/checkout-gateway';
import { isOutage, toStepProblem, type StepError, type StepProblem } from '../checkout-message';

/** Why a step of the checkout could not be completed, or the order not be prepared or placed. */
export type CheckoutError = StepError | PrepareFailure | PlaceOrderFailure;

/** A product of the cart that cannot be ordered as it was chosen, and why. */
export type ShortItem = Extract<PlaceOrderFailure, { kind: 'not-enough-stock' | 'not-offered' }>;

/** Returns the product because of which an order cannot be placed; undefined when there is another reason. */
export const shortOf = (failure: PlaceOrderFailure | PrepareFailure): ShortItem | undefined =>
  failure.kind === 'not-enough-stock' || failure.kind === 'not-offered' ? failure : undefined;

type PlacingError = Exclude<PrepareFailure | PlaceOrderFailure, StepError>;

const DECLINED: Readonly<Record<PaymentDeclined['reason'], string>> = {
  declined: 'Your bank declined this card, and you weren’t charged. Please use another card, or contact your bank.',
  'insufficient-funds': 'Your card has insufficient funds. You weren’t charged. Please use another card.',
  'wrong-security-code': 'The security code is incorrect. You weren’t charged. Please enter the card again.',
  'wrong-number': 'The card number is incorrect. You weren’t charged. Please enter the card again.',
  'expired-card': 'This card has expired. You weren’t charged. Please use another card.',
  'try-again-later': 'Your bank didn’t respond. You weren’t charged. Please try again or use another card.',
  'authentication-failed':
    'The payment wasn’t approved, and you weren’t charged. Please try again or use another payment method.',
  'too-many-tries': 'Too many payments were declined. You weren’t charged. Please try again in an hour.',
};

/** Returns the problem above the form; undefined when fields have errors of their own. */
export const toCheckoutProblem = (error: CheckoutError): StepProblem | undefined => {
  switch (error.kind) {
    case 'incomplete':
    case 'not-enough-stock':
    case 'not-offered':
    case 'order-changed':
    case 'payment-declined':
    case 'payment-gone':
    case 'payment-unavailable':
    case 'tax-unknown':
      return {
        message: placingMessage(error),
        needsSignIn: false,
        // After too many declined payments no other one is tried, either.
        ...(canPayOtherwise(error) ? { canPayOtherwise: true } : {}),
      };
    default:
      return toStepProblem(error);
  }
};

const canPayOtherwise = (error: CheckoutError): boolean =>
  error.kind === 'payment-gone' || (error.kind === 'payment-declined' && error.reason !== 'too-many-tries');

const BUSY =
  'There are too many requests right now. No order was placed and you weren’t charged. Please try again in a moment.';

/** Whether the service took no more requests at this time. */
const isBusy = (error: CheckoutError): boolean => error.kind === 'refused' && error.status === 429;

const NOT_PLACED =
  'We couldn’t accept this order. No order was placed and you weren’t charged. Please reload the page, check your order and place it again.';

/** As `toCheckoutProblem`, after Place Order, beside which nothing is entered. */
export const toPlacingProblem = (error: PlaceOrderFailure | PrepareFailure): StepProblem | undefined =>
  error.kind === 'refused' && !isOutage(error)
    ? { message: isBusy(error) ? BUSY : NOT_PLACED, needsSignIn: false }
    : toCheckoutProblem(error);

/** Returns the message to the shopper, and what to do about it. */
const placingMessage = (error: PlacingError): string => {
  switch (error.kind) {
    case 'incomplete':
      return 'Some information is missing from your order.';
    case 'not-enough-stock':
      return error.available === undefined || error.available === 0
        ? 'An item in your cart just sold out. You weren’t charged.'
        : `Only ${error.available} of an item in your cart ${error.available === 1 ? 'is' : 'are'} left. You weren’t charged.`;
    case 'not-offered':
      return `An item in your cart can’t be ordered as you chose: ${error.reason} You weren’t charged.`;
    case 'order-changed':
      return 'Your order has changed, and you weren’t charged. Please review it before you place it.';
    case 'payment-declined':
      return DECLINED[error.reason];
    case 'payment-gone':
      return 'Please enter your card again. You weren’t charged.';
    case 'payment-unavailable':
      return 'We can’t take payments right now. You weren’t charged. Please try again in a moment.';
    case 'tax-unknown':
      return 'We couldn’t calculate sales tax for your address. You weren’t charged. Please check the address or try again in a moment.';
  }
};

/**
 * Whether an order whose payment was sent before may be placed although it failed: the service could not be asked, or did
 * not answer in a way that says so (ORD-01).
 */
export const isOutcomeUnknown = (error: PlaceOrderFailure): boolean =>
  error.kind === 'unreachable' || error.kind === 'unintelligible' || isOutage(error) || isBusy(error);

const UNAVAILABLE: ReadonlySet<CheckoutError['kind']> = new Set([
  'unreachable',
  'unintelligible',
  'payment-unavailable',
  'tax-unknown',
]);

/** Returns the status of the page that shows a failed form: 503 for an outage, 409 for a conflict, 400 otherwise. */
export const statusOfProblem = (error: CheckoutError): number => {
  const { kind } = error;
  if (UNAVAILABLE.has(kind) || isOutage(error) || isBusy(error)) return 503;
  return kind === 'identity-needed' || kind === 'order-changed' || kind === 'not-enough-stock' || kind === 'not-offered'
    ? 409
    : 400;
};
