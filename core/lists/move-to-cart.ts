import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CartWriteFailure } from '../cart/cart-gateway';
import type { BoughtAgain, BuyAgain, WantedItem } from '../orders/buy-again';
import { needsPickup } from './list-item-state';
import type { ListItem, WishList } from './wish-list';
import type { ListFailure, NoSuchList, WishLists } from './wish-lists';

export interface MoveListToCartPorts {
  readonly wishLists: WishLists;
  /** Adds items to the cart, and leaves out what cannot be bought. */
  readonly buyAgain: BuyAgain;
}

export interface ItemsToMove {
  readonly listId: string;
  /** One item; undefined for all of the list. */
  readonly itemId: string | undefined;
  /** The store in which items are picked up that are not shipped; undefined leaves these in the list. */
  readonly storeId: string | undefined;
}

/**
 * Puts an item of a list, or all of them, into the cart, and removes from the list what is in the cart then (ACC-05). What
 * cannot be bought now stays in the list. A failure of the cart ends it: what it had added before is in the cart and in
 * the list. An item that is in the cart and could not be removed from the list stays in both.
 */
export type MoveListToCart = (
  items: ItemsToMove,
) => TE.TaskEither<NoSuchList | CartWriteFailure | ListFailure, BoughtAgain>;

export const makeMoveListToCart =
  ({ wishLists, buyAgain }: MoveListToCartPorts): MoveListToCart =>
  ({ listId, itemId, storeId }) =>
    pipe(
      wishLists.lists,
      TE.chainEitherKW((lists) => itemsIn(lists, { listId, itemId })),
      TE.bindTo('items'),
      TE.bindW('bought', ({ items }) => buyAgain(items.map(wantedFrom(storeId)))),
      TE.chainFirstTaskK(({ items, bought: { added } }) => {
        const moved = items.filter(({ partNumber }) => added.includes(partNumber));
        return removeEach(wishLists, listId, moved);
      }),
      TE.map(({ bought }) => bought),
    );

const NO_SUCH_LIST: NoSuchList = { kind: 'no-such-list' };

const itemsIn = (
  lists: ReadonlyArray<WishList>,
  { listId, itemId }: Pick<ItemsToMove, 'itemId' | 'listId'>,
): E.Either<NoSuchList, ReadonlyArray<ListItem>> => {
  const list = lists.find(({ id }) => id === listId);
  const items = list?.items.filter(({ id }) => itemId === undefined || id === itemId) ?? [];
  return items.length === 0 ? E.left(NO_SUCH_LIST) : E.right(items);
};

/** How an item is bought: one that is not shipped is picked up in the shopper's store. */
const wantedFrom =
  (storeId: string | undefined) =>
  (item: ListItem): WantedItem => ({
    partNumber: item.partNumber,
    quantity: item.quantity,
    choice: storeId !== undefined && needsPickup(item) ? { method: 'pickup', storeId } : undefined,
  });

/** Removes one item after the other; one that cannot be removed stays. */
const removeEach = (wishLists: WishLists, listId: string, items: ReadonlyArray<ListItem>): T.Task<unknown> =>
  pipe(
    items,
    T.traverseSeqArray(({ id }) => wishLists.removeItem({ listId, itemId: id })),
  );
