import * as E from 'fp-ts/Either';
import { ConstructorProductSearch } from '../../../adapters/constructor/constructor-product-search';
import type { Listing } from '../../../core/search/listing/listing';
import { FIRST_PAGE, SORTS, type ListingQuery, type Sort } from '../../../core/search/listing/listing-query';
import { pricesOf } from '../../../core/catalogue/price';
import { aListing } from '../../builders/listing';
import { tiles } from '../../builders/product-tile';
import { productSearchContract, SEARCH_CALLS } from '../../contracts/product-search.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { client, failingService, listingOnTheWire, serve, type Answer, type Seen } from './search-site';

const SORTED_BY: Readonly<Record<string, Sort>> = {
  'best_selling descending': 'best-selling',
  'price ascending': 'price-ascending',
  'price descending': 'price-descending',
  'rating descending': 'rating',
  'newest descending': 'newest',
  'name ascending': 'name',
};

/** The shop's request, read back from the service's parameters. */
const toQuery = ({ parameters }: Seen): ListingQuery => {
  const one = (name: string): string | undefined => parameters.find(([known]) => known === name)?.[1];
  const filters: Record<string, string[]> = {};
  for (const [name, value] of parameters) {
    const facet = /^filters\[(.+)\]$/.exec(name)?.[1];
    const written = value.replace(/^-inf-/, '-').replace(/-inf$/, '-');
    if (facet !== undefined) filters[facet] = [...(filters[facet] ?? []), written];
  }
  return {
    page: Number(one('page')),
    sort: SORTED_BY[`${one('sort_by')} ${one('sort_order')}`] ?? 'relevance',
    filters,
  };
};

const asResponse = (listing: E.Either<unknown, Listing>): Answer =>
  E.isRight(listing) ? [200, listingOnTheWire(listing.right)] : [500, { message: 'broken' }];

/** Search and browse on the wire, over products in memory. */
const searchSite = (fake: FakeProductSearch): void => {
  serve(async (seen) => {
    const [, call = '', first = '', second = ''] = seen.path.split('/').map(decodeURIComponent);
    if (call === 'browse') {
      return asResponse(
        await fake.browse(
          first === 'group_id' ? { kind: 'category', id: second } : { kind: 'brand', name: second },
          toQuery(seen),
        )(),
      );
    }
    const response = await fake.search(first, toQuery(seen))();
    if (E.isRight(response) && response.right.kind === 'redirect') {
      return [
        200,
        { response: { redirect: { data: { url: response.right.url, match_id: 1, rule_id: 1 } } }, result_id: 'r' },
      ];
    }
    return asResponse(
      E.isRight(response) && response.right.kind === 'listing' ? E.right(response.right.listing) : E.left(undefined),
    );
  });
};

productSearchContract('ConstructorProductSearch', () => {
  const chews = tiles(60, (number) => ({
    name: `Chew ${String(number).padStart(2, '0')}`,
    brand: number % 3 === 0 ? 'Merrick' : 'Goodpaw',
    rating: number % 5,
    prices: pricesOf([{ listPrice: number, offerPrice: undefined }]),
  }));
  const stocked = chews.slice(20, 50).map(({ sku }) => sku);
  const fake = new FakeProductSearch()
    .redirects('returns', '/returns')
    .hasProducts(...chews)
    .hasInStock('1101', ...stocked);
  searchSite(fake);
  return {
    search: new ConstructorProductSearch(client()),
    findings: async () => ({
      term: 'chew',
      brand: 'Merrick',
      price: 30,
      emptyTerm: 'zzz',
      redirect: { term: 'returns', url: '/returns' },
      categoryId: '10338',
      brandName: 'Goodpaw',
      store: { id: '1101', has: async (skus) => skus.filter((sku) => stocked.includes(sku)) },
    }),
  };
});

upstreamFailuresContract('ConstructorProductSearch', SEARCH_CALLS, () => {
  const search = new ConstructorProductSearch(client());
  return failingService({
    search: search.search('chew', FIRST_PAGE),
    browse: search.browse({ kind: 'category', id: '10338' }, FIRST_PAGE),
    count: search.count({ kind: 'category', id: '10338' }, FIRST_PAGE),
  });
});

const requested = async (query: Partial<ListingQuery> = {}): Promise<Seen | undefined> => {
  const seen = serve(() => [200, listingOnTheWire(aListing())]);
  await new ConstructorProductSearch(client()).search('dog food', { ...FIRST_PAGE, ...query })();
  return seen[0];
};

test('[SRC-08] requests a page of 48 with the user and the visitor', async () => {
  expect(await requested({ page: 2 })).toEqual({
    path: '/search/dog%20food',
    parameters: [
      ['page', '2'],
      ['num_results_per_page', '48'],
    ],
    common: {
      c: expect.stringMatching(/^ciojs-client-/),
      key: 'key_test',
      i: 'storefront-server',
      s: '1',
      _dt: expect.stringMatching(/^\d+$/),
    },
  });
});

test.each([
  ['relevance', []],
  [
    'best-selling',
    [
      ['sort_by', 'best_selling'],
      ['sort_order', 'descending'],
    ],
  ],
  [
    'price-ascending',
    [
      ['sort_by', 'price'],
      ['sort_order', 'ascending'],
    ],
  ],
  [
    'price-descending',
    [
      ['sort_by', 'price'],
      ['sort_order', 'descending'],
    ],
  ],
  [
    'rating',
    [
      ['sort_by', 'rating'],
      ['sort_order', 'descending'],
    ],
  ],
  [
    'newest',
    [
      ['sort_by', 'newest'],
      ['sort_order', 'descending'],
    ],
  ],
  [
    'name',
    [
      ['sort_by', 'name'],
      ['sort_order', 'ascending'],
    ],
  ],
] as const)("[SRC-13] sends the sort %s in the service's format", async (sort, parameters) => {
  expect((await requested({ sort }))?.parameters.slice(2)).toEqual(parameters);
});

test('[SRC-13] maps every sort of the shop', () => {
  expect(Object.values(SORTED_BY).sort()).toEqual(SORTS.filter((sort) => sort !== 'relevance').sort());
});

test('[SRC-13] sends filters by facet, with infinities for open ranges', async () => {
  const filters = { Brand: ['Goodpaw', "Nature's & Co"], Price: ['10-25', '-5', '100-'], Size: ['5-10 lb'] };
  expect((await requested({ filters }))?.parameters.slice(2)).toEqual([
    ['filters[Brand]', 'Goodpaw'],
    ['filters[Brand]', "Nature's & Co"],
    ['filters[Price]', '10-25'],
    ['filters[Price]', '-inf-5'],
    ['filters[Price]', '100-inf'],
    ['filters[Size]', '5-10 lb'],
  ]);
});

test('[FND-04] counts with the filters and a page of one product', async () => {
  const seen = serve(() => [200, listingOnTheWire(aListing({ total: 213 }))]);
  const { count } = new ConstructorProductSearch(client());
  const filters = { Brand: ['Goodpaw'], Store: ['1101'] };
  expect(await count({ kind: 'category', id: '10338' }, { filters })()).toEqual(E.right(213));
  expect(await count({ kind: 'search', term: 'chew' }, { filters })()).toEqual(E.right(213));
  const parameters = [
    ['page', '1'],
    ['num_results_per_page', '1'],
    ['filters[Brand]', 'Goodpaw'],
    ['filters[Store]', '1101'],
  ];
  expect(seen).toMatchObject([
    { path: '/browse/group_id/10338', parameters },
    { path: '/search/chew', parameters },
  ]);
});

test('[RTE-03] browses categories by id and brands by name', async () => {
  const seen = serve(() => [200, listingOnTheWire(aListing())]);
  const search = new ConstructorProductSearch(client());
  await search.browse({ kind: 'category', id: '10338' }, FIRST_PAGE)();
  await search.browse({ kind: 'brand', name: "Nature's/Best" }, FIRST_PAGE)();
  expect(seen.map(({ path }) => path)).toEqual(['/browse/group_id/10338', '/browse/Brand/Nature%27s%2FBest']);
});

test.each(['.', '..', ' .. '])('[SRC-01] makes no request for %j, which would change the address', async (term) => {
  const seen = serve(() => [200, {}]);
  expect(await new ConstructorProductSearch(client()).search(term, FIRST_PAGE)()).toMatchObject({
    right: { kind: 'listing', listing: { products: [], total: 0 } },
  });
  expect(seen).toEqual([]);
});

test.each([
  ['/returns?x=1#top', '/returns?x=1#top'],
  ['/café', '/caf%C3%A9'],
  ['https://pets.example/a b', 'https://pets.example/a%20b'],
])('[SRC-08] follows a search redirect: %s', async (url, expected) => {
  serve(() => [200, { response: { redirect: { data: { url } } } }]);
  expect(await new ConstructorProductSearch(client()).search('chew', FIRST_PAGE)()).toEqual(
    E.right({ kind: 'redirect', url: expected }),
  );
});

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\\\evil.example',
  'http://evil.example',
  'returns',
  '/.//evil.example',
])('[SRC-08] never redirects to %p', async (url) => {
  serve(() => [200, { response: { redirect: { data: { url } } } }]);
  expect(await new ConstructorProductSearch(client()).search('chew', FIRST_PAGE)()).not.toMatchObject(
    E.right({ kind: 'redirect' }),
  );
});
