import type { AddAddressFailure, ChangeAddressFailure } from '../../core/addresses/address-book';
import type { InvalidAddress } from '../../core/addresses/address';
import type { AddTipError } from '../../core/checkout/steps/add-tip';
import type { CompletePrescriptionError } from '../../core/checkout/steps/complete-prescription';
import type { ChoosePaymentError } from '../../core/checkout/steps/choose-payment';
import type { ChooseShippingError } from '../../core/checkout/steps/choose-shipping';
import type { ApplyGiftCardError } from '../../core/checkout/steps/gift-card';
import type { SetContactError } from '../../core/checkout/steps/set-contact';
import type { SetDeliveryAddressError } from '../../core/checkout/steps/set-delivery-address';

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
  /** The items can go to the address in another way, which is chosen in the cart. */
  readonly needsOtherWay?: boolean;
  /** There is nothing left to order. */
  readonly isCartEmpty?: boolean;
}

const UNREACHABLE = 'Something went wrong. What you entered is still here. Please check your connection and try again.';
const SESSION_ENDED = 'Your session has ended. Sign in to continue. Your cart and what you entered are kept.';

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
      return 'Your cart is empty. It may have been changed in another tab.';
    case 'identity-needed':
      return SESSION_ENDED;
    case 'no-such-choice':
      return 'This option is no longer available. Please choose again.';
    case 'no-such-card':
      return 'This card is no longer in your wallet. Please choose another payment method.';
    case 'tip-refused':
      return 'We couldn’t add this tip. Please choose another amount.';
    case 'payment-refused':
    case 'address-out-of-reach':
      return error.reason;
    case 'nick-name-taken':
      return 'Another address already has this name. Please choose a different name.';
    case 'address-book-full':
      return 'Your address book is full. Please remove an address first.';
    case 'no-such-address':
      return 'This address is no longer in your address book. Please choose another one.';
    case 'checkout-not-read':
      return 'Your choice was saved, but we couldn’t load the next step. Please try again.';
    case 'refused':
      return isOutage(error)
        ? UNREACHABLE
        : (error.message ?? 'Something went wrong. Please check your information and try again.');
    case 'unreachable':
    case 'unintelligible':
      return UNREACHABLE;
  }
};

/** Returns the problem above the form; undefined when fields have errors of their own. */
export const toStepProblem = (error: StepError): StepProblem | undefined => {
  const message = checkoutMessage(error);
  if (message === undefined) return undefined;
  return {
    message,
    needsSignIn: error.kind === 'identity-needed',
    ...(error.kind === 'nothing-to-check-out' ? { isCartEmpty: true } : {}),
    ...(error.kind === 'address-out-of-reach' ? { needsOtherWay: true } : {}),
  };
};
