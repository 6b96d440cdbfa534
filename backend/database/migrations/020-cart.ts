import { sql, type Kysely } from 'kysely';
import { createNumberedTable } from './numbered-table.ts';

const createOrders = async (db: Kysely<unknown>): Promise<void> => {
  await createNumberedTable(db, 'orders', 'order_id', 900001, (table) =>
    table
      .addColumn('shopper_id', 'integer', (column) => column.notNull().references('shopper.shopper_id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('ship_mode_id', 'text', (column) => column.notNull().defaultTo('11'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull()),
  );
  await sql`create unique index one_cart_per_shopper on orders (shopper_id) where status = 'P'`.execute(db);
  await db.schema.createIndex('orders_of_shopper').on('orders').columns(['shopper_id', 'created_at']).execute();
};

const createOrderItems = async (db: Kysely<unknown>): Promise<void> => {
  await createNumberedTable(db, 'order_item', 'order_item_id', 910001, (table) =>
    table
      .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
      .addColumn('sku_id', 'text', (column) => column.notNull())
      .addColumn('part_number', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 99`))
      .addColumn('physical_store_id', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      // One line per SKU and delivery or pickup store, also under concurrency.
      .addUniqueConstraint('order_item_line', ['order_id', 'sku_id', 'physical_store_id']),
  );
};

const createPromotions = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('promotion')
    .addColumn('code', 'text', (column) => column.primaryKey().notNull())
    .addColumn('promotion_id', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('percent', 'amount', 'shipping')`))
    .addColumn('value', 'integer', (column) => column.notNull())
    .addColumn('min_subtotal_cents', 'integer', (column) => column.notNull())
    .addColumn('department', 'text')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .execute();
  await db.schema
    .createTable('order_promotion')
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull().references('promotion.code'))
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_promotion_key', ['order_id', 'code'])
    .execute();
};

const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

const insertPromotions = async (db: Kysely<unknown>): Promise<void> => {
  const rows = [
    ['WELCOME10', '100', '10% off your order', 'percent', 1000, 0, null, day('2022-01-01'), null],
    ['PUP5', '101', '$5 off $30 of dog supplies', 'amount', 500, 3000, 'dog', day('2022-01-01'), null],
    ['FREESHIP49', '102', 'Free shipping from $49', 'shipping', 0, 4900, null, day('2022-01-01'), null],
    ['SPRING22', '103', '15% off, spring 2022', 'percent', 1500, 0, null, day('2022-03-01'), day('2022-06-01')],
  ] as const;
  for (const row of rows) {
    await sql`insert into promotion (code, promotion_id, description, kind, value, min_subtotal_cents, department,
      starts_at, ends_at) values (${sql.join(row)})`.execute(db);
  }
};

/** Creates orders (a cart is an order that is not placed yet), their lines, and promotions with the initial rows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createOrders(db);
  await createOrderItems(db);
  await createPromotions(db);
  await insertPromotions(db);
};
