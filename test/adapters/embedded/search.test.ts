import * as E from 'fp-ts/Either';
import { makeConstructorClient, type LoadConstructorClient } from '../../../adapters/constructor/constructor-client';
import { ConstructorProductSearch } from '../../../adapters/constructor/constructor-product-search';
import { ConstructorRecommendations } from '../../../adapters/constructor/constructor-recommendations';
import { FIRST_PAGE, SORTS } from '../../../core/search/listing-query';
import { productSearchContract } from '../../contracts/product-search.contract';
import { recommendationsContract } from '../../contracts/recommendations.contract';
import { FakeLogger } from '../../fakes/fake-logger';
import { startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';

let backend: EmbeddedBackend;
// The service trusts a rating the more, the more shoppers gave it; with as many for each, the ratings alone decide.
const asManyReviewsForEach = (database: EmbeddedBackend['database']): Promise<unknown> =>
  database.updateTable('product').set({ review_count: 100 }).where('rating', 'is not', null).execute();

beforeAll(async () => {
  backend = await startEmbeddedBackend(asManyReviewsForEach);
});
afterAll(() => backend.close());

const client = (): LoadConstructorClient =>
  makeConstructorClient({
    serviceUrl: backend.searchServiceUrl,
    apiKey: backend.searchApiKey,
    timeoutMs: 10_000,
    logger: new FakeLogger(),
  });

productSearchContract('ConstructorProductSearch over the embedded backend', () => {
  const search = new ConstructorProductSearch(client());
  return {
    search,
    findings: async () => {
      const answer = await search.search('dog', FIRST_PAGE)();
      if (E.isLeft(answer) || answer.right.kind !== 'listing') throw new Error('dogs are not found');
      const { products, facets } = answer.right.listing;
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
      };
    },
  };
});

recommendationsContract('ConstructorRecommendations over the embedded backend', () => ({
  recommendations: new ConstructorRecommendations(client()),
  knownPod: async () => ({ podId: 'home-trending', title: 'Trending Now' }),
  knownProductId: async () => {
    const { id } = await backend.database.selectFrom('product').select('id').orderBy('id').executeTakeFirstOrThrow();
    return id;
  },
}));

test.each(SORTS)('[SRC-13] the embedded service knows the sort %s', async (sort) => {
  expect(await new ConstructorProductSearch(client()).search('dog', { ...FIRST_PAGE, sort })()).toMatchObject({
    right: { kind: 'listing' },
  });
});

test('[REC-02] a tile of the embedded service has everything that a tile shows', async () => {
  const answer = await new ConstructorProductSearch(client()).browse({ kind: 'category', id: '10338' }, FIRST_PAGE)();
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  for (const tile of answer.right.products) {
    expect(tile).toMatchObject({
      partNumber: expect.stringMatching(/^PN-/),
      sku: expect.stringMatching(/^SKU-/),
      brand: expect.stringMatching(/\S/),
      image: expect.stringMatching(/^\/images\/products\//),
      department: 'dog',
    });
  }
  expect(answer.right.products.some((tile) => tile.prices.hasRange)).toBe(true);
  expect(answer.right.products.some((tile) => tile.sizes.length > 1)).toBe(true);
});
