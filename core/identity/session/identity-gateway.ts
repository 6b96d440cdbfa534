import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

export interface Identity {
  readonly userId: string;
}

/** Where identities are had. The service itself sets and expires the session's cookies. */
export interface IdentityGateway {
  /** A new guest's identity; each call makes another guest. */
  readonly becomeGuest: TaskEither<UpstreamFailure, Identity>;
  /**
   * Signs in and carries the guest's cart along. Fails with `refused` for a disabled account, with the fact
   * `password-refused` or `wrong-credentials` for wrong credentials, and with `account-locked` for a locked account; then
   * the session is what it was.
   */
  readonly signIn: (logonId: string, password: string) => TaskEither<UpstreamFailure, Identity>;
  /** Ends the session; succeeds also when there was none. */
  readonly signOut: TaskEither<UpstreamFailure, void>;
}
