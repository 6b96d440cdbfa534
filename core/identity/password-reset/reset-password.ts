import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { firstErrors, type FieldErrors } from '../../forms/form';
import { hasFact, type UpstreamFailure } from '../../shared/upstream-failure';
import type { NewPassword } from './password-gateway';
import { newPasswordForm, type NewPasswordField } from './password-reset-forms';
import type { PasswordResetPorts } from './request-password-reset';
import { requireLoginService, type LoginServiceDown } from '../sign-in/require-login-service';

export type ResetPasswordError =
  | { readonly kind: 'invalid-fields'; readonly errors: FieldErrors<NewPasswordField> }
  | LoginServiceDown
  /** Wrong, used or expired: the service does not say which. */
  | { readonly kind: 'code-refused' }
  /** The password breaks the service's policy; `message` is the service's text, where it sends one. */
  | { readonly kind: 'password-refused'; readonly message: string | undefined }
  | { readonly kind: 'reset-failed'; readonly failure: UpstreamFailure };

/**
 * Sets a new password with the code from the mail. It ends the account's sessions and does not sign in. A failure leaves
 * the old password as it was. While the login service is flagged down, it fails without a request (FRM-09).
 */
export type ResetPassword = (renewal: NewPassword) => TE.TaskEither<ResetPasswordError, void>;

export const makeResetPassword =
  ({ passwords, ensureGuestIdentity, memory, configuration }: PasswordResetPorts): ResetPassword =>
  (typed) =>
    pipe(
      requireFields(typed),
      TE.tap(() => requireLoginService(configuration)),
      TE.tap(() => TE.mapLeft(resetFailed)(ensureGuestIdentity)),
      TE.chain((renewal) => TE.mapLeft(refusalOf)(passwords.reset(renewal))),
      TE.tapIO(() => memory.forget),
    );

const requireFields = ({ email, code, password }: NewPassword): TE.TaskEither<ResetPasswordError, NewPassword> => {
  const errors = firstErrors(newPasswordForm, { email, code, password });
  return errors === undefined
    ? TE.right({ email: email.trim(), code: code.trim(), password })
    : TE.left({ kind: 'invalid-fields', errors });
};

const refusalOf = (failure: UpstreamFailure): ResetPasswordError => {
  if (hasFact(failure, 'code-refused')) return { kind: 'code-refused' };
  return failure.kind === 'refused' && hasFact(failure, 'password-refused')
    ? { kind: 'password-refused', message: failure.message }
    : resetFailed(failure);
};

const resetFailed = (failure: UpstreamFailure): ResetPasswordError => ({ kind: 'reset-failed', failure });
