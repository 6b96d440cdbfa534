import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { Identity } from '../session/identity-gateway';

/** Signs shoppers in with an identity that Google has confirmed. */
export interface GoogleGateway {
  /**
   * The nonce for Google's next credential, which makes it valid only in this browser and only once. Pages of one
   * browser share the nonce until it is used.
   */
  readonly nonce: TaskEither<UpstreamFailure, string>;
  /**
   * Signs in with Google's credential and creates the account if there is none. Fails with `refused` for a disabled
   * account and for a credential that is for another shop or another browser, forged, used or too old. A failure leaves
   * the session unchanged.
   */
  readonly signIn: (credential: string) => TaskEither<UpstreamFailure, Identity>;
}
