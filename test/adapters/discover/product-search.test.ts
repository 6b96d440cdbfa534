import * as E from 'fp-ts/Either';
import { DiscoverProductSearch } from '../../../adapters/discover/discover-product-search';
import type { Facet, Listing } from '../../../core/search/listing/listing';
import { pricesOf } from '../../../core/catalogue/price';
import { FIRST_PAGE, SORTS, type ListingQuery, type Sort } from '../../../core/search/listing/listing-query';
import { tiles, aTile } from '../../builders/product-tile';
import { productSearchContract, SEARCH_CALLS } from '../../contracts/product-search.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeProductSearch } from '../../fakes/fake-product-search';
import { send, contentOf, failingService, productOnTheWire, serve, type Answer, type Asked } from './discover-site';

const SORTED_BY: Readonly<Record<string, Sort>> = {
  'best_selling desc': 'best-selling',
  'price asc': 'price-ascending',
  'price desc': 'price-descending',
  'rating desc': 'rating',
  'newest desc': 'newest',
  'name asc': 'name',
};

/** The shop's request, read back from the service's format. */
const toQuery = ({ page_number = 1, sort, filter = {} }: Asked): ListingQuery => {
  const order = sort?.value[0];
  const filters = Object.entries(filter).map(([name, { value }]) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    value.map((one) => (typeof one === 'string' ? one : `${one.min ?? ''}-${one.max ?? ''}`)),
  ]);
  return {
    page: page_number,
    sort: SORTED_BY[`${order?.name} ${order?.order}`] ?? 'relevance',
    filters: Object.fromEntries(filters),
  };
};

const facetOnTheWire = (facet: Facet): unknown =>
  facet.kind === 'range'
    ? { display_name: facet.label, min: facet.min, max: facet.max, value: [] }
    : {
        display_name: facet.label,
        value: facet.options.map(({ value, label, count }) => ({ id: value, text: label, count })),
      };

const listOnTheWire = ({ products, total, facets }: Listing): unknown => ({
  ...contentOf(products, total),
  widget: { rfkid: 'rfkid_7' },
  facet: Object.fromEntries(facets.map((facet) => [facet.name.toLowerCase(), facetOnTheWire(facet)])),
  rid: 'r-1',
});

/** Searching and browsing on the wire, over products in memory. */
const searchSite = (fake: FakeProductSearch): ReadonlyArray<Asked> =>
  serve(async (requested): Promise<Answer> => {
    const [term] = requested.query?.keyphrase.value ?? [];
    const query = toQuery(requested);
    if (term !== undefined) {
      const response = await fake.search(term, query)();
      if (E.isLeft(response)) return [500, {}];
      return response.right.kind === 'redirect'
        ? [200, { ...contentOf([]), url: response.right.url }]
        : [200, listOnTheWire(response.right.listing)];
    }
    const { Category: [id] = [], ...filters } = query.filters;
    const listing = await (id === undefined
      ? fake.browse({ kind: 'brand', name: filters.Brand?.[0] ?? '' }, query)()
      : fake.browse({ kind: 'category', id }, { ...query, filters })());
    return E.isLeft(listing) ? [500, {}] : [200, listOnTheWire(listing.right)];
  });

productSearchContract('DiscoverProductSearch', () => {
  const chews = tiles(60, (index) => ({
    name: `Chew ${String(index).padStart(2, '0')}`,
    brand: index % 3 === 0 ? 'Merrick' : 'Rover',
    categoryId: '10338',
    rating: (index % 5) + 1,
    reviewCount: 3,
    prices: pricesOf([{ listPrice: 5 + index, offerPrice: undefined }]),
  }));
  const stocked = chews.slice(20, 50).map(({ sku }) => sku);
  const fake = new FakeProductSearch()
    .hasProducts(...chews)
    .hasInStock('1101', ...stocked)
    .redirects('returns', '/returns');
  searchSite(fake);
  return {
    search: new DiscoverProductSearch(send()),
    findings: async () => {
      const all = await fake.search('chew', FIRST_PAGE)();
      if (E.isLeft(all) || all.right.kind !== 'listing') throw new Error('chews are not found');
      const prices = all.right.listing.products.flatMap(({ prices: { price } }) => price ?? []).sort((a, b) => a - b);
      return {
        term: 'chew',
        brand: 'Merrick',
        price: prices[24] ?? 0,
        emptyTerm: 'leash',
        redirect: { term: 'returns', url: '/returns' },
        categoryId: '10338',
        brandName: 'Merrick',
        store: { id: '1101', has: async (skus) => skus.filter((sku) => stocked.includes(sku)) },
      };
    },
  };
});

upstreamFailuresContract('DiscoverProductSearch', SEARCH_CALLS, () => {
  const search = new DiscoverProductSearch(send());
  return failingService({
    search: search.search('dog', FIRST_PAGE),
    browse: search.browse({ kind: 'category', id: '10338' }, FIRST_PAGE),
    count: search.count({ kind: 'category', id: '10338' }, FIRST_PAGE),
  });
});

const EMPTY: Answer = [200, contentOf([])];

test('[SRC-07] [RTE-04] requests pages of 48 with facets, filters and order', async () => {
  const seen = serve(() => EMPTY);
  const query = { page: 2, sort: 'price-descending', filters: { 'Life Stage': ['Adult'], Price: ['10-'] } } as const;
  await new DiscoverProductSearch(send()).search('dog', query)();
  expect(seen).toEqual([
    expect.objectContaining({
      context: { page: { uri: '/shop/en/petcostore', locale_country: 'us', locale_language: 'en' } },
      widget: { rfkid: 'rfkid_7' },
      query: { keyphrase: { value: ['dog'] } },
      n_item: 48,
      page_number: 2,
      facet: { all: true, max: 200 },
      filter: { life_stage: { value: ['Adult'] }, price: { value: [{ min: 10 }] } },
      sort: { value: [{ name: 'price', order: 'desc' }] },
    }),
  ]);
});

test('[RTE-03] browses a category and a brand as filters without a term', async () => {
  const seen = serve(() => EMPTY);
  const { browse } = new DiscoverProductSearch(send());
  await browse({ kind: 'category', id: '10338' }, { ...FIRST_PAGE, filters: { Brand: ['Merrick'] } })();
  await browse({ kind: 'brand', name: 'Merrick' }, FIRST_PAGE)();
  expect(seen.map(({ filter, query }) => [filter, query])).toEqual([
    [{ brand: { value: ['Merrick'] }, category: { value: ['10338'] } }, undefined],
    [{ brand: { value: ['Merrick'] } }, undefined],
  ]);
});

test.each<[string, object, number | undefined]>([
  ['with its price', {}, 12.34],
  ['without a price', { rd_price_USD: undefined }, undefined],
  ['with words for a price', { rd_price_USD: 'N/A' }, undefined],
  ['that is not delivered repeatedly', { ptc_omni_repeat_delivery_fl: 'No' }, undefined],
])('[RPD-01] reads the price of later repeat deliveries, of a product %s', async (_case, facts, repeatPrice) => {
  const product = { ...productOnTheWire(aTile({ repeatPrice: 12.34 })), ...facts };
  serve(() => [200, { content: { product: { total_item: 1, value: [product] } } }]);
  const found = await new DiscoverProductSearch(send()).browse({ kind: 'category', id: '10338' }, FIRST_PAGE)();
  if (E.isLeft(found)) throw new Error(JSON.stringify(found));
  expect(found.right.products.map((tile) => tile.repeatPrice)).toEqual([repeatPrice]);
});

test('[FND-04] counts with the filters, one product and no facets', async () => {
  const seen = serve(() => [200, contentOf([aTile()], 213)]);
  const { count } = new DiscoverProductSearch(send());
  const filters = { Store: ['1101'] };
  expect(await count({ kind: 'category', id: '10338' }, { filters })()).toEqual(E.right(213));
  expect(await count({ kind: 'search', term: 'dog' }, { filters })()).toEqual(E.right(213));
  expect(await count({ kind: 'brand', name: 'Merrick' }, { filters: { Brand: ['Rover'] } })()).toEqual(E.right(0));
  const store = { value: ['1101'] };
  expect(seen).toMatchObject([
    { n_item: 1, page_number: 1, filter: { store, category: { value: ['10338'] } } },
    { n_item: 1, query: { keyphrase: { value: ['dog'] } }, filter: { store } },
  ]);
  expect(seen.map((asked) => 'facet' in asked)).toEqual([false, false]);
});

test('[RTE-03] makes no request for another brand within a brand', async () => {
  const seen = serve(() => EMPTY);
  const query = { ...FIRST_PAGE, filters: { Brand: ['Rover'] } };
  expect(await new DiscoverProductSearch(send()).browse({ kind: 'brand', name: 'Merrick' }, query)()).toMatchObject(
    E.right({ products: [], total: 0 }),
  );
  expect(seen).toEqual([]);
});

test.each(SORTS)("[SRC-13] sends the sort %s in the service's format", async (sort) => {
  const seen = serve(() => EMPTY);
  await new DiscoverProductSearch(send()).search('dog', { ...FIRST_PAGE, sort })();
  const order = seen[0]?.sort?.value[0];
  expect(SORTED_BY[`${order?.name} ${order?.order}`] ?? 'relevance').toBe(sort);
});

test('[SRC-13] does not offer the browsed category as a filter, but offers others', async () => {
  const value = [
    { id: '10338', text: 'Dog Food', count: 9 },
    { id: '10339', text: 'Dry Food', count: 4 },
  ];
  serve(() => [200, { ...contentOf([]), facet: { category: { display_name: 'Category', value } } }]);
  const { browse } = new DiscoverProductSearch(send());
  expect(await browse({ kind: 'category', id: '10338' }, FIRST_PAGE)()).toMatchObject(
    E.right({ facets: [], categories: [{ id: '10339', name: 'Dry Food', count: 4 }] }),
  );
});

test('[SRC-13] takes the outermost bounds of a price facet with steps', async () => {
  const price = {
    display_name: 'Price',
    value: [
      { id: '0-10', text: 'Under $10', count: 1, min: 0, max: 10 },
      { id: '10-25', text: '$10 to $25', count: 1, min: 10, max: 25 },
    ],
  };
  serve(() => [200, { ...contentOf([]), facet: { price } }]);
  expect(await new DiscoverProductSearch(send()).search('dog', FIRST_PAGE)()).toMatchObject(
    E.right({ listing: { facets: [{ kind: 'range', name: 'Price', min: 0, max: 25, selected: undefined }] } }),
  );
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://elsewhere.example/'])(
  '[SRC-13] does not redirect to %s and shows the products instead',
  async (url) => {
    serve(() => [200, { ...contentOf([aTile()]), url }]);
    expect(await new DiscoverProductSearch(send()).search('dog', FIRST_PAGE)()).toMatchObject(
      E.right({ kind: 'listing', listing: { total: 1 } }),
    );
  },
);

test("[SRC-11] treats errors with status 200 as a refusal with the service's message", async () => {
  serve(() => [
    200,
    { errors: [{ code: 102, type: 'unknown_widget', message: 'There is no widget.', severity: 'high' }] },
  ]);
  expect(await new DiscoverProductSearch(send()).search('dog', FIRST_PAGE)()).toEqual(
    E.left({
      kind: 'refused',
      service: 'search',
      status: 200,
      facts: [],
      codes: ['102'],
      message: 'There is no widget.',
      parameters: [],
    }),
  );
});

test('[FND-01, FND-03] reads how the words were understood', async () => {
  const narrowed = [{ text: 'for puppies', name: 'Life Stage', values: ['Puppy'], label: 'Puppy' }];
  serve(() => [200, { ...contentOf([]), understood: { unmatched: ['kong'], close: true, narrowed } }]);
  expect(await new DiscoverProductSearch(send()).search('kong for puppies', FIRST_PAGE)()).toMatchObject(
    E.right({
      listing: {
        understanding: {
          corrected: undefined,
          unmatched: ['kong'],
          isClose: true,
          wordFilters: [{ text: 'for puppies', facet: 'Life Stage', values: ['Puppy'], label: 'Puppy', rest: 'kong' }],
        },
      },
    }),
  );
});

test('[FND-01] asks for the literal words', async () => {
  const seen = serve(() => EMPTY);
  await new DiscoverProductSearch(send()).search('dgo', { ...FIRST_PAGE, isLiteral: true })();
  expect(seen[0]?.query).toEqual({ keyphrase: { value: ['dgo'], literal: true } });
});
