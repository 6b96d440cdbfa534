import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isLoginServiceDown, type StoreConfiguration } from '../../configuration/store-configuration';
import type { UpstreamFailure } from '../../shared/upstream-failure';

export interface LoginServicePorts {
  /** The switches as they are now; a failure to read them keeps nobody from submitting anything. */
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
}

/** The login service is flagged down: no form of an account is submitted meanwhile (USR-07, FRM-09). */
export interface LoginServiceDown {
  readonly kind: 'login-service-down';
}

/** Succeeds unless the login service is flagged down just now. */
export const requireLoginService = (
  configuration: LoginServicePorts['configuration'],
): TE.TaskEither<LoginServiceDown, void> =>
  pipe(
    TE.fromTask<boolean, LoginServiceDown>(
      pipe(
        configuration,
        TE.match(() => false, isLoginServiceDown),
      ),
    ),
    TE.chain((isDown) => (isDown ? TE.left({ kind: 'login-service-down' }) : TE.right(undefined))),
  );
