import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTurns } from './in-turns.ts';

const PRODUCTS_A_TURN = 250;
const BRANDS_A_TURN = 500;

/** Takes every product out of the shop, with all that hangs on it. The shop empties little by little meanwhile. */
export const removeAllProducts = async (database: Kysely<Database>): Promise<void> => {
  const products = await database.selectFrom('product').select('id').orderBy('id').execute();
  await inTurns(database, products, PRODUCTS_A_TURN, async (trx, part) => {
    const ids = part.map(({ id }) => id);
    const skus = trx.selectFrom('sku').select('id').where('product_id', 'in', ids);
    await trx.deleteFrom('stock').where('sku_id', 'in', skus).execute();
    await trx.deleteFrom('sku').where('product_id', 'in', ids).execute();
    await trx.deleteFrom('product_category').where('product_id', 'in', ids).execute();
    await trx.deleteFrom('product').where('id', 'in', ids).execute();
  });
};

/** Products whose SKUs have all moved to other products are taken out of the shop. */
export const removeEmptyProducts = async (database: Kysely<Database>): Promise<void> => {
  // Looking for them keeps nobody from writing; only taking them out does.
  const empty = await database
    .selectFrom('product')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sku').select('sku.id').whereRef('sku.product_id', '=', 'product.id'))),
    )
    .execute();
  await inTurns(database, empty, PRODUCTS_A_TURN, async (trx, part) => {
    const ids = part.map(({ id }) => id);
    await trx.deleteFrom('product_category').where('product_id', 'in', ids).execute();
    await trx.deleteFrom('product').where('id', 'in', ids).execute();
  });
};

/** Brings the number of products of each brand up to date. */
export const countBrands = async (database: Kysely<Database>): Promise<void> => {
  const brands = await database.selectFrom('brand').select(['slug', 'product_count']).execute();
  const counted = await database
    .selectFrom('product')
    .select(({ fn }) => ['brand_slug', fn.countAll<number>().as('products')])
    .groupBy('brand_slug')
    .execute();
  const countOf = new Map(counted.map(({ brand_slug: slug, products }) => [slug, Number(products)]));
  const changed = brands.filter(({ slug, product_count: known }) => known !== (countOf.get(slug) ?? 0));
  await inTurns(database, changed, BRANDS_A_TURN, async (trx, part) => {
    for (const { slug } of part) {
      const products = countOf.get(slug) ?? 0;
      await trx.updateTable('brand').set({ product_count: products }).where('slug', '=', slug).execute();
    }
  });
};
