import type { AddAddressFailure, ChangeAddressFailure } from '../../core/addresses/address-book';
import type { InvalidAddress } from '../../core/addresses/address';
import type { AddTipError } from '../../core/checkout/add-tip';
import type { DeclineReason, PlaceOrderFailure, PrepareFailure } from '../../core/checkout/checkout-gateway';
import type { ChoosePaymentError } from '../../core/checkout/choose-payment';
import type { ChooseShippingError } from '../../core/checkout/choose-shipping';
import type { ApplyGiftCardError } from '../../core/checkout/gift-card';
import type { SetContactError } from '../../core/checkout/set-contact';
import type { SetDeliveryAddressError } from '../../core/checkout/set-delivery-address';

/** Why a step of the checkout could not be completed. */
export type CheckoutError =
  | SetContactError
  | SetDeliveryAddressError
  | AddAddressFailure
  | ChangeAddressFailure
  | InvalidAddress
  | ChooseShippingError
  | AddTipError
  | ChoosePaymentError
  | ApplyGiftCardError
  | PrepareFailure
  | PlaceOrderFailure;

/** A failed step as the screen shows it. Without scripts it is part of the page's data. */
export interface StepProblem {
  readonly message: string;
  /** The shopper has to sign in first; what was typed stays in the page. */
  readonly needsSignIn: boolean;
  /** Another way to pay may work. */
  readonly canPayOtherwise?: boolean;
}

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

const UNREACHABLE =
  'We could not reach the shop. Nothing that you entered is lost; please check your connection and try again.';
const SESSION_ENDED = 'Your session has ended. Sign in to go on here: your cart and what you entered are kept.';

/** Returns the message to the shopper, and what to do about it; undefined when fields have errors of their own. */
export const checkoutMessage = (error: CheckoutError): string | undefined => {
  switch (error.kind) {
    case 'invalid-contact':
    case 'contact-refused':
    case 'invalid-address':
    case 'address-refused':
    case 'invalid-tip':
    case 'invalid-gift-card':
    case 'gift-card-refused':
      return undefined;
    case 'nothing-to-check-out':
      return 'Your cart is empty now. It may have been changed in another tab.';
    case 'identity-needed':
      return SESSION_ENDED;
    case 'no-such-choice':
      return 'This choice is not available any more. Please choose again.';
    case 'tip-refused':
      return 'This tip cannot be added. Please choose another amount.';
    case 'payment-refused':
      return error.reason;
    case 'nick-name-taken':
      return 'Another address has this name. Please choose a different name.';
    case 'address-book-full':
      return 'Your address book is full. Please remove an address first.';
    case 'no-such-address':
      return 'This address is not in your address book any more. Please choose another one.';
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
    case 'checkout-not-read':
      return 'Your choice was saved, but we could not show what comes next. Please try again.';
    case 'refused':
      return error.message ?? 'The shop could not do that. Please check what you entered and try again.';
    case 'unreachable':
    case 'unintelligible':
      return UNREACHABLE;
  }
};

/** Returns the problem above the form; undefined when fields have errors of their own. */
export const toStepProblem = (error: CheckoutError): StepProblem | undefined => {
  const message = checkoutMessage(error);
  if (message === undefined) return undefined;
  return {
    message,
    needsSignIn: error.kind === 'identity-needed',
    ...(error.kind === 'payment-declined' ? { canPayOtherwise: true } : {}),
  };
};

/** Returns the status of the page that shows a failed form: 503 for an outage, 409 for a conflict, 400 otherwise. */
export const statusOfProblem = ({ kind }: CheckoutError): number => {
  if (kind === 'unreachable' || kind === 'unintelligible' || kind === 'payment-unavailable') return 503;
  return kind === 'identity-needed' || kind === 'order-changed' || kind === 'not-enough-stock' ? 409 : 400;
};
