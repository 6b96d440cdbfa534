import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { tooManyGuests, unknownSku } from '../cart/cart-failures.ts';
import { findSellableSkus } from '../cart/sellable-skus.ts';
import type { Database } from '../database/schema.ts';
import type { WishListItemTable } from '../database/tables/lists-tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import type { SessionStore } from '../identity/session/session-store.ts';
import { defaultListStays, noSuchList } from './list-failures.ts';
import { removeItemRow, removeListRow } from './removed-rows.ts';
import {
  createList,
  itemsBySku,
  listsOf,
  openDefaultList,
  putItem,
  requireFreeName,
  requireItem,
  requireList,
  requireRoomFor,
  requireRoomForList,
  type NewItem,
  type StoredList,
} from './stored-lists.ts';

/** A product by its SKU's id or its part number. */
export type Named = { readonly productId: string } | { readonly partNumber: string };

export type RequestedItem = Named & { readonly quantity: number };

/** The address of the default list, which exists once something is in it. */
export const DEFAULT_LIST = '@default';

export interface ItemChange {
  readonly quantity?: number | undefined;
  readonly note?: string | undefined;
}

/**
 * Changes of a shopper's lists; each is all or nothing. All throw 404 for a list or an item that is not the shopper's, and
 * when the session has ended. [ACC-05]
 */
export interface ChangeLists {
  /** Creates a list with items. Throws for a name that is taken, too many lists or items, and unknown products. */
  create(shopper: Shopper, name: string, items: readonly RequestedItem[]): Promise<CreatedList>;
  /** Puts products into a list. One that is there already stays as it is, or gets the larger quantity. */
  add(shopper: Shopper, externalId: string, items: readonly RequestedItem[]): Promise<CreatedList>;
  rename(shopper: Shopper, externalId: string, name: string): Promise<void>;
  /** Removes a list. The default one cannot be removed. */
  remove(shopper: Shopper, externalId: string): Promise<void>;
  change(shopper: Shopper, externalId: string, itemId: string, change: ItemChange): Promise<void>;
  /** Moves an item into another list, with its quantity and note. */
  move(shopper: Shopper, externalId: string, itemId: string, to: string): Promise<void>;
  /** Removes an item; by a product, it may be gone already. */
  removeItem(shopper: Shopper, externalId: string, item: Named | { readonly itemId: string }): Promise<void>;
  /** Brings back a list, or an item of it, that was removed less than a day ago. Throws when there is no room for it. */
  restore(shopper: Shopper, externalId: string, itemId: string | undefined): Promise<void>;
  /** Shares a list and returns its token, the same as long as it is shared. */
  share(shopper: Shopper, externalId: string, showsName: boolean): Promise<string>;
  stopSharing(shopper: Shopper, externalId: string): Promise<void>;
}

export interface CreatedList {
  readonly list: StoredList;
  readonly itemIds: readonly number[];
}

export interface ChangeListsDeps {
  readonly unitOfWork: UnitOfWork;
  readonly sessions: Pick<SessionStore, 'save'>;
  readonly clock: () => number;
}

const toNewItems = async (
  trx: Transaction<Database>,
  items: readonly RequestedItem[],
  now: number,
): Promise<readonly NewItem[]> => {
  const names = {
    partNumbers: items.flatMap((item) => ('partNumber' in item ? [item.partNumber] : [])),
    skuIds: items.flatMap((item) => ('productId' in item ? [item.productId] : [])),
  };
  const skus = items.length === 0 ? [] : await findSellableSkus(trx, names, [], now);
  return items.map((item) => {
    const sku = skus.find((known) =>
      'partNumber' in item ? known.partNumber === item.partNumber : known.skuId === item.productId,
    );
    if (sku === undefined) {
      throw 'partNumber' in item ? unknownSku('partNumber', item.partNumber) : unknownSku('productId', item.productId);
    }
    return {
      skuId: sku.skuId,
      partNumber: sku.partNumber,
      quantity: item.quantity,
      note: '',
      addedPriceCents: sku.priced ? sku.unitPriceCents : null,
      addedAt: now,
    };
  });
};

const putAll = async (
  trx: Transaction<Database>,
  list: StoredList,
  items: readonly NewItem[],
): Promise<CreatedList> => {
  const skuIds = items.map(({ skuId }) => skuId);
  requireRoomFor(await itemsBySku(trx, list.list_id), skuIds);
  const itemIds: number[] = [];
  for (const item of items) itemIds.push(await putItem(trx, list.list_id, item));
  return { list, itemIds };
};

/** The item's id; undefined when a product is not in the list. */
const findItem = async (
  trx: Transaction<Database>,
  listId: number,
  item: Named | { readonly itemId: string },
): Promise<number | undefined> => {
  if ('itemId' in item) return (await requireItem(trx, listId, item.itemId)).item_id;
  const row = await trx
    .selectFrom('wish_list_item')
    .select('item_id')
    .where('list_id', '=', listId)
    .where('removed_at', 'is', null)
    .where((eb) => ('partNumber' in item ? eb('part_number', '=', item.partNumber) : eb('sku_id', '=', item.productId)))
    .executeTakeFirst();
  return row?.item_id;
};

const restoreList = async (trx: Transaction<Database>, shopperId: number, externalId: string): Promise<void> => {
  const removed = await trx
    .selectFrom('wish_list')
    .select(['list_id', 'name'])
    .where('shopper_id', '=', shopperId)
    .where('external_id', '=', externalId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  if (removed === undefined) throw noSuchList();
  const lists = await listsOf(trx, shopperId);
  requireRoomForList(lists);
  requireFreeName(lists, removed.name);
  await trx.updateTable('wish_list').set({ removed_at: null }).where('list_id', '=', removed.list_id).execute();
};

const restoreItem = async (trx: Transaction<Database>, list: StoredList, itemId: string): Promise<void> => {
  const removed = await requireItem(trx, list.list_id, itemId, 'removed');
  requireRoomFor(await itemsBySku(trx, list.list_id), [removed.sku_id]);
  await trx.updateTable('wish_list_item').set({ removed_at: null }).where('item_id', '=', removed.item_id).execute();
};

const moveItem = async (
  trx: Transaction<Database>,
  { item, to, now }: { readonly item: Selectable<WishListItemTable>; readonly to: StoredList; readonly now: number },
): Promise<void> => {
  if (to.list_id === item.list_id) return;
  requireRoomFor(await itemsBySku(trx, to.list_id), [item.sku_id]);
  await putItem(trx, to.list_id, {
    skuId: item.sku_id,
    partNumber: item.part_number,
    quantity: item.quantity,
    note: item.note,
    addedPriceCents: item.added_price_cents,
    addedAt: item.added_at,
  });
  await removeItemRow(trx, { listId: item.list_id, itemId: item.item_id }, now);
};

/** Runs a change of an open session's lists, after the rows of a new guest are written. */
const makeRun =
  ({ unitOfWork, sessions, clock }: ChangeListsDeps) =>
  <Result>(shopper: Shopper, work: (trx: Transaction<Database>, now: number) => Promise<Result>): Promise<Result> =>
    unitOfWork.run(async (trx) => {
      if (!(await sessions.save(trx, shopper))) throw tooManyGuests();
      await requireOpenSession(trx, shopper.sessionId);
      return work(trx, clock());
    });

type ListChanges = Pick<ChangeLists, 'create' | 'rename' | 'remove' | 'restore' | 'share' | 'stopSharing'>;

const makeListChanges = (run: ReturnType<typeof makeRun>): ListChanges => ({
  create: (shopper, name, items) =>
    run(shopper, async (trx, now) => {
      const list = await createList(trx, shopper.shopperId, { name, isDefault: false }, now);
      return putAll(trx, list, await toNewItems(trx, items, now));
    }),

  rename: (shopper, externalId, name) =>
    run(shopper, async (trx) => {
      const list = await requireList(trx, shopper.shopperId, externalId);
      requireFreeName(await listsOf(trx, shopper.shopperId), name, list);
      await trx.updateTable('wish_list').set({ name }).where('list_id', '=', list.list_id).execute();
    }),

  remove: (shopper, externalId) =>
    run(shopper, async (trx, now) => {
      const list = await requireList(trx, shopper.shopperId, externalId);
      if (list.is_default === 1) throw defaultListStays();
      await removeListRow(trx, { shopperId: shopper.shopperId, listId: list.list_id }, now);
    }),

  restore: (shopper, externalId, itemId) =>
    run(shopper, async (trx) => {
      if (itemId === undefined) return restoreList(trx, shopper.shopperId, externalId);
      return restoreItem(trx, await requireList(trx, shopper.shopperId, externalId), itemId);
    }),

  share: (shopper, externalId, showsName) =>
    run(shopper, async (trx) => {
      const list = await requireList(trx, shopper.shopperId, externalId);
      const token = list.share_token ?? randomBytes(18).toString('base64url');
      const sharing = { share_token: token, shows_name: showsName ? 1 : 0 };
      await trx.updateTable('wish_list').set(sharing).where('list_id', '=', list.list_id).execute();
      return token;
    }),

  stopSharing: (shopper, externalId) =>
    run(shopper, async (trx) => {
      const list = await requireList(trx, shopper.shopperId, externalId);
      const sharing = { share_token: null, shows_name: 0 };
      await trx.updateTable('wish_list').set(sharing).where('list_id', '=', list.list_id).execute();
    }),
});

type ItemChanges = Pick<ChangeLists, 'add' | 'change' | 'move' | 'removeItem'>;

const makeItemChanges = (run: ReturnType<typeof makeRun>): ItemChanges => ({
  add: (shopper, externalId, items) =>
    run(shopper, async (trx, now) => {
      const list =
        externalId === DEFAULT_LIST
          ? await openDefaultList(trx, shopper.shopperId, now)
          : await requireList(trx, shopper.shopperId, externalId);
      return putAll(trx, list, await toNewItems(trx, items, now));
    }),

  change: (shopper, externalId, itemId, { quantity, note }) =>
    run(shopper, async (trx) => {
      const list = await requireList(trx, shopper.shopperId, externalId);
      const item = await requireItem(trx, list.list_id, itemId);
      const changes = { quantity: quantity ?? item.quantity, note: note ?? item.note };
      await trx.updateTable('wish_list_item').set(changes).where('item_id', '=', item.item_id).execute();
    }),

  move: (shopper, externalId, itemId, to) =>
    run(shopper, async (trx, now) => {
      const from = await requireList(trx, shopper.shopperId, externalId);
      const item = await requireItem(trx, from.list_id, itemId);
      await moveItem(trx, { item, to: await requireList(trx, shopper.shopperId, to), now });
    }),

  removeItem: (shopper, externalId, wanted) =>
    run(shopper, async (trx, now) => {
      const lists = await listsOf(trx, shopper.shopperId);
      const list = lists.find((known) =>
        externalId === DEFAULT_LIST ? known.is_default === 1 : known.external_id === externalId,
      );
      if (list === undefined && externalId === DEFAULT_LIST) return;
      if (list === undefined) throw noSuchList();
      const itemId = await findItem(trx, list.list_id, wanted);
      if (itemId !== undefined) await removeItemRow(trx, { listId: list.list_id, itemId }, now);
    }),
});

/** `ChangeLists` on the database. */
export const makeChangeLists = (deps: ChangeListsDeps): ChangeLists => {
  const run = makeRun(deps);
  return { ...makeListChanges(run), ...makeItemChanges(run) };
};
