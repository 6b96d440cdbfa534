import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { Identity } from '../session/identity-gateway';
import type { Registration } from './registration';

/** Where accounts are made. */
export interface RegistrationGateway {
  /**
   * Makes the account and the session (REG-02): phone without marks, the email in lower case as login id; the Pals
   * number and the captcha only when there are any. Fails with `refused` and `_ERR_LOGONID_ALREDY_EXIST` for an email
   * that has an account, with parameters naming the field for other objections; then nothing was made.
   */
  readonly register: (registration: Registration) => TaskEither<UpstreamFailure, Identity>;
}
