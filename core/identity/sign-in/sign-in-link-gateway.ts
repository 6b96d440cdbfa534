import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** Sends and uses mailed links for owners of locked accounts (USR-05). */
export interface SignInLinkGateway {
  /** Sends a mail with a link if the email has an account. The result is the same when it has none. */
  readonly mailLink: (email: string) => TaskEither<UpstreamFailure, void>;
  /**
   * Registers this browser with the account. This does not sign in: the browser may then sign in with the right
   * password, also while others are locked out. Fails with `refused` and the fact `link-refused` for a code that is
   * wrong, used or too old.
   */
  readonly useLink: (code: string) => TaskEither<UpstreamFailure, void>;
}
