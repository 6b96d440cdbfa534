import { openGeneratedShop, type Shop } from './support/shop';
import { redirectFor } from '../../../backend/search/query/redirect-rules';
import type { SearchIndex } from '../../../backend/search/model/search-types';

/** The queries of `npm run bench -- --only relevance`; untyped scripts. */
interface Question {
  readonly text: string;
  readonly right: ReadonlySet<string>;
}
interface Answer {
  readonly found: readonly string[];
  readonly corrected?: string | undefined;
  readonly unmatched: readonly string[];
}
interface Rated {
  readonly plain: number;
  readonly misspelt: number;
  readonly namesFirst: number;
  readonly brandsFirst: number;
  readonly numbersFirst: number;
  readonly pagesFirst: number;
  readonly silentTexts: readonly string[];
  readonly nothing: number;
}
interface Rating {
  readonly rateRelevance: (dataFolder: string, search: (question: Question) => Promise<Answer>) => Promise<Rated>;
}
const SCRIPTS = '../../performance/relevance/rate-relevance.mjs';

let shop: Shop;
let index: SearchIndex;
let rated: Rated;
beforeAll(async () => {
  shop = await openGeneratedShop(2400);
  index = shop.index();
  const { rateRelevance } = (await import(SCRIPTS)) as Rating;
  rated = await rateRelevance(shop.folder, async ({ text }) => {
    const page = redirectFor(text);
    if (page !== undefined) return { found: [page.url], unmatched: [] };
    const { productIds, corrected, unmatched } = await index.search(text, { limit: 10, withFacets: false });
    return { found: productIds, corrected, unmatched };
  });
});
afterAll(() => shop.close());

test('[SRC-13] ranks right products before wrong ones', () => expect(rated.plain).toBeGreaterThanOrEqual(0.92));

test('[SRC-13] corrects misspelt words', () => expect(rated.misspelt).toBeGreaterThanOrEqual(0.85));

test('[SRC-13] ranks a product first for its full name', () => expect(rated.namesFirst).toBeGreaterThanOrEqual(0.98));

test.each(['brandsFirst', 'numbersFirst', 'pagesFirst'] as const)(
  '[FND-02] leads to what is named: %s',
  (kind) => void expect(rated[kind]).toBeGreaterThanOrEqual(0.99),
);

test('[FND-01] no misspelt query and no brand that is not sold is corrected in silence', () =>
  expect(rated.silentTexts).toEqual([]));

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

test.each([
  ['dgo fod', 'dog food'],
  ['catt litr', 'cat litter'],
  ['kat food', 'cat food'],
])('[FND-01] two misspelt words are corrected together: “%s” means “%s”', async (slipped, meant) => {
  const found = await index.search(slipped, { limit: 10 });
  expect([found.corrected, found.productIds]).toEqual([meant, (await index.search(meant, { limit: 10 })).productIds]);
});

test('[FND-01] takes words literally when asked to', async () => {
  expect(await index.search('dgo fod', { literal: true })).toMatchObject({
    total: 0,
    productIds: [],
    unmatched: ['dgo', 'fod'],
  });
});

test('[FND-01] does not turn an unknown brand into another word, and names it', async () => {
  expect(await index.search('kong')).toMatchObject({ total: 0, unmatched: ['kong'] });
  const near = await index.search('kong dog toys');
  expect(near).toMatchObject({ relaxed: true, unmatched: ['kong'] });
  expect(near.corrected).toBeUndefined();
  expect(near.total).toBeGreaterThan(0);
});

test('[SRC-13] what is wanted comes before what it should have, which is said after "with"', async () => {
  const { productIds, relaxed } = await index.search('aquarium with led light', { limit: 5 });
  const products = await shop.catalogue.productsByIds(productIds);
  expect(products.map(({ name }) => name)).toEqual(
    Array(5).fill(expect.stringMatching(/LED Aquarium(?: Starter Kit)?$/)),
  );
  // None of them has all words: the page says that these are close.
  expect(relaxed).toBe(true);
  const { productIds: lights } = await index.search('led aquarium light', { limit: 1 });
  const [light] = await shop.catalogue.productsByIds(lights);
  expect(light?.name).toMatch(/Light$/);
});

test.each(['collar with bell for cats', 'cat collar with bell'])(
  '[SRC-13] the animal is no detail, wherever it is said: %s',
  async (query) => {
    const { productIds } = await index.search(query, { limit: 3 });
    const products = await shop.catalogue.productsByIds(productIds);
    expect(products.length).toBeGreaterThan(0);
    for (const { name } of products) expect(name).toMatch(/(?:Cat|Kitten) Collar/);
  },
);

const narrowedBy = async (query: string): Promise<readonly (readonly [string, string, string])[]> =>
  (await index.search(query)).narrowings.map(({ text, name, label }) => [text, name, label]);

test.each([
  ['dog food under $50', [['under $50', 'Price', 'Price up to $50']]],
  ['dry dog food 12 lb', [['12 lb', 'Size', '12 lb']]],
  ['30lb dry dog food', [['30lb', 'Size', '30 lb']]],
  ['food for my puppy', [['for my puppy', 'Life Stage', 'Puppy']]],
  ['grainfree dog food', [['grainfree', 'Diet', 'Grain Free']]],
  ['whats good for fleas', [['good for fleas', 'Health Need', 'Flea & Tick']]],
  ['dog bed under 50 lb', []],
  ['dog bed', []],
])('[FND-03] reads what narrows in “%s”', async (query, expected) => {
  expect(await narrowedBy(query)).toEqual(expected);
});

test('[FND-03] words that would leave nothing are not applied and are named', async () => {
  const found = await index.search('grain free cat litter');
  expect(found).toMatchObject({ narrowings: [], unmatched: ['grain free'] });
  expect(found.total).toBeGreaterThan(0);
});

test('[FND-03] a chosen price replaces the one in words, and a chosen value is added to those in words', async () => {
  const chosen = await index.search('dog food under 20', { filters: { Price: ['30-40'] } });
  expect(chosen.narrowings).toEqual([]);
  const both = await index.search('dog food for puppies', { filters: { 'Life Stage': ['Senior'] } });
  const stages = both.facets.find(({ name }) => name === 'Life Stage')?.options.filter(({ selected }) => selected);
  expect(stages?.map(({ value }) => value).sort()).toEqual(['Puppy', 'Senior']);
  expect(both.total).toBe(stages?.reduce((sum, { count }) => sum + count, 0));
});

test('[FND-04] a price belongs to the facet of every range that has a variant, and the count is exact', async () => {
  const { facets } = await index.search('dog food');
  const band = facets.find(({ name }) => name === 'Price')?.options.find(({ value }) => value === '25-49.99');
  const narrowed = await index.search('dog food', { filters: { Price: ['25-49.99'] }, limit: 0 });
  expect(band?.count).toBe(narrowed.total);
  const rows = await shop.database
    .selectFrom('sku')
    .select('product_id')
    .where((where) => where(where.fn.coalesce('offer_price_cents', 'list_price_cents'), '>=', 2500))
    .where((where) => where(where.fn.coalesce('offer_price_cents', 'list_price_cents'), '<', 5000))
    .execute();
  const within = new Set(rows.map(({ product_id }) => product_id));
  const all = await index.search('dog food', { limit: 1000 });
  expect(narrowed.total).toBe(all.productIds.filter((id) => within.has(id)).length);
});
