import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { CODE_REFUSED } from '../../identity/password-reset/password-reset-message';
import { withObjections, type AccountFormError } from '../account-form';
import { requireFields } from '../../forms/require-fields';
import { WRONG_OLD_PASSWORD } from './change-password';
import {
  emailCodeForm,
  newEmailForm,
  newEmailOnlyForm,
  type EmailCodeField,
  type NewEmailField,
} from './profile-forms';
import type { EmailRequest, ProfileGateway } from './profile-gateway';

const TAKEN = 'This email address is already in use. Please enter a different one.';
const NOT_NEW = 'That is already your email address. Please enter a new one.';

/**
 * Mails a code to a new email address (ACC-02), with the current password of an account that has one. Until the code is
 * used, the account keeps the old address.
 */
export type RequestEmailChange = (typed: EmailRequest) => TE.TaskEither<AccountFormError<NewEmailField>, void>;

export const makeRequestEmailChange =
  ({ profiles }: { readonly profiles: Pick<ProfileGateway, 'requestEmail'> }): RequestEmailChange =>
  ({ email, oldPassword }) =>
    pipe(
      requireFields<NewEmailField>(oldPassword === undefined ? newEmailOnlyForm : newEmailForm, {
        email,
        oldPassword: oldPassword ?? '',
      }),
      TE.chainW(() => newAddress(profiles.requestEmail({ email: email.trim(), oldPassword }))),
    );

const newAddress = withObjections<NewEmailField>(
  ['old-password-refused', 'oldPassword', WRONG_OLD_PASSWORD],
  ['email-taken', 'email', TAKEN],
  ['email-refused', 'email', NOT_NEW],
);

/** Makes the new email address that of the account, with the code from its mail (ACC-02). */
export type ConfirmEmailChange = (code: string) => TE.TaskEither<AccountFormError<EmailCodeField>, void>;

export const makeConfirmEmailChange =
  ({ profiles }: { readonly profiles: Pick<ProfileGateway, 'confirmEmail'> }): ConfirmEmailChange =>
  (code) =>
    pipe(
      requireFields<EmailCodeField>(emailCodeForm, { code }),
      TE.chainW(() => mailedCode(profiles.confirmEmail(code.trim()))),
    );

const mailedCode = withObjections<EmailCodeField>(
  ['code-refused', 'code', CODE_REFUSED],
  ['email-taken', 'code', TAKEN],
);
