import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '../cart';
import type { CartGateway, CartWriteFailure } from '../cart-gateway';
import { SHIPPING, type FulfilmentChoice } from '../fulfilment/fulfilment';
import { rereadCart, type CartNotRead } from '../reread-cart';
import type { SavedItemsGateway } from './saved-items-gateway';

export interface SavedItemsPorts {
  readonly cart: CartGateway;
  readonly savedItems: SavedItemsGateway;
}

/** With `cart-not-read`, the change succeeded; every other failure means that nothing changed. */
export type SavedItemsError = CartWriteFailure | CartNotRead;

/** Moves a line of the cart to the saved items, and returns the updated cart (CHK-10). */
export type SaveForLater = (itemId: string) => TE.TaskEither<SavedItemsError, Cart>;

/** The cart after a saved item went back, and the way that the item has there. */
export interface MovedToCart {
  readonly cart: Cart;
  readonly way: FulfilmentChoice;
}

/**
 * Moves a saved item back into the cart, in the first of these ways in which it is available, and returns the updated cart
 * (CHK-10). Without ways it is shipped. When it is available in none of them, the failure is that of the first one.
 */
export type MoveToCart = (
  savedId: string,
  ways: ReadonlyArray<FulfilmentChoice>,
) => TE.TaskEither<SavedItemsError, MovedToCart>;

/** Removes a saved item, and returns the updated cart (CHK-10). */
export type RemoveSaved = (savedId: string) => TE.TaskEither<SavedItemsError, Cart>;

export const makeSaveForLater =
  ({ cart, savedItems }: SavedItemsPorts): SaveForLater =>
  (itemId) =>
    pipe(
      savedItems.save(itemId),
      TE.chainW(() => rereadCart(cart)),
    );

export const makeMoveToCart =
  ({ cart, savedItems }: SavedItemsPorts): MoveToCart =>
  (savedId, ways) =>
    pipe(
      moveInFirst(savedItems, savedId, ways),
      TE.bindTo('way'),
      TE.bindW('cart', () => rereadCart(cart)),
    );

/** Refusals of a way that may not be refusals of another one. */
const OF_THE_WAY: ReadonlyArray<CartWriteFailure['kind']> = ['not-for-sale', 'not-enough-stock'];

/** Returns the way in which the item was moved. */
const moveInFirst = (
  savedItems: SavedItemsGateway,
  savedId: string,
  [way = SHIPPING, ...others]: ReadonlyArray<FulfilmentChoice>,
): TE.TaskEither<CartWriteFailure, FulfilmentChoice> => {
  const moveInAnother = (failure: CartWriteFailure): TE.TaskEither<CartWriteFailure, FulfilmentChoice> =>
    others.length === 0 || !OF_THE_WAY.includes(failure.kind)
      ? TE.left(failure)
      : pipe(
          moveInFirst(savedItems, savedId, others),
          TE.mapLeft((next) => (OF_THE_WAY.includes(next.kind) ? failure : next)),
        );
  return pipe(
    savedItems.moveToCart(savedId, way),
    TE.map(() => way),
    TE.orElse(moveInAnother),
  );
};

export const makeRemoveSaved =
  ({ cart, savedItems }: SavedItemsPorts): RemoveSaved =>
  (savedId) =>
    pipe(
      savedItems.remove(savedId),
      TE.chainW(() => rereadCart(cart)),
    );
