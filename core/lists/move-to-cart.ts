import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CartWriteFailure } from '../cart/cart-gateway';
import type { FulfilmentChoice } from '../cart/fulfilment/fulfilment';
import { joinBought, type BoughtAgain, type BuyAgain, type WantedItem } from '../orders/buy-again';
import { MAX_AGAIN } from '../orders/max-again';
import type { Clock } from '../shared/clock';
import { hasFact } from '../shared/upstream-failure';
import { needsPickup } from './list-item-state';
import { canBePersonalized, canMoveToCart, type ListItem, type WishList } from './wish-list';
import type { ListFailure, NoSuchList, WishLists } from './wish-lists';
import type { WithStoreStock } from './with-store-stock';

export interface MoveListToCartPorts {
  readonly wishLists: WishLists;
  /** Adds items to the cart, and leaves out what cannot be bought. */
  readonly buyAgain: BuyAgain;
  readonly withStoreStock: WithStoreStock;
  readonly clock: Clock;
}

/** How many items were not tried, because the shopper has to choose something first; a number that is 0 is missing. */
interface ToChoose {
  /** They are bought with a text on them (PRO-08). */
  readonly needText?: number;
  /** They are picked up only, and no store is chosen. */
  readonly needStore?: number;
}

/** What was moved, as far as it was. */
export interface MovedToCart extends BoughtAgain, ToChoose {
  /** How many items that can be bought were not tried; missing when all were. */
  readonly rest?: number;
  /** The cart holds no further product. */
  readonly isCartFull?: true;
}

/** No further item is begun after this time, in milliseconds: the page that follows has to be shown within its deadline. */
const BUDGET_MS = 1_200;

export interface ItemsToMove {
  readonly listId: string;
  /** One item; undefined for all of the list. */
  readonly itemId: string | undefined;
  /** The store in which items are picked up that cannot be shipped; undefined leaves these in the list. */
  readonly storeId: string | undefined;
}

/**
 * Puts an item of a list, or all of them, into the cart, and removes from the list what is in the cart then (ACC-05). An
 * item of which the shop has less than is wanted stays in the list with its note and the quantity that is missing. Items
 * that need a text or a store first stay in the list and are counted. What cannot be bought now stays in the list, and so
 * does what is beyond the products that a cart holds (`MAX_AGAIN`), of which those that can be bought come first. One item
 * is moved after the other, so that the same can be asked for again after a failure: what was moved before it is in the cart
 * alone. An item that is in the cart and could not be removed from the list stays in both, with the quantity that it had. It
 * ends before a page's deadline, and when the cart is full: `rest` says how many stay in the list.
 */
export type MoveListToCart = (
  items: ItemsToMove,
) => TE.TaskEither<NoSuchList | CartWriteFailure | ListFailure, MovedToCart>;

export const makeMoveListToCart =
  (ports: MoveListToCartPorts): MoveListToCart =>
  ({ listId, itemId, storeId }) =>
    pipe(
      TE.fromIO(() => ports.clock() + BUDGET_MS),
      TE.bindTo('endsAt'),
      TE.bindW('items', () => itemsToMove(ports, { listId, itemId, storeId })),
      TE.bindW('moved', ({ endsAt, items }) => moveEach(ports, { listId, storeId }, firstOf(storeId)(items), endsAt)),
      TE.map(({ items, moved }) => ({ ...moved, ...toChoose(items, storeId) })),
    );

const itemsToMove = (
  ports: MoveListToCartPorts,
  { listId, itemId, storeId }: ItemsToMove,
): TE.TaskEither<NoSuchList | ListFailure, ReadonlyArray<ListItem>> =>
  pipe(
    ports.wishLists.lists,
    TE.chainEitherKW((lists) => itemsIn(lists, { listId, itemId })),
    TE.chainTaskK((items) => ports.withStoreStock(storeId)([{ items }])),
    TE.map((lists) => lists.flatMap(({ items }) => items)),
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

const canBeMoved =
  (storeId: string | undefined) =>
  (item: ListItem): boolean =>
    canMoveToCart(item) || pickupOf(item, storeId) !== undefined;

const needsStore = ({ isSold, isPickupOnly, isPersonalized }: ListItem, storeId: string | undefined): boolean =>
  storeId === undefined && isSold && isPickupOnly && isPersonalized !== true;

const toChoose = (items: ReadonlyArray<ListItem>, storeId: string | undefined): ToChoose => {
  const needText = items.filter(canBePersonalized).length;
  const needStore = items.filter((item) => needsStore(item, storeId)).length;
  return { ...(needText > 0 && { needText }), ...(needStore > 0 && { needStore }) };
};

/** As many items as a cart holds, without those for which something has to be chosen: first those that can be bought. */
const firstOf =
  (storeId: string | undefined) =>
  (items: ReadonlyArray<ListItem>): ReadonlyArray<ListItem> => {
    const { left, right } = pipe(
      items,
      RA.filter((item) => !canBePersonalized(item) && !needsStore(item, storeId)),
      RA.partition(canBeMoved(storeId)),
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

/** Takes out of the list what is in the cart now: the item, or as many of it as were bought. */
const leaveList =
  (wishLists: WishLists, listId: string, { id: itemId, note }: ListItem) =>
  ({ added, partly: [part] = [] }: BoughtAgain): T.Task<unknown> => {
    if (added.length === 0) return T.of(undefined);
    if (part === undefined) return wishLists.removeItem({ listId, itemId });
    return wishLists.changeItem({ listId, itemId }, { quantity: part.wanted - part.quantity, note });
  };

type Moved = TE.TaskEither<CartWriteFailure, MovedToCart>;

const moveEach = (
  { wishLists, buyAgain, clock }: MoveListToCartPorts,
  { listId, storeId }: Pick<ItemsToMove, 'listId' | 'storeId'>,
  items: ReadonlyArray<ListItem>,
  endsAt: number,
): Moved => {
  const moveOne = (item: ListItem): Moved =>
    pipe(buyAgain([wantedFrom(storeId)(item)]), TE.chainFirstTaskK(leaveList(wishLists, listId, item)));
  const moveFrom = (index: number, moved: BoughtAgain): Moved => {
    const item = items[index];
    const rest = items.slice(index).filter(canBeMoved(storeId)).length;
    if (item === undefined) return TE.right(moved);
    if (index > 0 && rest > 0 && clock() >= endsAt) return TE.right({ ...moved, rest });
    return pipe(
      moveOne(item),
      TE.matchEW(
        (failure): Moved =>
          hasFact(failure, 'cart-full') ? TE.right({ ...moved, rest, isCartFull: true }) : TE.left(failure),
        (one) => moveFrom(index + 1, joinBought(moved)(one)),
      ),
    );
  };
  return moveFrom(0, { added: [], unavailable: [] });
};
