import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { advanceCatalogue, nextCatalogueId } from './catalogue-state.ts';
import { inBatches } from '../database/in-batches.ts';

const PRODUCTS_PER_BATCH = 250;
const BRANDS_PER_BATCH = 500;

/** Removes the demonstration's questions about products. Those of shoppers wait for the product to come back. [PRO-05] */
const removeDemoQuestions = async (trx: Transaction<Database>, productIds: readonly string[]): Promise<void> => {
  const partNumbers = trx.selectFrom('product').select('part_number').where('id', 'in', productIds);
  await trx
    .deleteFrom('product_question')
    .where('product_part_number', 'in', partNumbers)
    .where('demo_name', '!=', '')
    .execute();
};

/** Removes every product with its dependent rows, in small steps. */
export const removeAllProducts = async (database: Kysely<Database>): Promise<void> => {
  const products = await database.selectFrom('product').select('id').orderBy('id').execute();
  await inBatches(database, products, PRODUCTS_PER_BATCH, async (trx, part) => {
    const ids = part.map(({ id }) => id);
    const skus = trx.selectFrom('sku').select('id').where('product_id', 'in', ids);
    await trx.deleteFrom('stock').where('sku_id', 'in', skus).execute();
    await trx.deleteFrom('sku').where('product_id', 'in', ids).execute();
    await trx.deleteFrom('product_category').where('product_id', 'in', ids).execute();
    await removeDemoQuestions(trx, ids);
    await trx.deleteFrom('product').where('id', 'in', ids).execute();
  });
};

/** Makes the first remaining SKU the default of products that lost theirs. */
const nameDefaults = async (trx: Transaction<Database>, productIds: readonly string[]): Promise<void> => {
  const firsts = await trx
    .selectFrom('sku')
    .select(({ fn }) => ['product_id', fn.min('position').as('first')])
    .where('product_id', 'in', productIds)
    .groupBy('product_id')
    .execute();
  for (const { product_id: productId, first } of firsts) {
    if (Number(first) === 0) continue;
    await trx
      .updateTable('sku')
      .set({ position: 0 })
      .where('product_id', '=', productId)
      .where('position', '=', Number(first))
      .execute();
  }
};

/**
 * Removes SKUs by part number, and products without remaining SKUs. Returns the number of removed SKUs; unknown part
 * numbers are ignored.
 */
export const removeSkus = async (database: Kysely<Database>, partNumbers: readonly string[]): Promise<number> => {
  let removed = 0;
  await inBatches(database, partNumbers, PRODUCTS_PER_BATCH, async (trx, part) => {
    const skus = await trx.selectFrom('sku').select(['id', 'product_id']).where('part_number', 'in', part).execute();
    if (skus.length === 0) return;
    const ids = skus.map(({ id }) => id);
    const products = [...new Set(skus.map(({ product_id: productId }) => productId))];
    await trx.deleteFrom('stock').where('sku_id', 'in', ids).execute();
    await trx.deleteFrom('sku').where('id', 'in', ids).execute();
    const left = await trx.selectFrom('sku').select('product_id').where('product_id', 'in', products).execute();
    const kept = new Set(left.map(({ product_id: productId }) => productId));
    const empty = products.filter((id) => !kept.has(id));
    if (empty.length > 0) {
      await trx.deleteFrom('product_category').where('product_id', 'in', empty).execute();
      await removeDemoQuestions(trx, empty);
      await trx.deleteFrom('product').where('id', 'in', empty).execute();
    }
    if (kept.size > 0) await nameDefaults(trx, [...kept]);
    await advanceCatalogue(trx, await nextCatalogueId(trx));
    removed += skus.length;
  });
  return removed;
};

/** Removes products whose SKUs have all moved to other products. */
export const removeEmptyProducts = async (database: Kysely<Database>): Promise<void> => {
  // Only the deletion blocks other writers; the search for the rows does not.
  const empty = await database
    .selectFrom('product')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sku').select('sku.id').whereRef('sku.product_id', '=', 'product.id'))),
    )
    .execute();
  await inBatches(database, empty, PRODUCTS_PER_BATCH, async (trx, part) => {
    const ids = part.map(({ id }) => id);
    await trx.deleteFrom('product_category').where('product_id', 'in', ids).execute();
    await removeDemoQuestions(trx, ids);
    await trx.deleteFrom('product').where('id', 'in', ids).execute();
  });
};

/** Updates the number of products of each brand. */
export const countBrands = async (database: Kysely<Database>): Promise<void> => {
  const brands = await database.selectFrom('brand').select(['slug', 'product_count']).execute();
  const counted = await database
    .selectFrom('product')
    .select(({ fn }) => ['brand_slug', fn.countAll<number>().as('products')])
    .groupBy('brand_slug')
    .execute();
  const countOf = new Map(counted.map(({ brand_slug: slug, products }) => [slug, Number(products)]));
  const changed = brands.filter(({ slug, product_count: known }) => known !== (countOf.get(slug) ?? 0));
  await inBatches(database, changed, BRANDS_PER_BATCH, async (trx, part) => {
    for (const { slug } of part) {
      const products = countOf.get(slug) ?? 0;
      await trx.updateTable('brand').set({ product_count: products }).where('slug', '=', slug).execute();
    }
  });
};
