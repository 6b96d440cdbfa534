import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

export interface Identity {
  readonly userId: string;
}

/** Creates and ends identities. The service itself sets and expires the session's cookies. */
export interface IdentityGateway {
  /** Creates a guest identity; each call creates another guest. */
  readonly becomeGuest: TaskEither<UpstreamFailure, Identity>;
  /**
   * Signs in and keeps the guest's cart. Fails with `refused` for a disabled account, with the fact `password-refused`
   * or `wrong-credentials` for wrong credentials, and with `account-locked` for a locked account. A failure leaves the
   * session unchanged.
   */
  readonly signIn: (logonId: string, password: string) => TaskEither<UpstreamFailure, Identity>;
  /** Ends the session; succeeds also when there was none. */
  readonly signOut: TaskEither<UpstreamFailure, void>;
}
