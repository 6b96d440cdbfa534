import { poundsText } from '../../../core/catalogue/product-facts';

test.each([
  [{ from: 0, to: 22 }, 'Up to 22 lb'],
  [{ from: 3, to: 12 }, '3–12 lb'],
  [{ from: 101, to: undefined }, '101 lb and over'],
])('[PRO-06] %j is written as %s', (range, text) => {
  expect(poundsText(range)).toBe(text);
});
