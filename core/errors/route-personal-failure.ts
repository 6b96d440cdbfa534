import type { SessionStore } from '../identity/session/session-store';
import type { ErrorCodeRouter } from './error-code-router';
import { isIdentityLost } from './identity-lost';

export interface RoutePersonalFailurePorts {
  readonly router: ErrorCodeRouter;
  readonly session: Pick<SessionStore, 'userType'>;
}

/**
 * The error-code router for calls in a shopper's name. Guests have nothing to sign out of: one whose identity is not
 * known any more gets another one where it is needed, and is led nowhere.
 */
export const makeRoutePersonalFailure =
  ({ router, session }: RoutePersonalFailurePorts): ErrorCodeRouter =>
  (failure) =>
  () => {
    if (isIdentityLost(failure) && session.userType() !== 'registered') return;
    router(failure)();
  };
