import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { MAX_ITEMS, MAX_LISTS } from './list-failures.ts';

/** Marks an item as removed. Of a list's removed items, the last hundred can be restored. */
export const removeItemRow = async (
  trx: Transaction<Database>,
  { listId, itemId }: { readonly listId: number; readonly itemId: number },
  now: number,
): Promise<void> => {
  await trx.updateTable('wish_list_item').set({ removed_at: now }).where('item_id', '=', itemId).execute();
  const kept = trx
    .selectFrom('wish_list_item')
    .select('item_id')
    .where('list_id', '=', listId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('item_id', 'desc')
    .limit(MAX_ITEMS);
  await trx
    .deleteFrom('wish_list_item')
    .where('list_id', '=', listId)
    .where('removed_at', 'is not', null)
    .where('item_id', 'not in', kept)
    .execute();
};

/** Marks a list as removed. Of a shopper's removed lists, the last twenty can be restored. */
export const removeListRow = async (
  trx: Transaction<Database>,
  { shopperId, listId }: { readonly shopperId: number; readonly listId: number },
  now: number,
): Promise<void> => {
  await trx.updateTable('wish_list').set({ removed_at: now }).where('list_id', '=', listId).execute();
  const kept = trx
    .selectFrom('wish_list')
    .select('list_id')
    .where('shopper_id', '=', shopperId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('list_id', 'desc')
    .limit(MAX_LISTS);
  await trx
    .deleteFrom('wish_list')
    .where('shopper_id', '=', shopperId)
    .where('removed_at', 'is not', null)
    .where('list_id', 'not in', kept)
    .execute();
};
