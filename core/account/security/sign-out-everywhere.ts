import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SignOut } from '../../identity/session/sign-out';
import type { SignInNeeded } from '../../orders/order-gateway';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { AccountSessions } from './account-sessions';

export interface SignOutEverywherePorts {
  readonly sessions: Pick<AccountSessions, 'endOthers'>;
  readonly signOut: SignOut;
}

/**
 * Ends all sessions of the account, this one last, and returns the path of the next page (ACC-07). When the others cannot
 * be ended, this one stays open, so that the shopper can try again.
 */
export type SignOutEverywhere = TE.TaskEither<SignInNeeded | UpstreamFailure, string>;

export const makeSignOutEverywhere = ({ sessions, signOut }: SignOutEverywherePorts): SignOutEverywhere =>
  pipe(
    sessions.endOthers,
    TE.chainW(() => signOut),
  );
