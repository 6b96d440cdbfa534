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
 * Has a code mailed to whoever has an account with this email, and gives the email as it was understood. The answer is
 * the same when there is no such account. Nothing is asked for an email that is none, or while the login service is
 * flagged down (FRM-09). Until the code is used or too old, the browser remembers the email.
 */
export type RequestPasswordReset = (email: string) => TE.TaskEither<RequestPasswordResetError, string>;

export const makeRequestPasswordReset =
  ({ passwords, ensureGuestIdentity, memory, configuration }: PasswordResetPorts): RequestPasswordReset =>
  (email) =>
    pipe(
      requireEmail(email),
      TE.tap(() => requireLoginService(configuration)),
      TE.tap(() => pipe(ensureGuestIdentity, TE.mapLeft(resetFailed))),
      TE.tap((known) => pipe(passwords.requestReset(known), TE.mapLeft(resetFailed))),
      TE.tapIO((known) => memory.remember(known)),
    );

const requireEmail = (typed: string): TE.TaskEither<RequestPasswordResetError, string> => {
  const errors = firstErrors(askCodeForm, { email: typed });
  return errors === undefined ? TE.right(typed.trim()) : TE.left({ kind: 'invalid-fields', errors });
};

const resetFailed = (failure: UpstreamFailure): RequestPasswordResetError => ({ kind: 'reset-failed', failure });
