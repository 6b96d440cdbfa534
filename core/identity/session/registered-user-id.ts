import type { IO } from 'fp-ts/IO';
import type { SessionStore } from './session-store';

/** Returns the id of the signed-in shopper; undefined for a guest (USR-01). */
export const registeredUserId =
  (session: Pick<SessionStore, 'userId' | 'userType'>): IO<string | undefined> =>
  () =>
    session.userType() === 'registered' ? session.userId() : undefined;
