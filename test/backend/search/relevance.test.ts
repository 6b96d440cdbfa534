import { openGeneratedShop, type Shop } from './support/shop';
import type { SearchIndex } from '../../../backend/search/model/search-types';

/** The queries of `npm run bench -- --only relevance`; untyped scripts. */
interface Question {
  readonly text: string;
  readonly right: ReadonlySet<string>;
}
interface Rated {
  readonly plain: number;
  readonly misspelt: number;
  readonly namesFirst: number;
  readonly nothing: number;
}
interface Rating {
  readonly rateRelevance: (
    dataFolder: string,
    search: (question: Question) => Promise<readonly string[]>,
  ) => Promise<Rated>;
}
const SCRIPTS = '../../performance/relevance/rate-relevance.mjs';

let shop: Shop;
let index: SearchIndex;
let rated: Rated;
beforeAll(async () => {
  shop = await openGeneratedShop(2400);
  index = shop.index();
  const { rateRelevance } = (await import(SCRIPTS)) as Rating;
  rated = await rateRelevance(
    shop.folder,
    async ({ text }) => (await index.search(text, { limit: 10, withFacets: false })).productIds,
  );
});
afterAll(() => shop.close());

test('[SRC-13] ranks right products before wrong ones', () => expect(rated.plain).toBeGreaterThanOrEqual(0.92));

test('[SRC-13] corrects misspelt words', () => expect(rated.misspelt).toBeGreaterThanOrEqual(0.85));

test('[SRC-13] ranks a product first for its full name', () => expect(rated.namesFirst).toBeGreaterThanOrEqual(0.98));

test('[SRC-13] hardly any query finds nothing', () => expect(rated.nothing).toBeLessThanOrEqual(0.01));

test('[SRC-04] suggests grain-free puppy food for “grian free pupy”', async () => {
  const { productIds } = await index.suggest('grian free pupy', { products: 10, phrases: 5, brands: 3, categories: 4 });
  const meant = await shop.database
    .selectFrom('product')
    .select('id')
    .where('name', 'like', '%Grain Free%')
    .where('life_stage', '=', 'Puppy')
    .execute();
  expect(meant).not.toHaveLength(0);
  expect(new Set(productIds)).toEqual(new Set(meant.map(({ id }) => id)));
});

test.each([
  ['trainign', 'training'],
  ['groomign', 'grooming'],
  ['deoderizer', 'deodorizer'],
  ['rawhid', 'rawhide'],
  ['scratchign post', 'scratching post'],
  ['cleanign', 'cleaning'],
  ['calmign chews', 'calming chews'],
])('[SRC-13] “%s” finds the same as “%s” and returns the correction', async (slipped, meant) => {
  const found = await index.search(slipped, { limit: 10 });
  expect(found.productIds).not.toHaveLength(0);
  expect([found.corrected, found.productIds]).toEqual([meant, (await index.search(meant, { limit: 10 })).productIds]);
});

test('[SRC-13] ignores a ZIP code next to a word', async () => {
  const { productIds } = await index.search('aquarium 98101-1234', { limit: 10 });
  expect(productIds).toEqual((await index.search('aquarium', { limit: 10 })).productIds);
});

test('[SRC-13] ranks harnesses before the leashes of the brand Harness House', async () => {
  const { productIds } = await index.search('dog harness', { limit: 10 });
  const products = await shop.catalogue.productsByIds(productIds);
  expect(products.map(({ form }) => form)).toEqual(Array(10).fill('harness'));
});
