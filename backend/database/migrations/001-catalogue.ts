import type { Kysely } from 'kysely';

const createCategoryAndBrand = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('category')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text')
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('category_parent').on('category').columns(['parent_id', 'position']).execute();

  await db.schema
    .createTable('brand')
    .addColumn('slug', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('product_count', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
};

const createProduct = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('product')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('part_number', 'text', (column) => column.notNull().unique())
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('brand_slug', 'text', (column) => column.notNull())
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('highlights', 'text', (column) => column.notNull())
    .addColumn('ingredients', 'text')
    .addColumn('feeding', 'text')
    .addColumn('specification', 'text', (column) => column.notNull())
    .addColumn('life_stage', 'text')
    .addColumn('rating', 'real')
    .addColumn('review_count', 'integer', (column) => column.notNull())
    .addColumn('rating_counts', 'text', (column) => column.notNull())
    .addColumn('in_store_only', 'integer', (column) => column.notNull())
    .addColumn('pickup_only', 'integer', (column) => column.notNull())
    .addColumn('repeat_delivery', 'integer', (column) => column.notNull())
    .addColumn('live_animal', 'integer', (column) => column.notNull())
    .addColumn('taxonomy', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('additional_images', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('popularity', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('product_by_category').on('product').column('category_id').execute();
  await db.schema.createIndex('product_by_brand').on('product').column('brand_slug').execute();

  await db.schema
    .createTable('product_category')
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_category_key', ['product_id', 'category_id'])
    .execute();
  await db.schema
    .createIndex('product_category_by_category')
    .on('product_category')
    .columns(['category_id', 'product_id'])
    .execute();
};

const createSku = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('sku')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('part_number', 'text', (column) => column.notNull().unique())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('size', 'text')
    .addColumn('flavor', 'text')
    .addColumn('color', 'text')
    .addColumn('gtin', 'text')
    .addColumn('list_price_cents', 'integer')
    .addColumn('offer_price_cents', 'integer')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .execute();
  await db.schema.createIndex('sku_by_product').on('sku').columns(['product_id', 'position']).execute();
  await db.schema.createIndex('sku_by_gtin').on('sku').column('gtin').execute();

  await db.schema
    .createTable('stock')
    .addColumn('sku_id', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_key', ['sku_id', 'location'])
    .execute();
};

const createStateAndEvents = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('catalogue_state')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('search_event')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('session_number', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('term', 'text')
    .addColumn('item_id', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('search_event_by_time').on('search_event').column('received_at').execute();
};

/** Creates the catalogue tables and the append table of search events, with their indexes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createCategoryAndBrand(db);
  await createProduct(db);
  await createSku(db);
  await createStateAndEvents(db);
};
