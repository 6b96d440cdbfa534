import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Cart } from './cart';
import type { CartGateway } from './cart-gateway';

/** The cart was changed, but could not be read afterwards. */
export interface CartNotRead {
  readonly kind: 'cart-not-read';
  readonly failure: UpstreamFailure;
}

/** Reads the cart after a change. */
export const rereadCart = (cart: CartGateway): TE.TaskEither<CartNotRead, Cart> =>
  pipe(
    cart.load,
    TE.mapLeft((failure) => ({ kind: 'cart-not-read', failure })),
  );
