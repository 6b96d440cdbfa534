import { hasFact, type Refused } from '../../shared/upstream-failure';
import type { SignInError } from './sign-in';

export const LOGIN_SERVICE_DOWN =
  "We're sorry, our login system is currently unavailable due to maintenance. please check back again soon.";
const WRONG_CREDENTIALS = 'The password or email you entered is incorrect.';
const NOT_CORRECT =
  'The specified logon ID or password are not correct. Verify the information provided and log in again.';
const NO_ANSWER = 'We couldn’t sign you in right now. Please try again in a moment.';

/** Whether the account is locked after too many wrong passwords, so that a mailed link would help. */
export const isLockedOut = (error: SignInError): boolean =>
  error.kind === 'sign-in-failed' && hasFact(error.failure, 'account-locked');

const UNAVAILABLE = 503;
/** Statuses of a wrong email or password, also without a body that says so. A proxy or firewall refuses with 403. */
const WRONG = new Set([400, 401]);

/**
 * Whether the sign-in service has checked the email and the password. Without that, the fields are not marked as wrong.
 */
export const isAnswered = (error: SignInError): boolean =>
  error.kind === 'sign-in-failed' &&
  error.failure.kind === 'refused' &&
  (error.failure.isLocal ? WRONG.has(error.failure.status) : error.failure.status !== UNAVAILABLE);

/** Returns the message after a failed sign-in (ERR-06, ERR-07). */
export const signInMessage = (error: SignInError): string => {
  switch (error.kind) {
    case 'missing-credentials':
      return 'Please enter your email and password.';
    case 'login-service-down':
      return LOGIN_SERVICE_DOWN;
    case 'sign-in-failed':
      return error.failure.kind === 'refused' && isAnswered(error) ? refusal(error.failure) : NO_ANSWER;
  }
};

const refusal = (failure: Refused): string =>
  hasFact(failure, 'wrong-credentials') ? WRONG_CREDENTIALS : (!failure.isLocal && failure.message) || NOT_CORRECT;
