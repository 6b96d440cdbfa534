import { sql, type Kysely } from 'kysely';
import type { Specification } from '../../catalogue/product-facts.ts';
import type { Database } from '../../database/schema.ts';
import type { YieldWhenDue } from '../../shared/yield-when-due.ts';

/** The facts of a product for the index. */
export interface IndexedProduct {
  readonly id: string;
  readonly name: string;
  readonly brandSlug: string;
  readonly department: string;
  readonly leafCategoryId: string;
  readonly categoryIds: readonly string[];
  readonly description: string;
  readonly form: string;
  readonly lifeStage: string | null;
  /** Facts of the product page by their names. */
  readonly specification: ReadonlyMap<string, string>;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly inStoreOnly: boolean;
  readonly pickupOnly: boolean;
  readonly repeatDelivery: boolean;
  readonly liveAnimal: boolean;
  readonly popularity: number;
  readonly addedAt: string;
  readonly variants: readonly IndexedVariant[];
  /** 'online' and the stores that have at least one SKU. */
  readonly stockedAt: readonly string[];
}

export interface IndexedVariant {
  readonly size: string | null;
  readonly flavor: string | null;
  readonly color: string | null;
  readonly listPriceCents: number | null;
  readonly offerPriceCents: number | null;
}

const PRODUCTS_PER_BATCH = 64;

const productRows = (database: Kysely<Database>, afterId: string) =>
  database
    .selectFrom('product')
    .select([
      'id',
      'name',
      'brand_slug',
      'department',
      'category_id',
      'description',
      'form',
      'life_stage',
      'specification',
      'rating',
      'review_count',
      'in_store_only',
      'pickup_only',
      'repeat_delivery',
      'live_animal',
      'popularity',
      'added_at',
    ])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(PRODUCTS_PER_BATCH)
    .execute();

const specificationOf = (json: string): ReadonlyMap<string, string> =>
  new Map((JSON.parse(json) as readonly Specification[]).map(({ name, value }) => [name, value]));

const push = <Value>(lists: Map<string, Value[]>, key: string, value: Value): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
};

const variantsOf = async (database: Kysely<Database>, ids: readonly string[]) => {
  const rows = await database
    .selectFrom('sku')
    .select(['product_id', 'size', 'flavor', 'color', 'list_price_cents', 'offer_price_cents'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  const variants = new Map<string, IndexedVariant[]>();
  for (const row of rows) {
    push(variants, row.product_id, {
      size: row.size,
      flavor: row.flavor,
      color: row.color,
      listPriceCents: row.list_price_cents,
      offerPriceCents: row.offer_price_cents,
    });
  }
  return variants;
};

const locationsOf = async (database: Kysely<Database>, ids: readonly string[]) => {
  const rows = await database
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .select(['sku.product_id', 'stock.location'])
    .where('sku.product_id', 'in', ids)
    .where('stock.quantity', '>', 0)
    .distinct()
    .execute();
  const locations = new Map<string, string[]>();
  for (const row of rows) push(locations, row.product_id, row.location);
  return locations;
};

const categoryIdsOf = async (database: Kysely<Database>, ids: readonly string[]) => {
  const rows = await database.selectFrom('product_category').selectAll().where('product_id', 'in', ids).execute();
  const categoryIds = new Map<string, string[]>();
  for (const row of rows) push(categoryIds, row.product_id, row.category_id);
  return categoryIds;
};

/**
 * Reads every product, a few dozen at a time: statements block the event loop, so they are short and other work runs
 * between them.
 */
export async function* readCatalogue(
  database: Kysely<Database>,
  yieldWhenDue: YieldWhenDue,
): AsyncGenerator<readonly IndexedProduct[]> {
  let lastId = '';
  for (;;) {
    const rows = await productRows(database, lastId);
    const last = rows.at(-1);
    if (last === undefined) return;
    lastId = last.id;
    const ids = rows.map((row) => row.id);
    await yieldWhenDue();
    const variants = await variantsOf(database, ids);
    await yieldWhenDue();
    const locations = await locationsOf(database, ids);
    await yieldWhenDue();
    const categoryIds = await categoryIdsOf(database, ids);
    yield rows.map((row) => ({
      id: row.id,
      name: row.name,
      brandSlug: row.brand_slug,
      department: row.department,
      leafCategoryId: row.category_id,
      categoryIds: categoryIds.get(row.id) ?? [row.category_id],
      description: row.description,
      form: row.form,
      lifeStage: row.life_stage,
      specification: specificationOf(row.specification),
      rating: row.rating,
      reviewCount: row.review_count,
      inStoreOnly: row.in_store_only === 1,
      pickupOnly: row.pickup_only === 1,
      repeatDelivery: row.repeat_delivery === 1,
      liveAnimal: row.live_animal === 1,
      popularity: row.popularity,
      addedAt: row.added_at,
      variants: variants.get(row.id) ?? [],
      stockedAt: locations.get(row.id) ?? [],
    }));
  }
}

const GTIN_LENGTHS = [8, 12, 13, 14];

/** Notations of a GTIN: a UPC of 12 digits is an EAN of 13 and a GTIN of 14 with leading zeros. */
const gtinForms = (text: string): readonly string[] => {
  if (!/^\d{8,14}$/.test(text)) return [text];
  const digits = text.replace(/^0+/, '');
  return [
    text,
    ...GTIN_LENGTHS.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0')),
  ];
};

/** A part number as it is compared: the search box removes hyphens, and shoppers leave them out. */
const plainNumber = sql<string>`lower(replace(replace(part_number, '-', ''), ' ', ''))`;

const plainOf = (text: string): string => text.toLowerCase().replace(/[-\s]/g, '');

/** The word for the number that a shopper may put before it. */
const LABEL = /^(?:(?:sku|upc|gtin|ean|item|part|product|model|number|no\.?)\s)+/i;

/**
 * Product id for an id, part number or GTIN, with or without hyphens, spaces and a word such as "UPC" before it;
 * undefined when there is none. [FND-02]
 */
export const findByIdentifier = async (database: Kysely<Database>, text: string): Promise<string | undefined> => {
  const unlabelled = text.replace(LABEL, '');
  const plain = [...new Set([plainOf(text), plainOf(unlabelled)])];
  const product = await database
    .selectFrom('product')
    .select('id')
    .where((where) => where.or([where('id', '=', unlabelled), where(plainNumber, 'in', plain)]))
    .limit(1)
    .executeTakeFirst();
  if (product !== undefined) return product.id;
  const sku = await database
    .selectFrom('sku')
    .select('product_id as id')
    .where((where) =>
      where.or([
        where('id', '=', unlabelled),
        where(plainNumber, 'in', plain),
        where('gtin', 'in', [...gtinForms(plainOf(unlabelled))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return sku?.id;
};
