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
  /** As typed or counted: a whole number from 0, which removes the line, to 99. */
  readonly quantity: number | string;
}

/** `cart-not-read` alone means that the quantity is set. */
export type ChangeQuantityError = InvalidQuantity | CartWriteFailure | CartNotRead;

/** Sets a line's quantity and gives the cart as it is then (CRT-03). Every other failure leaves the cart as it was. */
export type ChangeQuantity = (change: QuantityChange) => TE.TaskEither<ChangeQuantityError, Cart>;

export const makeChangeQuantity =
  ({ cart }: ChangeQuantityPorts): ChangeQuantity =>
  ({ itemId, quantity }) =>
    pipe(
      TE.fromEither(parseQuantity(quantity, 0)),
      TE.chainW((count) => cart.changeQuantity(itemId, count)),
      TE.chainW(() => rereadCart(cart)),
    );
