import { withReturnPath } from '../../../core/paths/return-url';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { LINKS } from '../../../core/paths/links';

/** How the sign-in page is told that its browser has just become known. */
export const BROWSER_ADDED = { name: 'browser', value: 'known' } as const;

/** Where a used link leads: to the sign-in, which goes on to where the shopper was. */
export const afterLinkPath = (returnPath: string): string =>
  withReturnPath(`${LINKS.signIn}?${BROWSER_ADDED.name}=${BROWSER_ADDED.value}`, returnPath);

/** The second step, at once or after a link was asked for. */
export const haveLinkPath = (returnPath: string, isSent: boolean): string =>
  withReturnPath(`${FORM_ACTIONS.signInLink}?step=${isSent ? 'sent' : 'code'}`, returnPath);
