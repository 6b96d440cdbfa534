import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from './cart';
import type { CartGateway, CartWriteFailure, NoSuchLine } from './cart-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { parseQuantity, type InvalidQuantity } from './quantity';
import { rereadCart, type CartNotRead } from './reread-cart';

export interface ChangeQuantityPorts {
  readonly cart: CartGateway;
}

export interface QuantityChange {
  readonly itemId: string;
  /**
   * The quantity as typed or as a number: a whole number from 0 to 99; 0 removes the line. Undefined when it stays, and the
   * shopper has only seen the price.
   */
  readonly quantity?: number | string | undefined;
  /** The unit price that the shopper was shown, as in the form or as a number; anything else is ignored (CHK-07). */
  readonly priceSeen?: number | string | undefined;
}

/** With `cart-not-read`, the quantity was set; every other failure means that it was not. */
export type ChangeQuantityError = InvalidQuantity | CartWriteFailure | CartNotRead;

/**
 * Sets a line's quantity and returns the updated cart (CRT-03), which no longer tells a change to the price that was
 * shown. A failure leaves the cart unchanged, except for `cart-not-read`.
 */
export type ChangeQuantity = (change: QuantityChange) => TE.TaskEither<ChangeQuantityError, Cart>;

export const makeChangeQuantity =
  ({ cart }: ChangeQuantityPorts): ChangeQuantity =>
  ({ itemId, quantity, priceSeen }) =>
    pipe(
      quantity === undefined
        ? currentQuantity(cart, itemId)
        : TE.fromEither<ChangeQuantityError, number>(parseQuantity(quantity, 0)),
      TE.chainW((count) => cart.changeQuantity(itemId, count, parsePrice(priceSeen))),
      TE.chainW(() => rereadCart(cart)),
    );

/** Read anew: a page can be older than the cart. */
const currentQuantity = (cart: CartGateway, itemId: string): TE.TaskEither<NoSuchLine | UpstreamFailure, number> =>
  pipe(
    cart.load,
    TE.chainW(({ items }) =>
      TE.fromNullable<NoSuchLine>({ kind: 'no-such-line' })(items.find(({ id }) => id === itemId)),
    ),
    TE.map(({ quantity }) => quantity),
  );

const parsePrice = (price: number | string = ''): number | undefined =>
  /^\d{1,7}(?:\.\d{1,2})?$/.test(String(price)) ? Number(price) : undefined;
