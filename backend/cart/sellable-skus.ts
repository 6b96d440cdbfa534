import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { byPlace, ONLINE, readStock } from '../stores/read-stock.ts';
import { notEnoughStock, notForSale } from './cart-failures.ts';
import type { FulfilmentChoice } from './fulfilment.ts';
import { describeSku } from './sku-looks.ts';
import { sameDayOption, reasonText, type OfferedItem, type OfferingStore } from './fulfilment-options.ts';

/** The facts that decide whether a SKU can be added to a cart. */
export interface SellableSku {
  readonly skuId: string;
  readonly partNumber: string;
  /** The product's name with what tells its variants apart. */
  readonly description: string;
  readonly priced: boolean;
  /** Today's price; 0 without one. */
  readonly unitPriceCents: number;
  readonly inStoreOnly: boolean;
  readonly pickupOnly: boolean;
  readonly liveAnimal: boolean;
  /** The other company that sells and ships it. */
  readonly vendor: string | null;
  /** Whether a vet has to approve it before it is shipped. */
  readonly needsPrescription: boolean;
  /** Whether it is shipped frozen, on a day that the shopper chooses. */
  readonly frozen: boolean;
  /** How it is personalised; null when it is not. */
  readonly personalization: string | null;
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
      'sku.size',
      'sku.flavor',
      'sku.color',
      'product.name',
      'sku.list_price_cents',
      'sku.offer_price_cents',
      'product.in_store_only',
      'product.pickup_only',
      'product.live_animal',
      'product.vendor',
      'product.needs_prescription',
      'product.frozen',
      'product.personalization',
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
    description: describeSku(row),
    priced: (row.offer_price_cents ?? row.list_price_cents) !== null,
    unitPriceCents: row.offer_price_cents ?? row.list_price_cents ?? 0,
    inStoreOnly: row.in_store_only === 1,
    pickupOnly: row.pickup_only === 1,
    liveAnimal: row.live_animal === 1,
    vendor: row.vendor,
    needsPrescription: row.needs_prescription === 1,
    frozen: row.frozen === 1,
    personalization: row.personalization,
    stockAt: (location) => quantityAt(row.id, location),
  }));
};

/** What adding and changing a line has to know of the stores and the time. */
export interface SellingPlaces {
  readonly storeOf: (storeId: string) => OfferingStore | undefined;
  readonly now: number;
}

const requireSoldOnline = ({ partNumber, liveAnimal, inStoreOnly }: SellableSku): void => {
  if (liveAnimal) throw notForSale('_ERR_LIVE_ANIMAL', 'Live animals are sold in stores only.', partNumber);
  if (inStoreOnly) throw notForSale('_ERR_IN_STORE_ONLY', 'This item is sold in stores only.', partNumber);
};

const requireNotPickupOnly = ({ partNumber, pickupOnly }: SellableSku): void => {
  if (!pickupOnly) return;
  throw notForSale('_ERR_PICKUP_ONLY', 'This item is available for store pickup only. Choose a store.', partNumber);
};

/** Throws for a SKU that is never delivered, whatever its price and stock are. [ACC-06] */
export const requireDelivered = (sku: SellableSku): void => {
  requireSoldOnline(sku);
  requireNotPickupOnly(sku);
};

/**
 * Throws when a SKU is not sold in the requested way or its stock there is too low. Same-day delivery is also refused
 * while its store does not deliver on this day. [CRT-03] [CHK-02]
 */
export const requireSellable = (
  sku: SellableSku,
  quantity: number,
  { fulfilment, physicalStoreId }: FulfilmentChoice,
  { storeOf, now }: SellingPlaces,
): void => {
  const { partNumber, priced, vendor, needsPrescription } = sku;
  requireSoldOnline(sku);
  if (!priced) throw notForSale('_ERR_PROD_NOT_ORDERABLE', 'This item isn’t available right now.', partNumber);
  if (fulfilment !== 'pickup') requireNotPickupOnly(sku);
  if (vendor !== null && fulfilment !== 'ship') {
    throw notForSale('_ERR_SHIPPED_ONLY', `This item is sold and shipped by ${vendor}.`, partNumber);
  }
  if (needsPrescription && fulfilment !== 'ship') {
    const message = 'Prescription items ship after your vet approves them.';
    throw notForSale('_ERR_SHIPPED_ONLY', message, partNumber);
  }
  const available = sku.stockAt(fulfilment === 'ship' ? ONLINE : physicalStoreId);
  if (fulfilment === 'same-day') {
    const item: OfferedItem = { quantity, isSold: true, pickupOnly: sku.pickupOnly, vendor, needsPrescription };
    const option = sameDayOption(item, { store: storeOf(physicalStoreId), available, now });
    const isStockReason = option.reason === 'out-of-stock' || option.reason === 'too-few';
    if (option.reason !== undefined && !isStockReason) {
      throw notForSale('_ERR_NO_SAME_DAY', reasonText(option, item), partNumber);
    }
  }
  if (quantity > available) throw notEnoughStock(partNumber, available, fulfilment !== 'ship');
};
