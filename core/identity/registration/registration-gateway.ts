import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { Identity } from '../session/identity-gateway';
import type { Registration } from './registration';

/** Creates accounts. */
export interface RegistrationGateway {
  /**
   * Creates the account and the session (REG-02). It sends the phone number without separators, the email in lower case
   * as the login id, and the Pals number and the captcha only when they exist. A `refused` failure has the fact
   * `email-taken` for an email that has an account, `captcha-refused` for the captcha, and the fact of the field for
   * other fields. A failure creates nothing.
   */
  readonly register: (registration: Registration) => TaskEither<UpstreamFailure, Identity>;
}
