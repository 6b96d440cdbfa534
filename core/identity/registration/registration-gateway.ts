import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { Identity } from '../session/identity-gateway';
import type { Registration } from './registration';

/** Where accounts are made. */
export interface RegistrationGateway {
  /**
   * Makes the account and the session (REG-02): phone without marks, the email in lower case as login id; the Pals
   * number and the captcha only when there are any. A `refused` failure has the fact `email-taken` for an email that has
   * an account, `captcha-refused` for the captcha, and the fact of the field for other objections; nothing was made then.
   */
  readonly register: (registration: Registration) => TaskEither<UpstreamFailure, Identity>;
}
