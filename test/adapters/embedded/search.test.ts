import * as E from 'fp-ts/Either';
import { HttpStoreStock } from '../../../adapters/commerce/stores/http-store-stock';
import { makeHttpClient } from '../../../adapters/http/http-client';
import { publicContext } from '../../../adapters/discover/discover-context';
import { seedStores } from '../../../backend/stores/seed/seed-stores';
import { constructorAdapters } from '../../../composition/search/constructor-adapters';
import { discoverAdapters } from '../../../composition/search/discover-adapters';
import type { SearchPorts } from '../../../composition/backend/ports';
import { serverAccessTokens } from '../../../composition/search/server-access-tokens';
import type { Listing } from '../../../core/search/listing/listing';
import { FIRST_PAGE, SORTS, type ListingQuery } from '../../../core/search/listing/listing-query';
import type { ListingSource } from '../../../core/search/listing/product-search';
import type { SearchProvider } from '../../../core/search/search-provider';
import { productSearchContract } from '../../contracts/product-search.contract';
import { recommendationsContract } from '../../contracts/recommendations.contract';
import { suggestionSourceContract } from '../../contracts/suggestion-source.contract';
import { FakeLogger } from '../../fakes/fake-logger';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';

let backend: EmbeddedBackend;
// The service weights a rating by its number of votes; with equal numbers, the ratings alone decide.
const asManyReviewsForEach = (database: EmbeddedBackend['database']): Promise<unknown> =>
  database.updateTable('product').set({ review_count: 100 }).where('rating', 'is not', null).execute();

beforeAll(async () => {
  backend = await startEmbeddedBackend(async (database) => {
    await asManyReviewsForEach(database);
    await seedStores(database, 1);
  });
});
afterAll(() => backend.close());

const TIMEOUT_MS = 10_000;

/** The quantities that the service of stock says the store has, as tiles and the product page ask it. */
const stockAt = async (storeId: string, skus: ReadonlyArray<string>): Promise<ReadonlyMap<string, number>> => {
  const outcome = await new HttpStoreStock(newShopper(backend).transactions).inStore(storeId, skus)();
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left));
  return outcome.right;
};

/** Both search services of the backend; the shop behaves the same with either. */
const adaptersOf: Readonly<Record<SearchProvider, () => SearchPorts>> = {
  constructor: () =>
    constructorAdapters({
      serviceUrl: backend.searchServiceUrl,
      apiKey: backend.searchApiKey,
      timeoutMs: TIMEOUT_MS,
      logger: new FakeLogger(),
    }),
  discover: () => {
    const http = makeHttpClient({ service: 'search', baseUrl: backend.discoverUrl, timeoutMs: TIMEOUT_MS });
    const accessTokens = serverAccessTokens(http, backend.discoverApiKey, Date.now);
    return discoverAdapters({ http, context: publicContext, accessTokens });
  },
};

describe.each(['constructor', 'discover'] as const)('with %s', (provider) => {
  const adapters = (): SearchPorts => adaptersOf[provider]();

  productSearchContract(`${provider} over the embedded backend`, () => {
    const { productSearch: search } = adapters();
    return {
      search,
      findings: async () => {
        const response = await search.search('dog', FIRST_PAGE)();
        if (E.isLeft(response) || response.right.kind !== 'listing') throw new Error('dogs are not found');
        const { products, facets } = response.right.listing;
        const prices = products.flatMap((tile) => tile.prices.price ?? []).sort((a, b) => a - b);
        const brands = facets.flatMap((facet) =>
          facet.kind === 'multiple' && facet.name === 'Brand' ? facet.options : [],
        );
        const brand = brands.find(({ count }) => count <= 48)?.value ?? '';
        return {
          term: 'dog',
          brand,
          price: prices[Math.floor(prices.length / 2)] ?? 0,
          emptyTerm: 'xqzwvk',
          redirect: { term: 'returns', url: '/returns' },
          categoryId: '10338',
          brandName: brand,
          store: {
            id: '1101',
            has: async (skus) => {
              const outcome = await stockAt('1101', skus);
              return skus.filter((sku) => (outcome.get(sku) ?? 0) > 0);
            },
          },
        };
      },
    };
  });

  const listingFor = async (term: string, query: ListingQuery = FIRST_PAGE): Promise<Listing> => {
    const response = await adapters().productSearch.search(term, query)();
    if (E.isLeft(response) || response.right.kind !== 'listing') throw new Error(`${term} is not a list`);
    return response.right.listing;
  };

  test('[FND-01] tells a correction, and takes the words literally when asked to', async () => {
    expect((await listingFor('dgo fod')).understanding).toMatchObject({ corrected: 'dog food', unmatched: [] });
    expect(await listingFor('dgo fod', { ...FIRST_PAGE, isLiteral: true })).toMatchObject({
      total: 0,
      understanding: { corrected: undefined, unmatched: ['dgo', 'fod'] },
    });
  });

  test('[FND-03] tells the words that narrow, and the facet has their value chosen', async () => {
    const { understanding, facets } = await listingFor('food for puppies');
    expect(understanding?.wordFilters).toEqual([
      { text: 'for puppies', facet: 'Life Stage', values: ['Puppy'], label: 'Puppy', rest: 'food' },
    ]);
    expect(facets.map(({ name }) => name)).toContain('Life Stage');
  });

  recommendationsContract(`${provider} over the embedded backend`, () => ({
    recommendations: adapters().recommendations,
    knownPod: async () => ({ podId: 'home-trending', title: 'Trending Now' }),
    knownProductId: async () => {
      const { id } = await backend.database.selectFrom('product').select('id').orderBy('id').executeTakeFirstOrThrow();
      return id;
    },
  }));

  suggestionSourceContract(`${provider} over the embedded backend`, () => ({
    source: adapters().suggestions,
    known: async () => ({ term: 'dog food', emptyTerm: 'xqzwvk' }),
  }));

  test.each(SORTS)('[SRC-13] the embedded service supports the sort %s', async (sort) => {
    expect(await adapters().productSearch.search('dog', { ...FIRST_PAGE, sort })()).toMatchObject({
      right: { kind: 'listing' },
    });
  });

  test('[REC-02] a tile of the embedded service has every field', async () => {
    const response = await adapters().productSearch.browse({ kind: 'category', id: '10338' }, FIRST_PAGE)();
    if (E.isLeft(response)) throw new Error(JSON.stringify(response.left));
    for (const tile of response.right.products) {
      expect(tile).toMatchObject({
        partNumber: expect.stringMatching(/^PN-/),
        sku: expect.stringMatching(/^SKU-/),
        brand: expect.stringMatching(/\S/),
        image: expect.stringMatching(/^\/images\/products\//),
        department: 'dog',
      });
    }
    expect(response.right.products.some((tile) => tile.prices.hasRange)).toBe(true);
    expect(response.right.products.some((tile) => tile.sizes.length > 1)).toBe(true);
  });
});

describe('[SRC-07] [SRC-08] both services return the same', () => {
  /** Fields of one service that the shop never shows. */
  const plain = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (name, field: unknown) =>
        name === 'resultId' || name === 'categoryId' || name === 'experiment' ? undefined : field,
      ),
    );
  const both = async (send: (adapters: SearchPorts) => () => Promise<unknown>): Promise<ReadonlyArray<unknown>> =>
    [await send(adaptersOf.constructor())(), await send(adaptersOf.discover())()].map(plain);

  const SOURCES: ReadonlyArray<ListingSource> = [
    { kind: 'category', id: '10338' },
    { kind: 'category', id: '10300' },
    { kind: 'brand', name: 'WholeHearted' },
    { kind: 'brand', name: 'No Such Brand' },
  ];

  test.each(SOURCES)('page of %j', async (source) => {
    for (const query of [
      FIRST_PAGE,
      { ...FIRST_PAGE, page: 2 },
      { ...FIRST_PAGE, sort: 'price-descending', filters: { Price: ['10-40'], 'Life Stage': ['Adult'] } } as const,
      ...(source.kind === 'category' ? [{ ...FIRST_PAGE, filters: { Brand: ['WholeHearted'] } }] : []),
    ]) {
      const [one, other] = await both(({ productSearch }) => productSearch.browse(source, query));
      expect(other).toEqual(one);
    }
  });

  test.each(['dog food', 'cat', 'aquarium', 'live fish', 'xqzwvk', 'returns'])('page for %p', async (term) => {
    const [one, other] = await both(({ productSearch }) => productSearch.search(term, FIRST_PAGE));
    expect(other).toEqual(one);
  });

  test.each(['home-trending', 'home-deals', 'bestsellers', 'empty-search', 'related', 'bought-together'])(
    'row %p',
    async (podId) => {
      const { id } = await backend.database.selectFrom('product').select('id').orderBy('id').executeTakeFirstOrThrow();
      const request = { podId, count: 12, productIds: [id] };
      const [one, other] = await both(({ recommendations }) => recommendations.recommend(request));
      expect(other).toEqual(one);
    },
  );

  test.each(['do', 'wholeh', 'cat litter'])('suggestions for %p', async (term) => {
    const [one, other] = await both(({ suggestions }) => suggestions.forTerm(term));
    expect(other).toEqual(one);
  });

  test('trending suggestions', async () => {
    const [one, other] = await both(({ suggestions }) => suggestions.trending());
    expect(other).toEqual(one);
  });
});
