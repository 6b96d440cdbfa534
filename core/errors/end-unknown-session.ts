import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { hasFact } from '../shared/upstream-failure';
import type { IdentityGateway } from '../identity/session/identity-gateway';
import type { PersonGateway } from '../identity/session/person-gateway';
import type { SessionStore } from '../identity/session/session-store';

export interface EndUnknownSessionPorts {
  readonly person: Pick<PersonGateway, 'userInfo'>;
  readonly identity: Pick<IdentityGateway, 'signOut'>;
  readonly session: Pick<SessionStore, 'clearAtSignOut' | 'rememberGuest'>;
}

/**
 * Ends a session that the commerce service no longer knows: its cookies are cleared, so that the next page is that of a
 * guest and not the cookie page again (ERR-03). Returns true when it was ended. A session that the service still knows
 * stays, so that a link to the cookie page does not sign a shopper out. A session also stays when the service does not
 * respond.
 */
export type EndUnknownSession = T.Task<boolean>;

export const makeEndUnknownSession = ({ person, identity, session }: EndUnknownSessionPorts): EndUnknownSession =>
  pipe(
    person.userInfo,
    TE.matchE(
      (failure) => (hasFact(failure, 'session-unknown') ? endSession({ identity, session }) : T.of(false)),
      () => T.of(false),
    ),
  );

const endSession = ({ identity, session }: Omit<EndUnknownSessionPorts, 'person'>): T.Task<boolean> =>
  pipe(
    identity.signOut,
    TE.tapIO(() => session.clearAtSignOut),
    TE.tapIO(() => session.rememberGuest(undefined)),
    TE.match(
      () => false,
      () => true,
    ),
  );
