import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Personalization } from '../personalization/personalization';
import type { Cart } from './cart';
import type { CartGateway, CartWriteFailure } from './cart-gateway';
import { rereadCart, type CartNotRead } from './reread-cart';

export interface TextChange {
  readonly itemId: string;
  /** The quantity of the line. */
  readonly quantity: number;
  readonly personalization: Personalization;
}

/** With `cart-not-read`, the text was changed; every other failure means that it was not. */
export type PersonalizeLineError = CartWriteFailure | CartNotRead;

/**
 * Puts another text on a line of the cart and returns the updated cart (PRO-08). A line that gets the text of another one
 * of its product becomes part of it. A failure leaves the cart unchanged, except for `cart-not-read`.
 */
export type PersonalizeLine = (change: TextChange) => TE.TaskEither<PersonalizeLineError, Cart>;

export const makePersonalizeLine =
  ({ cart }: { readonly cart: CartGateway }): PersonalizeLine =>
  ({ itemId, quantity, personalization }) =>
    pipe(
      cart.personalize(itemId, quantity, personalization),
      TE.chainW(() => rereadCart(cart)),
    );
