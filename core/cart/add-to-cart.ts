import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BecomeGuest, EnsureGuestIdentity } from '../identity/session/ensure-guest-identity';
import type { SessionStore } from '../identity/session/session-store';
import { asGuestIfNeeded } from './as-guest';
import type { Cart } from './cart';
import type { CartGateway, CartWriteFailure } from './cart-gateway';
import { parseQuantity, type InvalidQuantity } from './quantity';
import { rereadCart, type CartNotRead } from './reread-cart';

export interface AddToCartPorts {
  readonly cart: CartGateway;
  readonly becomeGuest: BecomeGuest;
  readonly ensureGuestIdentity: EnsureGuestIdentity;
  readonly session: SessionStore;
}

export interface Addition {
  readonly partNumber: string;
  /** As typed or counted: a whole number from 1 to 99. */
  readonly quantity: number | string;
}

/** `cart-not-read` alone means that the thing is in the cart, which could not be read afterwards. */
export type AddToCartError = InvalidQuantity | CartWriteFailure | CartNotRead;

/**
 * Puts things into the cart and gives the cart as it is then (CRT-03). Nobody in particular becomes a guest first, and so
 * does, once, a guest whom the service does not know any more; a registered shopper whose session is over has to sign in
 * again. A failure leaves the cart as it was.
 */
export type AddToCart = (addition: Addition) => TE.TaskEither<AddToCartError, Cart>;

export const makeAddToCart =
  ({ cart, becomeGuest, ensureGuestIdentity, session }: AddToCartPorts): AddToCart =>
  ({ partNumber, quantity }) =>
    pipe(
      TE.fromEither(parseQuantity(quantity, 1)),
      TE.chainFirstW(() => ensureGuestIdentity),
      TE.chainW((count) => asGuestIfNeeded(becomeGuest, session)(cart.add(partNumber, count))),
      TE.chainW(() => rereadCart(cart)),
    );
