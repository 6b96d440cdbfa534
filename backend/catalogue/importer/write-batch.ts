import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { makeBulkInsert } from '../../database/bulk-insert.ts';
import { catalogueColumns } from '../catalogue-columns.ts';
import { advanceCatalogue, nextCatalogueId } from '../catalogue-state.ts';
import { applyToNewRows } from '../ratings/own-ratings.ts';
import type {
  ProductCategoryTable,
  ProductTable,
  SkuTable,
  StockTable,
} from '../../database/tables/catalogue-tables.ts';
import type { FeedItem } from './feed/feed-item.ts';
import type { FeedPlaces } from './feed-places.ts';
import { toProductRow, toSkuRow, toStockRow } from './feed-rows.ts';
import type { Placement } from './placement/place-item.ts';

/** A checked row with its place in the shop. */
export interface PlacedItem {
  readonly item: FeedItem;
  readonly placement: Placement;
}

const put = makeBulkInsert('replace', {
  brand: ['slug'],
  category: ['id'],
  product: ['id'],
  sku: ['id'],
  stock: ['sku_id', 'location'],
});
const add = makeBulkInsert('ignore');

type KnownProduct = Pick<ProductTable, 'id' | 'part_number' | 'url' | 'added_at' | 'popularity'>;
type KnownSku = Pick<SkuTable, 'id' | 'part_number' | 'product_id' | 'position'>;

interface Known {
  readonly products: Map<string, KnownProduct>;
  readonly skus: Map<string, KnownSku>;
  /** The next free position per product. */
  readonly nextPosition: Map<string, number>;
}

const partNumberOf = ({ item }: PlacedItem): string => item.groupId ?? item.id;

const readKnown = async (trx: Transaction<Database>, batch: readonly PlacedItem[]): Promise<Known> => {
  const products = await trx
    .selectFrom('product')
    .select(['id', 'part_number', 'url', 'added_at', 'popularity'])
    .where('part_number', 'in', [...new Set(batch.map(partNumberOf))])
    .execute();
  const skus = await trx
    .selectFrom('sku')
    .select(['id', 'part_number', 'product_id', 'position'])
    .where(
      'part_number',
      'in',
      batch.map(({ item }) => item.id),
    )
    .execute();
  const ends =
    products.length === 0
      ? []
      : await trx
          .selectFrom('sku')
          .select(({ fn }) => ['product_id', fn.max('position').as('last')])
          .where(
            'product_id',
            'in',
            products.map((product) => product.id),
          )
          .groupBy('product_id')
          .execute();
  return {
    products: new Map(products.map((product) => [product.part_number, product])),
    skus: new Map(skus.map((sku) => [sku.part_number, sku])),
    nextPosition: new Map(ends.map((end) => [end.product_id, Number(end.last) + 1])),
  };
};

interface Rows {
  readonly products: Map<string, ProductTable>;
  readonly categories: Map<string, readonly string[]>;
  readonly skus: SkuTable[];
  readonly stock: StockTable[];
}

/** Builds the rows of a batch. Returns them with the next free id. */
const buildRows = (
  batch: readonly PlacedItem[],
  known: Known,
  places: FeedPlaces,
  firstId: number,
  today: string,
): { readonly rows: Rows; readonly nextId: number } => {
  const rows: Rows = { products: new Map(), categories: new Map(), skus: [], stock: [] };
  let nextId = firstId;
  for (const placed of batch) {
    const { item, placement } = placed;
    const partNumber = partNumberOf(placed);
    const categories = places.categories(placement) ?? [];
    const brandSlug = places.brandSlug(item.brand);
    const knownProduct = known.products.get(partNumber);
    const productId = knownProduct?.id ?? String(nextId++);
    const knownSku = known.skus.get(item.id);
    const stays = knownSku !== undefined && knownSku.product_id === productId;
    const position = stays ? knownSku.position : (known.nextPosition.get(productId) ?? 0);
    if (!stays) known.nextPosition.set(productId, position + 1);
    // The default SKU describes the product; the others only add a SKU.
    if (position === 0 || knownProduct === undefined) {
      const context = { id: productId, partNumber, brandSlug, placement, categories, known: knownProduct, today };
      const product = toProductRow(item, context);
      rows.products.set(productId, product);
      rows.categories.set(
        productId,
        categories.map((category) => category.id),
      );
      known.products.set(partNumber, product);
    }
    const sku = toSkuRow(item, knownSku?.id ?? String(nextId++), productId, position);
    known.skus.set(item.id, sku);
    rows.skus.push(sku);
    rows.stock.push(toStockRow(item, sku.id));
  }
  return { rows, nextId };
};

const writeRows = async (trx: Transaction<Database>, rows: Rows): Promise<void> => {
  const products = [...rows.products.values()];
  await put(trx, 'product', catalogueColumns.product, products);
  await put(trx, 'sku', catalogueColumns.sku, rows.skus);
  await put(trx, 'stock', catalogueColumns.stock, rows.stock);
  if (products.length === 0) return;
  await applyToNewRows(
    trx,
    products.map((product) => product.part_number),
  );
  await trx
    .deleteFrom('product_category')
    .where(
      'product_id',
      'in',
      products.map((product) => product.id),
    )
    .execute();
  const places: ProductCategoryTable[] = [...rows.categories].flatMap(([productId, categoryIds]) =>
    categoryIds.map((categoryId) => ({ product_id: productId, category_id: categoryId })),
  );
  await add(trx, 'product_category', catalogueColumns.product_category, places);
};

/**
 * Stores a batch in one transaction, completely or not at all. Existing items are updated; they keep their ids,
 * addresses and the day on which they were added.
 */
export const writeBatch = async (
  database: Kysely<Database>,
  batch: readonly PlacedItem[],
  places: FeedPlaces,
  today: string,
): Promise<void> => {
  let taken: ReturnType<FeedPlaces['takeNew']> | undefined;
  try {
    await database.transaction().execute(async (trx) => {
      const known = await readKnown(trx, batch);
      const { rows, nextId } = buildRows(batch, known, places, await nextCatalogueId(trx), today);
      taken = places.takeNew();
      await put(trx, 'brand', catalogueColumns.brand, taken.brands);
      await put(trx, 'category', catalogueColumns.category, taken.categories);
      await writeRows(trx, rows);
      await advanceCatalogue(trx, nextId);
    });
  } catch (error) {
    if (taken !== undefined) places.giveBack(taken);
    throw error;
  }
};
