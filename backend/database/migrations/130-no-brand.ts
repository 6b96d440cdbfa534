import type { Kysely } from 'kysely';
import { isNoBrand } from '../../catalogue/importer/no-value.ts';

/** Product tables as this step finds them. */
interface Tables {
  readonly brand: { slug: string; name: string };
  readonly product: { id: string; brand_slug: string; specification: string };
}

const PRODUCTS_AT_ONCE = 500;

const withoutBrandRow = (specification: string): string =>
  JSON.stringify(
    (JSON.parse(specification) as readonly { readonly name: string; readonly value: string }[]).filter(
      ({ name, value }) => name !== 'Brand' || !isNoBrand(value),
    ),
  );

/** Products of "Unbranded", "Generic" and the like have no brand: an empty slug, and no row in the specification. */
export const up = async (db: Kysely<Tables>): Promise<void> => {
  const brands = await db.selectFrom('brand').select(['slug', 'name']).execute();
  for (const { slug } of brands.filter(({ name }) => isNoBrand(name))) {
    for (;;) {
      const products = await db
        .selectFrom('product')
        .select(['id', 'specification'])
        .where('brand_slug', '=', slug)
        .limit(PRODUCTS_AT_ONCE)
        .execute();
      if (products.length === 0) break;
      for (const { id, specification } of products) {
        await db
          .updateTable('product')
          .set({ brand_slug: '', specification: withoutBrandRow(specification) })
          .where('id', '=', id)
          .execute();
      }
    }
    await db.deleteFrom('brand').where('slug', '=', slug).execute();
  }
};
