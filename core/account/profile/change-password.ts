import { REGISTRATION_PASSWORD } from '../../forms/account-checks';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { withObjections, type AccountFormError } from '../account-form';
import { requireFields } from '../../forms/require-fields';
import { changePasswordForm, type ChangePasswordField } from './profile-forms';
import type { PasswordChange, ProfileGateway } from './profile-gateway';

export const WRONG_OLD_PASSWORD = 'Your current password is incorrect.';

/** Changes the password, with the current one, and ends all other sessions of the account (ACC-02). */
export type ChangePassword = (typed: PasswordChange) => TE.TaskEither<AccountFormError<ChangePasswordField>, void>;

export const makeChangePassword =
  ({ profiles }: { readonly profiles: Pick<ProfileGateway, 'changePassword'> }): ChangePassword =>
  ({ oldPassword, newPassword }) =>
    pipe(
      requireFields<ChangePasswordField>(changePasswordForm, { oldPassword, newPassword }),
      TE.chainW(() => refusable(profiles.changePassword({ oldPassword, newPassword }))),
    );

const refusable = withObjections<ChangePasswordField>(
  ['old-password-refused', 'oldPassword', WRONG_OLD_PASSWORD],
  ['password-refused', 'newPassword', REGISTRATION_PASSWORD],
);
