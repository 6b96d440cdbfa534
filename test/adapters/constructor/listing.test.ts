import * as E from 'fp-ts/Either';
import { ConstructorProductSearch } from '../../../adapters/constructor/constructor-product-search';
import { FIRST_PAGE, type Filters } from '../../../core/search/listing/listing-query';
import { aBrandFacet, aListing } from '../../builders/listing';
import { client, listingOnTheWire, serve } from './search-site';

const read = async (body: unknown, filters: Filters = {}): Promise<unknown> => {
  serve(() => [200, body]);
  const response = await new ConstructorProductSearch(client()).search('chew', { ...FIRST_PAGE, filters })();
  if (E.isLeft(response)) return response.left;
  return response.right.kind === 'listing' ? response.right.listing : response.right;
};

const withFacet = (facet: object): unknown => ({ response: { results: [], facets: [{ name: 'Price', ...facet }] } });

test("[SRC-13] reads every part of a listing from the service's format", async () => {
  const listing = aListing({
    total: 120,
    facets: [
      aBrandFacet({ Goodpaw: 2, Merrick: 1 }, ['Merrick']),
      { kind: 'range', name: 'Price', label: 'Price', min: 5, max: 20, selected: { min: 10 } },
    ],
    categories: [
      { id: '10338', name: 'Dog Food', count: 80 },
      { id: '10340', name: 'Dog Treats', count: 40 },
    ],
    resultId: 's-1',
  });
  expect(await read(listingOnTheWire(listing), { Price: ['10-'], Brand: ['Merrick'] })).toEqual(listing);
});

test('[SRC-13] reads a redirect rule as an address', async () => {
  const response = { redirect: { data: { url: '/returns', match_id: 1 }, matched_terms: ['returns'] } };
  expect(await read({ response, result_id: 'r' })).toEqual({ kind: 'redirect', url: '/returns' });
});

test.each([
  ['hidden', { type: 'multiple', hidden: true, options: [{ value: 'a' }] }],
  ['without options', { type: 'multiple', options: [] }],
  ['a range without bounds', { type: 'range', min: null, max: 20 }],
])('[SRC-13] omits a facet that is %s', async (_case, facet) => {
  expect(await read(withFacet(facet))).toMatchObject({ facets: [] });
});

test.each([
  ['nothing selected', {}, {}, undefined],
  ['the service sends both bounds', { min: 5, max: 10 }, { Price: ['5-10'] }, { min: 5, max: 10 }],
  ['infinite bounds', { min: '-inf', max: 10 }, { Price: ['-10'] }, { max: 10 }],
  ['the service sends nothing', '', { Price: ['5-'] }, { min: 5 }],
  ['the bounds of the whole list, nothing selected', { min: 5, max: 20 }, {}, undefined],
])('[SRC-13] reads the selected range: %s', async (_case, status, filters, selected) => {
  expect(await read(withFacet({ type: 'range', min: 5, max: 20, status }), filters)).toMatchObject({
    facets: [{ kind: 'range', selected }],
  });
});

test('[SRC-13] marks a selected option even when the service does not', async () => {
  const options = [{ value: 'Goodpaw' }, { value: 'Merrick', display_name: 'Merrick®', count: 3 }];
  expect(await read(withFacet({ name: 'Brand', type: 'multiple', options }), { Brand: ['Goodpaw'] })).toMatchObject({
    facets: [
      {
        label: 'Brand',
        options: [
          { value: 'Goodpaw', label: 'Goodpaw', count: 0, isSelected: true },
          { value: 'Merrick', label: 'Merrick®', count: 3, isSelected: false },
        ],
      },
    ],
  });
});

test('[SRC-13] replaces a single top group by its children', async () => {
  const groups = [
    { group_id: 'all', display_name: 'All', count: 9, children: [{ group_id: '1', display_name: 'Dog', count: 9 }] },
  ];
  expect(await read({ response: { results: [], groups } })).toMatchObject({
    categories: [{ id: '1', name: 'Dog', count: 9 }],
  });
});

test('[SRC-13] does not offer the browsed category as a filter', async () => {
  const groups = [{ group_id: '10338', display_name: 'Dog Food', count: 9, children: [] }];
  serve(() => [200, { response: { results: [], groups } }]);
  const search = new ConstructorProductSearch(client());
  expect(await search.browse({ kind: 'category', id: '10338' }, FIRST_PAGE)()).toMatchObject({
    right: { categories: [] },
  });
});

test('[SRC-13] reports a problem by its path without values', async () => {
  const results = [
    { value: 'Chew', data: { id: '1' } },
    { value: 'Chew', data: { price: { secret: 1 } } },
  ];
  expect(await read({ response: { results } })).toEqual({
    kind: 'unintelligible',
    service: 'search',
    problems: [
      'response.results.1.data.id: expected text, got nothing',
      'response.results.1.data.price: expected number or nothing, got object',
    ],
  });
});

test('[FND-01, FND-03] reads how the words were understood', async () => {
  const understood = {
    corrected_term: 'dog food under 50',
    unmatched: ['kong'],
    close: true,
    narrowed: [{ text: 'under 50', name: 'Price', display_name: 'Price', values: ['0-50'], label: 'up to $50' }],
  };
  expect(await read({ response: { results: [], understood } })).toMatchObject({
    understanding: {
      corrected: 'dog food under 50',
      unmatched: ['kong'],
      isClose: true,
      wordFilters: [{ text: 'under 50', facet: 'Price', values: ['0-50'], label: 'up to $50', rest: 'chew' }],
      rest: 'chew',
    },
  });
});

test('[FND-01] a service that tells nothing about the words took them as they are', async () => {
  expect(await read({ response: { results: [] } })).not.toHaveProperty('understanding');
});
