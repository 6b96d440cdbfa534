import type { Kysely } from 'kysely';

const createStores = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('store')
    .addColumn('store_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('location_id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip_code', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('hours', 'text', (column) => column.notNull())
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('one_store_name_per_state').unique().on('store').columns(['state', 'name']).execute();

  await db.schema
    .createTable('store_closure')
    .addColumn('store_id', 'text', (column) => column.notNull().references('store.store_id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('store_closure_key', ['store_id', 'first_day'])
    .execute();
  await db.schema.createIndex('store_closure_by_day').on('store_closure').columns(['last_day', 'first_day']).execute();
};

const createPlaces = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('place')
    .addColumn('zip_code', 'text', (column) => column.primaryKey().notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('city')
    .addColumn('city_key', 'text', (column) => column.notNull())
    .addColumn('backward_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip_code', 'text', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('zip_count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('city_name_key', ['city_key', 'state'])
    .execute();
  await db.schema.createIndex('city_by_end').on('city').column('backward_key').execute();
};

/** Creates stores, their closures, and the ZIP codes and cities for the store search. [STO-01] [STO-08] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createStores(db);
  await createPlaces(db);
};
