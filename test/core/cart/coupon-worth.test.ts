import type { Cart } from '../../../core/cart/cart';
import { couponWorth } from '../../../core/cart/coupon-worth';
import { aCart, aCartItem } from '../../builders/cart';

/** A cart of $7.98 with these codes and deductions. */
const cartWith = (codes: ReadonlyArray<string>, ...off: Cart['adjustments']): Cart =>
  aCart([aCartItem({ unitPrice: 3.99, quantity: 2 })], {
    promotions: codes.map((code) => ({ code, description: code })),
    adjustments: off,
    discount: off.reduce((sum, { amount }) => sum + amount, 0),
  });

const off = (code: string, amount: number, isOffShipping?: boolean): Cart['adjustments'][number] => ({
  code,
  description: code,
  amount,
  isOffShipping,
});

test.each([
  ['the rest of the cart exceeds its value', cartWith([]), 5],
  ['another coupon left less', cartWith(['C-1'], off('C-1', -5)), 2.98],
  ['codes and coupons left less', cartWith(['TEN', 'c-1'], off('TEN', -0.8), off('C-1', -5)), 2.18],
  ['nothing is left', cartWith(['C-1', 'C-3'], off('C-1', -5), off('C-3', -2.98)), 0],
  ['only shipping is free', cartWith(['SHIPFREE'], off('SHIPFREE', -5.99, true)), 5],
  ["the card's first purchase discount, which applies later, is the largest", cartWith([], off('PETCOPAY20', -7)), 5],
  ["the service deducted more than the cart's total", cartWith(['C-1'], off('C-1', -9)), 0],
])('[RWD-06] before it is applied, when %s, %#', (_case, cart, counts) => {
  expect(couponWorth(cart, 'C-2', 5)).toEqual({ isApplied: false, counts });
});

test.each([
  ['its full value', cartWith(['C-2'], off('C-2', -5)), 5],
  ['the remaining amount', cartWith(['C-1', 'C-2'], off('C-1', -5), off('C-2', -2.98)), 2.98],
  ['nothing, when nothing was left,', cartWith(['C-1', 'c-2'], off('C-1', -7.98)), 0],
  ['its nominal value, when the service does not report one,', { ...cartWith(['C-2']), discount: -5 }, 5],
])('[RWD-06] once it is applied, %s counts', (_case, cart, counts) => {
  expect(couponWorth(cart, 'C-2', 5)).toEqual({ isApplied: true, counts });
});
