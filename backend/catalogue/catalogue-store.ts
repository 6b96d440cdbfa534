import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readShownPictures } from '../images/imported/shown-pictures.ts';
import { readStock, type StockLevel } from '../stores/read-stock.ts';
import {
  toBrand,
  toCategory,
  toProduct,
  toSku,
  type Brand,
  type Category,
  type CategoryNode,
  type Product,
  type Sku,
} from './catalogue-records.ts';
import type { SkuTable } from '../database/tables/catalogue-tables.ts';

/**
 * Reads the catalogue. Lists keep the order of the requested keys; missing records are left out. A read runs one
 * statement for up to a thousand keys. Reads reject only when the database fails.
 */
export interface CatalogueStore {
  productsByIds(ids: readonly string[]): Promise<readonly Product[]>;
  productsByPartNumbers(partNumbers: readonly string[]): Promise<readonly Product[]>;
  productByUrl(url: string): Promise<Product | undefined>;
  skusByIds(ids: readonly string[]): Promise<readonly Sku[]>;
  skusByPartNumbers(partNumbers: readonly string[]): Promise<readonly Sku[]>;
  /**
   * SKUs of each product, the default first. Every requested id has an entry, empty when the product does not exist.
   */
  skusOfProducts(productIds: readonly string[]): Promise<ReadonlyMap<string, readonly Sku[]>>;
  /** Top-level categories with their children, by position. */
  categoryTree(): Promise<readonly CategoryNode[]>;
  /** Every category, by position. */
  categories(): Promise<readonly Category[]>;
  /** Ids of categories with at least one product in them or below. */
  filledCategoryIds(): Promise<ReadonlySet<string>>;
  categoryByPath(path: string): Promise<Category | undefined>;
  /** Every brand, by position. */
  brands(): Promise<readonly Brand[]>;
  /** Stock levels of SKUs, at the given locations or at all. A missing entry means that there is no stock. */
  stockOf(skuIds: readonly string[], locations?: readonly string[]): Promise<readonly StockLevel[]>;
  /** A page of all product urls, in a stable order: for site maps. */
  productUrls(offset: number, limit: number): Promise<readonly string[]>;
  productCount(): Promise<number>;
  /** Changes with every generation or import of the catalogue; '0' before the first. */
  version(): Promise<string>;
  /** Changes when texts that pages show beside the catalogue were published or withdrawn. */
  textsVersion(): Promise<string>;
}

const KEYS_PER_STATEMENT = 1000;

const chunksOf = <T>(values: readonly T[], size: number): T[][] => {
  const chunks: T[][] = [];
  for (let start = 0; start < values.length; start += size) chunks.push(values.slice(start, start + size));
  return chunks;
};

/** Runs one statement per thousand distinct keys and joins the rows. */
const inChunks = async <Row>(
  keys: readonly string[],
  read: (chunk: string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const chunk of chunksOf([...new Set(keys)], KEYS_PER_STATEMENT)) rows.push(...(await read(chunk)));
  return rows;
};

const inRequestedOrder = <T>(
  keys: readonly string[],
  values: readonly T[],
  keyOf: (value: T) => string,
): readonly T[] => {
  const byKey = new Map(values.map((value) => [keyOf(value), value]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
};

const treeOf = (categories: readonly Category[]): readonly CategoryNode[] => {
  const childrenOf = new Map<string | null, Category[]>();
  for (const category of categories) {
    childrenOf.set(category.parentId, [...(childrenOf.get(category.parentId) ?? []), category]);
  }
  const nodesUnder = (parentId: string | null): CategoryNode[] =>
    (childrenOf.get(parentId) ?? []).map((category) => ({ ...category, children: nodesUnder(category.id) }));
  return nodesUnder(null);
};

/** The catalogue in the database. The clock, in milliseconds since 1970, determines which stores are closed. */
export const makeCatalogueStore = (database: Kysely<Database>, clock: () => number = Date.now): CatalogueStore =>
  new DatabaseCatalogueStore(database, clock);

class DatabaseCatalogueStore implements CatalogueStore {
  readonly #database: Kysely<Database>;
  readonly #clock;

  constructor(database: Kysely<Database>, clock: () => number = Date.now) {
    this.#database = database;
    this.#clock = clock;
  }

  readonly productsByIds: CatalogueStore['productsByIds'] = (ids) => this.#products('id', ids);

  readonly productsByPartNumbers: CatalogueStore['productsByPartNumbers'] = (partNumbers) =>
    this.#products('part_number', partNumbers);

  readonly productByUrl: CatalogueStore['productByUrl'] = async (url) => (await this.#products('url', [url]))[0];

  readonly skusByIds: CatalogueStore['skusByIds'] = (ids) => this.#skus('id', ids);

  readonly skusByPartNumbers: CatalogueStore['skusByPartNumbers'] = (partNumbers) =>
    this.#skus('part_number', partNumbers);

  readonly skusOfProducts: CatalogueStore['skusOfProducts'] = async (productIds) => {
    const rows = await inChunks(productIds, (chunk) =>
      this.#database.selectFrom('sku').selectAll().where('product_id', 'in', chunk).orderBy('position').execute(),
    );
    const byProduct = new Map<string, Sku[]>(productIds.map((id) => [id, []]));
    for (const sku of await this.#toSkus(rows)) byProduct.get(sku.productId)?.push(sku);
    return byProduct;
  };

  readonly categories: CatalogueStore['categories'] = (...args) => this.#categories(...args);

  readonly categoryTree: CatalogueStore['categoryTree'] = async () => treeOf(await this.#categories());

  readonly filledCategoryIds: CatalogueStore['filledCategoryIds'] = async () => {
    const rows = await this.#database
      .selectFrom('category')
      .select('id')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('product_category')
            .select('product_category.product_id')
            .whereRef('product_category.category_id', '=', 'category.id'),
        ),
      )
      .execute();
    return new Set(rows.map(({ id }) => id));
  };

  readonly categoryByPath: CatalogueStore['categoryByPath'] = async (path) => {
    const row = await this.#database.selectFrom('category').selectAll().where('path', '=', path).executeTakeFirst();
    return row && toCategory(row);
  };

  readonly brands: CatalogueStore['brands'] = async () =>
    (await this.#database.selectFrom('brand').selectAll().orderBy('position').orderBy('slug').execute()).map(toBrand);

  readonly stockOf: CatalogueStore['stockOf'] = (skuIds, locations) =>
    readStock(this.#database, skuIds, locations, this.#clock());

  readonly productUrls: CatalogueStore['productUrls'] = async (offset, limit) =>
    (await this.#database.selectFrom('product').select('url').orderBy('url').offset(offset).limit(limit).execute()).map(
      ({ url }) => url,
    );

  readonly productCount: CatalogueStore['productCount'] = async () =>
    Number(
      (
        await this.#database
          .selectFrom('product')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  readonly version: CatalogueStore['version'] = () => this.#stateOf('version');

  readonly textsVersion: CatalogueStore['textsVersion'] = () => this.#stateOf('texts');

  async #stateOf(key: string): Promise<string> {
    const row = await this.#database
      .selectFrom('catalogue_state')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? '0';
  }

  async #categoryIdsOf(productIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await inChunks(productIds, (chunk) =>
      this.#database.selectFrom('product_category').selectAll().where('product_id', 'in', chunk).execute(),
    );
    const idsOf = new Map<string, string[]>();
    for (const row of rows) {
      const ids = idsOf.get(row.product_id);
      if (ids === undefined) idsOf.set(row.product_id, [row.category_id]);
      else ids.push(row.category_id);
    }
    return idsOf;
  }

  async #products(column: 'id' | 'part_number' | 'url', keys: readonly string[]): Promise<readonly Product[]> {
    const rows = await inChunks(keys, (chunk) =>
      this.#database
        .selectFrom('product')
        .leftJoin('brand', 'brand.slug', 'product.brand_slug')
        .selectAll('product')
        .select('brand.name as brand_name')
        .where(`product.${column}`, 'in', chunk)
        .execute(),
    );
    const categoryIds = await this.#categoryIdsOf(rows.map((row) => row.id));
    const shown = await readShownPictures(
      this.#database,
      rows.flatMap((row) => [row.image_url, ...(JSON.parse(row.additional_images) as string[])]),
    );
    const byKey = new Map(
      rows.map((row) => {
        const ids = categoryIds.get(row.id) ?? [row.category_id];
        return [row[column], toProduct({ row, brandName: row.brand_name, categoryIds: ids, shown })];
      }),
    );
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }

  async #toSkus(rows: readonly SkuTable[]): Promise<readonly Sku[]> {
    const shown = await readShownPictures(
      this.#database,
      rows.flatMap((row) => row.image_url ?? []),
    );
    return rows.map((row) => toSku(row, shown));
  }

  async #skus(column: 'id' | 'part_number', keys: readonly string[]): Promise<readonly Sku[]> {
    const rows = await inChunks(keys, (chunk) =>
      this.#database.selectFrom('sku').selectAll().where(column, 'in', chunk).execute(),
    );
    return inRequestedOrder(
      keys,
      await this.#toSkus(rows),
      column === 'id' ? (sku) => sku.id : (sku) => sku.partNumber,
    );
  }

  readonly #categories = async (): Promise<readonly Category[]> =>
    (await this.#database.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute()).map(
      toCategory,
    );
}
