import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Personalization } from '../personalization/personalization';
import type { BecomeGuest, EnsureGuestIdentity } from '../identity/session/ensure-guest-identity';
import type { SessionStore } from '../identity/session/session-store';
import { asGuestIfNeeded } from './as-guest';
import type { Cart } from './cart';
import type { CartGateway, CartWriteFailure } from './cart-gateway';
import type { FulfilmentChoice } from './fulfilment/fulfilment';
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
  /** The quantity as typed or as a number: a whole number from 1 to 99. */
  readonly quantity: number | string;
  /** How it reaches the shopper: shipped by default. */
  readonly choice?: FulfilmentChoice | undefined;
  /** The shopper's text, for a product that needs one. */
  readonly personalization?: Personalization | undefined;
}

/**
 * With `cart-not-read`, the item is in the cart, but the cart could not be read afterwards; every other failure means
 * that it was not added.
 */
export type AddToCartError = InvalidQuantity | CartWriteFailure | CartNotRead;

/**
 * Adds items to the cart and returns the updated cart (CRT-03). A shopper without an identity becomes a guest first. A
 * guest whose identity the service no longer knows becomes a new guest, once; a registered shopper whose session is
 * over has to sign in again. A failure leaves the cart unchanged, except for `cart-not-read`.
 */
export type AddToCart = (addition: Addition) => TE.TaskEither<AddToCartError, Cart>;

export const makeAddToCart =
  ({ cart, becomeGuest, ensureGuestIdentity, session }: AddToCartPorts): AddToCart =>
  ({ partNumber, quantity, choice, personalization }) =>
    pipe(
      TE.fromEither(parseQuantity(quantity, 1)),
      TE.chainFirstW(() => ensureGuestIdentity),
      TE.chainW((count) => asGuestIfNeeded(becomeGuest, session)(cart.add(partNumber, count, choice, personalization))),
      TE.chainW(() => rereadCart(cart)),
    );
