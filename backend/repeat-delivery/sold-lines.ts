import { sql, type Kysely } from 'kysely';
import { describeSku, pageOf, thumbnailOf } from '../cart/sku-looks.ts';
import type { Database } from '../database/schema.ts';
import { readShownPictures } from '../images/imported/shown-pictures.ts';
import type { PlanLine } from './plan.ts';

/** A product that is offered instead of one that is gone. It is never sent by itself. [RPD-04] */
export interface Substitute {
  readonly description: string;
  /** Path of its page. */
  readonly path: string;
}

/** How a product of a plan is shown, also when it is no longer sold. */
export interface LineLooks {
  readonly thumbnail: string;
  /** Path of its page. */
  readonly path: string;
  /** Such as `15 lb`; empty without one. */
  readonly size: string;
  /** Path of its category, such as `dog/dog-food/dry-dog-food`. */
  readonly categoryPath: string;
  /** What the product is, such as `bag` or `can`. */
  readonly form: string;
}

/** A line that is not delivered any more. */
export interface GonePlanLine extends PlanLine {
  /** Whether that is so only because it needs a prescription now: it is still sold, once for each approval. [PRO-07] */
  readonly needsPrescription: boolean;
}

/** The lines of a plan at today's prices. */
export interface SoldLines {
  /** With the price of today as `toldCents`. */
  readonly sold: readonly PlanLine[];
  readonly gone: readonly GonePlanLine[];
}

const COLUMNS = [
  'sku.id as sku_id',
  'sku.part_number',
  'sku.size',
  'sku.flavor',
  'sku.color',
  'sku.image_url as sku_image_url',
  'sku.list_price_cents',
  'sku.offer_price_cents',
  'product.id as product_id',
  'product.name',
  'product.url',
  'product.image_url',
  'product.category_id',
  'product.needs_prescription',
] as const;

/** SKUs that are sold online and delivered, with a price. */
const deliveredSkus = (database: Kysely<Database>) =>
  database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(COLUMNS)
    .where('product.in_store_only', '=', 0)
    .where('product.pickup_only', '=', 0)
    .where('product.live_animal', '=', 0)
    .where((eb) => eb.or([eb('sku.list_price_cents', 'is not', null), eb('sku.offer_price_cents', 'is not', null)]));

/** Of these, the SKUs that need no prescription: a vet approves one order, so others are not delivered again and again. [PRO-07] */
const soldSkus = (database: Kysely<Database>) => deliveredSkus(database).where('product.needs_prescription', '=', 0);

/** The part numbers that can be delivered again and again, as lines with a quantity of 1 at today's prices. */
export const findRepeatable = async (
  database: Kysely<Database>,
  partNumbers: readonly string[],
): Promise<readonly PlanLine[]> => {
  const rows = await soldSkus(database)
    .where('sku.part_number', 'in', partNumbers)
    .where('product.repeat_delivery', '=', 1)
    .execute();
  return rows.map((row) => ({
    skuId: row.sku_id,
    partNumber: row.part_number,
    productId: row.product_id,
    categoryId: row.category_id,
    description: describeSku(row),
    quantity: 1,
    toldCents: row.offer_price_cents ?? row.list_price_cents ?? 0,
  }));
};

/** Splits the lines into those that are still delivered, at today's prices, and those that are gone. */
export const splitLines = async (database: Kysely<Database>, lines: readonly PlanLine[]): Promise<SoldLines> => {
  const rows = await deliveredSkus(database)
    .where(
      'sku.id',
      'in',
      lines.map(({ skuId }) => skuId),
    )
    .execute();
  const prescribed = new Set(rows.filter((row) => row.needs_prescription === 1).map((row) => row.sku_id));
  const prices = new Map(
    rows
      .filter((row) => !prescribed.has(row.sku_id))
      .map((row) => [row.sku_id, row.offer_price_cents ?? row.list_price_cents ?? 0]),
  );
  const sold = lines.flatMap((line) => {
    const toldCents = prices.get(line.skuId);
    return toldCents === undefined ? [] : [{ ...line, toldCents }];
  });
  const gone = lines.filter(({ skuId }) => !prices.has(skuId));
  return { sold, gone: gone.map((line) => ({ ...line, needsPrescription: prescribed.has(line.skuId) })) };
};

/** How these SKUs are shown; those that have left the catalogue are missing. */
export const readLooks = async (
  database: Kysely<Database>,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, LineLooks>> => {
  const rows = await database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select([...COLUMNS, 'category.path as category_path', 'product.form'])
    .where('sku.id', 'in', skuIds)
    .execute();
  const shown = await readShownPictures(
    database,
    rows.map((row) => row.sku_image_url ?? row.image_url),
  );
  return new Map(
    rows.map((row) => [
      row.sku_id,
      {
        thumbnail: thumbnailOf(row, shown),
        path: pageOf(row),
        size: row.size ?? '',
        categoryPath: row.category_path,
        form: row.form,
      },
    ]),
  );
};

/** The nearest product in stock: another variant of the same product, else the most popular one of its category. */
export const findSubstitute = async (
  database: Kysely<Database>,
  { skuId, productId, categoryId }: PlanLine,
): Promise<Substitute | undefined> => {
  const row = await soldSkus(database)
    .innerJoin('stock', (join) => join.onRef('stock.sku_id', '=', 'sku.id').on('stock.location', '=', 'online'))
    .where('stock.quantity', '>', 0)
    .where('sku.id', '<>', skuId)
    .where((eb) => eb.or([eb('product.id', '=', productId), eb('product.category_id', '=', categoryId)]))
    .orderBy(sql`case when product.id = ${productId} then 0 else 1 end`)
    .orderBy('product.popularity', 'desc')
    .orderBy('sku.position')
    .orderBy('sku.id')
    .limit(1)
    .executeTakeFirst();
  return row && { description: describeSku(row), path: pageOf(row) };
};
