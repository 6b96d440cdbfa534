import type { SessionStore } from '../identity/session/session-store';
import type { ErrorCodeRouter } from './error-code-router';
import { isIdentityLost } from './identity-lost';

export interface RoutePersonalFailurePorts {
  readonly router: ErrorCodeRouter;
  readonly session: Pick<SessionStore, 'userType'>;
}

/**
 * The error-code router for calls on behalf of a shopper. It ignores a guest whose identity is no longer known: the
 * guest gets a new identity when one is needed.
 */
export const makeRoutePersonalFailure =
  ({ router, session }: RoutePersonalFailurePorts): ErrorCodeRouter =>
  (failure) =>
  () => {
    if (isIdentityLost(failure) && session.userType() !== 'registered') return;
    router(failure)();
  };
