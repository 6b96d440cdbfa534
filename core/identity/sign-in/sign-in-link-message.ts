import type { FieldErrors } from '../../forms/form';
import type { SignInLinkError } from './sign-in-link';
import type { SignInLinkField } from './sign-in-link-forms';
import { LOGIN_SERVICE_DOWN } from './sign-in-message';

/** The help text for a locked account; the same whether or not there is an account. */
export const LOCKED_HELP =
  'You can still sign in from a browser you’ve used before. To use this browser, we can email you a link.';
export const LINK_SENT = 'If an account exists for this email, we’ve sent a link. It works once, for 15 minutes.';
export const BROWSER_KNOWN = 'You can now sign in from this browser. Enter your password.';
const LINK_REFUSED = 'This link is incorrect, used or expired. Request a new one.';
const TOO_OFTEN = 'Too many attempts. Please wait a minute and try again.';
const NOT_POSSIBLE = 'Something went wrong. Nothing was changed. Please try again in a moment.';

/** Returns the message above the form after a failure; undefined when its field shows the error (ERR-06). */
export const linkProblem = (error: SignInLinkError): string | undefined => {
  switch (error.kind) {
    case 'invalid-fields':
      return undefined;
    case 'link-refused':
      return LINK_REFUSED;
    case 'login-service-down':
      return LOGIN_SERVICE_DOWN;
    case 'link-failed':
      return error.failure.kind === 'refused' && error.failure.status === 429 ? TOO_OFTEN : NOT_POSSIBLE;
  }
};

/** Returns the message beside the field after a failure. */
export const linkFieldErrors = (error: SignInLinkError): FieldErrors<SignInLinkField> =>
  error.kind === 'invalid-fields' ? error.errors : {};
