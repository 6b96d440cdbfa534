import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { canOf, type Capabilities } from '../../../core/configuration/capabilities';
import { afterSignOut, pathAfterSignOut } from '../../../core/errors/error-pages';
import { makeLeadsTo } from '../../../core/paths/path-needs';
import type { SignOut } from '../../../core/identity/session/sign-out';
import type { ActionResult, PageAction } from '../../page/page-action';
import type { SignOutData } from './sign-out-data';
import { CLEAR_STORAGE, returnPathOf } from '../shared/posted-fields';

export interface SignOutActionPorts {
  readonly signOut: SignOut;
  readonly capabilities: Capabilities;
}

/** Handles a sign-out without scripts. A response header clears the browser's storage, since no script can (USR-08). */
export const makeSignOutAction =
  ({ signOut, capabilities }: SignOutActionPorts): PageAction<SignOutData> =>
  (form) => {
    const returnPath = returnPathOf(form);
    const next = pathAfterSignOut(
      afterSignOut(form.get('next') ?? undefined),
      returnPath,
      makeLeadsTo(canOf(capabilities)),
    );
    return pipe(
      signOut,
      TE.match(
        (): ActionResult<SignOutData> => ({ kind: 'unavailable' }),
        (home): ActionResult<SignOutData> => ({
          kind: 'see-other',
          url: next ?? home,
          headers: CLEAR_STORAGE,
        }),
      ),
    );
  };
