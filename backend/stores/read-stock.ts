import { sql, type Kysely } from 'kysely';
import { prepareListQuery } from '../database/prepare-query.ts';
import type { Database } from '../database/schema.ts';
import { closuresAt } from './closures.ts';
import { plannedLevel, type StockedProduct, type StockingStore } from './planned-stock.ts';

/** Location of stock for delivery. */
export const ONLINE = 'online';

export interface StockLevel {
  readonly skuId: string;
  /** 'online' or a store id. */
  readonly location: string;
  readonly quantity: number;
}

const KEYS_PER_STATEMENT = 1000;

/** Runs one statement per thousand distinct keys and joins the rows. */
const inChunks = async <Row>(
  keys: readonly string[],
  read: (chunk: readonly string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const distinct = [...new Set(keys)];
  const rows: Row[] = [];
  for (let start = 0; start < distinct.length; start += KEYS_PER_STATEMENT) {
    rows.push(...(await read(distinct.slice(start, start + KEYS_PER_STATEMENT))));
  }
  return rows;
};

const levelsOf = (database: Kysely<Database>, skuIds: readonly string[]) =>
  database.selectFrom('stock').select(['sku_id as skuId', 'location', 'quantity']).where('sku_id', 'in', skuIds);

/** Levels for delivery, which carts and lists ask for all the time. */
const onlineLevels = prepareListQuery((database, skuIds: readonly string[]) =>
  levelsOf(database, skuIds).where('location', '=', ONLINE),
);

/** Counted or imported levels, at the given locations or everywhere. */
const countedLevels = (
  database: Kysely<Database>,
  skuIds: readonly string[],
  locations: readonly string[] | undefined,
): Promise<readonly StockLevel[]> =>
  inChunks(skuIds, async (chunk) => {
    if (locations?.every((location) => location === ONLINE) === true) return (await onlineLevels(database, chunk)).rows;
    const query = levelsOf(database, chunk);
    return (locations === undefined ? query : query.where('location', 'in', locations)).execute();
  });

const readStockingStores = async (
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly StockingStore[]> => {
  const rows = await inChunks(ids, (chunk) =>
    database.selectFrom('store').select(['store_id', 'size', 'services']).where('store_id', 'in', chunk).execute(),
  );
  return rows.map(({ store_id, size, services }) => ({
    storeId: store_id,
    size,
    services: JSON.parse(services) as string[],
  }));
};

const stockedProducts = (database: Kysely<Database>) =>
  database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select([
      'sku.id',
      'sku.product_id',
      'product.department',
      'product.popularity',
      'product.live_animal',
      'product.in_store_only',
      'product.pickup_only',
      'product.vendor',
      'product.needs_prescription',
    ]);

type StockedRow = Awaited<ReturnType<ReturnType<typeof stockedProducts>['execute']>>[number];

const toStockedProduct = (row: StockedRow): StockedProduct => ({
  skuId: row.id,
  department: row.department,
  popularity: row.popularity,
  liveAnimal: row.live_animal === 1,
  needsStore: row.in_store_only === 1 || row.pickup_only === 1,
  isSentOnly: row.vendor !== null || (row.needs_prescription === 1 && row.in_store_only === 0),
});

const readStockedProducts = async (
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly StockedProduct[]> => {
  const rows = await inChunks(ids, (chunk) => stockedProducts(database).where('sku.id', 'in', chunk).execute());
  return rows.map(toStockedProduct);
};

/** A SKU with the product that it belongs to. */
export interface StockedSku extends StockedProduct {
  readonly productId: string;
}

/** The SKUs with the next ids after this one, at most a thousand. */
export const readStockedSkusAfter = async (
  database: Kysely<Database>,
  afterId: string,
): Promise<readonly StockedSku[]> => {
  const rows = await stockedProducts(database)
    .where('sku.id', '>', afterId)
    .orderBy('sku.id')
    .limit(KEYS_PER_STATEMENT)
    .execute();
  return rows.map((row) => ({ ...toStockedProduct(row), productId: row.product_id }));
};

/** What the stock of one store follows from. */
export interface StoreLevels {
  /** Undefined for a store without planned levels, since it is unknown. */
  readonly store: StockingStore | undefined;
  /** The stored levels, which override the planned ones. */
  readonly stored: readonly { readonly skuId: string; readonly quantity: number }[];
}

/** Reads what the stock of one store follows from; undefined while it is closed, because it then has no stock. */
export const readStoreLevels = async (
  database: Kysely<Database>,
  storeId: string,
  now: number,
): Promise<StoreLevels | undefined> => {
  const closures = await closuresAt(database, now, [storeId]);
  if (closures.length > 0) return undefined;
  const [store] = await readStockingStores(database, [storeId]);
  return { store, stored: await storedLevels(database, storeId) };
};

const storedLevels = (database: Kysely<Database>, storeId: string): Promise<StoreLevels['stored']> =>
  database
    .selectFrom('stock')
    .select(['sku_id as skuId', 'quantity'])
    .where('location', '=', storeId)
    // As in the condition of the index `stock_of_stores`, which contains no rows of stock for delivery.
    .where(sql<boolean>`location <> 'online'`)
    .execute();

const keyOf = (skuId: string, location: string): string => `${skuId} ${location}`;

/**
 * Stock of SKUs at each location; no entry or zero when there is none. Without locations, all counted levels. A store
 * has its planned level until a row for the SKU and the store overrides it; a closed store has no stock. Rejects only
 * when the database fails. [STO-09]
 */
export const readStock = async (
  database: Kysely<Database>,
  skuIds: readonly string[],
  locations: readonly string[] | undefined,
  now: number,
): Promise<readonly StockLevel[]> => {
  if (skuIds.length === 0 || locations?.length === 0) return [];
  const counted = await countedLevels(database, skuIds, locations);
  const storeIds = [...new Set(locations ?? [])].filter((location) => location !== ONLINE);
  if (storeIds.length === 0) return counted;

  const closed = new Set((await closuresAt(database, now, storeIds)).map(({ storeId }) => storeId));
  const stores = (await readStockingStores(database, storeIds)).filter(({ storeId }) => !closed.has(storeId));
  const products = stores.length === 0 ? [] : await readStockedProducts(database, skuIds);
  const known = new Set(counted.map(({ skuId, location }) => keyOf(skuId, location)));
  const planned = stores.flatMap((store) =>
    products
      .filter(({ skuId }) => !known.has(keyOf(skuId, store.storeId)))
      .map((product) => ({
        skuId: product.skuId,
        location: store.storeId,
        quantity: plannedLevel(product, store),
      })),
  );
  return [...counted.filter(({ location }) => !closed.has(location)), ...planned];
};

/** Looks up levels that were read before; zero for an unknown one. */
export const byPlace = (levels: readonly StockLevel[]): ((skuId: string, location: string) => number) => {
  const quantities = new Map(levels.map(({ skuId, location, quantity }) => [keyOf(skuId, location), quantity]));
  return (skuId, location) => quantities.get(keyOf(skuId, location)) ?? 0;
};
