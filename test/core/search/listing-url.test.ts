import fc from 'fast-check';
import { FIRST_PAGE, type ListingQuery } from '../../../core/search/listing/listing-query';
import { facetSlug, listingParameters, listingUrl, parseListingQuery } from '../../../core/search/listing/listing-url';
import { anyText } from '../any-text';
import { anyListingQuery } from './any-listing-query';
import { anyUnicode } from '../../support/any-unicode';

const parsed = (search: string): ListingQuery => parseListingQuery(new URLSearchParams(search));

/** The query with the values of each facet in the order of URLs. */
const inOrder = ({ filters, ...rest }: ListingQuery): ListingQuery => ({
  ...rest,
  filters: Object.fromEntries(Object.entries(filters).map(([facet, values]) => [facet, [...values].sort()])),
});

describe("[RTE-04] reading a list's URL", () => {
  test.each<[string, Partial<ListingQuery>]>([
    ['', {}],
    ['query=dog&utm_source=mail&gclid=x', {}],
    ['page=2&sort=rating', { page: 2, sort: 'rating' }],
    ['brand=Merrick&brand=WholeHearted', { filters: { Brand: ['Merrick', 'WholeHearted'] } }],
    ['brand=Merrick&brand=Merrick', { filters: { Brand: ['Merrick'] } }],
    ['life-stage=Puppy', { filters: { 'Life Stage': ['Puppy'] } }],
    ['pet-type=Dog&color=Red&deals=On+Sale', { filters: { 'Pet Type': ['Dog'], Color: ['Red'], Deals: ['On Sale'] } }],
    ['price=10-25&rating=4', { filters: { Price: ['10-25'], Rating: ['4'] } }],
    ['flavor=Beef+%26+Rice', { filters: { Flavor: ['Beef & Rice'] } }],
    ['price-from=10&price-to=', { filters: { Price: ['10-'] } }],
    ['price=1-2&price-from=+10&price-to=25.50', { filters: { Price: ['10-25.50'] } }],
    ['page=2&page=3', { page: 3 }],
    ['price=10-25&price=30-', { filters: { Price: ['30-'] } }],
    [`brand=${'x'.repeat(100)}`, { filters: { Brand: ['x'.repeat(100)] } }],
  ])('%s', (search, expected) => {
    expect(parsed(search)).toEqual({ ...FIRST_PAGE, ...expected });
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=two',
  'page=',
  'page=99999',
  'sort=price',
  'sort=',
  'brand=',
  `brand=${'x'.repeat(101)}`,
  'price=cheap',
  'price-from=25&price-to=10',
  'price-from=cheap&price-to=',
  'price-from=&price-to=',
  'price=25-10',
  'price=-',
  '__proto__=x',
  'constructor=x',
  'Brand=Merrick',
  'query=dog&searchTerm=cat',
])('[RTE-04] %s is invalid and ignored', (search) => {
  expect(parsed(search)).toEqual(FIRST_PAGE);
});

test('[RTE-04] limits the page number to one thousand', () => {
  expect(parsed('page=1001').page).toBe(1_000);
});

test('[RTE-04] limits the number of values of a URL with very many', () => {
  const search = Array.from({ length: 5_000 }, (_, index) => `brand=B${index}`).join('&');
  expect(parsed(`page=2&${search}`).filters['Brand']?.length).toBeLessThanOrEqual(40);
});

describe("[RTE-04] writing a list's URL", () => {
  test.each<[string, Partial<ListingQuery>, string]>([
    ['omits defaults', {}, '/list'],
    ['includes page and sort', { page: 2, sort: 'price-ascending' }, '/list?sort=price-ascending&page=2'],
    [
      'orders facets and their values',
      { filters: { Flavor: ['Beef'], Brand: ['B', 'A'] } },
      '/list?brand=A&brand=B&flavor=Beef',
    ],
    ['encodes the values', { filters: { 'Life Stage': ['A&B = 50% é'] } }, '/list?life-stage=A%26B+%3D+50%25+%C3%A9'],
  ])('%s', (_case, query, url) => {
    expect(listingUrl('/list', [], { ...FIRST_PAGE, ...query })).toBe(url);
  });

  test("keeps the page's own parameters, such as the search term, first", () => {
    expect(listingUrl('/list', [['query', 'dog food']], { ...FIRST_PAGE, page: 2 })).toBe(
      '/list?query=dog+food&page=2',
    );
  });
});

test('[RTE-04] reads back what it wrote', () => {
  fc.assert(
    fc.property(anyListingQuery, anyUnicode({ minLength: 1, maxLength: 20 }), (query, term) => {
      const { pathname, searchParams } = new URL(listingUrl('/list', [['query', term]], query), 'https://shop.test');
      expect(pathname).toBe('/list');
      expect(searchParams.get('query')).toBe(term);
      expect(parseListingQuery(searchParams)).toEqual(inOrder(query));
    }),
  );
});

test('[RTE-04] reads any URL without an error and writes it in an equivalent normalised form', () => {
  const anyParameter = fc.tuple(
    fc.oneof(fc.constantFrom('page', 'sort', 'brand', 'price', 'rating', 'query'), anyText(10)),
    fc.oneof(anyText(12), fc.constantFrom('2', 'rating', '10-20', '-5', 'Merrick')),
  );
  fc.assert(
    fc.property(fc.array(anyParameter, { maxLength: 50 }), (parameters) => {
      const query = parseListingQuery(parameters);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(parseListingQuery(listingParameters(query))).toEqual(inOrder(query));
    }),
  );
});

test.each([
  ['Brand', 'brand'],
  ['Life Stage', 'life-stage'],
])('[RTE-04] the facet %s is %s in a URL', (facet, slug) => {
  expect(facetSlug(facet)).toBe(slug);
});
