import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CartWriteFailure } from '../cart/cart-gateway';
import type { FulfilmentChoice } from '../cart/fulfilment/fulfilment';
import type { BoughtAgain, BuyAgain, WantedItem } from '../orders/buy-again';
import { MAX_AGAIN } from '../orders/max-again';
import { needsPickup } from './list-item-state';
import { canMoveToCart, type ListItem, type WishList } from './wish-list';
import type { ListFailure, NoSuchList, WishLists } from './wish-lists';
import type { WithStoreStock } from './with-store-stock';

export interface MoveListToCartPorts {
  readonly wishLists: WishLists;
  /** Adds items to the cart, and leaves out what cannot be bought. */
  readonly buyAgain: BuyAgain;
  readonly withStoreStock: WithStoreStock;
}

export interface ItemsToMove {
  readonly listId: string;
  /** One item; undefined for all of the list. */
  readonly itemId: string | undefined;
  /** The store in which items are picked up that cannot be shipped; undefined leaves these in the list. */
  readonly storeId: string | undefined;
}

/**
 * Puts an item of a list, or all of them, into the cart, and removes from the list what is in the cart then (ACC-05). What
 * cannot be bought now stays in the list, and so does what is beyond the products that a cart holds (`MAX_AGAIN`), of
 * which those that can be bought come first. One item is moved after the other, so that the same can be asked for again after
 * a failure: what was moved before it is in the cart alone. An item that is in the cart and could not be removed from the
 * list stays in both.
 */
export type MoveListToCart = (
  items: ItemsToMove,
) => TE.TaskEither<NoSuchList | CartWriteFailure | ListFailure, BoughtAgain>;

export const makeMoveListToCart =
  (ports: MoveListToCartPorts): MoveListToCart =>
  ({ listId, itemId, storeId }) =>
    pipe(
      ports.wishLists.lists,
      TE.chainEitherKW((lists) => itemsIn(lists, { listId, itemId })),
      TE.chainTaskK((items) => ports.withStoreStock(storeId)([{ items }])),
      TE.map((lists) => firstOf(storeId)(lists.flatMap(({ items }) => items))),
      TE.chainW((items) => moveEach(ports, { listId, storeId }, items)),
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

/** The pickup of an item that cannot be shipped; undefined for other items, and without a store. */
const pickupOf = (item: ListItem, storeId: string | undefined): FulfilmentChoice | undefined =>
  storeId !== undefined && needsPickup(item, storeId) ? { method: 'pickup', storeId } : undefined;

/** As many items as a cart holds: first those that can be bought. */
const firstOf =
  (storeId: string | undefined) =>
  (items: ReadonlyArray<ListItem>): ReadonlyArray<ListItem> => {
    const { left, right } = pipe(
      items,
      RA.partition((item) => canMoveToCart(item) || pickupOf(item, storeId) !== undefined),
    );
    return [...right, ...left].slice(0, MAX_AGAIN);
  };

/** How an item is bought: one that cannot be shipped is picked up in the shopper's store. */
const wantedFrom =
  (storeId: string | undefined) =>
  (item: ListItem): WantedItem => ({
    partNumber: item.partNumber,
    quantity: item.quantity,
    choice: pickupOf(item, storeId),
  });

type Moved = TE.TaskEither<CartWriteFailure, BoughtAgain>;

const moveEach = (
  { wishLists, buyAgain }: MoveListToCartPorts,
  { listId, storeId }: Pick<ItemsToMove, 'listId' | 'storeId'>,
  items: ReadonlyArray<ListItem>,
): Moved => {
  const moveOne = (item: ListItem): Moved =>
    pipe(
      buyAgain([wantedFrom(storeId)(item)]),
      TE.chainFirstTaskK(({ added }): T.Task<unknown> =>
        added.length === 0 ? T.of(undefined) : wishLists.removeItem({ listId, itemId: item.id }),
      ),
    );
  const moveNext =
    (item: ListItem) =>
    ({ added, unavailable }: BoughtAgain): Moved =>
      pipe(
        moveOne(item),
        TE.map((one) => ({ added: [...added, ...one.added], unavailable: [...unavailable, ...one.unavailable] })),
      );
  return items.reduce<Moved>(
    (earlier, item) => TE.chain(moveNext(item))(earlier),
    TE.right({ added: [], unavailable: [] }),
  );
};
