import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../../backend/database/migrate.ts';
import { openDatabase } from '../../../../backend/database/open-database.ts';
import type { Database } from '../../../../backend/database/schema.ts';
import { insertCatalogue, insertSpecialProducts } from '../support/catalogue-fixture.ts';

let database: Kysely<Database>;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrate(database, '350-prescriptions');
  await insertCatalogue(database);
  await insertSpecialProducts(database);
});
afterEach(() => database.destroy());

const locationsOf = async (partNumber: string): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('stock')
    .innerJoin('sku', 'sku.id', 'stock.sku_id')
    .select('stock.location')
    .where('sku.part_number', '=', partNumber)
    .orderBy('stock.location')
    .execute();
  return rows.map(({ location }) => location);
};

test('[PRO-07] [PLT-04] an update takes prescription products out of stores, and nothing else', async () => {
  expect(await locationsOf('CHEWS')).toEqual(['1101', 'online']);
  await migrate(database);
  expect(await locationsOf('CHEWS')).toEqual(['online']);
  expect(await locationsOf('PATTIES')).toEqual(['1101', 'online']);
});

test('[PRO-07] [PLT-04] an update leaves a prescription product that is sold in stores only where it is', async () => {
  await database.updateTable('product').set({ in_store_only: 1 }).where('part_number', '=', 'PN-1080').execute();
  await migrate(database);
  expect(await locationsOf('CHEWS')).toEqual(['1101', 'online']);
});

test('[PRO-07] [PLT-04] an update asks for no approval of an order that was placed before', async () => {
  const old = openDatabase(':memory:');
  await migrate(old, '342-questions-by-part-number');
  await sql`pragma foreign_keys = off`.execute(old);
  await sql`insert into order_line (order_line_id, order_id, shipment_id, sku_id, part_number, quantity, unit_price_cents,
    total_cents, adjustment_cents, shipping_cents, tax_cents, description, thumbnail, product_url, brand, department, size,
    flavor) values (1, 1, 1, '22081', 'CHEWS', 1, 4000, 4000, 0, 0, 0, 'Chews', '', '', '', '', '', '')`.execute(old);
  await migrate(old);
  const line = await old.selectFrom('order_line').select('prescription_status').executeTakeFirstOrThrow();
  expect(line.prescription_status).toBeNull();
  await old.destroy();
});
