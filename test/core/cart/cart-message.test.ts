import { cartMessage } from '../../../core/cart/cart-message';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';

test.each<[Parameters<typeof cartMessage>[0], string]>([
  [{ kind: 'invalid-quantity', minimum: 0, maximum: 99 }, 'Please enter a whole number from 0 to 99.'],
  [{ kind: 'not-enough-stock', available: 0 }, 'This item is out of stock.'],
  [{ kind: 'not-enough-stock', available: 1 }, 'Only 1 of this item is available. Please choose a smaller quantity.'],
  [{ kind: 'not-enough-stock', available: 3 }, 'Only 3 of this item are available. Please choose a smaller quantity.'],
  [
    { kind: 'not-enough-stock', available: undefined },
    'There isn’t enough of this item in stock. Please choose a smaller quantity.',
  ],
  [{ kind: 'not-for-sale', reason: 'This item is sold in stores only.' }, 'This item is sold in stores only.'],
  [{ kind: 'promotion-refused', reason: 'This code is over.' }, 'This code is over.'],
  [{ kind: 'no-such-line' }, 'This item is no longer in your cart.'],
  [{ kind: 'empty-code' }, 'Please enter a promo code.'],
  [{ kind: 'impossible-code' }, 'That promo code isn’t valid. Please check it and try again.'],
  [
    { kind: 'identity-needed' },
    'Your session has ended. Please sign in again. If you have an account, your cart is saved to it.',
  ],
  [
    { kind: 'cart-not-read', failure: anUnreachable() },
    'Your cart was updated, but we couldn’t show it. Please reload the page.',
  ],
  [aRefusal({ message: 'The order is locked.' }), 'The order is locked.'],
  [aRefusal({ message: undefined }), 'Something went wrong. Your cart is unchanged.'],
  [
    aRefusal({ status: 503, message: 'Service Unavailable' }),
    'Something went wrong. Please check your cart and try again in a moment.',
  ],
  [anUnreachable(), 'Something went wrong. Please check your cart and try again in a moment.'],
  [anUnintelligible(), 'Something went wrong. Please check your cart and try again in a moment.'],
])('[CRT-03] shows the message for %j', (failure, message) => {
  expect(cartMessage(failure)).toBe(message);
});
