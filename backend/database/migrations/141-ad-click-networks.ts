import type { Kysely } from 'kysely';

/** Stores the /48 network of a click on an ad, so that clicks per network can be limited. [ADS-09] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('ad_click')
    .addColumn('network_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('ad_click_by_network')
    .on('ad_click')
    .columns(['network_key', 'clicked_at', 'charged_cents'])
    .execute();
};
