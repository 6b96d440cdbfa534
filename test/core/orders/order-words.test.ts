import { pointsWords } from '../../../core/orders/order-words';

test.each([
  [{ expected: 25, earned: 25 }, 'You earned 25 points with this order.'],
  [{ expected: 24, earned: 24 }, 'You earned 24 points with this order.'],
  [
    { expected: 40, earned: 10 },
    'You earned 10 points with this order so far. You’ll earn 30 more when the rest ships.',
  ],
  [{ expected: 1, earned: 0 }, 'You’ll earn 1 point when this order ships.'],
])('[RWD-04] [ORD-07] of the points %j a member reads “%s”', (points, words) => {
  expect(pointsWords(points)).toBe(words);
});
