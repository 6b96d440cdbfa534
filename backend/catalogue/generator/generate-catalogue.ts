import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { makeBulkInsert, type BulkInsert } from '../../database/bulk-insert.ts';
import { advanceCatalogue } from '../catalogue-state.ts';
import type {
  ProductCategoryTable,
  ProductTable,
  SkuTable,
  StockTable,
} from '../../database/tables/catalogue-tables.ts';
import type { ProductAnswerTable, ProductQuestionTable } from '../../database/tables/question-tables.ts';
import { answerColumns, makeDemoQuestions, MAX_QUESTIONED, questionColumns } from './demo-questions.ts';
import { catalogueColumns } from '../catalogue-columns.ts';
import { brandPlans } from './kinds/brand-plans.ts';
import { draftProduct } from './draft-product.ts';
import { cleanName, makeProduct, type GeneratedProduct } from './make-product.ts';
import { makeKindSampler } from './kind-sampler.ts';
import { personalizedKindAt } from './kinds/product-kinds.ts';
import { makeNamer } from './unique-names.ts';
import { makeRandom } from '../../shared/random.ts';
import { letOthersWrite } from '../../database/in-batches.ts';
import { applyToNewRows } from '../ratings/own-ratings.ts';
import { removeAllProducts } from '../remove-products.ts';
import { placeCategories, type CategoryPlacement, type CategoryPlacements } from './category-placements.ts';

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

export const MAX_CATALOGUE_SIZE = 1_000_000;
const FIRST_ID = 22_000;
/** Names the set of kinds and words: with another set, a seed gives another catalogue anyway. */
const EDITION = 'd';
const PRODUCTS_PER_TRANSACTION = 500;

/** Removes the categories and brands of the previous catalogue. Its products must be gone already. */
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
  readonly questions: Insertable<ProductQuestionTable>[];
  readonly answers: Insertable<ProductAnswerTable>[];
}

const emptyBatch = (): Batch => ({ products: [], skus: [], stock: [], places: [], questions: [], answers: [] });

const addTo = (batch: Batch, generated: GeneratedProduct, placement: CategoryPlacement, topDealsId: string): void => {
  batch.products.push(generated.product);
  batch.skus.push(...generated.skus);
  batch.stock.push(...generated.stock);
  const categoryIds = generated.onOffer ? [...placement.categoryIds, topDealsId] : placement.categoryIds;
  for (const id of categoryIds) batch.places.push({ product_id: generated.product.id, category_id: id });
};

const writeBatch = async (database: Kysely<Database>, insert: BulkInsert, batch: Batch): Promise<void> => {
  await database.transaction().execute(async (trx) => {
    await insert(trx, 'product', catalogueColumns.product, batch.products);
    await applyToNewRows(
      trx,
      batch.products.map((product) => product.part_number),
    );
    await insert(trx, 'sku', catalogueColumns.sku, batch.skus);
    await insert(trx, 'stock', catalogueColumns.stock, batch.stock);
    await insert(trx, 'product_category', catalogueColumns.product_category, batch.places);
    await insert(trx, 'product_question', questionColumns, batch.questions);
    await insert(trx, 'product_answer', answerColumns, batch.answers);
  });
};

const writeCategoriesAndBrands = async (
  database: Kysely<Database>,
  insert: BulkInsert,
  placements: CategoryPlacements,
): Promise<void> => {
  await insert(database, 'category', catalogueColumns.category, placements.rows);
  const brands = brandPlans.map((brand, position) => ({
    slug: brand.slug,
    name: brand.name,
    product_count: 0,
    position,
  }));
  await insert(database, 'brand', catalogueColumns.brand, brands);
};

/**
 * Replaces the catalogue by a generated one. Memory stays bounded: products are written a few hundred at a time. When
 * it rejects, the catalogue is incomplete and its version unchanged; run it again.
 */
export const generateCatalogue = async (options: GenerateCatalogueOptions): Promise<GeneratedCatalogue> => {
  const { database, seed, size, onProgress } = options;
  if (!Number.isInteger(size) || size < 1 || size > MAX_CATALOGUE_SIZE) {
    throw new RangeError(`size must be a whole number from 1 to ${MAX_CATALOGUE_SIZE}, not ${size}`);
  }
  const random = makeRandom(`${seed} ${size} ${EDITION}`);
  const insert = makeBulkInsert();
  const placements = placeCategories();
  const nextKind = makeKindSampler(random);
  const namer = makeNamer(random);

  await removeAllProducts(database);
  await database.transaction().execute(async (trx) => {
    await emptyCatalogue(trx);
    await writeCategoriesAndBrands(trx, insert, placements);
  });
  const nextQuestions = await makeDemoQuestions(database);

  const countOfBrand = new Map<string, number>();
  let nextId = FIRST_ID;
  let skuCount = 0;
  let batch = emptyBatch();
  for (let number = 0; number < size; number += 1) {
    const kind = personalizedKindAt(number, size) ?? nextKind();
    const placement = placements.byLeafSlug.get(kind.category);
    if (placement === undefined) throw new Error(`No category ${kind.category}`);
    const place = { categoryId: placement.leafId, categoryNames: placement.names };
    const { draft, name } = namer(() => {
      const drafted = draftProduct(random, kind, placement.department);
      return { draft: drafted, name: cleanName(random, drafted) };
    });
    const generated = makeProduct(random, draft, name, place, nextId, number, skuCount);
    addTo(batch, generated, placement, placements.topDealsId);
    if (number < MAX_QUESTIONED) {
      const { questions, answers } = nextQuestions(draft, generated.product);
      batch.questions.push(...questions);
      batch.answers.push(...answers);
    }
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
