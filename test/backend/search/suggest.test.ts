import { openGeneratedShop, type Shop } from './support/shop';
import type { SearchIndex } from '../../../backend/search/model/search-types';

const limits = { products: 10, phrases: 5, brands: 3, categories: 4 };
let shop: Shop;
let index: SearchIndex;
beforeAll(async () => {
  shop = await openGeneratedShop(2400);
  index = shop.index();
});
afterAll(() => shop.close());

test('[SRC-04] every prefix of common queries suggests products and phrases within the limits', async () => {
  for (const query of ['dog food', 'cat litter', 'blue buffalo', 'flea and tick', 'royal canin puppy']) {
    for (let length = 1; length <= query.length; length += 1) {
      const typed = query.slice(0, length);
      const { productIds, phrases, brands, categories } = await index.suggest(typed, limits);
      expect([typed, productIds.length > 0]).toEqual([typed, true]);
      expect([phrases.length <= 5, brands.length <= 3, categories.length <= 4]).toEqual([true, true, true]);
    }
  }
});

test.each([
  ['whole', 'wholehearted', 'WholeHearted'],
  ['blue buf', 'blue buffalo', 'Blue Buffalo'],
  ['roy can', 'royal canin', 'Royal Canin'],
  ['merick', 'merrick', 'Merrick'],
])('[SRC-04] %s suggests the phrase %s and the brand %s first', async (typed, phrase, brand) => {
  const suggested = await index.suggest(typed, limits);
  expect([suggested.phrases[0]?.text, suggested.brands[0]?.name]).toEqual([phrase, brand]);
});

test.each([
  ['cat li', 'Cat Litter'],
  ['dog fo', 'Dog Food'],
  ['flea', 'Dog & Puppy Flea & Tick'],
  ['aquarium fil', 'Aquarium Filters'],
])('[SRC-04] %s suggests the category %s first', async (typed, category) => {
  expect((await index.suggest(typed, limits)).categories[0]?.name).toBe(category);
});

test('[SRC-04] suggests nothing for an unknown word', async () => {
  expect(await index.suggest('xqzzy', limits)).toMatchObject({
    productIds: [],
    phrases: [],
    brands: [],
    categories: [],
  });
});

test('[SRC-05] trending names are the best-selling categories and brands', async () => {
  const { categories, brands } = await index.trending({ categories: 5, brands: 5 });
  expect(categories).toHaveLength(5);
  expect(categories.map((category) => category.path)).toContain('dog/dog-food');
  expect(new Set(brands.map((brand) => brand.slug))).toEqual(
    new Set(['wholehearted', 'blue-buffalo', 'merrick', 'science-diet', 'royal-canin']),
  );
});

test('[REC-01] related products of a live animal are live animals of its category', async () => {
  const { id, category_id: categoryId } = await shop.database
    .selectFrom('product')
    .select(['id', 'category_id'])
    .where('live_animal', '=', 1)
    .executeTakeFirstOrThrow();
  const { productIds } = await index.recommend('related', { itemIds: [id], limit: 5 });
  const products = await shop.catalogue.productsByIds(productIds);
  expect(products.map((product) => [product.categoryId, product.liveAnimal])).toEqual(
    Array(5).fill([categoryId, true]),
  );
});

test('[REC-01] filters recommendations, and returns none for unknown seeds', async () => {
  const cats = await index.recommend('bestsellers', { filters: { 'Pet Type': ['Cat'] }, limit: 6 });
  const products = await shop.catalogue.productsByIds(cats.productIds);
  expect(products.map((product) => product.department)).toEqual(Array(6).fill('cat'));
  expect(await index.recommend('related', { itemIds: ['none'] })).toEqual({ productIds: [], total: 0 });
});

test('[REC-01] trends are new products, not the best sellers again', async () => {
  const [trending, best] = await Promise.all(
    (['home-trending', 'bestsellers'] as const).map((pod) => index.recommend(pod, { limit: 12 })),
  );
  const both = trending?.productIds.filter((id) => best?.productIds.includes(id));
  expect([trending?.productIds.length, (both ?? []).length <= 4]).toEqual([12, true]);
});
