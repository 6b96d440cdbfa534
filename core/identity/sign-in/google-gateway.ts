import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { Identity } from '../session/identity-gateway';

/** Signs shoppers in with an identity that Google has confirmed. */
export interface GoogleGateway {
  /**
   * What Google has to put into the next credential, so that it is good in this browser alone and once. Pages of one
   * browser share it until it is used.
   */
  readonly nonce: TaskEither<UpstreamFailure, string>;
  /**
   * Signs in with Google's credential, making the account where there is none. Fails with `refused` for a credential
   * that is not for this shop, was not made for this browser, is forged, used or too old, and for a disabled account; then the session is what it was.
   */
  readonly signIn: (credential: string) => TaskEither<UpstreamFailure, Identity>;
}
