import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

export interface NewPassword {
  readonly email: string;
  /** The code from the mail. */
  readonly code: string;
  readonly password: string;
}

/** Resets forgotten passwords. */
export interface PasswordGateway {
  /** Sends a mail with a code if the email has an account. The result is the same when it has none. */
  readonly requestReset: (email: string) => TaskEither<UpstreamFailure, void>;
  /**
   * Sets the new password and ends the account's sessions. Fails with `refused` and the fact `code-refused` for a
   * wrong, used or expired code, and with `password-refused` for a password that the policy refuses. A failure changes
   * nothing.
   */
  readonly reset: (renewal: NewPassword) => TaskEither<UpstreamFailure, void>;
}
