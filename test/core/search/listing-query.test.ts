import fc from 'fast-check';
import { pageCount } from '../../../core/search/listing/listing';
import {
  FIRST_PAGE,
  parseRange,
  toggleFilter,
  withFilter,
  withoutFilters,
  type ListingQuery,
} from '../../../core/search/listing/listing-query';
import { anyText } from '../any-text';
import { anyListingQuery } from './any-listing-query';

const SECOND_PAGE: ListingQuery = { page: 2, sort: 'rating', filters: { Brand: ['Goodpaw'], Flavor: ['Beef'] } };

/** The values of a facet are a set, so their order is irrelevant. */
const asSets = ({ filters, ...rest }: ListingQuery): unknown => ({
  ...rest,
  filters: Object.fromEntries(Object.entries(filters).map(([facet, values]) => [facet, new Set(values)])),
});

describe('[SRC-13] narrowing a list', () => {
  test.each([
    ['selects a first value', 'Size', '5 lb', { Brand: ['Goodpaw'], Flavor: ['Beef'], Size: ['5 lb'] }],
    ['selects another value', 'Brand', 'Merrick', { Brand: ['Goodpaw', 'Merrick'], Flavor: ['Beef'] }],
    ['removes the last value of a facet', 'Brand', 'Goodpaw', { Flavor: ['Beef'] }],
  ])('%s and returns to the first page', (_case, facet, value, filters) => {
    expect(toggleFilter(SECOND_PAGE, facet, value)).toEqual({ page: 1, sort: 'rating', filters });
  });

  test('selecting a value twice deselects it', () => {
    fc.assert(
      fc.property(anyListingQuery, fc.constantFrom('Brand', 'Size', 'Flavor'), fc.string(), (query, facet, value) => {
        const twice = toggleFilter(toggleFilter(query, facet, value), facet, value);
        expect(asSets(twice)).toEqual(asSets({ ...query, page: 1 }));
      }),
    );
  });

  test('does not mutate the original query', () => {
    fc.assert(
      fc.property(anyListingQuery, fc.string(), (query, value) => {
        const before = structuredClone(query);
        toggleFilter(query, 'Brand', value);
        withFilter(query, 'Brand', [value]);
        withoutFilters(query);
        expect(query).toEqual(before);
      }),
    );
  });

  test('selects exactly the given values of a facet', () => {
    expect(withFilter(SECOND_PAGE, 'Brand', ['Merrick', 'Rover'])).toEqual({
      page: 1,
      sort: 'rating',
      filters: { Flavor: ['Beef'], Brand: ['Merrick', 'Rover'] },
    });
  });

  test('removes the filter for a facet without values', () => {
    expect(withFilter(SECOND_PAGE, 'Brand', []).filters).toEqual({ Flavor: ['Beef'] });
  });

  test('removes all filters at once and keeps the sort order', () => {
    expect(withoutFilters(SECOND_PAGE)).toEqual({ ...FIRST_PAGE, sort: 'rating' });
  });
});

describe('[SRC-13] a range', () => {
  test.each([
    ['10-25', { min: 10, max: 25 }],
    ['10-', { min: 10 }],
    ['-25', { max: 25 }],
    ['10.5-10.50', { min: 10.5, max: 10.5 }],
    ['0-0', { min: 0, max: 0 }],
    ['9999999.99-', { min: 9_999_999.99 }],
  ])('%s has its bounds', (value, bounds) => {
    expect(parseRange(value)).toStrictEqual(bounds);
  });

  test.each([
    '',
    '-',
    '25-10',
    '10',
    'a-b',
    '10-25-30',
    '1e3-',
    '10 - 25',
    '-10-25',
    '10.555-',
    '99999999-',
    '١-٢',
    '10-25\n',
  ])('rejects %j', (value) => {
    expect(parseRange(value)).toBeUndefined();
  });

  test('parses its own written form', () => {
    const dollars = fc.option(
      fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100),
      { nil: undefined },
    );
    fc.assert(
      fc.property(dollars, dollars, (a, b) => {
        fc.pre(a !== undefined || b !== undefined);
        const [min, max] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
        const bounds = parseRange(`${min ?? ''}-${max ?? ''}`);
        expect([bounds?.min, bounds?.max]).toEqual([min, max]);
      }),
    );
  });

  test('is rejected or has a bound, in ascending order, for any text', () => {
    const anyRange = fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...'0123456789.-'), maxLength: 12 }));
    fc.assert(
      fc.property(anyRange, (text) => {
        const bounds = parseRange(text);
        if (bounds === undefined) return;
        expect(Object.keys(bounds).length).toBeGreaterThan(0);
        expect(bounds.min ?? 0).toBeGreaterThanOrEqual(0);
        expect(bounds.min ?? 0).toBeLessThanOrEqual(bounds.max ?? Infinity);
      }),
    );
  });
});

test.each([
  [0, 1],
  [1, 1],
  [48, 1],
  [49, 2],
  [480, 10],
  [481, 11],
])('[RTE-04] %d products make %d pages of 48', (total, pages) => {
  expect(pageCount(total, 48)).toBe(pages);
});
