import { seedStores } from '../../../backend/stores/seed/seed-stores';
import type { SearchOptions } from '../../../backend/search/model/search-types';
import { productItems } from '../../../backend/search/response/result-items';
import { makeClient, plain } from './support/clients';
import { API_KEY, feedRow, openGeneratedShop, type Shop } from './support/shop';

const STORES = ['1101', '1123', '1280', '1444'];
const EVERYTHING = { by: 'everything' } as const;

let shop: Shop;
let index: ReturnType<Shop['index']>;

beforeAll(async () => {
  shop = await openGeneratedShop(600);
  await seedStores(shop.database, 1);
  index = shop.index();
});
afterAll(() => shop.close());

interface Sku {
  readonly id: string;
  readonly product_id: string;
}

const allSkus = (): Promise<readonly Sku[]> =>
  shop.database.selectFrom('sku').select(['id', 'product_id']).orderBy('id').execute();

/** What the service of stock says of every SKU, one store at a time, as the product page asks it. */
const stockedProducts = async (storeId: string): Promise<ReadonlySet<string>> => {
  const skus = await allSkus();
  const levels = await shop.catalogue.stockOf(
    skus.map(({ id }) => id),
    [storeId],
  );
  const stocked = new Set(levels.filter(({ quantity }) => quantity > 0).map(({ skuId }) => skuId));
  return new Set(skus.filter(({ id }) => stocked.has(id)).map((sku) => sku.product_id));
};

const listed = async (options: SearchOptions): Promise<readonly string[]> => {
  const { productIds, total } = await index.browse(EVERYTHING, { ...options, limit: 10_000 });
  expect(productIds).toHaveLength(total);
  return [...productIds].sort();
};
const atStore = (...ids: readonly string[]) => listed({ filters: { Store: ids } });

const putRow = (skuId: string, location: string, quantity: number) =>
  shop.database
    .insertInto('stock')
    .values({ sku_id: skuId, location, quantity })
    .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity }))
    .execute();

const removeRows = (location: string) => shop.database.deleteFrom('stock').where('location', '=', location).execute();

test.each(STORES)('[FND-04] the list of store %s has exactly the products that it has in stock', async (storeId) => {
  const expected = [...(await stockedProducts(storeId))].sort();
  expect(expected.length).toBeGreaterThan(100);
  expect(expected.length).toBeLessThan((await listed({})).length);
  expect(await atStore(storeId)).toEqual(expected);
});

test('[FND-04] other facets count within the store, and the store within other facets', async () => {
  const [storeId = ''] = STORES;
  const stocked = await stockedProducts(storeId);
  const { facets } = await index.browse(EVERYTHING, { filters: { Store: [storeId] } });
  const brands = facets.find(({ name }) => name === 'Brand')?.options ?? [];
  expect(brands.length).toBeGreaterThan(3);
  for (const { value, count } of brands) {
    const ofBrand = await listed({ filters: { Brand: [value] } });
    expect(count).toBe(ofBrand.filter((id) => stocked.has(id)).length);
    expect(await listed({ filters: { Brand: [value], Store: [storeId] } })).toHaveLength(count);
  }
});

test('[FND-04] a search and a condition are narrowed to the store, too', async () => {
  const [storeId = ''] = STORES;
  const stocked = await stockedProducts(storeId);
  const all = await index.search('dog', { limit: 10_000 });
  const near = await index.search('dog', { limit: 10_000, filters: { Store: [storeId] } });
  expect(near.productIds).toEqual(all.productIds.filter((id) => stocked.has(id)));
  const where = { not: { name: 'Store', value: storeId } };
  expect(await listed({ where })).toEqual((await listed({})).filter((id) => !stocked.has(id)));
});

test('[FND-04] several stores are alternatives', async () => {
  const [one = '', other = ''] = STORES;
  const both = new Set([...(await stockedProducts(one)), ...(await stockedProducts(other))]);
  expect(await atStore(one, other)).toEqual([...both].sort());
});

test('[FND-04] a sale and a return change the list at once, also for another process', async () => {
  const [storeId = ''] = STORES;
  const skus = await allSkus();
  const [productId = ''] = await atStore(storeId);
  const own = skus.filter((sku) => sku.product_id === productId);
  const other = shop.index();
  await other.browse(EVERYTHING, { filters: { Store: [storeId] } });
  for (const { id } of own) await putRow(id, storeId, 0);
  for (const searched of [index, other]) {
    const { productIds } = await searched.browse(EVERYTHING, { filters: { Store: [storeId] }, limit: 10_000 });
    expect([...productIds].sort()).toEqual([...(await stockedProducts(storeId))].sort());
    expect(productIds).not.toContain(productId);
  }
  await putRow(own[0]?.id ?? '', storeId, 1);
  expect(await atStore(storeId)).toContain(productId);
  await removeRows(storeId);
});

test('[FND-04] a product is available online when a variation can be shipped that the store does not have', async () => {
  const [storeId = ''] = STORES;
  const products = await shop.catalogue.productsByIds(await listed({}));
  const shipped = new Set(
    products.filter((one) => !(one.inStoreOnly || one.pickupOnly || one.liveAnimal)).map(({ id }) => id),
  );
  const skus = (await allSkus()).filter((sku) => shipped.has(sku.product_id));
  const [near, far] = skus.flatMap((sku, at) => {
    const next = skus[at + 1];
    return next?.product_id === sku.product_id ? [sku, next] : [];
  });
  if (near === undefined || far === undefined) throw new Error('no product has two SKUs');
  const own = skus.filter((sku) => sku.product_id === near.product_id);
  for (const { id } of own) {
    await putRow(id, storeId, id === near.id ? 3 : 0);
    await putRow(id, 'online', id === far.id ? 5 : 0);
  }
  const itemWith = async () =>
    (await productItems(shop.catalogue, [near.product_id], [], { atStores: [storeId] }))[0]?.data;
  expect(await itemWith()).toMatchObject({ variation_id: near.id, available: true });
  await putRow(far.id, 'online', 0);
  expect(await itemWith()).toMatchObject({ variation_id: near.id, available: false });
  await removeRows(storeId);
});

test('[FND-04] after an import the list has what the new catalogue has in stock', async () => {
  const rows = ['near-1', 'near-2', 'near-3', 'near-4', 'near-5', 'near-6'].map((id) => feedRow(id));
  expect(await shop.stock(rows)).toEqual([]);
  await index.refresh();
  for (const storeId of STORES) expect(await atStore(storeId)).toEqual([...(await stockedProducts(storeId))].sort());
});

test('[STO-04] a closed store has nothing in stock until it opens', async () => {
  const [storeId = ''] = STORES;
  const before = await atStore(storeId);
  const days = { first_day: '2030-01-01', last_day: '2030-02-01' };
  await shop.database
    .insertInto('store_closure')
    .values({ store_id: storeId, reason: 'Remodel', ...days })
    .execute();
  expect(await atStore(storeId)).toEqual([]);
  await shop.database.deleteFrom('store_closure').where('store_id', '=', storeId).execute();
  expect(await atStore(storeId)).toEqual(before);
});

test.each([['9999'], ['constructor'], ["1101' or 1=1 --"]])(
  '[FND-04] an unknown store %j has nothing',
  async (storeId) => {
    expect(await atStore(storeId)).toEqual([]);
  },
);

test('[FND-04] more than five stores are refused', async () => {
  await expect(atStore('1', '2', '3', '4', '5', '6')).rejects.toMatchObject({
    statusCode: 400,
    message: 'Store must have at most 5 values',
  });
});

test('[FND-04] the options of the facet are the stores that the filters name, with their counts', async () => {
  const [storeId = ''] = STORES;
  const { serviceUrl } = await shop.serve(index);
  const optionsFor = async (filter: string): Promise<unknown> => {
    const query = `key=${API_KEY}&i=a&s=1&facet_name=Store${filter}`;
    return (await fetch(`${serviceUrl}/browse/facet_options?${query}`)).json();
  };
  const responseWith = (options: unknown) => ({ response: { facets: [{ name: 'Store', options }] } });
  const count = (await stockedProducts(storeId)).size;
  expect(await optionsFor(`&filters[Store]=${storeId}`)).toMatchObject(responseWith([{ value: storeId, count }]));
  expect(await optionsFor('')).toMatchObject(responseWith([]));
});

test("[FND-04] the provider's client filters by a store, and each result shows a variation that the store has", async () => {
  const [storeId = ''] = STORES;
  const client = makeClient((await shop.serve(index)).serviceUrl);
  const stocked = await stockedProducts(storeId);
  const response = plain(
    await client.browse.getBrowseResults('group_id', '10300', {
      filters: { Store: [storeId] },
      hiddenFacets: ['Store'],
      resultsPerPage: 200,
    }),
  );
  const { results, total_num_results: total, facets } = response.response;
  expect(results).toHaveLength(Math.min(total, 200));
  expect(results.every(({ data }) => stocked.has(data.id))).toBe(true);
  expect(facets.find(({ name }) => name === 'Store')?.options).toMatchObject([
    { value: storeId, count: total, status: 'selected' },
  ]);
  const shown = results.map(({ data }) => data.variation_id);
  const levels = await shop.catalogue.stockOf(shown, [storeId]);
  expect(levels.filter(({ quantity }) => quantity > 0)).toHaveLength(shown.length);
});
