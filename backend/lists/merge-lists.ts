import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listsOf, putItem, type StoredList } from './stored-lists.ts';

/** The account's list that takes the products of a guest's list: the default one, or one of the same name. */
const counterpartOf = (accountLists: readonly StoredList[], guestList: StoredList): StoredList | undefined =>
  accountLists.find((list) =>
    guestList.is_default === 1
      ? list.is_default === 1
      : list.is_default === 0 && list.name.toLowerCase() === guestList.name.toLowerCase(),
  );

const moveProducts = async (trx: Transaction<Database>, from: StoredList, to: StoredList): Promise<void> => {
  const rows = await trx
    .selectFrom('wish_list_item')
    .selectAll()
    .where('list_id', '=', from.list_id)
    .where('removed_at', 'is', null)
    .execute();
  for (const row of rows) {
    await putItem(trx, to.list_id, {
      skuId: row.sku_id,
      partNumber: row.part_number,
      quantity: row.quantity,
      note: row.note,
      addedPriceCents: row.added_price_cents,
      addedAt: row.added_at,
    });
  }
  await trx.deleteFrom('wish_list').where('list_id', '=', from.list_id).execute();
};

/**
 * Moves a guest's lists to the account at sign-in. Products of the default list go to the account's default list, those
 * of another list to the account's list of the same name; other lists move as they are. A product that both have is there
 * once, with the larger quantity. Nothing is lost: the limits apply to adding.
 *
 * Signing in never publishes anything of the account: the link of a guest's list ends when its products go to a list of
 * the account, and a shared list that moves keeps its link, but does not show the account's first name. [ACC-05]
 */
export const mergeLists = async (trx: Transaction<Database>, guestId: number, accountId: number): Promise<void> => {
  if (guestId === accountId) return;
  const guestLists = await listsOf(trx, guestId);
  if (guestLists.length === 0) return;
  const accountLists = await listsOf(trx, accountId);
  for (const list of guestLists) {
    const counterpart = counterpartOf(accountLists, list);
    if (counterpart !== undefined) await moveProducts(trx, list, counterpart);
    else {
      const owner = { shopper_id: accountId, shows_name: 0 };
      await trx.updateTable('wish_list').set(owner).where('list_id', '=', list.list_id).execute();
    }
  }
};
