import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import { HOME_PATH } from '../../paths/paths';
import type { Clock } from '../../shared/clock';
import type { Pause } from '../../shared/pause';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { IdentityGateway } from './identity-gateway';
import type { SessionStore } from './session-store';

export interface SignOutPorts {
  readonly identity: IdentityGateway;
  readonly session: SessionStore;
  /** Removes from the browser what was typed into the checkout and not sent. */
  readonly forgetTyped: IO<void>;
  readonly pause: Pause;
  readonly clock: Clock;
}

/** How long the sign-out page is shown, in milliseconds (USR-08). */
const SIGN_OUT_PAUSE_MS = 700;

/**
 * Ends the session and returns the path of the next page (USR-08): it clears cookies and storage, and after 700 ms the
 * shopper is a guest. When the service cannot end the session, nothing is cleared, so that the shop never shows a
 * shopper as signed out whose session still exists.
 */
export type SignOut = TE.TaskEither<UpstreamFailure, string>;

export const makeSignOut = ({ identity, session, forgetTyped, pause, clock }: SignOutPorts): SignOut =>
  pipe(
    identity.signOut,
    TE.tapIO(() => session.clearAtSignOut),
    TE.tapIO(() => forgetTyped),
    TE.tapTask(() => pause(SIGN_OUT_PAUSE_MS)),
    TE.tapIO(() => session.rememberGuest(undefined)),
    TE.chainIOK(() => () => `${HOME_PATH}?ts=${clock()}`),
  );
