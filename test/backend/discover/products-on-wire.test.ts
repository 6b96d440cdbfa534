import { productsOnWire } from '../../../backend/discover/products-on-wire.ts';

const repeatPriceOf = (data: Readonly<Record<string, unknown>>): unknown => {
  const item = { value: 'Kibble', matched_terms: [], labels: {}, is_slotted: false, data };
  return productsOnWire([item], ['price_USD', 'rd_price_USD'])[0];
};

test.each([
  [
    { repeat_delivery: true, price: 13.99 },
    { price_USD: '13.99', rd_price_USD: '13.29' },
  ],
  [
    { repeat_delivery: true, price: 0.1 },
    { price_USD: '0.10', rd_price_USD: '0.09' },
  ],
  [{ repeat_delivery: false, price: 13.99 }, { price_USD: '13.99' }],
  [{ repeat_delivery: true, pickup_only: true, price: 13.99 }, {}],
  [{ repeat_delivery: true }, {}],
])('[RPD-01] the price on repeat is 5 % lower, for products that are sold so: %j', (data, expected) => {
  expect(JSON.parse(JSON.stringify(repeatPriceOf(data)))).toEqual(expected);
});
