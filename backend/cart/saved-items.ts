import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SavedItemTable } from '../database/tables/checkout-tables.ts';
import { noSuchSavedItem, savedFull } from './cart-failures.ts';
import { storedFulfilment, type FulfilmentChoice } from './fulfilment.ts';
import { withKeptSkus, type KeptSku } from './kept-skus.ts';
import { MAX_QUANTITY, MAX_SAVED_ITEMS } from './quantity.ts';

/** An item that a shopper keeps for later, with its current catalogue data. */
export interface SavedItem extends StoredSavedItem, KeptSku {}

/** A stored saved item, with the way in which it reached the shopper in the cart. */
export interface StoredSavedItem extends FulfilmentChoice {
  readonly itemId: number;
  readonly skuId: string;
  readonly partNumber: string;
  readonly quantity: number;
  /** The product's name when it was saved; empty when it is not known. */
  readonly description: string;
}

const COLUMNS = [
  'saved_item_id',
  'sku_id',
  'part_number',
  'quantity',
  'description',
  'fulfilment',
  'physical_store_id',
] as const;

const toStored = (row: Pick<Selectable<SavedItemTable>, (typeof COLUMNS)[number]>): StoredSavedItem => ({
  itemId: row.saved_item_id,
  skuId: row.sku_id,
  partNumber: row.part_number,
  quantity: row.quantity,
  description: row.description,
  fulfilment: storedFulfilment(row.fulfilment),
  physicalStoreId: row.physical_store_id,
});

/** Reads what the shopper keeps for later, the newest first. One statement for shoppers who keep nothing. [CHK-10] */
export const readSavedItems = async (
  database: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<readonly SavedItem[]> => {
  const rows = await database
    .selectFrom('saved_item')
    .select(COLUMNS)
    .where('shopper_id', '=', shopperId)
    .orderBy('saved_at', 'desc')
    .orderBy('saved_item_id', 'desc')
    .execute();
  return withKeptSkus(database, rows.map(toStored), now);
};

/** The shopper's saved item. Throws 404 for an unknown one and for another shopper's. */
export const requireSavedItem = async (
  trx: Transaction<Database>,
  shopperId: number,
  itemId: string,
): Promise<StoredSavedItem> => {
  // Ids beyond the safe integers would be rounded to another one.
  const id = /^\d{1,15}$/.test(itemId) ? Number(itemId) : -1;
  const row = await trx
    .selectFrom('saved_item')
    .select(COLUMNS)
    .where('saved_item_id', '=', id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (row === undefined) throw noSuchSavedItem(itemId);
  return toStored(row);
};

/**
 * Saves an item; a SKU that is saved already has one item with both quantities, at most 99, and the newer way. Throws when the shopper
 * keeps as many items as are allowed.
 */
export const saveItem = async (
  trx: Transaction<Database>,
  shopperId: number,
  item: Omit<StoredSavedItem, 'itemId'>,
  now: number,
): Promise<number> => {
  const kept = await trx
    .selectFrom('saved_item')
    .select(['sku_id', 'quantity'])
    .where('shopper_id', '=', shopperId)
    .execute();
  const same = kept.find((row) => row.sku_id === item.skuId);
  if (same === undefined && kept.length >= MAX_SAVED_ITEMS) throw savedFull();
  const quantity = Math.min(MAX_QUANTITY, item.quantity + (same?.quantity ?? 0));
  const newer = {
    quantity,
    saved_at: now,
    description: item.description,
    fulfilment: item.fulfilment,
    physical_store_id: item.physicalStoreId,
  };
  const row = await trx
    .insertInto('saved_item')
    .values({ shopper_id: shopperId, sku_id: item.skuId, part_number: item.partNumber, ...newer })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'sku_id']).doUpdateSet(newer))
    .returning('saved_item_id')
    .executeTakeFirstOrThrow();
  return row.saved_item_id;
};

export const deleteSavedItem = async (trx: Transaction<Database>, itemId: number): Promise<void> => {
  await trx.deleteFrom('saved_item').where('saved_item_id', '=', itemId).execute();
};

/**
 * Moves a guest's saved items to the account at sign-in. A SKU that both keep has the larger of the quantities and the way of
 * the one that was saved last. No item is lost: the limit applies to saving. [CHK-10]
 */
export const mergeSavedItems = async (
  trx: Transaction<Database>,
  guestId: number,
  accountId: number,
): Promise<void> => {
  const ownItems = await trx
    .selectFrom('saved_item')
    .select(['sku_id', 'quantity', 'saved_at'])
    .where('shopper_id', '=', accountId)
    .execute();
  const own = new Map(ownItems.map((item) => [item.sku_id, item]));
  const guestItems = await trx.selectFrom('saved_item').selectAll().where('shopper_id', '=', guestId).execute();
  for (const { saved_item_id: _id, ...item } of guestItems) {
    const { saved_at, fulfilment, physical_store_id } = item;
    const kept = own.get(item.sku_id);
    const newer = kept === undefined || kept.saved_at <= saved_at ? { saved_at, fulfilment, physical_store_id } : {};
    const quantity = Math.max(item.quantity, kept?.quantity ?? 0);
    await trx
      .insertInto('saved_item')
      .values({ ...item, shopper_id: accountId })
      .onConflict((conflict) => conflict.columns(['shopper_id', 'sku_id']).doUpdateSet({ quantity, ...newer }))
      .execute();
  }
  await trx.deleteFrom('saved_item').where('shopper_id', '=', guestId).execute();
};
