import type { IO } from 'fp-ts/IO';
import type { UserType } from './header-user';

/** What the shop itself keeps of a session in cookies and storage. None of these fail. */
export interface SessionStore {
  /** The last known user id; undefined for a shopper without an identity at the commerce service. */
  readonly userId: IO<string | undefined>;
  /** The last known user type (USR-01); undefined in a browser that remembers none. */
  readonly userType: IO<UserType | undefined>;
  /**
   * Before a sign-in: removes the backend's cookies except those that its module keeps, the pals cookie, and the stored
   * rewards data (USR-06).
   */
  readonly clearBeforeSignIn: IO<void>;
  /** Before an error sends the shopper elsewhere: removes the pals cookie and the stored rewards data (ERR-05). */
  readonly clearRewards: IO<void>;
  /** After a sign-in or a registration: the shopper is registered and has this user id (USR-05, REG-05). */
  readonly rememberRegistered: (userId: string) => IO<void>;
  /** At sign-out: the cookies and storage that USR-08 lists. */
  readonly clearAtSignOut: IO<void>;
  /** The shopper is a guest with this user id; undefined after a sign-out, when no identity is left (USR-08). */
  readonly rememberGuest: (userId: string | undefined) => IO<void>;
  /** Where the shopper is now, kept under the last-page key (USR-09). */
  readonly rememberPage: (url: string) => IO<void>;
}
