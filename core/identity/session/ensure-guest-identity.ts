import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { IdentityGateway } from './identity-gateway';
import type { SessionStore } from './session-store';

export interface GuestIdentityPorts {
  readonly identity: IdentityGateway;
  readonly session: SessionStore;
}

/** Creates a new guest identity for the shopper and stores it. Fails as the identity service does. */
export type BecomeGuest = TE.TaskEither<UpstreamFailure, void>;

export const makeBecomeGuest = ({ identity, session }: GuestIdentityPorts): BecomeGuest =>
  pipe(
    identity.becomeGuest,
    TE.chainIOK(({ userId }) => session.rememberGuest(userId)),
  );

/** Does the same as BecomeGuest, only for a shopper without an identity (USR-06). */
export type EnsureGuestIdentity = TE.TaskEither<UpstreamFailure, void>;

export const makeEnsureGuestIdentity = (ports: GuestIdentityPorts): EnsureGuestIdentity =>
  pipe(
    TE.fromIO<string | undefined, UpstreamFailure>(ports.session.userId),
    TE.chain((userId) => (userId === undefined ? makeBecomeGuest(ports) : TE.right(undefined))),
  );
