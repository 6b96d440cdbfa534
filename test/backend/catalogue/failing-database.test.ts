import { sql } from 'kysely';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importCatalogue } from '../../../backend/catalogue/importer/import-catalogue';
import { importPrices } from '../../../backend/catalogue/importer/import-prices';
import type { RefusedRow } from '../../../backend/catalogue/importer/import-types';
import { openDatabase } from '../../../backend/database/open-database';
import { openSqlite } from '../../../backend/database/sqlite-connection';
import { feedRow, NOW, openShop, type Shop } from '../search/support/shop';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const write = async (rows: readonly unknown[]): Promise<string> => {
  const file = join(shop.folder, 'feed.jsonl');
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return file;
};

const importInto = async (database: Shop['database'], rows: readonly unknown[]) => {
  const refused: RefusedRow[] = [];
  const feed = { database, file: await write(rows), format: 'jsonl', clock: () => NOW } as const;
  const counts = await importCatalogue({ ...feed, onRefused: (row) => void refused.push(row) }).catch(
    (error: unknown) => error,
  );
  return { counts, refused };
};

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => feedRow(`row-${at}`, { description: 'A toy. '.repeat(100) }));

/** Products without SKU, stock or category; an import must never leave any. */
const halves = async (): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from product where id not in (select product_id from product_category)
      or id not in (select product_id from sku join stock on stock.sku_id = sku.id)`.execute(shop.database);
  return Number(rows[0]?.count);
};

test('[PLT-04] refuses only the row that breaks a constraint and imports all others', async () => {
  await sql`create trigger no_row_3 before insert on sku when new.part_number = 'row-3'
    begin select raise(abort, 'row-3 is not wanted'); end`.execute(shop.database);
  const { counts, refused } = await importInto(shop.database, rowsOf(10));
  expect(counts).toEqual({ rows: 10, imported: 9, refused: 1 });
  expect(refused).toEqual([{ line: 4, id: 'row-3', reasons: ['could not be stored: row-3 is not wanted'] }]);
});

test('[PLT-04] a full disk ends the import with a message; stored rows are complete, and none is refused', async () => {
  const { rows } = await sql<{ readonly page_count: number }>`pragma page_count`.execute(shop.database);
  await sql`pragma max_page_count = ${sql.raw(String(Number(rows[0]?.page_count) + 300))}`.execute(shop.database);
  const { counts, refused } = await importInto(shop.database, rowsOf(2_000));
  expect(counts).toBeInstanceOf(Error);
  expect(String(counts)).toMatch(/^ImportEnded: The import was ended: the disk is full; make room on it \(.*full\)\. /);
  expect(refused).toEqual([]);
  const stored = await shop.catalogue.productCount();
  expect(stored % 250).toBe(0);
  expect(stored).toBeGreaterThan(0);
  expect(String(counts)).toContain(`${stored} rows are in the shop, each of them whole`);
  expect(await halves()).toBe(0);
});

test('[PLT-04] a database locked by another process ends an import and a price feed with nothing written', async () => {
  await shop.stock([feedRow('row-0')]);
  const database = openDatabase(join(shop.folder, 'shop.db'), { busyTimeoutMs: 20 });
  const other = openSqlite(join(shop.folder, 'shop.db'), { readOnly: false, busyTimeoutMs: 0 });
  try {
    other.exec('BEGIN IMMEDIATE');
    const { counts, refused } = await importInto(database, rowsOf(3));
    expect([String(counts), refused]).toEqual([
      expect.stringContaining('another process has kept the database locked for too long'),
      [],
    ]);
    const file = await write([{ id: 'row-0', price: '3 USD' }]);
    await expect(
      importPrices({ database, file, format: 'jsonl', onRefused: (row) => void refused.push(row) }),
    ).rejects.toThrow('The import was ended: another process');
    other.exec('ROLLBACK');
  } finally {
    other.close();
    await database.destroy();
  }
  expect(await shop.catalogue.productCount()).toBe(1);
});

test('[PLT-04] a lost connection ends the import', async () => {
  const database = openDatabase(join(shop.folder, 'shop.db'));
  const feed = { database, file: await write(rowsOf(600)), format: 'jsonl', clock: () => NOW } as const;
  const refused: RefusedRow[] = [];
  const importing = importCatalogue({
    ...feed,
    onRefused: (row) => void refused.push(row),
    onProgress: ({ imported }) => void (imported === 250 ? database.destroy() : undefined),
  });
  await expect(importing).rejects.toThrow();
  expect([refused, await shop.catalogue.productCount()]).toEqual([[], 250]);
  expect(await halves()).toBe(0);
});
