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
 * The steps around every kind of sign-in (USR-05 to USR-07). It fails without a request while the login service is
 * flagged down. It clears the data of the old session, ensures a guest identity, runs `enter`, and then refreshes the
 * rewards. After a failure the shopper is still a guest; rewards that cannot be fetched do not undo a sign-in.
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
      TE.chainW(() => TE.mapLeft(signInFailed)(ensureGuestIdentity)),
      TE.chainW(() => TE.mapLeft(signInFailed)(enter)),
      TE.tapIO(({ userId }) => session.rememberRegistered(userId)),
      TE.tapTask(() => refreshRewards),
    );

const signInFailed = (failure: UpstreamFailure): EnterAccountError => ({ kind: 'sign-in-failed', failure });
