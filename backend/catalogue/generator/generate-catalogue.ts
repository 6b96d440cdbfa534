import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { makeBulkInsert, type BulkInsert } from '../../database/bulk-insert.ts';
import { advanceCatalogue } from '../catalogue-state.ts';
import type {
  ProductCategoryTable,
  ProductTable,
  SkuTable,
  StockTable,
} from '../../database/tables/catalogue-tables.ts';
import { catalogueColumns } from '../catalogue-columns.ts';
import { brandPlans } from './brand-plans.ts';
import { draftProduct } from './draft-product.ts';
import { cleanName, makeProduct, type GeneratedProduct } from './make-product.ts';
import { makeKindDeck } from './kind-deck.ts';
import { makeNamer } from './unique-names.ts';
import { makeRandom } from '../../shared/random.ts';
import { letOthersWrite } from '../../database/in-batches.ts';
import { removeAllProducts } from '../remove-products.ts';
import { makeShelves, type Shelf, type Shelves } from './shelves.ts';

export interface GenerateCatalogueOptions {
  readonly database: Kysely<Database>;
  /** The same seed and size give the same rows, byte for byte. */
  readonly seed: number;
  /** Number of products, up to 1,000,000. */
  readonly size: number;
  readonly onProgress?: (done: number, size: number) => void;
}

export interface GeneratedCatalogue {
  readonly products: number;
  readonly skus: number;
}

export const LARGEST_CATALOGUE = 1_000_000;
const FIRST_ID = 22_000;
const PRODUCTS_PER_TRANSACTION = 500;

/** What hangs on no product goes with the shelves, so that nothing of an older catalogue stays. */
const emptyCatalogue = async (database: Kysely<Database>): Promise<void> => {
  for (const table of ['stock', 'sku', 'product_category', 'product', 'brand', 'category'] as const) {
    await database.deleteFrom(table).execute();
  }
};

interface Batch {
  readonly products: ProductTable[];
  readonly skus: SkuTable[];
  readonly stock: StockTable[];
  readonly places: ProductCategoryTable[];
}

const emptyBatch = (): Batch => ({ products: [], skus: [], stock: [], places: [] });

const addTo = (batch: Batch, generated: GeneratedProduct, shelf: Shelf, topDealsId: string): void => {
  batch.products.push(generated.product);
  batch.skus.push(...generated.skus);
  batch.stock.push(...generated.stock);
  const categoryIds = generated.onOffer ? [...shelf.categoryIds, topDealsId] : shelf.categoryIds;
  for (const id of categoryIds) batch.places.push({ product_id: generated.product.id, category_id: id });
};

const writeBatch = async (database: Kysely<Database>, insert: BulkInsert, batch: Batch): Promise<void> => {
  await database.transaction().execute(async (trx) => {
    await insert(trx, 'product', catalogueColumns.product, batch.products);
    await insert(trx, 'sku', catalogueColumns.sku, batch.skus);
    await insert(trx, 'stock', catalogueColumns.stock, batch.stock);
    await insert(trx, 'product_category', catalogueColumns.product_category, batch.places);
  });
};

const writeShelvesAndBrands = async (
  database: Kysely<Database>,
  insert: BulkInsert,
  shelves: Shelves,
): Promise<void> => {
  await insert(database, 'category', catalogueColumns.category, shelves.rows);
  const brands = brandPlans.map((brand, position) => ({
    slug: brand.slug,
    name: brand.name,
    product_count: 0,
    position,
  }));
  await insert(database, 'brand', catalogueColumns.brand, brands);
};

/**
 * Fills the database with a made-up shop, in place of whatever catalogue it held. Memory stays bounded: products are
 * written some hundred at a time. When it rejects half-way, the catalogue is incomplete and the version has not moved,
 * so running it again is the remedy.
 */
export const generateCatalogue = async (options: GenerateCatalogueOptions): Promise<GeneratedCatalogue> => {
  const { database, seed, size, onProgress } = options;
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_CATALOGUE) {
    throw new RangeError(`size must be a whole number from 1 to ${LARGEST_CATALOGUE}, not ${size}`);
  }
  const random = makeRandom(`${seed} ${size}`);
  const insert = makeBulkInsert();
  const shelves = makeShelves();
  const deck = makeKindDeck(random);
  const namer = makeNamer(random);

  await removeAllProducts(database);
  await database.transaction().execute(async (trx) => {
    await emptyCatalogue(trx);
    await writeShelvesAndBrands(trx, insert, shelves);
  });

  const countOfBrand = new Map<string, number>();
  let nextId = FIRST_ID;
  let skuCount = 0;
  let batch = emptyBatch();
  for (let number = 0; number < size; number += 1) {
    const kind = deck();
    const shelf = shelves.byLeafSlug.get(kind.category);
    if (shelf === undefined) throw new Error(`No category ${kind.category}`);
    const place = { categoryId: shelf.leafId, categoryNames: shelf.names };
    const { draft, name } = namer(() => {
      const drafted = draftProduct(random, kind, shelf.department);
      return { draft: drafted, name: cleanName(random, drafted) };
    });
    const generated = makeProduct(random, draft, name, place, nextId, number, skuCount);
    addTo(batch, generated, shelf, shelves.topDealsId);
    countOfBrand.set(draft.brand.slug, (countOfBrand.get(draft.brand.slug) ?? 0) + 1);
    nextId += 1 + generated.skus.length;
    skuCount += generated.skus.length;
    if (batch.products.length === PRODUCTS_PER_TRANSACTION || number === size - 1) {
      await writeBatch(database, insert, batch);
      await letOthersWrite();
      batch = emptyBatch();
      onProgress?.(number + 1, size);
    }
  }

  await database.transaction().execute(async (trx) => {
    for (const [slug, count] of countOfBrand) {
      await trx.updateTable('brand').set({ product_count: count }).where('slug', '=', slug).execute();
    }
    await advanceCatalogue(trx, nextId);
  });
  return { products: size, skus: skuCount };
};
