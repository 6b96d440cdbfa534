import * as E from 'fp-ts/Either';
import type { Prices } from '../../core/catalogue/price';
import { RESULTS_PAGE_SIZE } from '../../core/configuration/constants';
import type { Listing } from '../../core/search/listing/listing';
import {
  FIRST_PAGE,
  STORE_FACET,
  toggleFilter,
  withFilter,
  type ListingQuery,
} from '../../core/search/listing/listing-query';
import type { ListingSource, ProductSearch } from '../../core/search/listing/product-search';
import type { Making } from './making';
import { browsed, found, ids, optionOf, prices, rangeOf } from './product-search-calls';

/** Terms and sources with known results. */
export interface KnownFindings {
  /**
   * A cleaned term with more than one page of results at different prices, of at least two brands where brands exist.
   */
  readonly term: string;
  /** One of several brands in the results, with at most one page of products. Undefined in a shop without brands. */
  readonly brand: string | undefined;
  /** In dollars; some results cost this much or less, others more. */
  readonly price: number;
  /** A cleaned term without results. */
  readonly emptyTerm: string;
  /** A term that redirects to a page of the shop, and that page. Undefined where there are none. */
  readonly redirect: { readonly term: string; readonly url: string } | undefined;
  /** A category with products in it. */
  readonly categoryId: string;
  /** A brand with products. Undefined in a shop without brands. */
  readonly brandName: string | undefined;
  /**
   * A store that has some, but not all, of the term's results, and which of these variants it has. Undefined in a shop
   * without stores.
   */
  readonly store?: {
    readonly id: string;
    readonly has: (skus: ReadonlyArray<string>) => Promise<ReadonlyArray<string>>;
  };
}

/** Data for optional features of a backend. */
export interface SearchTraits {
  readonly hasBrands: boolean;
  readonly redirectsTerms: boolean;
  readonly hasStores: boolean;
}

const EVERYTHING: SearchTraits = { hasBrands: true, redirectsTerms: true, hasStores: true };

/** The world behind a ProductSearch. */
export interface SearchWorld {
  readonly search: ProductSearch;
  readonly findings: () => Promise<KnownFindings>;
}

export const SEARCH_CALLS = ['search', 'browse', 'count'] as const;

/** Every ProductSearch, fake or real, passes this. */
export const productSearchContract = (
  name: string,
  makeWorld: Making<SearchWorld>,
  { hasBrands, redirectsTerms, hasStores }: SearchTraits = EVERYTHING,
): void => {
  const searching: Searching = async () => {
    const { search, findings } = await makeWorld();
    const known = await findings();
    return { ...known, find: (query) => found(search, known.term, query) };
  };

  describe(`[PLT-02] ${name} as a ProductSearch`, () => {
    test('[RTE-04] returns 48 products per page', async () => {
      const { find } = await searching();
      const { products, total } = await find(FIRST_PAGE);
      expect(products).toHaveLength(RESULTS_PAGE_SIZE);
      expect(total).toBeGreaterThan(RESULTS_PAGE_SIZE);
    });

    test('[RTE-04] continues on the second page after the first', async () => {
      const { find } = await searching();
      const first = await find(FIRST_PAGE);
      const second = await find({ ...FIRST_PAGE, page: 2 });
      expect(second.total).toBe(first.total);
      expect(second.products).toHaveLength(Math.min(RESULTS_PAGE_SIZE, first.total - RESULTS_PAGE_SIZE));
      const shown = [...ids(first), ...ids(second)];
      expect(new Set(shown).size).toBe(shown.length);
    });

    test('[RTE-04] returns an empty page with the total past the end', async () => {
      const { find } = await searching();
      const { total } = await find(FIRST_PAGE);
      expect(await find({ ...FIRST_PAGE, page: Math.ceil(total / RESULTS_PAGE_SIZE) + 1 })).toMatchObject({
        products: [],
        total,
      });
    });

    test('gives every tile a name, a price and a page', async () => {
      const { find } = await searching();
      for (const tile of (await find(FIRST_PAGE)).products) {
        expect(tile).toMatchObject({
          uniqueId: expect.stringMatching(/\S/),
          partNumber: expect.stringMatching(/\S/),
          sku: expect.stringMatching(/\S/),
          name: expect.stringMatching(/\S/),
          url: expect.stringMatching(/^\/shop\/en\/petcostore\/product\/\S/),
        });
      }
    });

    test.each([
      ['up to', (price: number) => `-${price}`, ({ price = NaN }: Prices, limit: number) => price <= limit],
      [
        'from',
        (price: number) => `${price}-`,
        ({ price, maxPrice = price ?? NaN }: Prices, limit: number) => maxPrice >= limit,
      ],
    ])(
      '[SRC-13, FND-04] a price range filters to variants with prices %s its bound',
      async (_case, range, isWithin) => {
        const { find, price } = await searching();
        const all = await find(FIRST_PAGE);
        const narrowed = await find(withFilter(FIRST_PAGE, 'Price', [range(price)]));
        expect(narrowed.total).toBeGreaterThan(0);
        expect(narrowed.total).toBeLessThan(all.total);
        expect(narrowed.products.filter((tile) => !isWithin(tile.prices, price))).toEqual([]);
      },
    );

    test('[SRC-13] the price facet has the bounds of the whole list and the selected range', async () => {
      const { find, price } = await searching();
      const all = rangeOf((await find(FIRST_PAGE)).facets);
      expect(all).toMatchObject({ selected: undefined });
      expect(all?.min).toBeLessThanOrEqual(price);
      expect(all?.max).toBeGreaterThanOrEqual(price);
      const narrowed = rangeOf((await find(withFilter(FIRST_PAGE, 'Price', [`-${price}`]))).facets);
      expect(narrowed).toMatchObject({ selected: { max: price } });
    });

    test.each([
      ['price-ascending', prices, 1],
      ['price-descending', prices, -1],
      ['rating', (listing: Listing) => listing.products.map(({ rating }) => rating ?? 0), -1],
    ] as const)('[SRC-13] sorts the page by %s', async (sort, keyOf, direction) => {
      const { find } = await searching();
      const keys = keyOf(await find({ ...FIRST_PAGE, sort }));
      expect(keys).toEqual([...keys].sort((a, b) => direction * (a - b)));
      expect(new Set(keys).size).toBeGreaterThan(1);
    });

    test('[SRC-13] sorts the page by name', async () => {
      const { find } = await searching();
      const names = (await find({ ...FIRST_PAGE, sort: 'name' })).products.map((tile) => tile.name.toLowerCase());
      expect(names).toEqual([...names].sort());
    });

    test('[SRC-13] returns an empty list for a term without results', async () => {
      const { search, findings } = await makeWorld();
      const { emptyTerm } = await findings();
      expect(await found(search, emptyTerm, FIRST_PAGE)).toMatchObject({ products: [], total: 0 });
    });

    if (redirectsTerms) redirectsContract(makeWorld);
    if (hasBrands) brandsContract(searching, makeWorld);
    if (hasStores) storesContract(searching, makeWorld);

    test('[FND-04] counts the products of a search and of a category as their lists do', async () => {
      const { search, findings } = await makeWorld();
      const { term, categoryId, emptyTerm, price } = await findings();
      const filters = { Price: [`-${price}`] };
      const category = { kind: 'category', id: categoryId } as const;
      expect(await search.count({ kind: 'search', term }, { filters: {} })()).toEqual(
        E.right((await found(search, term, FIRST_PAGE)).total),
      );
      expect(await search.count({ kind: 'search', term }, { filters })()).toEqual(
        E.right((await found(search, term, { ...FIRST_PAGE, filters })).total),
      );
      expect(await search.count(category, { filters: {} })()).toEqual(E.right((await browsed(search, category)).total));
      expect(await search.count({ kind: 'search', term: emptyTerm }, { filters: {} })()).toEqual(E.right(0));
    });

    test.each<[string, (search: ProductSearch, known: KnownFindings, signal: AbortSignal) => Promise<unknown>]>([
      ['search', (search, { term }, signal) => search.search(term, FIRST_PAGE, signal)()],
      [
        'browse',
        (search, { categoryId }, signal) => search.browse({ kind: 'category', id: categoryId }, FIRST_PAGE, signal)(),
      ],
    ])('[SRC-03] an aborted %s ends at once without affecting another', async (_call, request) => {
      const { search, findings } = await makeWorld();
      const known = await findings();
      const [first, before, kept] = [new AbortController(), new AbortController(), new AbortController()];
      before.abort();
      const outcomes = Promise.all([
        request(search, known, first.signal),
        request(search, known, before.signal),
        request(search, known, kept.signal),
      ]);
      first.abort();
      const aborted = E.left({ kind: 'unreachable', service: 'search', cause: 'aborted' });
      expect(await outcomes).toEqual([aborted, aborted, expect.objectContaining({ _tag: 'Right' })]);
    });

    test.each(['/', "a/b & c's. 100", '..', 'größe'])('[SRC-01] accepts the unusual term %j', async (term) => {
      const { search } = await makeWorld();
      expect(E.isRight(await search.search(term, FIRST_PAGE)())).toBe(true);
    });

    test('[RTE-03] browses a category', async () => {
      const { search, findings } = await makeWorld();
      const { categoryId } = await findings();
      const { products, total } = await browsed(search, { kind: 'category', id: categoryId });
      expect(total).toBeGreaterThan(0);
      expect(products).toHaveLength(Math.min(total, RESULTS_PAGE_SIZE));
    });

    test.each<ListingSource>([
      { kind: 'category', id: '999999999' },
      { kind: 'brand', name: 'No Such Brand' },
    ])('[RTE-03] returns no products for a $kind that does not exist', async (source) => {
      const { search } = await makeWorld();
      expect(await browsed(search, source)).toMatchObject({ products: [], total: 0 });
    });
  });
};

type Searching = () => Promise<KnownFindings & { readonly find: (query: ListingQuery) => Promise<Listing> }>;

/** Every ProductSearch with redirects passes this, too. */
const redirectsContract = (makeWorld: Making<SearchWorld>): void => {
  test('[SRC-13] can redirect a term to a page of the shop', async () => {
    const { search, findings } = await makeWorld();
    const { term, url } = (await findings()).redirect ?? { term: '', url: '' };
    expect(await search.search(term, FIRST_PAGE)()).toEqual(E.right({ kind: 'redirect', url }));
    expect(await search.count({ kind: 'search', term }, { filters: {} })()).toEqual(E.right(0));
  });
};

/** Every ProductSearch of a shop with brands passes this, too. */
const brandsContract = (searching: Searching, makeWorld: Making<SearchWorld>): void => {
  test('[SRC-13] a brand filters the list to its products and is marked as selected', async () => {
    const { find, brand = '' } = await searching();
    const all = await find(FIRST_PAGE);
    const narrowed = await find(toggleFilter(FIRST_PAGE, 'Brand', brand));
    expect(narrowed.total).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThan(all.total);
    expect(narrowed.products).toHaveLength(narrowed.total);
    expect(new Set(narrowed.products.map((tile) => tile.brand))).toEqual(new Set([brand]));
    expect(optionOf(all.facets, brand)).toMatchObject({ count: narrowed.total, isSelected: false });
    expect(optionOf(narrowed.facets, brand)).toMatchObject({ isSelected: true });
  });

  test('[SRC-13] a second brand extends the list', async () => {
    const { find, brand = '' } = await searching();
    const all = await find(FIRST_PAGE);
    const another = all.products.find((tile) => tile.brand !== undefined && tile.brand !== brand)?.brand ?? '';
    const one = await find(withFilter(FIRST_PAGE, 'Brand', [brand]));
    const two = await find(withFilter(FIRST_PAGE, 'Brand', [brand, another]));
    expect(two.total).toBeGreaterThan(one.total);
    expect(two.total).toBeLessThanOrEqual(all.total);
  });

  test('[RTE-03] browses a brand', async () => {
    const { search, findings } = await makeWorld();
    const { brandName = '' } = await findings();
    const { products } = await browsed(search, { kind: 'brand', name: brandName });
    expect(products).not.toEqual([]);
    expect(new Set(products.map((tile) => tile.brand))).toEqual(new Set([brandName]));
  });
};

/** Every ProductSearch of a shop with stores passes this, too. */
const storesContract = (searching: Searching, makeWorld: Making<SearchWorld>): void => {
  test('[FND-04] a store narrows the list to what it has, and tiles show variants that it has', async () => {
    const { find, store = { id: '', has: async () => [] } } = await searching();
    const all = await find(FIRST_PAGE);
    const narrowed = await find(withFilter(FIRST_PAGE, STORE_FACET, [store.id]));
    expect(narrowed.total).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThan(all.total);
    const skus = narrowed.products.map(({ sku }) => sku);
    expect([...(await store.has(skus))].sort()).toEqual([...skus].sort());
    expect(narrowed.facets.map(({ name }) => name)).not.toContain(STORE_FACET);
  });

  test('[FND-04] counts what a store has of a list, and nothing for an unknown store', async () => {
    const { search, findings } = await makeWorld();
    const { term, store } = await findings();
    const at = (id = ''): ListingQuery => withFilter(FIRST_PAGE, STORE_FACET, [id]);
    const { total } = await found(search, term, at(store?.id));
    expect(await search.count({ kind: 'search', term }, at(store?.id))()).toEqual(E.right(total));
    expect(await search.count({ kind: 'search', term }, at('NoSuchStore'))()).toEqual(E.right(0));
    expect(await found(search, term, at('NoSuchStore'))).toMatchObject({ products: [], total: 0 });
  });
};
