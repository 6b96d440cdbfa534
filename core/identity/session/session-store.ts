import type { IO } from 'fp-ts/IO';
import type { UserType } from './header-user';

/** The shop's own data of a session, in cookies and storage. None of these fail. */
export interface SessionStore {
  /** The last known user id; undefined for a shopper without an identity at the commerce service. */
  readonly userId: IO<string | undefined>;
  /** The last known user type (USR-01); undefined when none is stored. */
  readonly userType: IO<UserType | undefined>;
  /**
   * Called before a sign-in: removes the backend's cookies except those that its module keeps, the pals cookie, and the
   * stored rewards data (USR-06).
   */
  readonly clearBeforeSignIn: IO<void>;
  /** Called before an error leads to another page: removes the pals cookie and the stored rewards data (ERR-05). */
  readonly clearRewards: IO<void>;
  /**
   * Called after a sign-in or a registration: stores that the shopper is registered, and the user id (USR-05, REG-05).
   */
  readonly rememberRegistered: (userId: string) => IO<void>;
  /** Called at sign-out: removes the cookies and storage that USR-08 lists. */
  readonly clearAtSignOut: IO<void>;
  /**
   * Stores that the shopper is a guest, and the user id; undefined after a sign-out, when there is no identity
   * (USR-08).
   */
  readonly rememberGuest: (userId: string | undefined) => IO<void>;
  /** Stores the current page under the last-page key (USR-09). */
  readonly rememberPage: (url: string) => IO<void>;
}
