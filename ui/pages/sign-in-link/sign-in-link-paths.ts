import { withReturnPath } from '../../../core/paths/return-url';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { LINKS } from '../../../core/paths/links';

/** The query parameter that tells the sign-in page that its browser is now known. */
export const BROWSER_ADDED = { name: 'browser', value: 'known' } as const;

/** Returns the path after a used link: the sign-in, which returns to `returnPath`. */
export const afterLinkPath = (returnPath: string): string =>
  withReturnPath(`${LINKS.signIn}?${BROWSER_ADDED.name}=${BROWSER_ADDED.value}`, returnPath);

/** Returns the path of the second step. `isSent` marks that a link was just requested. */
export const haveLinkPath = (returnPath: string, isSent: boolean): string =>
  withReturnPath(`${FORM_ACTIONS.signInLink}?step=${isSent ? 'sent' : 'code'}`, returnPath);
