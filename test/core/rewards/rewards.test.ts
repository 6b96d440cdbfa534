import { pointsEarned } from '../../../core/rewards/rewards';

test.each([
  [0, 0],
  [0.99, 0],
  [36.97, 36],
  [-5, 0],
])('[RWD-04] an order of %d dollars earns %d points', (dollars, points) => {
  expect(pointsEarned(dollars)).toBe(points);
});
