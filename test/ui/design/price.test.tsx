import { render } from '@testing-library/react';
import { pricesOf, type Prices } from '../../../core/catalogue/price';
import { Price } from '../../../ui/design/price';
import { ON_OFFER, RANGE, WITHOUT } from './sample-tile';

const textOf = (prices: Prices): string => render(<Price prices={prices} />).container.textContent ?? '';

test.each([
  ['a plain price in dollars with two decimals', pricesOf([{ listPrice: 1234.5, offerPrice: undefined }]), '$1,234.50'],
  ['the current and the former price', ON_OFFER, '$15.00 was $20.00'],
  ['a range of the variants', RANGE, 'from $5.00 up to $20.00'],
  ['N/A without a price', WITHOUT, 'N/A'],
])('[REC-03] shows %s', (_case, prices, text) => {
  expect(textOf(prices)).toBe(text);
});
