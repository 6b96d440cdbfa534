import { isCatapultAfter, positionAfter, tilePositions } from '../../../ui/ads/grid-places';

const FULL = 48;

/** The content of the grid in order: `p` a product, `a` an ad, `C` the catapult, which fills a row. */
const grid = (products: number): string =>
  Array.from({ length: products }, (_, index) => {
    const count = index + 1;
    return `p${positionAfter(count) === undefined ? '' : 'a'}${isCatapultAfter(count, products) ? 'C' : ''}`;
  }).join('');

test.each([
  [0, []],
  [2, []],
  [6, []],
  [7, [1]],
  [20, [1, 2]],
  [47, [1, 2, 3]],
  [FULL, [1, 2, 3, 4]],
])('[ADS-01] %i products have ads at the positions %j', (products, positions) => {
  expect(tilePositions(products)).toEqual(positions);
  expect(grid(products).match(/a/g) ?? []).toHaveLength(positions.length);
});

test.each([1, 2, 4])('[ADS-01] fills whole rows on a full page with %i tiles per row', (columns) => {
  const [before = '', after = ''] = grid(FULL).split('C');
  expect([before.length % columns, after.length % columns]).toEqual([0, 0]);
});

test('[ADS-01] fills whole rows with three tiles per row on a full page without its last place', () => {
  const [before = '', after = ''] = grid(FULL).split('C');
  expect(after.endsWith('pa')).toBe(true);
  expect([before.length % 3, (after.length - 1) % 3]).toEqual([0, 0]);
});

test('[ADS-01] puts the catapult at the end of a short list', () => {
  expect(grid(5)).toBe('pppppC');
  expect(grid(8)).toBe('pppppppapC');
});
