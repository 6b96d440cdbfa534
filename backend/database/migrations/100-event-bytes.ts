import { sql, type Kysely } from 'kysely';

/** What events from before are taken to hold each, in bytes; they are gone after ninety days. */
const OLD_EVENT_BYTES = 1_000;

/** Keeps how many bytes each search event takes, and an index that their sum can be read from alone. [SRC-08] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('search_event')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(sql.lit(OLD_EVENT_BYTES)))
    .execute();
  await db.schema.dropIndex('search_event_by_time').execute();
  await db.schema.createIndex('search_event_by_time').on('search_event').columns(['received_at', 'bytes']).execute();
};
