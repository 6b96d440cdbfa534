import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from './cart';
import type { CartGateway, CartWriteFailure } from './cart-gateway';
import { parseQuantity, type InvalidQuantity } from './quantity';
import { rereadCart, type CartNotRead } from './reread-cart';

export interface ChangeQuantityPorts {
  readonly cart: CartGateway;
}

export interface QuantityChange {
  readonly itemId: string;
  /** The quantity as typed or as a number: a whole number from 0 to 99; 0 removes the line. */
  readonly quantity: number | string;
}

/** With `cart-not-read`, the quantity was set; every other failure means that it was not. */
export type ChangeQuantityError = InvalidQuantity | CartWriteFailure | CartNotRead;

/**
 * Sets a line's quantity and returns the updated cart (CRT-03). A failure leaves the cart unchanged, except for
 * `cart-not-read`.
 */
export type ChangeQuantity = (change: QuantityChange) => TE.TaskEither<ChangeQuantityError, Cart>;

export const makeChangeQuantity =
  ({ cart }: ChangeQuantityPorts): ChangeQuantity =>
  ({ itemId, quantity }) =>
    pipe(
      TE.fromEither(parseQuantity(quantity, 0)),
      TE.chainW((count) => cart.changeQuantity(itemId, count)),
      TE.chainW(() => rereadCart(cart)),
    );
