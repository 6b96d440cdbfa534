import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { MAX_MERGED_ITEMS, MAX_MERGED_LISTS } from './list-failures.ts';
import { itemsBySku, listsOf, putItem, type StoredList } from './stored-lists.ts';

/** The account's list that takes the products of a guest's list: the default one, or one of the same name. */
const counterpartOf = (accountLists: readonly StoredList[], guestList: StoredList): StoredList | undefined =>
  accountLists.find((list) =>
    guestList.is_default === 1
      ? list.is_default === 1
      : list.is_default === 0 && list.name.toLowerCase() === guestList.name.toLowerCase(),
  );

/**
 * Puts the products of a guest's list into a list of the account, and removes the guest's list. What the account's list
 * has no room for is left out, the oldest first.
 */
const moveProducts = async (trx: Transaction<Database>, from: StoredList, to: StoredList): Promise<void> => {
  const rows = await trx
    .selectFrom('wish_list_item')
    .selectAll()
    .where('list_id', '=', from.list_id)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute();
  const present = await itemsBySku(trx, to.list_id);
  let room = MAX_MERGED_ITEMS - present.size;
  for (const row of rows) {
    const isNew = !present.has(row.sku_id);
    if (isNew && room <= 0) continue;
    if (isNew) room -= 1;
    await putItem(trx, to.list_id, {
      skuId: row.sku_id,
      partNumber: row.part_number,
      quantity: row.quantity,
      note: row.note,
      addedPriceCents: row.added_price_cents,
      addedAt: row.added_at,
    });
  }
  await deleteList(trx, from);
};

const deleteList = async (trx: Transaction<Database>, list: StoredList): Promise<void> => {
  await trx.deleteFrom('wish_list').where('list_id', '=', list.list_id).execute();
};

/** The default list first, for which there is always room, and then the newest. */
const inOrderOfMerging = (lists: readonly StoredList[]): readonly StoredList[] =>
  lists.toSorted((one, other) => other.is_default - one.is_default || other.list_id - one.list_id);

/**
 * Moves a guest's lists to the account at sign-in. Products of the default list go to the account's default list, those
 * of another list to the account's list of the same name; other lists move as they are. A product that both have is there
 * once, with the larger quantity. The limits for adding can be exceeded, so that a sign-in loses nothing, but not without
 * end: beyond `MAX_MERGED_LISTS` and `MAX_MERGED_ITEMS`, the oldest of the guest's is left out.
 *
 * Signing in never publishes anything of the account: the link of a guest's list ends when its products go to a list of
 * the account, and a shared list that moves keeps its link, but does not show the account's first name. [ACC-05]
 */
export const mergeLists = async (trx: Transaction<Database>, guestId: number, accountId: number): Promise<void> => {
  if (guestId === accountId) return;
  const guestLists = await listsOf(trx, guestId);
  if (guestLists.length === 0) return;
  const accountLists = await listsOf(trx, accountId);
  let room = MAX_MERGED_LISTS - accountLists.length;
  for (const list of inOrderOfMerging(guestLists)) {
    const counterpart = counterpartOf(accountLists, list);
    if (counterpart !== undefined) await moveProducts(trx, list, counterpart);
    else if (room <= 0 && list.is_default === 0) await deleteList(trx, list);
    else {
      room -= 1;
      const owner = { shopper_id: accountId, shows_name: 0 };
      await trx.updateTable('wish_list').set(owner).where('list_id', '=', list.list_id).execute();
    }
  }
};
