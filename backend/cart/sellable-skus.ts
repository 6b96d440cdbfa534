import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { byPlace, ONLINE, readStock } from '../stores/read-stock.ts';
import { notEnoughStock, notForSale } from './cart-failures.ts';

/** The facts that decide whether a SKU can be added to a cart. */
export interface SellableSku {
  readonly skuId: string;
  readonly partNumber: string;
  readonly priced: boolean;
  readonly inStoreOnly: boolean;
  readonly pickupOnly: boolean;
  readonly liveAnimal: boolean;
  /** Stock at one of the requested locations. */
  readonly stockAt: (location: string) => number;
}

export interface SkuNames {
  readonly partNumbers: readonly string[];
  readonly skuIds: readonly string[];
}

/** Reads SKUs with their stock at the given locations, in a fixed number of statements. */
export const findSellableSkus = async (
  database: Kysely<Database>,
  names: SkuNames,
  locations: readonly string[],
  now: number,
): Promise<readonly SellableSku[]> => {
  const rows = await database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select([
      'sku.id',
      'sku.part_number',
      'sku.list_price_cents',
      'sku.offer_price_cents',
      'product.in_store_only',
      'product.pickup_only',
      'product.live_animal',
    ])
    .where((eb) =>
      eb.or([
        ...(names.partNumbers.length > 0 ? [eb('sku.part_number', 'in', names.partNumbers)] : []),
        ...(names.skuIds.length > 0 ? [eb('sku.id', 'in', names.skuIds)] : []),
      ]),
    )
    .execute();
  const ids = rows.map((row) => row.id);
  const quantityAt = byPlace(await readStock(database, ids, locations, now));
  return rows.map((row) => ({
    skuId: row.id,
    partNumber: row.part_number,
    priced: (row.offer_price_cents ?? row.list_price_cents) !== null,
    inStoreOnly: row.in_store_only === 1,
    pickupOnly: row.pickup_only === 1,
    liveAnimal: row.live_animal === 1,
    stockAt: (location) => quantityAt(row.id, location),
  }));
};

/**
 * Throws when a SKU is not sold in the requested way or its stock is too low. An empty store id means delivery.
 * [CRT-03]
 */
export const requireSellable = (sku: SellableSku, quantity: number, physicalStoreId: string): void => {
  const { partNumber } = sku;
  if (sku.liveAnimal) {
    throw notForSale('_ERR_LIVE_ANIMAL', 'Live animals are sold in our stores only.', partNumber);
  }
  if (sku.inStoreOnly) {
    throw notForSale('_ERR_IN_STORE_ONLY', `${partNumber} is sold in our stores only.`, partNumber);
  }
  if (!sku.priced) {
    throw notForSale('_ERR_PROD_NOT_ORDERABLE', `${partNumber} has no price at the moment.`, partNumber);
  }
  const pickup = physicalStoreId !== '';
  if (sku.pickupOnly && !pickup) {
    throw notForSale('_ERR_PICKUP_ONLY', `${partNumber} is not delivered. Choose a store to pick it up.`, partNumber);
  }
  const available = sku.stockAt(pickup ? physicalStoreId : ONLINE);
  if (quantity > available) throw notEnoughStock(partNumber, available, pickup);
};
