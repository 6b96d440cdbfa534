import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { generateCatalogue } from '../../../backend/catalogue/generator/generate-catalogue';
import { isGtin } from '../../../backend/catalogue/gtin';
import { productForms } from '../../../backend/catalogue/product-forms';
import type { Database } from '../../../backend/database/schema';
import { changeRatings } from '../../../backend/reviews/change-ratings';
import { openGeneratedShop, openShop, type Shop } from '../search/support/shop';

const SIZE = 2400;
let shop: Shop;
beforeAll(async () => {
  shop = await openGeneratedShop(SIZE);
});
afterAll(() => shop.close());

const tables = ['category', 'brand', 'product', 'sku', 'stock', 'product_category'] as const;

const fingerprint = async (database: Kysely<Database>): Promise<string> => {
  const hash = createHash('sha256');
  for (const table of tables) hash.update(JSON.stringify(await database.selectFrom(table).selectAll().execute()));
  return hash.digest('hex');
};

const products = () => shop.database.selectFrom('product').selectAll().execute();
const skus = () => shop.database.selectFrom('sku').selectAll().orderBy('product_id').orderBy('position').execute();

const count = async (where: (row: Awaited<ReturnType<typeof products>>[number]) => boolean): Promise<number> =>
  (await products()).filter(where).length;

test('the same seed and size give the same rows, another seed gives others', async () => {
  const [one, two, other] = await Promise.all([
    openGeneratedShop(300, 7),
    openGeneratedShop(300, 7),
    openGeneratedShop(300, 8),
  ]);
  try {
    const first = await fingerprint(one.database);
    expect(await fingerprint(two.database)).toBe(first);
    expect(await fingerprint(other.database)).not.toBe(first);
  } finally {
    await Promise.all([one.close(), two.close(), other.close()]);
  }
});

test('generating again replaces the catalogue and changes its version', async () => {
  const again = await openGeneratedShop(200);
  try {
    const before = await again.catalogue.version();
    await generateCatalogue({ database: again.database, seed: 2, size: 150 });
    expect(await again.catalogue.productCount()).toBe(150);
    expect(await again.catalogue.version()).not.toBe(before);
  } finally {
    await again.close();
  }
});

test('[PRO-04] a review that is published while the catalogue is generated again counts once', async () => {
  const again = await openGeneratedShop(600, 7);
  const { database } = again;
  try {
    const ratings = () => database.selectFrom('product').select(['part_number', 'rating_counts']).execute();
    const [first, second] = await ratings();
    const author = { kind: 'R', personalization_id: 'p', created_at: 1 } as const;
    const { shopper_id } = await database
      .insertInto('shopper')
      .values(author)
      .returning('shopper_id')
      .executeTakeFirstOrThrow();
    const review = { shopper_id, rating: 1, title: 'Bad', body: 'Bad', searched: '', created_at: 1, changed_at: 1 };
    const publish = (partNumber = '') =>
      database.transaction().execute(async (trx) => {
        const row = { ...review, product_part_number: partNumber, status: 'published', held_for: null } as const;
        await trx.insertInto('review').values(row).execute();
        await changeRatings(trx, [partNumber]);
      });
    await publish(first?.part_number);
    const published: Promise<void>[] = [];
    const onProgress = (done: number): void => {
      if (done < 600) published.push(publish(second?.part_number));
    };
    await generateCatalogue({ database, seed: 7, size: 600, onProgress });
    expect(published).toHaveLength(1);
    await Promise.all(published);
    const withOne = (counts = '') => {
      const [ones = 0, ...others] = JSON.parse(counts) as number[];
      return JSON.stringify([ones + 1, ...others]);
    };
    const shown = new Map((await ratings()).map((row) => [row.part_number, row.rating_counts]));
    expect(shown.get(first?.part_number ?? '')).toBe(withOne(first?.rating_counts));
    expect(shown.get(second?.part_number ?? '')).toBe(withOne(second?.rating_counts));
  } finally {
    await again.close();
  }
});

test.each([0, -1, 1.5, 2_000_000])('refuses a size of %d and keeps the catalogue', async (size) => {
  const empty = await openShop();
  try {
    await expect(generateCatalogue({ database: empty.database, seed: 1, size })).rejects.toThrow('size must be');
    expect(await empty.catalogue.version()).toBe('0');
  } finally {
    await empty.close();
  }
});

test('[SRC-05] every fallback category and brand exists and has products', async () => {
  for (const path of ['top-deals', 'dog/dog-food', 'dog/dog-and-puppy-flea-and-tick', 'cat/cat-litter']) {
    const category = await shop.catalogue.categoryByPath(path);
    const { held } = await shop.database
      .selectFrom('product_category')
      .select(({ fn }) => fn.countAll().as('held'))
      .where('category_id', '=', category?.id ?? 'none')
      .executeTakeFirstOrThrow();
    expect(Number(held)).toBeGreaterThan(10);
  }
  expect((await shop.catalogue.categoryByPath('dog/dog-food'))?.id).toBe('10338');
  const countOf = new Map((await shop.catalogue.brands()).map((brand) => [brand.slug, brand.productCount]));
  for (const slug of ['wholehearted', 'blue-buffalo', 'merrick', 'science-diet', 'royal-canin']) {
    expect(countOf.get(slug)).toBeGreaterThan(10);
  }
});

test('the departments have about eighty categories, two or three levels deep, and every leaf has products', async () => {
  const categories = await shop.catalogue.categories();
  expect(new Set(categories.map((category) => category.department))).toEqual(
    new Set(['dog', 'cat', 'fish', 'bird', 'reptile', 'small-pet', 'pharmacy', 'top-deals']),
  );
  expect(categories.length).toBeGreaterThanOrEqual(75);
  expect(Math.max(...categories.map((category) => category.path.split('/').length))).toBe(3);
  const parents = new Set(categories.map((category) => category.parentId));
  const used = new Set((await products()).map((product) => product.category_id));
  for (const leaf of categories.filter(({ id, path }) => !parents.has(id) && path !== 'top-deals')) {
    expect(used).toContain(leaf.id);
  }
});

test('names, addresses, part numbers and GTINs are unique, clean and within bounds', async () => {
  const rows = await products();
  expect(new Set(rows.map((row) => row.name)).size).toBe(SIZE);
  expect(new Set(rows.map((row) => row.url)).size).toBe(SIZE);
  expect(
    rows.filter((row) => /&\w+;|&#|<|\s\s|^\s|\s$/.test(`${row.name}${row.description}${row.highlights}`)),
  ).toEqual([]);
  expect(rows.every((row) => /^[a-z0-9-]{1,120}$/.test(row.url))).toBe(true);
  expect(Math.max(...rows.map((row) => row.name.length))).toBeLessThanOrEqual(190);
  const gtins = (await skus()).flatMap((sku) => sku.gtin ?? []);
  expect(gtins.every(isGtin)).toBe(true);
  expect(new Set(gtins).size).toBe(gtins.length);
  expect(rows.every((row) => (productForms as readonly string[]).includes(row.form))).toBe(true);
});

test('every special case of a product page occurs', async () => {
  const shapes: Record<string, number> = {
    longNames: await count((row) => row.name.length > 150),
    apostrophes: await count((row) => row.name.includes("'")),
    ampersands: await count((row) => row.name.includes('&')),
    trademarks: await count((row) => /[™®]/.test(row.name)),
    withoutRating: await count((row) => row.rating === null && row.review_count === 0),
    inStoreOnly: await count((row) => row.in_store_only === 1 && row.live_animal === 0),
    pickupOnly: await count((row) => row.pickup_only === 1),
    frozenDelivered: await count((row) => row.frozen === 1 && row.pickup_only === 0),
    ofVendors: await count((row) => row.vendor !== null && row.in_store_only === 0 && row.pickup_only === 0),
    repeatDelivery: await count((row) => row.repeat_delivery === 1),
    withFeedingAndIngredients: await count((row) => row.ingredients !== null && row.feeding !== null),
    unpriced: (await skus()).filter((sku) => sku.list_price_cents === null).length,
    sizes: (await skus()).filter((sku) => sku.size !== null && sku.position > 0).length,
    flavors: (await skus()).filter((sku) => sku.flavor !== null).length,
    colors: (await skus()).filter((sku) => sku.color !== null).length,
    goneOnline: (
      await shop.database
        .selectFrom('stock')
        .selectAll()
        .where('location', '=', 'online')
        .where('quantity', '=', 0)
        .execute()
    ).length,
    inStores: (await shop.database.selectFrom('stock').select('location').distinct().execute()).length,
  };
  expect(Object.entries(shapes).filter(([, occurrences]) => occurrences === 0)).toEqual([]);
  expect(shapes.inStores).toBe(41);
  for (const slug of ['fish', 'reptile', 'bird', 'small-pet']) {
    expect(await count((row) => row.department === slug && row.live_animal === 1)).toBeGreaterThan(0);
  }
});

test('[REC-04] live animals are sold only in stores and have Live Animals in their taxonomy', async () => {
  const animals = (await products()).filter((row) => row.live_animal === 1);
  expect(animals.every((row) => row.in_store_only === 1 && row.taxonomy.includes('Live Animals'))).toBe(true);
  const online = await shop.database
    .selectFrom('stock')
    .innerJoin('sku', 'sku.id', 'stock.sku_id')
    .select('sku.id')
    .where('stock.location', '=', 'online')
    .where(
      'sku.product_id',
      'in',
      animals.map((row) => row.id),
    )
    .execute();
  expect(online).toEqual([]);
});

test('[REC-03] prices end in .49 or .99, grow with the size, and an offer is below its list price', async () => {
  const rows = await skus();
  const priced = rows.filter((row) => row.list_price_cents !== null);
  expect(priced.every((row) => [49, 99].includes(Number(row.list_price_cents) % 100))).toBe(true);
  expect(rows.every((row) => (row.offer_price_cents ?? 0) < (row.list_price_cents ?? 1))).toBe(true);
  const bySize = new Map<string, number>();
  const shrinking = priced.filter((row) => {
    const before = bySize.get(row.product_id) ?? 0;
    bySize.set(row.product_id, Number(row.list_price_cents));
    return Number(row.list_price_cents) < before;
  });
  expect(shrinking).toEqual([]);
  const onOffer = new Set(rows.filter((row) => row.offer_price_cents !== null).map((row) => row.product_id)).size;
  expect(onOffer / SIZE).toBeGreaterThan(0.13);
  expect(onOffer / SIZE).toBeLessThan(0.23);
});

test('ratings are the mean of their counts, and sales have a long tail', async () => {
  for (const row of await products()) {
    const counts = JSON.parse(row.rating_counts) as number[];
    const total = counts.reduce((sum, value) => sum + value, 0);
    const stars = counts.reduce((sum, value, index) => sum + value * (index + 1), 0);
    expect([counts.length, total]).toEqual([5, row.review_count]);
    expect(row.rating).toBe(total === 0 ? null : Math.round((stars / total) * 10) / 10);
  }
  const sold = (await products()).map((row) => row.popularity).sort((one, two) => two - one);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  expect(sum(sold.slice(0, SIZE / 10)) / sum(sold)).toBeGreaterThan(0.5);
});

test('every product has a default SKU, its leaf and all the categories above it', async () => {
  const rows = await products();
  const ids = rows.map((row) => row.id);
  const skusOf = await shop.catalogue.skusOfProducts(ids);
  const found = await shop.catalogue.productsByIds(ids);
  const categories = new Map((await shop.catalogue.categories()).map((category) => [category.id, category]));
  for (const product of found) {
    expect(skusOf.get(product.id)?.[0]?.position).toBe(0);
    const ancestors: string[] = [];
    for (let at = categories.get(product.categoryId); at; at = categories.get(at.parentId ?? '')) ancestors.push(at.id);
    expect(product.categoryIds).toEqual(expect.arrayContaining(ancestors));
  }
});
