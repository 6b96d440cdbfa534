import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Facet } from '../../../core/search/listing/listing';
import { FIRST_PAGE, type ListingQuery } from '../../../core/search/listing/listing-query';
import { parseListingQuery } from '../../../core/search/listing/listing-url';
import { PriceRange } from '../../../ui/pages/listing/price-range';
import { aListing } from '../../builders/listing';
import { aListingModel, SEARCH } from './listing-model';

const priced = (selected?: { readonly min?: number; readonly max?: number }): Extract<Facet, { kind: 'range' }> => ({
  kind: 'range',
  name: 'Price',
  label: 'Price',
  min: 3,
  max: 80,
  selected,
});

const show = (query: ListingQuery = FIRST_PAGE) => {
  const { model, history } = aListingModel({ query, listing: aListing({ products: [], facets: [priced()] }) });
  const { rerender } = render(<PriceRange model={model} facet={priced()} />);
  return {
    history,
    becomes: (facet: ReturnType<typeof priced>) => rerender(<PriceRange model={model} facet={facet} />),
  };
};

const from = () => screen.getByLabelText<HTMLInputElement>('From');
const type = (low: string, high: string): void => {
  fireEvent.change(from(), { target: { value: low } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: high } });
  fireEvent.click(screen.getByRole('button', { name: 'Go to this price range' }));
};

test('[SRC-13] two prices filter the list', async () => {
  const { history } = show();
  type('10', ' 24.99');
  await waitFor(() => expect(history.current()).toBe(`${SEARCH}?query=dog&price=10-24.99`));
});

test.each([
  ['cheap', ''],
  ['20', '10'],
  ['$5', ''],
])('[SRC-13] explains the range %s to %s and changes nothing', (low, high) => {
  const { history } = show();
  type(low, high);
  expect(screen.getByText('Enter amounts such as 10 or 24.99, lower one first.')).toBeDefined();
  expect([from().getAttribute('aria-invalid'), from().value, history.current()]).toEqual(['true', low, SEARCH]);
});

test('[SRC-13] the fields follow a range selected or removed elsewhere', () => {
  const { becomes } = show();
  becomes(priced({ min: 10 }));
  expect(from().value).toBe('10');
  becomes(priced());
  expect(from().value).toBe('');
});

test('[RTE-04] requests the same list without scripts, filtered by the two prices', () => {
  show({ page: 3, sort: 'rating', filters: { Brand: ['Merrick'], Price: ['-5'] } });
  fireEvent.change(from(), { target: { value: '10' } });
  const { form } = from();
  if (form === null) throw new Error('the field stands in no form');
  const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  expect([form.method, new URL(form.action).pathname, Object.fromEntries(sent)['query']]).toEqual([
    'get',
    SEARCH,
    'dog',
  ]);
  expect(parseListingQuery(sent)).toEqual({
    page: 1,
    sort: 'rating',
    filters: { Brand: ['Merrick'], Price: ['10-'] },
  });
});
