import type { Kysely } from 'kysely';

/** Creates pictures of imported feeds: addresses, contents, and the rows that use them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('imported_picture')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('content_hash', 'text')
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('imported_picture_by_content').on('imported_picture').column('content_hash').execute();
  await db.schema
    .createTable('picture_content')
    .addColumn('content_hash', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('picture_use')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_use_key', ['owner', 'address'])
    .execute();
  await db.schema.createIndex('picture_use_by_address').on('picture_use').column('address').execute();
};
