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

/** Values of a facet are a set: their order says nothing. */
const asSets = ({ filters, ...rest }: ListingQuery): unknown => ({
  ...rest,
  filters: Object.fromEntries(Object.entries(filters).map(([facet, values]) => [facet, new Set(values)])),
});

describe('[SRC-13] narrowing a list', () => {
  test.each([
    ['chooses a first value', 'Size', '5 lb', { Brand: ['Goodpaw'], Flavor: ['Beef'], Size: ['5 lb'] }],
    ['chooses another value', 'Brand', 'Merrick', { Brand: ['Goodpaw', 'Merrick'], Flavor: ['Beef'] }],
    ['removes the last value of a facet', 'Brand', 'Goodpaw', { Flavor: ['Beef'] }],
  ])('%s, and goes back to the first page', (_case, facet, value, filters) => {
    expect(toggleFilter(SECOND_PAGE, facet, value)).toEqual({ page: 1, sort: 'rating', filters });
  });

  test('choosing a value twice is choosing nothing', () => {
    fc.assert(
      fc.property(anyListingQuery, fc.constantFrom('Brand', 'Size', 'Flavor'), fc.string(), (query, facet, value) => {
        const twice = toggleFilter(toggleFilter(query, facet, value), facet, value);
        expect(asSets(twice)).toEqual(asSets({ ...query, page: 1 }));
      }),
    );
  });

  test('the query that was narrowed stays as it was', () => {
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

  test('exactly the given values of a facet are chosen', () => {
    expect(withFilter(SECOND_PAGE, 'Brand', ['Merrick', 'Rover'])).toEqual({
      page: 1,
      sort: 'rating',
      filters: { Flavor: ['Beef'], Brand: ['Merrick', 'Rover'] },
    });
  });

  test('no value of a facet lifts it', () => {
    expect(withFilter(SECOND_PAGE, 'Brand', []).filters).toEqual({ Flavor: ['Beef'] });
  });

  test('all filters are lifted at once, and the order stays', () => {
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
  ])('%j is none', (value) => {
    expect(parseRange(value)).toBeUndefined();
  });

  test('is found again in what it was written as', () => {
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

  test('whatever the text, is none or has a bound, and its bounds are the right way round', () => {
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
])('[RTE-04] %d products fill %d pages of 48', (total, pages) => {
  expect(pageCount(total, 48)).toBe(pages);
});
