import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { firstErrors, type FieldErrors } from '../../forms/form';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { EnsureGuestIdentity } from '../session/ensure-guest-identity';
import type { PasswordGateway } from './password-gateway';
import type { PasswordResetStore } from './password-reset-store';
import { askCodeForm, type AskCodeField } from './password-reset-forms';
import { requireLoginService, type LoginServiceDown, type LoginServicePorts } from '../sign-in/require-login-service';

export interface PasswordResetPorts extends LoginServicePorts {
  readonly passwords: PasswordGateway;
  readonly ensureGuestIdentity: EnsureGuestIdentity;
  readonly memory: PasswordResetStore;
}

export type RequestPasswordResetError =
  | { readonly kind: 'invalid-fields'; readonly errors: FieldErrors<AskCodeField> }
  | LoginServiceDown
  | { readonly kind: 'reset-failed'; readonly failure: UpstreamFailure };

/**
 * Requests a mail with a code for the account with this email, and returns the trimmed email. The result is the same
 * when there is no such account. An invalid email, or a login service that is flagged down, fails without a request
 * (FRM-09). The browser stores the email until the code is used or has expired.
 */
export type RequestPasswordReset = (email: string) => TE.TaskEither<RequestPasswordResetError, string>;

export const makeRequestPasswordReset =
  ({ passwords, ensureGuestIdentity, memory, configuration }: PasswordResetPorts): RequestPasswordReset =>
  (typed) =>
    pipe(
      requireEmail(typed),
      TE.tap(() => requireLoginService(configuration)),
      TE.tap(() => TE.mapLeft(resetFailed)(ensureGuestIdentity)),
      TE.tap((email) => TE.mapLeft(resetFailed)(passwords.requestReset(email))),
      TE.tapIO((email) => memory.remember(email)),
    );

const requireEmail = (typed: string): TE.TaskEither<RequestPasswordResetError, string> => {
  const errors = firstErrors(askCodeForm, { email: typed });
  return errors === undefined ? TE.right(typed.trim()) : TE.left({ kind: 'invalid-fields', errors });
};

const resetFailed = (failure: UpstreamFailure): RequestPasswordResetError => ({ kind: 'reset-failed', failure });
