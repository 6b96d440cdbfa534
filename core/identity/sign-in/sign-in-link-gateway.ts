import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** Mailed links that let the owner of a locked account in (USR-05). */
export interface SignInLinkGateway {
  /** Has a link mailed, if the email has an account: the answer is the same when it has none. */
  readonly mailLink: (email: string) => TaskEither<UpstreamFailure, void>;
  /**
   * Makes this browser known to the account, which signs nobody in: from then on the right password does, also while
   * others are locked out. Fails with `refused` and the fact `link-refused` for a code that is wrong, used or too old.
   */
  readonly useLink: (code: string) => TaskEither<UpstreamFailure, void>;
}
