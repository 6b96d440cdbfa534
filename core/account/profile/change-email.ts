import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { CODE_REFUSED } from '../../identity/password-reset/password-reset-message';
import { requireFields, withObjections, type AccountFormError } from '../account-form';
import { emailCodeForm, newEmailForm, type EmailCodeField, type NewEmailField } from './profile-forms';
import type { ProfileGateway } from './profile-gateway';

const TAKEN = 'Another account has this email address. Please enter a different one.';
const NOT_NEW = 'That is already your email address. Please enter a new one.';

/** Mails a code to a new email address (ACC-02). Until the code is used, the account keeps the old one. */
export type RequestEmailChange = (email: string) => TE.TaskEither<AccountFormError<NewEmailField>, void>;

export const makeRequestEmailChange =
  ({ profiles }: { readonly profiles: Pick<ProfileGateway, 'requestEmail'> }): RequestEmailChange =>
  (email) =>
    pipe(
      requireFields<NewEmailField>(newEmailForm, { email }),
      TE.chainW(() => newAddress(profiles.requestEmail(email.trim()))),
    );

const newAddress = withObjections<NewEmailField>(['email-taken', 'email', TAKEN], ['email-refused', 'email', NOT_NEW]);

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
