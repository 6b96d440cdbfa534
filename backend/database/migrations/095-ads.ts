import { sql, type Kysely } from 'kysely';
import { createNumberedTable } from './numbered-table.ts';

const createCampaigns = async (db: Kysely<unknown>): Promise<void> => {
  await createNumberedTable(db, 'ad_campaign', 'campaign_id', 70001, (table) =>
    table
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('active', 'paused')`))
      .addColumn('bid_cents', 'integer', (column) => column.notNull().check(sql`bid_cents > 0`))
      .addColumn('daily_budget_cents', 'integer', (column) => column.notNull().check(sql`daily_budget_cents >= 0`))
      .addColumn('category_ids', 'text', (column) => column.notNull())
      .addColumn('search_terms', 'text', (column) => column.notNull())
      .addColumn('placements', 'text', (column) => column.notNull())
      .addColumn('platforms', 'text', (column) => column.notNull())
      .addColumn('headline', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull()),
  );

  await createNumberedTable(db, 'ad_campaign_product', 'entry_id', 80001, (table) =>
    table
      .addColumn('campaign_id', 'integer', (column) =>
        column.notNull().references('ad_campaign.campaign_id').onDelete('cascade'),
      )
      .addColumn('part_number', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addUniqueConstraint('ad_campaign_product_once', ['campaign_id', 'part_number']),
  );
};

const createLedger = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('ad_day')
    // No foreign key: ads of a removed campaign can still be reported, and its totals stay.
    .addColumn('campaign_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('spent_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('impressions', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('clicks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sales_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('ad_day_key', ['campaign_id', 'day'])
    .execute();

  // The key ensures that each served ad is counted once.
  await db.schema
    .createTable('ad_impression')
    .addColumn('ad_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('campaign_id', 'integer', (column) => column.notNull())
    .addColumn('session_key', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ad_impression_by_time').on('ad_impression').column('seen_at').execute();

  await db.schema
    .createTable('ad_click')
    .addColumn('ad_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('campaign_id', 'integer', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('session_key', 'text', (column) => column.notNull())
    .addColumn('charged_cents', 'integer', (column) => column.notNull())
    .addColumn('clicked_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ad_click_by_time').on('ad_click').column('clicked_at').execute();
  await db.schema.createIndex('ad_click_by_session').on('ad_click').columns(['session_key', 'clicked_at']).execute();

  await db.schema
    .createTable('ad_order')
    .addColumn('order_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sales_cents', 'integer', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ad_order_by_time').on('ad_order').column('told_at').execute();
};

/** Creates campaigns, their products, and the ledger of impressions, clicks and orders. [ADS-09] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createCampaigns(db);
  await createLedger(db);
};
