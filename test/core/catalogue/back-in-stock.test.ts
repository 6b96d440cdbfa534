import { backSince } from '../../../core/catalogue/back-in-stock';

const NOW = 29_700_000 * 60_000 + 59_999;

test.each([
  ['29700000', 29_700_000],
  ['29699985', 29_699_985],
  ['29699984', undefined],
  ['29700001', undefined],
  ['-1', undefined],
  ['1e7', undefined],
  ['999999999999', undefined],
  ['', undefined],
  [null, undefined],
])('[ACC-06] the time %j since when a product is back is %p', (parameter, since) => {
  expect(backSince(parameter, NOW)).toBe(since);
});
