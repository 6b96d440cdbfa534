import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '../cart';
import type { CartGateway, CartWriteFailure } from '../cart-gateway';
import { rereadCart, type CartNotRead } from '../reread-cart';
import { readChoice } from './fulfilment';
import type { FulfilmentGateway } from './fulfilment-gateway';

export interface ChooseFulfilmentPorts {
  readonly cart: CartGateway;
  readonly fulfilment: Pick<FulfilmentGateway, 'choose'>;
}

export interface WantedFulfilment {
  readonly itemId: string;
  /** `ship`, `pickup` or `same-day`. */
  readonly method: string;
  /** Needed for pickup and same-day delivery. */
  readonly storeId?: string | undefined;
}

/** The method is unknown, or a store is missing. */
export interface InvalidFulfilment {
  readonly kind: 'invalid-fulfilment';
}

export type ChooseFulfilmentError = InvalidFulfilment | CartWriteFailure | CartNotRead;

/**
 * Sets how a line reaches the shopper and returns the updated cart (CHK-02). A failure leaves the cart unchanged, except
 * for `cart-not-read`.
 */
export type ChooseFulfilment = (wanted: WantedFulfilment) => TE.TaskEither<ChooseFulfilmentError, Cart>;

export const makeChooseFulfilment =
  ({ cart, fulfilment }: ChooseFulfilmentPorts): ChooseFulfilment =>
  ({ itemId, method, storeId = '' }) =>
    pipe(
      TE.fromNullable<InvalidFulfilment>({ kind: 'invalid-fulfilment' })(readChoice(method, storeId)),
      TE.chainW((choice) => fulfilment.choose(itemId, choice)),
      TE.chainW(() => rereadCart(cart)),
    );
