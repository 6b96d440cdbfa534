import fc from 'fast-check';
import { formatRating, ratingStars, type Star } from '../../../core/catalogue/rating-stars';

const drawn = (stars: ReadonlyArray<Star>): string =>
  stars.map((star) => ({ full: '★', half: '½', empty: '☆' })[star]).join('');

test.each([
  [0, '☆☆☆☆☆'],
  [0.2, '☆☆☆☆☆'],
  [0.3, '½☆☆☆☆'],
  [0.8, '★☆☆☆☆'],
  [3, '★★★☆☆'],
  [3.2, '★★★☆☆'],
  [3.3, '★★★½☆'],
  [3.7, '★★★½☆'],
  [3.8, '★★★★☆'],
  [3.9, '★★★★☆'],
  [4.25, '★★★★½'],
  [4.75, '★★★★★'],
  [4.96, '★★★★★'],
  [5, '★★★★★'],
])('[REC-07] %d is %s', (rating, stars) => {
  expect(drawn(ratingStars(rating))).toBe(stars);
});

test.each([
  [-1, '☆☆☆☆☆'],
  [5.5, '★★★★★'],
  [Infinity, '★★★★★'],
  [Number.NaN, '☆☆☆☆☆'],
])('[REC-07] %d, outside the range of ratings, is %s', (rating, stars) => {
  expect(drawn(ratingStars(rating))).toBe(stars);
});

test('[REC-07] always shows five stars: full ones, at most one half, then empty ones', () => {
  fc.assert(
    fc.property(fc.double(), (rating) => {
      expect(drawn(ratingStars(rating))).toMatch(/^(?=.{5}$)★*½?☆*$/);
    }),
  );
});

test('[REC-07] never shows fewer stars for a better rating', () => {
  const value = (rating: number): number =>
    ratingStars(rating).reduce((sum, star) => sum + { full: 1, half: 0.5, empty: 0 }[star], 0);
  const anyRating = fc.double({ min: 0, max: 5, noNaN: true });
  fc.assert(
    fc.property(anyRating, anyRating, (a, b) => {
      expect(value(Math.max(a, b))).toBeGreaterThanOrEqual(value(Math.min(a, b)));
      expect(Math.abs(value(a) - a)).toBeLessThanOrEqual(0.3);
    }),
  );
});

test.each([
  [4, '4.0'],
  [4.46, '4.5'],
  [0, '0.0'],
])('[REC-07] %d has the label %s', (rating, text) => {
  expect(formatRating(rating)).toBe(text);
});
