import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ChangePassword } from '../../../../core/account/profile/change-password';
import type { AccountSessions } from '../../../../core/account/security/account-sessions';
import type { SignOutEverywhere } from '../../../../core/account/security/sign-out-everywhere';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { CLEAR_STORAGE, passwordIn, textOf } from '../../shared/posted-fields';
import { SIGNED_OUT_PATH } from '../../sign-in/signed-out-path';
import { refusedForm } from '../refused-form';
import {
  SECURITY_TITLE,
  securityDone,
  type SecurityData,
  type SecurityDone,
  type SecurityFormName,
} from './security-data';

interface Shop {
  readonly shop: string;
}

type Result = ActionResult<SecurityData>;

const UNLOADED: SecurityData = { account: undefined, sessions: undefined, done: undefined, refused: undefined };

const refused = (shop: string, name: SecurityFormName) =>
  refusedForm<SecurityFormName, SecurityData>({
    url: ACCOUNT_PATHS.security,
    title: SECURITY_TITLE,
    shop,
    unloaded: UNLOADED,
  })(name, {});

const see = (done: SecurityDone) => (): Result => ({ kind: 'see-other', url: securityDone.pathOf(done) });

/** Changes the password. The page never shows a password again. */
export const makeChangePasswordAction =
  ({ changePassword, shop }: Shop & { readonly changePassword: ChangePassword }): PageAction<SecurityData> =>
  (form) =>
    pipe(
      changePassword({ oldPassword: passwordIn(form, 'oldPassword'), newPassword: passwordIn(form, 'newPassword') }),
      TE.match(refused(shop, 'password'), see('password-changed')),
    );

/** Signs one browser out. Says so when it was not signed in. */
export const makeEndSessionAction =
  ({ endSession, shop }: Shop & { readonly endSession: AccountSessions['end'] }): PageAction<SecurityData> =>
  (form) =>
    pipe(
      endSession(textOf(form, 'sessionId')),
      TE.match(refused(shop, 'sessions'), (ending) => see(ending === 'ended' ? 'session-ended' : 'session-gone')()),
    );

/** Signs every browser out, this one last. The sign-in page says so. */
export const makeSignOutEverywhereAction =
  ({ signOutEverywhere, shop }: Shop & { readonly signOutEverywhere: SignOutEverywhere }): PageAction<SecurityData> =>
  () =>
    pipe(
      signOutEverywhere,
      TE.match(refused(shop, 'sessions'), (): Result => ({
        kind: 'see-other',
        url: SIGNED_OUT_PATH,
        headers: CLEAR_STORAGE,
      })),
    );
