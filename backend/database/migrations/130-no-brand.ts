import type { Kysely } from 'kysely';

/** Product tables as this step finds them. */
interface Tables {
  readonly brand: { slug: string; name: string };
  readonly product: { id: string; brand_slug: string; specification: string };
}

const PRODUCTS_AT_ONCE = 500;

/** Placeholders for a missing brand at the time of this release; the list must not change. */
const NO_BRANDS: ReadonlySet<string> = new Set([
  '',
  'na',
  'none',
  'null',
  'nil',
  'undefined',
  'not applicable',
  'not available',
  'does not apply',
  'tbd',
  'nan',
  'unbranded',
  'no brand',
  'nobrand',
  'non branded',
  'nonbranded',
  'generic',
  'generic brand',
  'unknown',
  'no name',
]);

/** Compares the words alone: "N/A" and "n.a." are "na", "-" is empty. */
const isNoBrand = (name: string): boolean =>
  NO_BRANDS.has(
    name
      .toLowerCase()
      .replace(/[/.]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isNoBrandRow = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  'name' in row &&
  row.name === 'Brand' &&
  'value' in row &&
  typeof row.value === 'string' &&
  isNoBrand(row.value);

/** Removes such a row from the specification; other text stays unchanged. */
const withoutBrandRow = (specification: string): string => {
  const rows = parsed(specification);
  if (!Array.isArray(rows) || !rows.some(isNoBrandRow)) return specification;
  return JSON.stringify(rows.filter((row) => !isNoBrandRow(row)));
};

const removeBrand = async (db: Kysely<Tables>, slug: string): Promise<void> => {
  let last = '';
  for (;;) {
    const products = await db
      .selectFrom('product')
      .select(['id', 'specification'])
      .where('brand_slug', '=', slug)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PRODUCTS_AT_ONCE)
      .execute();
    for (const { id, specification } of products) {
      await db
        .updateTable('product')
        .set({ brand_slug: '', specification: withoutBrandRow(specification) })
        .where('id', '=', id)
        .execute();
      last = id;
    }
    if (products.length < PRODUCTS_AT_ONCE) break;
  }
  await db.deleteFrom('brand').where('slug', '=', slug).execute();
};

/**
 * Removes the brand of products of "Unbranded", "Generic" and the like: empty slug, no row in the specification. An
 * unreadable specification stays unchanged.
 */
export const up = async (db: Kysely<Tables>): Promise<void> => {
  const brands = await db.selectFrom('brand').select(['slug', 'name']).execute();
  for (const { slug, name } of brands) {
    if (isNoBrand(name)) await removeBrand(db, slug);
  }
};
