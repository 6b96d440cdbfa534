import { pipe } from 'fp-ts/function';
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
 * Whom the header greets (USR-01 to USR-04). The type that the browser remembers decides, else the service is asked
 * for it; about a guest nothing more is asked. A registered shopper is also pinged, which adds e-mail, phone and the
 * partner flag; a ping that fails costs only these. A shop without accounts has guests alone, and asks nothing.
 */
export type LoadHeaderUser = TE.TaskEither<UpstreamFailure, HeaderUser>;

export const makeLoadHeaderUser = ({ person, session, capabilities }: LoadHeaderUserPorts): LoadHeaderUser => {
  if (!capabilities.has('accounts')) return TE.right(GUEST);
  return pipe(
    TE.fromIO<UserType | undefined, UpstreamFailure>(session.userType),
    TE.chain((remembered) => (remembered === undefined ? person.userType : TE.right(remembered))),
    TE.chain((userType) =>
      userType === 'registered' ? pipe(person.userInfo, TE.chain(pingedBy(person))) : TE.right(GUEST),
    ),
  );
};

const pingedBy =
  (person: PersonGateway) =>
  (info: UserInfo): LoadHeaderUser => {
    const user = fromInfo(info);
    return user.isGuest
      ? TE.right(user)
      : pipe(
          person.ping,
          TE.match(
            () => user,
            (ping) => withPing(user, ping),
          ),
          TE.fromTask,
        );
  };

const fromInfo = ({ userType, ...info }: UserInfo): HeaderUser => withUserType({ ...GUEST, ...info }, userType);

const withPing = (user: HeaderUser, { email, phoneNumber, isPartner }: PingedUser): HeaderUser => ({
  ...user,
  loggedIn: true,
  email,
  phoneNumber,
  isPartner,
});
