import type { CartWriteFailure } from '../cart/cart-gateway';
import type { CancelOrderError, ReturnItemsError } from './change-order';
import type { LookUpError } from './look-up-order';

/** For the link of a mail that is damaged or too old. */
export const TOKEN_NOT_FOUND =
  'This link does not open an order any more. Please find your order with its number and your email.';

type Failure = CancelOrderError | ReturnItemsError;

const UNREACHABLE = 'We could not reach our order service.';

/** Returns the message when an order could not be changed (ORD-05). */
export const orderChangeMessage = (failure: Failure): string => {
  switch (failure.kind) {
    case 'nothing-chosen':
      return 'Please choose at least one item.';
    case 'no-reason':
      return 'Please choose a reason.';
    case 'no-change-key':
      return 'This page was out of date. It is renewed now: please try again.';
    case 'order-has-moved-on':
      return 'This can no longer be changed. The page shows where your order is now.';
    case 'order-not-found':
      return 'We could not find this order.';
    case 'sign-in-needed':
      return 'Your session has ended. Please sign in again. Your order is unchanged.';
    case 'refused':
      return failure.message ?? 'We could not do that. Your order is unchanged.';
    case 'unreachable':
    case 'unintelligible':
      return `${UNREACHABLE} Please check below whether your change was made, and try again in a moment.`;
  }
};

/** Returns the message above the look-up form; undefined when the errors stand beside the fields (ORD-04). */
export const lookUpMessage = (failure: LookUpError): string | undefined => {
  switch (failure.kind) {
    case 'invalid-look-up':
      return undefined;
    case 'order-not-found':
      return 'We could not find an order with this number and email. Please check both in your confirmation email.';
    case 'too-many-look-ups':
      return 'There were too many attempts. Please wait a few minutes and try again.';
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
    : 'We could not add everything to your cart. Please look at your cart and try again in a moment.';
