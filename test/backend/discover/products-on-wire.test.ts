import { productsOnWire } from '../../../backend/discover/products-on-wire.ts';

const repeatPriceOf = (data: Readonly<Record<string, unknown>>): unknown => {
  const item = { value: 'Kibble', matched_terms: [], labels: {}, is_slotted: false, data };
  return productsOnWire([item], ['price_USD', 'rd_price_USD'])[0];
};

test.each([
  [
    { price: 13.99, rd_price_USD: 13.29 },
    { price_USD: '13.99', rd_price_USD: '13.29' },
  ],
  [
    { price: 0.1, rd_price_USD: 0.1 },
    { price_USD: '0.10', rd_price_USD: '0.10' },
  ],
  [{ price: 13.99 }, { price_USD: '13.99' }],
  [{ pickup_only: true, price: 13.99 }, {}],
  [{}, {}],
])('[RPD-01] the prices of one delivery and of later ones are texts with two decimals: %j', (data, expected) => {
  expect(JSON.parse(JSON.stringify(repeatPriceOf(data)))).toEqual(expected);
});
