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

/** The other sessions of the account are ended, this one is not. */
export interface SignedInHere {
  readonly kind: 'signed-in-here';
}

/**
 * Ends all sessions of the account, this one last, and returns the path of the next page (ACC-07). When the others cannot
 * be ended, this one stays open, so that the shopper can try again. Fails with `signed-in-here` when only this one stays
 * open.
 */
export type SignOutEverywhere = TE.TaskEither<SignedInHere | SignInNeeded | UpstreamFailure, string>;

export const makeSignOutEverywhere = ({ sessions, signOut }: SignOutEverywherePorts): SignOutEverywhere =>
  pipe(
    sessions.endOthers,
    TE.chainW(() => signOutHere(signOut)),
  );

const signOutHere: (signOut: SignOut) => TE.TaskEither<SignedInHere, string> = TE.mapLeft(() => ({
  kind: 'signed-in-here',
}));
