import { sql, type Kysely } from 'kysely';

/** Assumed size of older events in bytes; they are removed after ninety days. */
const OLD_EVENT_BYTES = 1_000;

/** Stores the size of each search event, with an index from which the sum can be read alone. [SRC-08] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('search_event')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(sql.lit(OLD_EVENT_BYTES)))
    .execute();
  await db.schema.dropIndex('search_event_by_time').execute();
  await db.schema.createIndex('search_event_by_time').on('search_event').columns(['received_at', 'bytes']).execute();
};
