import type * as TE from 'fp-ts/TaskEither';
import { readOwn } from './read-own';
import type { SessionStore } from '../identity/session/session-store';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { EMPTY_CART, type Cart } from './cart';
import type { CartGateway } from './cart-gateway';

export interface LoadCartPorts {
  readonly cart: CartGateway;
  readonly session: SessionStore;
}

/**
 * The shopper's cart (CRT-01). Without an identity it is empty, and nothing is requested. The cart of a guest whom the
 * service no longer knows is gone, so it is empty, too.
 */
export type LoadCart = TE.TaskEither<UpstreamFailure, Cart>;

export const makeLoadCart = ({ cart, session }: LoadCartPorts): LoadCart => readOwn(EMPTY_CART, cart.load)(session);
