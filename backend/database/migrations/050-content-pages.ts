import { sql, type Kysely } from 'kysely';

/** Creates the content pages: help, policies, services. Their rows are seeded at each start. [RTE-07] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('content_page')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('lead', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('is_indexed', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull().check(sql`origin in ('seed', 'shop')`))
    .execute();
};
