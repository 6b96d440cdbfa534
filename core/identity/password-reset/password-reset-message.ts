import { REGISTRATION_PASSWORD } from '../../forms/account-checks';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { RequestPasswordResetError } from './request-password-reset';
import type { ResetPasswordError } from './reset-password';
import { LOGIN_SERVICE_DOWN } from '../sign-in/sign-in-message';

/** The same text whether or not there is an account, so that it does not reveal who has one. */
export const codeSent = (email: string): string => `If an account exists for ${email}, we’ve sent a code.`;

export const PASSWORD_RENEWED_MESSAGE = 'Your password has been changed. Sign in with the new one.';
export const CODE_REFUSED = 'This code is incorrect, used or expired. Check it, or request a new one.';
const TOO_OFTEN = 'Too many attempts. Please wait a minute and try again.';
const NOT_POSSIBLE = 'Something went wrong. Nothing was changed. Please try again in a moment.';

/** Returns the message above the form after a failure; undefined when the fields show the errors (ERR-06). */
export const resetProblem = (error: RequestPasswordResetError | ResetPasswordError): string | undefined => {
  switch (error.kind) {
    case 'invalid-fields':
    case 'code-refused':
    case 'password-refused':
      return undefined;
    case 'login-service-down':
      return LOGIN_SERVICE_DOWN;
    case 'reset-failed':
      return failureMessage(error.failure);
  }
};

/** Returns the messages beside the fields after a failure, by field. */
export const resetFieldErrors = (
  error: RequestPasswordResetError | ResetPasswordError,
): Readonly<Partial<Record<'email' | 'code' | 'password', string>>> => {
  switch (error.kind) {
    case 'invalid-fields':
      return error.errors;
    case 'code-refused':
      return { code: CODE_REFUSED };
    case 'password-refused':
      return { password: error.message ?? REGISTRATION_PASSWORD };
    case 'login-service-down':
    case 'reset-failed':
      return {};
  }
};

const failureMessage = (failure: UpstreamFailure): string =>
  failure.kind === 'refused' && failure.status === 429 ? TOO_OFTEN : NOT_POSSIBLE;
