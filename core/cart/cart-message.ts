import type { AddToCartError } from './add-to-cart';
import type { ChooseFulfilmentError } from './fulfilment/choose-fulfilment';
import type { PromotionCodeError } from './promotion-codes';

/** Returns the message to the shopper when the cart could not be changed. */
export const cartMessage = (error: AddToCartError | PromotionCodeError | ChooseFulfilmentError): string => {
  switch (error.kind) {
    case 'invalid-quantity':
      return `Please enter a whole number from ${error.minimum} to ${error.maximum}.`;
    case 'not-enough-stock':
      return error.available === undefined
        ? 'There isn’t enough of this item in stock. Please choose a smaller quantity.'
        : stockMessage(error.available);
    case 'not-for-sale':
    case 'promotion-refused':
      return error.reason;
    case 'no-such-line':
      return 'This item is no longer in your cart.';
    case 'empty-code':
      return 'Please enter a promo code.';
    case 'impossible-code':
      return 'That promo code isn’t valid. Please check it and try again.';
    case 'invalid-fulfilment':
      return 'Please choose your store first.';
    case 'identity-needed':
      return 'Your session has ended. Please sign in again. If you have an account, your cart is saved to it.';
    case 'cart-not-read':
      return 'Your cart was updated, but we couldn’t show it. Please reload the page.';
    case 'refused':
      // The text of a failing server is not for shoppers.
      return error.status < 500 ? (error.message ?? 'Something went wrong. Your cart is unchanged.') : OUTAGE;
    case 'unreachable':
    case 'unintelligible':
      return OUTAGE;
  }
};

/** Whether the change was made is not known: the response may have been lost. */
const OUTAGE = 'Something went wrong. Please check your cart and try again in a moment.';

const stockMessage = (available: number): string =>
  available === 0
    ? 'This item is out of stock.'
    : `Only ${available} of this item ${available === 1 ? 'is' : 'are'} available. Please choose a smaller quantity.`;
