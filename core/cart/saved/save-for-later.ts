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

/**
 * Moves a saved item back into the cart, shipped unless a way is given, and returns the updated cart (CHK-10). What is not
 * available in this way any more is shipped; when it is not shipped either, the failure is that of the wanted way.
 */
export type MoveToCart = (savedId: string, choice?: FulfilmentChoice) => TE.TaskEither<SavedItemsError, Cart>;

/** Removes a saved item, and returns the updated cart (CHK-10). */
export type RemoveSaved = (savedId: string) => TE.TaskEither<SavedItemsError, Cart>;

export const makeSaveForLater =
  ({ cart, savedItems }: SavedItemsPorts): SaveForLater =>
  (itemId) =>
    pipe(
      savedItems.save(itemId),
      TE.chainW(() => rereadCart(cart)),
    );

/** Refusals of a way that may not be refusals of another one. */
const IN_ANOTHER_WAY: ReadonlyArray<CartWriteFailure['kind']> = ['not-for-sale', 'not-enough-stock'];

export const makeMoveToCart =
  ({ cart, savedItems }: SavedItemsPorts): MoveToCart =>
  (savedId, choice = SHIPPING) => {
    const shipInstead = (failure: CartWriteFailure): TE.TaskEither<CartWriteFailure, void> =>
      choice.method === 'ship' || !IN_ANOTHER_WAY.includes(failure.kind)
        ? TE.left(failure)
        : TE.mapLeft(() => failure)(savedItems.moveToCart(savedId, SHIPPING));
    return pipe(
      savedItems.moveToCart(savedId, choice),
      TE.orElse(shipInstead),
      TE.chainW(() => rereadCart(cart)),
    );
  };

export const makeRemoveSaved =
  ({ cart, savedItems }: SavedItemsPorts): RemoveSaved =>
  (savedId) =>
    pipe(
      savedItems.remove(savedId),
      TE.chainW(() => rereadCart(cart)),
    );
