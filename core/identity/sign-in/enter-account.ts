import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RefreshRewards } from '../../rewards/refresh-rewards';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { EnsureGuestIdentity } from '../session/ensure-guest-identity';
import type { Identity } from '../session/identity-gateway';
import { requireLoginService, type LoginServiceDown, type LoginServicePorts } from './require-login-service';
import type { SessionStore } from '../session/session-store';

export interface EnterAccountPorts extends LoginServicePorts {
  readonly session: SessionStore;
  readonly ensureGuestIdentity: EnsureGuestIdentity;
  readonly refreshRewards: RefreshRewards;
}

export type EnterAccountError =
  LoginServiceDown | { readonly kind: 'sign-in-failed'; readonly failure: UpstreamFailure };

/**
 * What every way into an account has around it (USR-05 to USR-07): nothing is asked while the login service is flagged
 * down; the old session's traces are cleared, a guest first gets an identity, and rewards are fetched afterwards. A
 * failure leaves the shopper the guest they were; rewards that cannot be had do not undo a sign-in.
 */
export type EnterAccount = (
  enter: TE.TaskEither<UpstreamFailure, Identity>,
) => TE.TaskEither<EnterAccountError, Identity>;

export const makeEnterAccount =
  ({ session, ensureGuestIdentity, refreshRewards, configuration }: EnterAccountPorts): EnterAccount =>
  (enter) =>
    pipe(
      requireLoginService(configuration),
      TE.tapIO(() => session.clearBeforeSignIn),
      TE.chainW(() => pipe(ensureGuestIdentity, TE.mapLeft(signInFailed))),
      TE.chainW(() => pipe(enter, TE.mapLeft(signInFailed))),
      TE.tapIO(({ userId }) => session.rememberRegistered(userId)),
      TE.tapTask(() => refreshRewards),
    );

const signInFailed = (failure: UpstreamFailure): EnterAccountError => ({ kind: 'sign-in-failed', failure });
