import type { Kysely } from 'kysely';
import type { Database } from '../../../backend/database/schema';
import { feedRow, openShop, type Shop } from './support/shop';
import type { SearchIndex } from '../../../backend/search/model/search-types';

let shop: Shop;
let index: SearchIndex;
beforeEach(async () => {
  shop = await openShop();
  index = shop.index();
});
afterEach(() => shop.close());

const partNumbersOf = async (query: string): Promise<readonly string[]> => {
  const { productIds } = await index.search(query);
  return (await shop.catalogue.productsByIds(productIds)).map(({ partNumber }) => partNumber);
};

/** Words that are properties of every object, in texts of every field that is indexed. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];

test.each(inherited)('[SRC-13] finds a product whose texts have the word “%s”', async (word) => {
  const refused = await shop.stock([
    feedRow('1', { title: `Goodpaw ${word} Toy` }),
    feedRow('2', { title: 'Plain Toy', brand: word }),
    feedRow('3', { title: 'Flavoured Toy', flavor: word, color: word, size: word }),
    feedRow('4', { title: 'Toy of a Category', product_type: `Dog > ${word}` }),
    feedRow('5', { title: 'Toy with a Description', description: `It is called ${word}.` }),
  ]);
  expect(refused).toEqual([]);
  await index.ready();
  expect(index.status()).toMatchObject({ products: 5, leftOut: { count: 0 } });
  expect([...(await partNumbersOf(word))].sort()).toEqual(['1', '2', '3', '4', '5']);
  const suggested = await index.suggest(word, { products: 10, phrases: 5, brands: 3, categories: 3 });
  expect(suggested.productIds.length).toBeGreaterThan(0);
});

test.each(inherited)('[SRC-13] the filter and the value “%s” match nothing and do not fail', async (word) => {
  await shop.stock([feedRow('1')]);
  expect(await index.search('product', { filters: { [word]: [word] } })).toMatchObject({ total: 0 });
  expect(await index.search('product', { filters: { Brand: [word] } })).toMatchObject({ total: 0 });
  expect(await index.browse({ by: 'facet', name: word, value: word })).toMatchObject({ total: 0 });
  expect(await index.browse({ by: 'category', id: word })).toMatchObject({ total: 0 });
  expect(await index.recommend('related', { itemIds: [word], filters: { [word]: [word] } })).toMatchObject({
    total: 0,
  });
});

test.each([
  ['lone surrogates', 'Toy \ud800 with \udfff halves'],
  ['a very long word', `Toy ${'x'.repeat(4_000)}`],
  ['emoji alone', '🐶🐕‍🦺 👩‍🚀🦴'],
  ['zero-width characters', 'To\u200by\u200d with\ufeff gaps'],
  ['right-to-left writing', 'לעבה לכלבים \u202eyoT'],
  ['combining marks', `Toy e${'\u0301'.repeat(500)}`],
  ['numbers that are none', 'NaN Infinity -0 1e999 0x10 Toy'],
  ['letters of other scripts', 'Игрушка для собак 犬のおもちゃ'],
])('[SRC-13] a title with %s does not damage the index', async (_, title) => {
  await shop.stock([feedRow('1', { title, description: title, brand: title.slice(0, 60) }), feedRow('2')]);
  const { id } = (await shop.catalogue.productsByPartNumbers(['2']))[0] ?? { id: '' };
  expect((await index.search('product 2')).productIds).toContain(id);
  expect(index.status()).toMatchObject({ kind: 'ready', leftOut: { count: 0 } });
  await index.search(title);
  await index.suggest(title, { products: 10, phrases: 5, brands: 3, categories: 3 });
});

type Spoil = (database: Kysely<Database>, id: string) => Promise<unknown>;
const setProduct =
  (values: object): Spoil =>
  (database, id) =>
    database.updateTable('product').set(values).where('id', '=', id).execute();
const setSku =
  (values: object): Spoil =>
  (database, id) =>
    database.updateTable('sku').set(values).where('product_id', '=', id).execute();

test.each<[string, Spoil]>([
  ['popularity is not a number from 0 to 2147483647', setProduct({ popularity: 'NaN' })],
  ['reviewCount is not a number from 0 to 2147483647', setProduct({ review_count: -1 })],
  ['rating is not a number', setProduct({ rating: 'good' })],
  ['addedAt is not a date', setProduct({ added_at: 'yesterday' })],
  ['listPriceCents is not an amount of cents up to 2147483647', setSku({ list_price_cents: 'NaN' })],
  ['offerPriceCents is not an amount of cents up to 2147483647', setSku({ offer_price_cents: 3e12 })],
])(
  '[SRC-13] leaves out, counts and names a product that cannot be indexed (%s), and finds all others',
  async (reason, spoil) => {
    await shop.stock([feedRow('1'), feedRow('2'), feedRow('3')]);
    const [bad] = await shop.catalogue.productsByPartNumbers(['2']);
    await spoil(shop.database, bad?.id ?? '');
    expect([...(await partNumbersOf('product'))].sort()).toEqual(['1', '3']);
    expect(index.status()).toMatchObject({
      kind: 'ready',
      products: 2,
      leftOut: { count: 1, examples: [{ id: bad?.id, reason }] },
    });
    // The columns of the following products are not shifted: each has its own price and words.
    const { productIds } = await index.search('product 3');
    expect((await shop.catalogue.productsByIds(productIds))[0]?.partNumber).toBe('3');
  },
);

test('[SRC-13] the next load includes a product once its fault is corrected', async () => {
  await shop.stock([feedRow('1'), feedRow('2')]);
  await setProduct({ popularity: 'NaN' })(
    shop.database,
    (await shop.catalogue.productsByPartNumbers(['2']))[0]?.id ?? '',
  );
  expect(await partNumbersOf('product')).toEqual(['1']);
  await shop.stock([feedRow('1'), feedRow('2', { title: 'Product 2, mended' }), feedRow('3')]);
  const [two] = await shop.catalogue.productsByPartNumbers(['2']);
  await setProduct({ popularity: 1 })(shop.database, two?.id ?? '');
  await index.refresh();
  expect([...(await partNumbersOf('product'))].sort()).toEqual(['1', '2', '3']);
  expect(index.status().leftOut).toEqual({ count: 0, examples: [] });
});
