import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  deleteItems,
  importCatalogue,
  type ImportCatalogueOptions,
} from '../../../backend/catalogue/importer/import-catalogue';
import { importPrices } from '../../../backend/catalogue/importer/import-prices';
import type { RefusedRow } from '../../../backend/catalogue/importer/import-types';
import { STANDARD_RULE } from '../../../backend/catalogue/importer/removal';
import { feedRow, NOW, openShop, type Shop } from '../search/support/shop';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

type Row = Readonly<Record<string, unknown>>;

const writeRows = async (rows: readonly (Row | string)[]): Promise<string> => {
  const file = join(shop.folder, 'feed.jsonl');
  await writeFile(file, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'));
  return file;
};

const importRows = async (rows: readonly (Row | string)[], more: Partial<ImportCatalogueOptions> = {}) => {
  const refused: RefusedRow[] = [];
  const counts = await importCatalogue({
    database: shop.database,
    file: await writeRows(rows),
    format: 'jsonl',
    clock: () => NOW,
    onRefused: (row) => void refused.push(row),
    ...more,
  });
  return { counts, refused };
};

const tables = ['brand', 'category', 'product', 'sku', 'stock', 'product_category', 'catalogue_state'] as const;
const contents = async () =>
  Promise.all(tables.map(async (table) => shop.database.selectFrom(table).selectAll().execute()));

const partNumbers = async (): Promise<readonly string[]> =>
  (await shop.database.selectFrom('sku').select('part_number').orderBy('part_number').execute()).map(
    (row) => row.part_number,
  );

const rowsTo = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, number) => feedRow(`item-${number}`));
const complete = true;
const confirmed = { ...STANDARD_RULE, isConfirmed: true };

describe('a complete feed', () => {
  test('takes missing items off sale', async () => {
    await importRows(rowsTo(10));
    await importRows(rowsTo(9), { complete });
    expect(await partNumbers()).not.toContain('item-9');
    expect([await shop.catalogue.productCount(), (await shop.catalogue.brands())[0]?.productCount]).toEqual([9, 9]);
  });

  test('is refused without a change when it lacks more items than the limit', async () => {
    await importRows(rowsTo(10));
    const before = await contents();
    await expect(importRows([...rowsTo(7), feedRow('new')], { complete })).rejects.toThrow(
      "leaves out 3 of the shop's 10 items (30 %), more than the limit of 20 %; nothing was changed",
    );
    expect(await contents()).toEqual(before);
  });

  test.each([
    [{ limit: { share: 0.3 }, isConfirmed: false }],
    [{ limit: { items: 3 }, isConfirmed: false }],
    [confirmed],
  ])('can lack more items when confirmed: %j', async (removal) => {
    await importRows(rowsTo(10));
    await importRows(rowsTo(7), { complete, removal });
    expect(await partNumbers()).toHaveLength(7);
  });

  test('keeps the items of refused rows', async () => {
    await importRows(rowsTo(10));
    const { refused } = await importRows([...rowsTo(9), feedRow('item-9', { price: 'NaN' })], { complete });
    expect(refused).toHaveLength(1);
    expect(await partNumbers()).toHaveLength(10);
  });

  test('takes nothing off sale when a row’s id cannot be read', async () => {
    await importRows(rowsTo(10));
    await expect(importRows([...rowsTo(9), '{"broken'], { complete })).rejects.toThrow('1 rows cannot be read');
    expect(await partNumbers()).toHaveLength(10);
  });

  test('keeps the other variants of a product, the first as the default', async () => {
    const group = { item_group_id: 'G' };
    await importRows([...rowsTo(10), feedRow('small', group), feedRow('large', group)]);
    await importRows([...rowsTo(10), feedRow('large', group)], { complete });
    const [sku] = await shop.catalogue.skusByPartNumbers(['large']);
    expect(sku?.position).toBe(0);
    expect(await shop.catalogue.productCount()).toBe(11);
  });
});

describe('a deletion', () => {
  test('by a column of the feed removes the item and imports the other rows', async () => {
    await importRows(rowsTo(3));
    const removed: unknown[] = [];
    const { counts } = await importRows([{ id: 'item-1', delete: 'true' }, feedRow('new', { delete: 'no' })], {
      removal: confirmed,
      onRemoved: (count) => void removed.push(count),
    });
    expect(counts).toEqual({ rows: 2, imported: 2, refused: 0 });
    expect(removed).toEqual([{ deleted: 1, leftOut: 0 }]);
    expect(await partNumbers()).toEqual(['item-0', 'item-2', 'new']);
  });

  test('by ids ignores unknown ones', async () => {
    await importRows(rowsTo(3));
    expect(await deleteItems({ database: shop.database, ids: ['item-0', 'nothing'], removal: confirmed })).toBe(1);
    expect(await partNumbers()).toEqual(['item-1', 'item-2']);
  });

  test.each<[string, (gone: readonly string[]) => Promise<unknown>]>([
    ['the feed', (gone) => importRows([feedRow('new'), ...gone.map((id) => ({ id, delete: 'true' }))])],
    ['a list beside a feed', (gone) => importRows([feedRow('new')], { deletions: gone })],
    ['a list', (gone) => deleteItems({ database: shop.database, ids: gone })],
    ['a feed and a list', ([one = '', ...gone]) => importRows([{ id: one, delete: '1' }], { deletions: gone })],
  ])('of more than a fifth of the shop by %s is refused without a change', async (_by, remove) => {
    await importRows(rowsTo(10));
    const before = await contents();
    await expect(remove(['item-1', 'item-2', 'item-3', 'nothing'])).rejects.toThrow(
      "The import deletes 3 of the shop's 10 items (30 %), more than the limit of 20 %; nothing was changed",
    );
    expect(await contents()).toEqual(before);
    await remove(['item-1', 'item-2']);
    expect(await partNumbers()).toEqual(expect.not.arrayContaining(['item-1', 'item-2']));
  });

  test('counts together with the items that a complete feed lacks', async () => {
    await importRows(rowsTo(10));
    const rows = [...rowsTo(8), { id: 'item-8', delete: 'true' }];
    await importRows(rows, { complete });
    expect(await partNumbers()).toHaveLength(8);
    await expect(importRows([...rowsTo(7), { id: 'item-0', delete: 'true' }], { complete })).rejects.toThrow(
      "deletes 1 and leaves out 1 of the shop's 8 items (25 %)",
    );
  });

  test('with a value other than yes and no is refused', async () => {
    expect((await importRows([feedRow('one', { delete: 'perhaps' })])).refused[0]?.reasons).toEqual([
      'delete must be true or false',
    ]);
  });
});

describe('a feed of prices', () => {
  const importPriceRows = async (rows: readonly Row[], dryRun = false) => {
    const refused: RefusedRow[] = [];
    const counts = await importPrices({
      database: shop.database,
      file: await writeRows(rows),
      format: 'jsonl',
      dryRun,
      onRefused: (row) => void refused.push(row),
    });
    return { counts, refused };
  };
  const skuOf = async (id: string) => (await shop.catalogue.skusByPartNumbers([id]))[0];

  test('changes only price, offer and stock', async () => {
    await importRows(rowsTo(2));
    const products = await shop.database.selectFrom('product').selectAll().execute();
    const version = await shop.catalogue.version();
    const { counts } = await importPriceRows([
      { id: 'item-0', price: '20 USD', sale_price: '15 USD', title: 'Another name', brand: 'Other' },
      { id: 'item-1', price: '7.50 USD', availability: 'out_of_stock' },
    ]);
    expect(counts).toEqual({ rows: 2, imported: 2, refused: 0 });
    const [one, two] = [await skuOf('item-0'), await skuOf('item-1')];
    expect(one).toMatchObject({ listPriceCents: 2000, offerPriceCents: 1500 });
    expect(two).toMatchObject({ listPriceCents: 750, offerPriceCents: null });
    const levels = await shop.catalogue.stockOf([one?.id ?? '', two?.id ?? ''], ['online']);
    expect(levels.map(({ quantity }) => quantity)).toEqual([100, 0]);
    expect(await shop.database.selectFrom('product').selectAll().execute()).toEqual(products);
    expect(await shop.catalogue.version()).not.toBe(version);
    await importPriceRows([{ id: 'item-0', price: '20 USD' }]);
    expect(await skuOf('item-0')).toMatchObject({ offerPriceCents: null });
  });

  test('refuses unknown items, invalid prices and repeated ids', async () => {
    await importRows(rowsTo(2));
    const { refused } = await importPriceRows([
      { id: 'nothing', price: '1 USD' },
      { id: 'item-0', price: '1e309 USD' },
      { id: 'item-1', price: '2 USD' },
      { id: 'item-1', price: '3 USD' },
    ]);
    expect(refused.map(({ id, reasons }) => [id, reasons[0]])).toEqual([
      ['item-0', 'price "1e309 USD" is not an amount such as "12.99 USD"'],
      ['item-1', 'id stands on line 3 already'],
      ['nothing', 'id is not in the shop'],
    ]);
    expect(await skuOf('item-1')).toMatchObject({ listPriceCents: 200 });
  });

  test('changes nothing in a dry run', async () => {
    await importRows(rowsTo(2));
    const before = await contents();
    expect((await importPriceRows([{ id: 'item-0', price: '99 USD' }], true)).counts.imported).toBe(1);
    expect(await contents()).toEqual(before);
  });
});

test('a dry run reports placements and refusals and changes nothing', async () => {
  await importRows(rowsTo(3));
  const before = await contents();
  const placed: unknown[] = [];
  const { counts, refused } = await importRows(
    [
      feedRow('new', { product_type: 'Cat > Beds' }),
      feedRow('bad', { price: '-1 USD' }),
      { id: 'item-0', delete: 'yes' },
    ],
    { dryRun: true, complete, removal: confirmed, onPlaced: (row) => void placed.push(row) },
  );
  expect([counts, refused.map(({ id }) => id)]).toEqual([{ rows: 3, imported: 2, refused: 1 }, ['bad']]);
  expect(placed).toEqual([
    { line: 1, id: 'new', department: 'cat', path: 'cat/beds', decidedBy: 'product_type', isNewCategory: true },
  ]);
  expect(await contents()).toEqual(before);
});

test.each(['Unbranded', 'GENERIC', 'N/A', 'n.a.', '-', '--', '', 'none', 'No Brand'])(
  'treats "%s" as no brand',
  async (brand) => {
    await importRows([feedRow('one', { brand })]);
    const [product] = await shop.catalogue.productsByPartNumbers(['one']);
    expect([product?.brandName, product?.brandSlug, product?.specification]).toEqual(['', '', []]);
    expect(await shop.catalogue.brands()).toEqual([]);
    const { facets } = await shop.index().search('product');
    expect(facets.find(({ name }) => name === 'Brand')?.options ?? []).toEqual([]);
  },
);

test('a placeholder is neither a text nor a size nor a color', async () => {
  await importRows([feedRow('one', { description: 'N/A', size: '-', color: 'none', gtin: 'n/a', sale_price: 'N/A' })]);
  const [product] = await shop.catalogue.productsByPartNumbers(['one']);
  const [sku] = await shop.catalogue.skusByPartNumbers(['one']);
  expect([product?.description, sku?.size, sku?.color, sku?.gtin]).toEqual(['', null, null, null]);
});

test('brands whose letters have no ASCII form get different slugs', async () => {
  await importRows([feedRow('one', { brand: 'ペット' }), feedRow('two', { brand: '猫' })]);
  const brands = await shop.catalogue.brands();
  expect(brands.map(({ name }) => name).sort()).toEqual(['ペット', '猫'].sort());
  expect(new Set(brands.map(({ slug }) => slug)).size).toBe(2);
});

test('unplaced products go to Other, which is last and hidden while it is empty', async () => {
  await importRows([feedRow('odd', { title: 'Garden Chair', product_type: 'Garden' }), feedRow('dog')]);
  const names = async () => {
    const filled = await shop.catalogue.filledCategoryIds();
    return (await shop.catalogue.categoryTree()).filter(({ id }) => filled.has(id)).map(({ name }) => name);
  };
  expect(await names()).toEqual(['Dog', 'Other']);
  const { facets } = await shop.index().search('product');
  expect(facets.find(({ name }) => name === 'Pet Type')?.options.map(({ value }) => value)).toEqual(['Dog']);
  await deleteItems({ database: shop.database, ids: ['odd'], removal: confirmed });
  expect(await names()).toEqual(['Dog']);
});

test('refuses a feed that cannot be read twice, such as a pipe, with a remedy', async () => {
  const feed = { database: shop.database, file: '/dev/null', format: 'jsonl', clock: () => NOW } as const;
  await expect(importCatalogue({ ...feed, onRefused: () => undefined })).rejects.toThrow(
    '/dev/null is not a regular file; an import reads it twice, so save it to a file first',
  );
});
