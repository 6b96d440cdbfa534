import type { AddAddressFailure, ChangeAddressFailure } from '../../core/addresses/address-book';
import type { InvalidAddress } from '../../core/addresses/address';
import type { AddTipError } from '../../core/checkout/add-tip';
import type { CompletePrescriptionError } from '../../core/checkout/complete-prescription';
import type { ChoosePaymentError } from '../../core/checkout/choose-payment';
import type { ChooseShippingError } from '../../core/checkout/choose-shipping';
import type { ApplyGiftCardError } from '../../core/checkout/gift-card';
import type { SetContactError } from '../../core/checkout/set-contact';
import type { SetDeliveryAddressError } from '../../core/checkout/set-delivery-address';

/** Why a step before Review could not be completed. */
export type StepError =
  | SetContactError
  | SetDeliveryAddressError
  | AddAddressFailure
  | ChangeAddressFailure
  | InvalidAddress
  | ChooseShippingError
  | AddTipError
  | CompletePrescriptionError
  | ChoosePaymentError
  | ApplyGiftCardError;

/** A failed step as the screen shows it. Without scripts it is part of the page's data. */
export interface StepProblem {
  readonly message: string;
  /** The shopper has to sign in first; what was typed stays in the page. */
  readonly needsSignIn: boolean;
  /** Another way to pay may work. */
  readonly canPayOtherwise?: boolean;
}

const UNREACHABLE =
  'We could not reach the shop. Nothing that you entered is lost; please check your connection and try again.';
const SESSION_ENDED = 'Your session has ended. Sign in to go on here: your cart and what you entered are kept.';

/** Whether the service failed, instead of refusing what was sent: its text is not for shoppers. */
export const isOutage = (error: { readonly kind: string; readonly status?: number }): boolean =>
  error.kind === 'refused' && error.status !== undefined && error.status >= 500;

/** Returns the message to the shopper, and what to do about it; undefined when fields have errors of their own. */
const checkoutMessage = (error: StepError): string | undefined => {
  switch (error.kind) {
    case 'invalid-contact':
    case 'contact-refused':
    case 'invalid-address':
    case 'address-refused':
    case 'invalid-tip':
    case 'invalid-fields':
    case 'invalid-gift-card':
    case 'gift-card-refused':
      return undefined;
    case 'nothing-to-check-out':
      return 'Your cart is empty now. It may have been changed in another tab.';
    case 'identity-needed':
      return SESSION_ENDED;
    case 'no-such-choice':
      return 'This choice is not available any more. Please choose again.';
    case 'no-such-card':
      return 'This card is not in your wallet any more. Please choose another way to pay.';
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
    case 'checkout-not-read':
      return 'Your choice was saved, but we could not show what comes next. Please try again.';
    case 'refused':
      return isOutage(error)
        ? UNREACHABLE
        : (error.message ?? 'The shop could not do that. Please check what you entered and try again.');
    case 'unreachable':
    case 'unintelligible':
      return UNREACHABLE;
  }
};

/** Returns the problem above the form; undefined when fields have errors of their own. */
export const toStepProblem = (error: StepError): StepProblem | undefined => {
  const message = checkoutMessage(error);
  if (message === undefined) return undefined;
  return { message, needsSignIn: error.kind === 'identity-needed' };
};
