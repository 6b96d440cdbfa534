import type { IO } from 'fp-ts/IO';
import type { SessionStore } from './session-store';

/** The id of whoever is signed in at that moment; undefined for everybody else (USR-01). */
export const registeredUserId =
  (session: Pick<SessionStore, 'userId' | 'userType'>): IO<string | undefined> =>
  () =>
    session.userType() === 'registered' ? session.userId() : undefined;
