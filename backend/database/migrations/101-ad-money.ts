import { sql, type Kysely } from 'kysely';

const extendClicks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('ad_click')
    .addColumn('address_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('ad_click')
    .addColumn('price_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('ad_click')
    .addColumn('outcome', 'text', (column) =>
      column
        .notNull()
        .defaultTo('old')
        .check(sql`outcome in ('old', 'unseen', 'charged', 'repeat', 'limited', 'no-budget')`),
    )
    .execute();
  await db.schema.createIndex('ad_click_by_address').on('ad_click').columns(['address_key', 'clicked_at']).execute();
};

const createEntries = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('ad_entry')
    .addColumn('entry_id', 'integer', (column) => column.primaryKey().autoIncrement().notNull())
    .addColumn('ad_key', 'text', (column) => column.notNull())
    .addColumn('campaign_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('charge', 'refund')`))
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('entered_at', 'bigint', (column) => column.notNull())
    // A click is charged once and refunded once.
    .addUniqueConstraint('ad_entry_once', ['ad_key', 'kind'])
    .execute();
  await db.schema.createIndex('ad_entry_by_time').on('ad_entry').column('entered_at').execute();
  await db.schema
    .alterTable('ad_day')
    .addColumn('refunded_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};

/** Stores origin and outcome of clicks on ads, and every charge and refund as an entry. [ADS-09] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await extendClicks(db);
  await createEntries(db);
};
