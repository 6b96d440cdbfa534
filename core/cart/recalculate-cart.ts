import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../identity/session/session-store';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { CartGateway, IdentityNeeded } from './cart-gateway';

export interface RecalculateCartPorts {
  readonly cart: CartGateway;
  readonly session: SessionStore;
}

/** Recalculates the cart's totals (RTE-05, CRT-02). Without an identity there is no cart, and nothing is requested. */
export type RecalculateCart = TE.TaskEither<IdentityNeeded | UpstreamFailure, void>;

export const makeRecalculateCart = ({ cart, session }: RecalculateCartPorts): RecalculateCart =>
  pipe(
    TE.fromIO<string | undefined, IdentityNeeded | UpstreamFailure>(session.userId),
    TE.chain((userId) => (userId === undefined ? TE.right(undefined) : cart.calculate)),
  );
