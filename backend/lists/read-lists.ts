import type { Kysely } from 'kysely';
import { withKeptSkus, type KeptSku } from '../cart/kept-skus.ts';
import type { Database } from '../database/schema.ts';
import { noSuchList } from './list-failures.ts';

/** A product in a list, with its current catalogue data. */
export interface ListedItem extends KeptSku {
  readonly itemId: number;
  readonly listId: number;
  readonly skuId: string;
  readonly partNumber: string;
  readonly quantity: number;
  readonly note: string;
  readonly addedPriceCents: number | null;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

/** A wish list, its newest products first. */
export interface WishList {
  readonly listId: number;
  readonly externalId: string;
  readonly name: string;
  readonly isDefault: boolean;
  /** Undefined while it is not shared. */
  readonly shareToken: string | undefined;
  readonly showsName: boolean;
  readonly items: readonly ListedItem[];
}

const readItems = async (
  database: Kysely<Database>,
  listIds: readonly number[],
  now: number,
): Promise<readonly ListedItem[]> => {
  if (listIds.length === 0) return [];
  const rows = await database
    .selectFrom('wish_list_item')
    .selectAll()
    .where('list_id', 'in', listIds)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute();
  const items = rows.map((row) => ({
    itemId: row.item_id,
    listId: row.list_id,
    skuId: row.sku_id,
    partNumber: row.part_number,
    quantity: row.quantity,
    note: row.note,
    addedPriceCents: row.added_price_cents,
    addedAt: row.added_at,
  }));
  return withKeptSkus(database, items, now);
};

/** The shopper's lists: the default one first, then the others in the order in which they were made. [ACC-05] */
export const readLists = async (
  database: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<readonly WishList[]> => {
  const lists = await database
    .selectFrom('wish_list')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('list_id')
    .execute();
  const items = await readItems(
    database,
    lists.map((list) => list.list_id),
    now,
  );
  return lists.map((list) => ({
    listId: list.list_id,
    externalId: list.external_id,
    name: list.name,
    isDefault: list.is_default === 1,
    shareToken: list.share_token ?? undefined,
    showsName: list.shows_name === 1,
    items: items.filter(({ listId }) => listId === list.list_id),
  }));
};

/** Part numbers of the default list, for the hearts of a page. One statement. [ACC-05] */
export const readWished = async (database: Kysely<Database>, shopperId: number): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('wish_list_item')
    .innerJoin('wish_list', 'wish_list.list_id', 'wish_list_item.list_id')
    .select('wish_list_item.part_number')
    .where('wish_list.shopper_id', '=', shopperId)
    .where('wish_list.is_default', '=', 1)
    .where('wish_list_item.removed_at', 'is', null)
    .execute();
  return rows.map((row) => row.part_number);
};

/** A list as whoever has its link sees it: no notes, and its owner's first name only if the owner wants that. */
export interface SharedList {
  readonly name: string;
  readonly ownerName: string | undefined;
  readonly items: readonly ListedItem[];
}

/** The list with a share token. Throws 404 for an unknown token, also after the sharing was stopped. [ACC-05] */
export const readSharedList = async (database: Kysely<Database>, token: string, now: number): Promise<SharedList> => {
  const list = await database
    .selectFrom('wish_list')
    .innerJoin('shopper', 'shopper.shopper_id', 'wish_list.shopper_id')
    .select(['list_id', 'name', 'shows_name', 'shopper.first_name'])
    .where('share_token', '=', token)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (list === undefined) throw noSuchList();
  const ownerName = list.shows_name === 1 ? (list.first_name ?? undefined) : undefined;
  return { name: list.name, ownerName, items: await readItems(database, [list.list_id], now) };
};
