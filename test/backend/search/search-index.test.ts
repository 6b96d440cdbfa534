import { feedRow, openGeneratedShop, openShop, type Shop } from './support/shop';
import type { SearchIndex } from '../../../backend/search/model/search-types';

const rows = [
  feedRow('1', {
    title: 'Goodpaw Chicken & Rice Dry Dog Food',
    product_type: 'Dog > Dog Food > Dry Dog Food',
    size: '30 lb',
    rating_count: 50,
    average_rating: 4.5,
    flavor: 'Chicken',
    price: '40.00 USD',
  }),
  feedRow('2', {
    title: 'Goodpaw Salmon Puppy Dry Dog Food',
    product_type: 'Dog > Dog Food > Puppy Food',
    rating_count: 20,
    average_rating: 4.9,
    flavor: 'Salmon',
    price: '30.00 USD',
  }),
  feedRow('3', {
    title: 'Northcat Salmon Dry Cat Food',
    product_type: 'Cat > Cat Food > Dry Cat Food',
    brand: 'Northcat',
    flavor: 'Salmon',
    price: '20.00 USD',
    sale_price: '15.00 USD',
  }),
  feedRow('4', {
    title: 'Northcat Clumping Cat Litter',
    product_type: 'Cat > Cat Litter',
    brand: 'Northcat',
    price: '12.00 USD',
  }),
  feedRow('5', {
    title: 'Leather Dog Leash',
    product_type: 'Dog > Leashes',
    description: 'Goes well with dry food and a walk.',
    brand: 'Walkwell',
    price: '18.00 USD',
  }),
  feedRow('6', {
    title: "Hill's Café Dog Bowl™",
    product_type: 'Dog > Bowls',
    brand: "Hill's",
    price: '8.00 USD',
    availability: 'out of stock',
  }),
  feedRow('7', {
    title: 'Heartworm Tablets for Dogs',
    product_type: 'Pharmacy > Heartworm Prevention',
    brand: 'Vetwell',
    price: '50.00 USD',
  }),
];

let shop: Shop;
let index: SearchIndex;
let names: (ids: readonly string[]) => Promise<string[]>;
beforeAll(async () => {
  shop = await openShop();
  expect(await shop.stock(rows)).toEqual([]);
  index = shop.index();
  names = async (ids) => (await shop.catalogue.productsByIds(ids)).map((product) => product.partNumber);
});
afterAll(() => shop.close());

const found = async (query: string, options = {}) => names((await index.search(query, options)).productIds);

test.each<[string, string[]]>([
  ['leash', ['5']],
  ['leashes', ['5']],
  ['lead', ['5']],
  ['kitty litter', ['4']],
  ['hills bowl', ['6']],
  ['hill’s cafe', ['6']],
  ['puppies food', ['2']],
  ['pup food', ['2']],
  ['30lb', ['1']],
  ['heart worm', ['7']],
  ['catlitter', ['4']],
])('[SRC-13] %s finds the intended products', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test.each<[string, string, string]>([
  ['chiken dog food', '1', 'chicken dog food'],
  ['saalmon cat food', '3', 'salmon cat food'],
  ['littre', '4', 'litter'],
  ['lesh', '5', 'leash'],
  ['northcta', '3', 'northcat'],
])('[SRC-13] misspelt %s finds %s and returns the correction', async (query, first, corrected) => {
  const result = await index.search(query);
  expect([(await names(result.productIds))[0], result.corrected]).toEqual([first, corrected]);
});

test('[SRC-13] requires all words; when no product has them, most words are enough', async () => {
  expect(await index.search('salmon cat food')).toMatchObject({ relaxed: false, total: 1 });
  const relaxed = await index.search('salmon cat bowl');
  expect(relaxed.relaxed).toBe(true);
  expect((await names(relaxed.productIds))[0]).toBe('3');
  expect(await index.search('zzzzqqqq')).toMatchObject({ total: 0, productIds: [] });
  expect(await index.search('   ')).toMatchObject({ total: 0 });
});

test('[SRC-13] ranks a name above a description, and a full name first', async () => {
  expect((await found('dry food')).at(-1)).toBe('5');
  for (const row of rows) expect((await found(String(row.title)))[0]).toBe(row.id);
});

test('[SRC-13] finds a product by part number, product id and SKU id', async () => {
  await shop.stock([...rows, feedRow('PART-20041', { title: 'Blue ball for dogs', gtin: '036000291452' })]);
  await index.refresh();
  for (const text of ['PART-20041', 'part-20041', '036000291452']) expect(await found(text)).toEqual(['PART-20041']);
  const [sku] = await shop.catalogue.skusByPartNumbers(['PART-20041']);
  expect(await found(sku?.id ?? '')).toEqual(['PART-20041']);
});

test('[SRC-13] finds a part number of letters or few digits in either case, and ranks it first', async () => {
  await shop.stock([
    ...rows,
    feedRow('AG874', { title: 'Aquarium gravel' }),
    feedRow('VHSCDT', { title: 'Shampoo for dogs' }),
    feedRow('leash', { title: 'Rope with a part number that is a word' }),
    feedRow('A/1.5-x', { title: 'Bell', gtin: '012345678905' }),
  ]);
  await index.refresh();
  for (const text of ['AG874', 'ag874', ' AG874 ']) expect(await found(text)).toEqual(['AG874']);
  for (const text of ['VHSCDT', 'vhscdt']) expect(await found(text)).toEqual(['VHSCDT']);
  expect(await found('A/1.5-x')).toEqual(['A/1.5-x']);
  expect(await found('LEASH')).toEqual(['leash', '5']);
  expect(await found('leash', { sortBy: 'name' })).toEqual(expect.arrayContaining(['leash', '5']));
  for (const text of ['012345678905', '0012345678905', '00012345678905', '12345678905'])
    expect(await found(text)).toEqual(['A/1.5-x']);
  const suggested = await index.suggest('vhscdt', { products: 3, phrases: 3, brands: 3, categories: 3 });
  expect([await names(suggested.productIds), suggested.productTotal]).toEqual([['VHSCDT'], 1]);
});

test.each<[string, 'ascending' | 'descending' | undefined, string[]]>([
  ['price', undefined, ['3', '2', '1']],
  ['price', 'descending', ['1', '2', '3']],
  ['rating', undefined, ['2', '1', '3']],
  ['name', undefined, ['1', '2', '3']],
  ['name', 'descending', ['3', '2', '1']],
  ['best_selling', undefined, ['1', '2', '3']],
  ['brand', 'descending', ['3', '1', '2']],
])('[SRC-13] sorts results by %s, %s', async (sortBy, sortOrder, expected) => {
  const filters = { Flavor: ['Chicken', 'Salmon'] };
  const result = await index.browse({ by: 'everything' }, { sortBy: sortBy as 'price', sortOrder, filters });
  expect(await names(result.productIds)).toEqual(expected);
});

test('[SRC-13] filters match any value of one facet and every facet; unknown ones find nothing', async () => {
  expect(
    await found('food', { filters: { Brand: ['Northcat', 'Goodpaw'], Flavor: ['Salmon'] }, sortBy: 'price' }),
  ).toEqual(['3', '2']);
  expect(await found('food', { filters: { Price: ['0-15', '35-inf'] }, sortBy: 'price' })).toEqual(['3', '1']);
  expect(await found('food', { filters: { Nonsense: ['x'] } })).toEqual([]);
  expect(await found('food', { filters: { Brand: ['constructor'] } })).toEqual([]);
  expect(await found('salmon food', { where: { not: { name: 'Brand', value: 'Goodpaw' } }, sortBy: 'price' })).toEqual([
    '3',
  ]);
});

test('[SRC-13] a filtered facet counts what its other values would return', async () => {
  const { facets, total } = await index.search('salmon food', { filters: { Brand: ['Northcat'] } });
  const brands = facets.find((facet) => facet.name === 'Brand')?.options;
  expect(total).toBe(1);
  expect(brands).toEqual([
    { value: 'Goodpaw', displayName: 'Goodpaw', count: 1, selected: false },
    { value: 'Northcat', displayName: 'Northcat', count: 1, selected: true },
  ]);
  const flavors = facets.find((facet) => facet.name === 'Flavor')?.options;
  expect(flavors).toEqual([{ value: 'Salmon', displayName: 'Salmon', count: 1, selected: false }]);
});

describe('over a generated catalogue', () => {
  let generated: Shop;
  let all: SearchIndex;
  beforeAll(async () => {
    generated = await openGeneratedShop(2400);
    all = generated.index();
  });
  afterAll(() => generated.close());

  test('[SRC-13] every facet value returns as many results as its count, with any other choice', async () => {
    const base = { Brand: ['Merrick', 'WholeHearted'], Availability: ['In Stock Online'] };
    const { facets, groups } = await all.search('dog food', { filters: base, limit: 0 });
    expect(facets.map((facet) => facet.name)).toEqual(
      expect.arrayContaining(['Brand', 'Price', 'Rating', 'Life Stage', 'Flavor', 'Size', 'Availability']),
    );
    for (const facet of facets) {
      for (const option of facet.options.slice(0, 6)) {
        const filters = { ...base, [facet.name]: [option.value] };
        const { total } = await all.search('dog food', { filters, limit: 0, withFacets: false });
        expect([facet.name, option.value, total]).toEqual([facet.name, option.value, option.count]);
      }
    }
    for (const group of groups) {
      const filters = { ...base, group_id: [group.id] };
      expect((await all.search('dog food', { filters, limit: 0 })).total).toBe(group.count);
    }
  });

  test('[RTE-04] pages of 48 have every result once, in the order of one long page', async () => {
    for (const options of [{}, { sortBy: 'price' as const }]) {
      const whole = await all.search('dog', { ...options, limit: 5000 });
      const paged: string[] = [];
      for (let offset = 0; offset < whole.total; offset += 48) {
        paged.push(...(await all.search('dog', { ...options, offset, limit: 48 })).productIds);
      }
      expect(paged).toEqual(whole.productIds);
      expect(new Set(paged).size).toBe(whole.total);
    }
  });

  test('[SRC-13] browsing a category returns exactly its products, with its subtree and parents', async () => {
    const category = await generated.catalogue.categoryByPath('dog/dog-food');
    const result = await all.browse({ by: 'category', id: category?.id ?? '' }, { limit: 5000 });
    const held = await generated.database
      .selectFrom('product_category')
      .select('product_id')
      .where('category_id', '=', '10338')
      .execute();
    expect([...result.productIds].sort()).toEqual(held.map((row) => row.product_id).sort());
    expect(result.groups).toMatchObject([{ id: '10338', count: held.length, parents: [{ name: 'Dog' }] }]);
    expect(result.groups[0]?.children.reduce((sum, child) => sum + child.count, 0)).toBe(held.length);
  });

  test('[SRC-13] ranks full names first and finds nearly every name with a typing error', async () => {
    const sample = (
      await generated.database.selectFrom('product').select(['id', 'name']).orderBy('part_number').execute()
    ).filter((_, number) => number % 24 === 0);
    let first = 0;
    let mended = 0;
    for (const { id, name } of sample) {
      if ((await all.search(name, { limit: 1 })).productIds[0] === id) first += 1;
      const misspelt = name.replace(/([a-z])([a-z])([a-z]{4})/, '$2$1$3');
      if ((await all.search(misspelt, { limit: 10 })).productIds.includes(id)) mended += 1;
    }
    expect(first).toBe(sample.length);
    expect(mended / sample.length).toBeGreaterThan(0.9);
  });
});

test('queries wait for the first load; an empty catalogue returns nothing', async () => {
  const empty = await openShop();
  try {
    const fresh = empty.index();
    expect(fresh.version()).toBeUndefined();
    expect(await fresh.search('dog')).toMatchObject({ total: 0, facets: [{ name: 'Price' }] });
    expect(fresh.version()).toBe('0');
    expect(await fresh.suggest('dog', { products: 5, phrases: 5, brands: 3, categories: 4 })).toMatchObject({
      productIds: [],
      phrases: [],
    });
  } finally {
    await empty.close();
  }
});

test('serves queries while it loads a changed catalogue, in short turns of the event loop', async () => {
  const large = await openGeneratedShop(3000);
  try {
    const serving = large.index();
    await serving.ready();
    await large.database
      .insertInto('catalogue_state')
      .values({ key: 'version', value: '9' })
      .onConflict((on) => on.column('key').doUpdateSet({ value: '9' }))
      .execute();
    let turns = 0;
    let loaded = false;
    const refreshing = serving.refresh().finally(() => (loaded = true));
    while (!loaded) {
      expect((await serving.search('dog', { limit: 1 })).total).toBeGreaterThan(0);
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await refreshing;
    expect(serving.version()).toBe('9');
    expect(turns).toBeGreaterThan(5);
  } finally {
    await large.close();
  }
});
