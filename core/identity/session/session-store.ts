import type { IO } from 'fp-ts/IO';

/** What the shop itself keeps of a session in cookies and storage. None of these fail. */
export interface SessionStore {
  /** The last known user id, undefined or `-1002` for nobody in particular. */
  readonly userId: IO<string | undefined>;
  /** The last known user type; `R` is registered. */
  readonly userType: IO<string | undefined>;
  /**
   * Before a sign-in: removes the WC_ cookies except user-activity, persistent, authentication and physical-stores
   * ones, the pals cookie, and the stored rewards data (USR-06).
   */
  readonly clearBeforeSignIn: IO<void>;
  /** Before an error sends the shopper elsewhere: removes the pals cookie and the stored rewards data (ERR-05). */
  readonly clearRewards: IO<void>;
  /** After a sign-in: user type R, and who it is (USR-05). */
  readonly rememberRegistered: (userId: string) => IO<void>;
  /** At sign-out: the cookies and storage that USR-08 lists. */
  readonly clearAtSignOut: IO<void>;
  /** Once somebody is a guest: user type G and their id, which is -1002 after a sign-out (USR-08). */
  readonly rememberGuest: (userId: string) => IO<void>;
  /** Where the shopper is now, kept under the last-page key (USR-09). */
  readonly rememberPage: (url: string) => IO<void>;
}
