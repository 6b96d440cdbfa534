import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../../configuration/capabilities';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import { GUEST, withUserType, type HeaderUser, type UserType } from './header-user';
import type { PersonGateway, PingedUser, UserInfo } from './person-gateway';
import type { SessionStore } from './session-store';

export interface LoadHeaderUserPorts {
  readonly person: PersonGateway;
  readonly session: SessionStore;
  readonly capabilities: Capabilities;
}

/**
 * Loads the user that the header greets (USR-01 to USR-04). The user type comes from the browser, or else from the
 * service. A guest needs no further request. For a registered shopper, the user's information is read, and a ping adds
 * email, phone and the partner flag, which stay undefined when the ping fails. In a shop without accounts every user is
 * a guest, without a request.
 */
export type LoadHeaderUser = TE.TaskEither<UpstreamFailure, HeaderUser>;

export const makeLoadHeaderUser = ({ person, session, capabilities }: LoadHeaderUserPorts): LoadHeaderUser => {
  if (!capabilities.has('accounts')) return TE.right(GUEST);
  return pipe(
    TE.fromIO<UserType | undefined, UpstreamFailure>(session.userType),
    TE.chain((remembered) => (remembered === undefined ? person.userType : TE.right(remembered))),
    TE.chain((userType) => (userType === 'registered' ? loadRegistered(person) : TE.right(GUEST))),
  );
};

const loadRegistered = (person: PersonGateway): LoadHeaderUser =>
  pipe(
    person.userInfo,
    TE.map(fromInfo),
    TE.chainTaskK((user) => (user.isGuest ? T.of(user) : pinged(person, user))),
  );

const pinged = ({ ping }: PersonGateway, user: HeaderUser): T.Task<HeaderUser> =>
  pipe(
    ping,
    TE.match(
      () => user,
      (details) => withPing(user, details),
    ),
  );

const fromInfo = ({ userType, ...info }: UserInfo): HeaderUser => withUserType({ ...GUEST, ...info }, userType);

const withPing = (user: HeaderUser, { email, phoneNumber, isPartner }: PingedUser): HeaderUser => ({
  ...user,
  loggedIn: true,
  email,
  phoneNumber,
  isPartner,
});
