import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isLoginServiceDown, type StoreConfiguration } from '../../configuration/store-configuration';
import type { UpstreamFailure } from '../../shared/upstream-failure';

export interface LoginServicePorts {
  /** The current switches. When they cannot be read, the login service counts as available. */
  readonly configuration: TE.TaskEither<UpstreamFailure, StoreConfiguration>;
}

/** The login service is flagged down: until that ends, no account form is submitted (USR-07, FRM-09). */
export interface LoginServiceDown {
  readonly kind: 'login-service-down';
}

/** Fails while the login service is flagged down. */
export const requireLoginService = (
  configuration: LoginServicePorts['configuration'],
): TE.TaskEither<LoginServiceDown, void> =>
  pipe(
    configuration,
    TE.matchW(() => false, isLoginServiceDown),
    TE.fromTask,
    TE.chain((isDown) => (isDown ? TE.left({ kind: 'login-service-down' }) : TE.right(undefined))),
  );
