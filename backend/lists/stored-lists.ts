import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { WishListItemTable } from '../database/tables/lists-tables.ts';
import { listFull, MAX_ITEMS, MAX_LISTS, nameTaken, noSuchItem, noSuchList, tooManyLists } from './list-failures.ts';

/** The name of the list that hearts put products into, until its owner renames it. */
export const DEFAULT_NAME = 'Wish list';

/** A stored list that is not removed. */
export interface StoredList {
  readonly list_id: number;
  readonly external_id: string;
  readonly name: string;
  readonly is_default: number;
  readonly share_token: string | null;
}

/** A product to put into a list. */
export interface NewItem {
  readonly skuId: string;
  readonly partNumber: string;
  readonly quantity: number;
  readonly note: string;
  readonly addedPriceCents: number | null;
  readonly addedAt: number;
}

const COLUMNS = ['list_id', 'external_id', 'name', 'is_default', 'share_token'] as const;

/** The shopper's lists that are not removed. */
export const listsOf = (trx: Transaction<Database>, shopperId: number): Promise<readonly StoredList[]> =>
  trx
    .selectFrom('wish_list')
    .select(COLUMNS)
    .where('shopper_id', '=', shopperId)
    .where('removed_at', 'is', null)
    .execute();

/** The shopper's list. Throws 404 for an unknown one and for another shopper's. */
export const requireList = async (
  trx: Transaction<Database>,
  shopperId: number,
  externalId: string,
): Promise<StoredList> => {
  const found = (await listsOf(trx, shopperId)).find((list) => list.external_id === externalId);
  if (found === undefined) throw noSuchList();
  return found;
};

/** Throws when another list of the shopper has this name. */
export const requireFreeName = (lists: readonly StoredList[], name: string, own?: StoredList): void => {
  const same = (list: StoredList): boolean => list.name.toLowerCase() === name.toLowerCase();
  if (lists.some((list) => list.list_id !== own?.list_id && same(list))) throw nameTaken();
};

/** Throws when the shopper has as many lists as are allowed. */
export const requireRoomForList = (lists: readonly StoredList[]): void => {
  if (lists.length >= MAX_LISTS) throw tooManyLists();
};

/** Creates a list. Throws when the shopper has as many as are allowed, or one with this name. */
export const createList = async (
  trx: Transaction<Database>,
  shopperId: number,
  { name, isDefault }: { readonly name: string; readonly isDefault: boolean },
  now: number,
): Promise<StoredList> => {
  const lists = await listsOf(trx, shopperId);
  if (!isDefault) {
    requireRoomForList(lists);
    requireFreeName(lists, name);
  }
  const row = {
    shopper_id: shopperId,
    external_id: randomUUID(),
    name,
    is_default: isDefault ? 1 : 0,
    created_at: now,
    share_token: null,
    removed_at: null,
  };
  return trx.insertInto('wish_list').values(row).returning(COLUMNS).executeTakeFirstOrThrow();
};

/** The shopper's default list, which is created when there is none. */
export const openDefaultList = async (
  trx: Transaction<Database>,
  shopperId: number,
  now: number,
): Promise<StoredList> =>
  (await listsOf(trx, shopperId)).find((list) => list.is_default === 1) ??
  createList(trx, shopperId, { name: DEFAULT_NAME, isDefault: true }, now);

/** Ids of the list's items that are not removed, by SKU. */
export const itemsBySku = async (trx: Transaction<Database>, listId: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await trx
    .selectFrom('wish_list_item')
    .select(['item_id', 'sku_id'])
    .where('list_id', '=', listId)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.sku_id, row.item_id]));
};

/**
 * Puts a product into a list and returns the item's id. One that is there already keeps its note and gets the larger
 * quantity, so that nothing is doubled.
 */
export const putItem = async (trx: Transaction<Database>, listId: number, item: NewItem): Promise<number> => {
  const fresh = {
    quantity: item.quantity,
    note: item.note,
    added_price_cents: item.addedPriceCents,
    added_at: item.addedAt,
    removed_at: null,
  };
  const row = await trx
    .insertInto('wish_list_item')
    .values({ list_id: listId, sku_id: item.skuId, part_number: item.partNumber, ...fresh })
    .onConflict((conflict) => conflict.columns(['list_id', 'sku_id']).doNothing())
    .returning('item_id')
    .executeTakeFirst();
  if (row !== undefined) return row.item_id;
  const known = await trx
    .selectFrom('wish_list_item')
    .select(['item_id', 'quantity', 'note', 'removed_at'])
    .where('list_id', '=', listId)
    .where('sku_id', '=', item.skuId)
    .executeTakeFirstOrThrow();
  const quantity = Math.max(known.quantity, item.quantity);
  const changes = known.removed_at === null ? { quantity, note: known.note === '' ? item.note : known.note } : fresh;
  await trx.updateTable('wish_list_item').set(changes).where('item_id', '=', known.item_id).execute();
  return known.item_id;
};

/** Throws when this many products more do not fit into a list. */
export const requireRoomFor = (present: ReadonlyMap<string, number>, skuIds: readonly string[]): void => {
  const added = new Set(skuIds.filter((skuId) => !present.has(skuId)));
  if (added.size > 0 && present.size + added.size > MAX_ITEMS) throw listFull();
};

/** The item of a list, with the removed ones if asked for. Throws 404 for an unknown one. */
export const requireItem = async (
  trx: Transaction<Database>,
  listId: number,
  itemId: string,
  which: 'kept' | 'removed' = 'kept',
): Promise<Selectable<WishListItemTable>> => {
  // Ids beyond the safe integers would be rounded to another one.
  const id = /^\d{1,15}$/.test(itemId) ? Number(itemId) : -1;
  const row = await trx
    .selectFrom('wish_list_item')
    .selectAll()
    .where('item_id', '=', id)
    .where('list_id', '=', listId)
    .where('removed_at', which === 'kept' ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (row === undefined) throw noSuchItem(itemId);
  return row;
};
