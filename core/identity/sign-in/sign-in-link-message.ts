import type { FieldErrors } from '../../forms/form';
import type { SignInLinkError } from './sign-in-link';
import type { SignInLinkField } from './sign-in-link-forms';
import { LOGIN_SERVICE_DOWN } from './sign-in-message';

/** The help text for a locked account; the same whether or not there is an account. */
export const LOCKED_HELP =
  'In a browser in which you have signed in before, you still get in with your password. Is this one new to us? We can email you a link that lets it in.';
export const LINK_SENT = 'If an account exists for this email, we have sent a link. It works once, for 15 minutes.';
export const BROWSER_KNOWN = 'This browser may sign in now. Enter your password.';
const LINK_REFUSED = 'This link is incorrect, used or expired. Request a new one.';
const TOO_OFTEN = 'Too many attempts. Please wait a minute and try again.';
const NOT_POSSIBLE = 'We could not do this just now. Nothing was changed; please try again in a moment.';

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
