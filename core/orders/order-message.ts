import type { CartWriteFailure } from '../cart/cart-gateway';
import type { CancelOrderError, ReturnItemsError } from './change-order';
import type { LookUpError } from './look-up-order';

/** For the link of a mail that is damaged or too old. */
export const TOKEN_NOT_FOUND = 'This link has expired. Please find your order with its number and your email.';

type Failure = CancelOrderError | ReturnItemsError;

const UNREACHABLE = 'Something went wrong.';

/** Returns the message when an order could not be changed (ORD-05). */
export const orderChangeMessage = (failure: Failure): string => {
  switch (failure.kind) {
    case 'nothing-chosen':
      return 'Please choose at least one item.';
    case 'no-reason':
      return 'Please choose a reason.';
    case 'no-change-key':
      return 'This page was out of date. We’ve refreshed it. Please try again.';
    case 'order-has-moved-on':
      return 'This can no longer be changed. See your order’s current status below.';
    case 'order-not-found':
      return 'We couldn’t find this order.';
    case 'sign-in-needed':
      return 'Your session has ended. Please sign in again. Your order is unchanged.';
    case 'refused':
      return failure.message ?? 'That didn’t work. Your order is unchanged.';
    case 'unreachable':
    case 'unintelligible':
      return `${UNREACHABLE} Check below to see if your change was made, and try again in a moment.`;
  }
};

/** Returns the message above the look-up form; undefined when the errors stand beside the fields (ORD-04). */
export const lookUpMessage = (failure: LookUpError): string | undefined => {
  switch (failure.kind) {
    case 'invalid-look-up':
      return undefined;
    case 'order-not-found':
      return 'We couldn’t find an order with this number and email. Please check your confirmation email.';
    case 'too-many-look-ups':
      return 'Too many attempts. Please wait a few minutes and try again.';
    case 'refused':
    case 'unreachable':
    case 'unintelligible':
      return `${UNREACHABLE} Please try again in a moment.`;
  }
};

/** Returns the message when items could not be added to the cart again (ORD-08). */
export const buyAgainMessage = (failure: CartWriteFailure): string =>
  failure.kind === 'identity-needed'
    ? 'Your session has ended. Please sign in again.'
    : 'We couldn’t add everything to your cart. Please check your cart and try again in a moment.';
