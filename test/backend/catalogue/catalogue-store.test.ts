import { openGeneratedShop, type Shop } from '../search/support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openGeneratedShop(300);
});
afterAll(() => shop.close());

test('returns products in the requested order, without unknown ones', async () => {
  const rows = await shop.database.selectFrom('product').select(['id', 'part_number', 'url']).limit(5).execute();
  const ids = rows.map((row) => row.id).reverse();
  expect((await shop.catalogue.productsByIds(['0', ...ids, 'x'])).map((product) => product.id)).toEqual(ids);
  const partNumbers = rows.map((row) => row.part_number);
  expect((await shop.catalogue.productsByPartNumbers(partNumbers)).map((product) => product.partNumber)).toEqual(
    partNumbers,
  );
  expect((await shop.catalogue.productByUrl(rows[2]?.url ?? ''))?.id).toBe(rows[2]?.id);
  expect(await shop.catalogue.productByUrl('nowhere')).toBeUndefined();
  expect(await shop.catalogue.productsByIds([])).toEqual([]);
});

test('finds SKUs by id, by part number, and of every requested product', async () => {
  const rows = await shop.database.selectFrom('sku').selectAll().limit(3).execute();
  expect((await shop.catalogue.skusByIds(rows.map((row) => row.id))).map((sku) => sku.id)).toEqual(
    rows.map((row) => row.id),
  );
  const [first] = await shop.catalogue.skusByPartNumbers([rows[0]?.part_number ?? '']);
  expect(first?.listPriceCents).toBe(rows[0]?.list_price_cents);
  const skusOf = await shop.catalogue.skusOfProducts([rows[0]?.product_id ?? '', 'none']);
  expect(skusOf.get(rows[0]?.product_id ?? '')?.map((sku) => sku.position)[0]).toBe(0);
  expect(skusOf.get('none')).toEqual([]);
});

test('reads stock at the requested locations, or everywhere', async () => {
  const { sku_id: skuId } = await shop.database
    .selectFrom('stock')
    .select('sku_id')
    .where('location', '=', '1101')
    .executeTakeFirstOrThrow();
  expect((await shop.catalogue.stockOf([skuId], ['1101'])).map((level) => level.location)).toEqual(['1101']);
  expect((await shop.catalogue.stockOf([skuId])).length).toBeGreaterThanOrEqual(1);
  expect(await shop.catalogue.stockOf([skuId], [])).toEqual([]);
});

test('the category tree holds every category once, under its parent and in order', async () => {
  const tree = await shop.catalogue.categoryTree();
  expect(tree.map((node) => node.path).slice(0, 3)).toEqual(['dog', 'cat', 'fish']);
  const flatten = (nodes: typeof tree): string[] => nodes.flatMap((node) => [node.id, ...flatten(node.children)]);
  const ids = flatten(tree);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength((await shop.catalogue.categories()).length);
});

test('[RTE-10] reads the addresses for site maps in pages without gaps and repetitions', async () => {
  const urls: string[] = [];
  for (let offset = 0; offset < 350; offset += 70) urls.push(...(await shop.catalogue.productUrls(offset, 70)));
  expect([urls.length, new Set(urls).size]).toEqual([300, 300]);
});
