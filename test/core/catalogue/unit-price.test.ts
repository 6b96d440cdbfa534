import { pricesOf } from '../../../core/catalogue/price';
import { tileUnitPrice, unitPriceLabel } from '../../../core/catalogue/unit-price';

test.each([
  [24.99, '12 lb', '$2.08 / lb'],
  [49.98, '5.5 oz., Case of 24', '$0.38 / oz'],
  [10.99, '2.8 oz., Pack of 6', '$0.65 / oz'],
  [15.49, '16 fl. oz', '$0.97 / fl oz'],
  [12, '120 Count', '$0.10 / count'],
  [60, '6 Doses', '$10.00 / dose'],
  [20, '1 Dose', '$20.00 / dose'],
])('[PRO-03] %d for %s is shown as %s', (price, size, label) => {
  expect(unitPriceLabel(price, size, 'USD')).toBe(label);
});

test.each([
  ['no price', undefined, '12 lb'],
  ['no size', 24.99, undefined],
  ['a length', 24.99, '36 in'],
  ['a name', 24.99, 'X-Large'],
  ['a capacity', 24.99, '50 oz Capacity'],
  ['nothing in the pack', 24.99, '0 lb'],
  ['less than half a cent', 1, '900 Count'],
  ['words around the amount', 24.99, 'up to 12 lb'],
])('[PRO-03] there is no price per unit for %s', (_case, price, size) => {
  expect(unitPriceLabel(price, size, 'USD')).toBeUndefined();
});

const ONE = pricesOf([{ listPrice: 24, offerPrice: undefined }]);
const RANGE = pricesOf([
  { listPrice: 24, offerPrice: undefined },
  { listPrice: 50, offerPrice: undefined },
]);

test.each([
  ['one size and one price', { sizes: ['12 lb'], prices: ONE }, '$2.00 / lb'],
  ['several sizes', { sizes: ['12 lb', '30 lb'], prices: ONE }, undefined],
  ['several prices', { sizes: ['12 lb'], prices: RANGE }, undefined],
  ['no size', { sizes: [], prices: ONE }, undefined],
])('[PRO-03] a product in a list with %s has a price per unit only if it is certain', (_case, tile, label) => {
  expect(tileUnitPrice(tile, 'USD')).toBe(label);
});
