import type { LeadsTo } from '../paths/path-needs';
import { PREVIEW_PATH } from '../paths/preview-paths';
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../paths/paths';
import { ownPathOrHome, returnPathFrom, withReturnPath } from '../paths/return-url';
import { encodePart } from '../shared/encode-part';

/** The pages that errors lead to: error pages, sign-in and sign-out (RTE-06, ERR-01 to ERR-03). */
export { SIGN_IN_PATH, SIGN_OUT_PATH };
const CHECKOUT_PATH = '/checkout';

export type ErrorPage = 'prohibited-character' | 'cross-site-request-forgery' | 'cookie';

export const ERROR_PAGE_PATHS: Readonly<Record<ErrorPage, string>> = {
  'prohibited-character': '/shop/ProhibitedCharacterErrorView',
  'cross-site-request-forgery': '/shop/CrossSiteRequestForgeryErrorView',
  cookie: '/shop/CookieErrorView',
};

/** The target of the sign-out page after the session has ended. */
export type AfterSignOut = 'home' | 'logon-form' | 'prohibited-character';

/** Returns the target for the sign-out page's `next` parameter; `home` for an unknown value. */
export const afterSignOut = (next: string | undefined): AfterSignOut =>
  next === 'logon-form' || next === 'prohibited-character' ? next : 'home';

/** Whether errors lead to this page. Failures on these pages are not routed, which prevents loops. */
export const isWhereErrorsLead = (path: string): boolean =>
  [SIGN_OUT_PATH, PREVIEW_PATH, ...Object.values(ERROR_PAGE_PATHS)].includes(pathOf(path));

/** Whether a path is the logon form, where every sign-in creates a new session. */
export const isLogonForm = (path: string): boolean => pathOf(path) === SIGN_IN_PATH;

/** The checkout page and its steps (RTE-05, ERR-04). */
export const isCheckoutPage = (path: string): boolean =>
  pathOf(path) === CHECKOUT_PATH || path.startsWith(`${CHECKOUT_PATH}/`);

const pathOf = (url: string): string => url.slice(0, (url + '?').search(/[?#]/)).replace(/\/$/, '');

/**
 * Returns the path that follows the sign-out page. It is undefined for home, to which signing out itself leads, and in
 * a shop without sign-in.
 */
export const pathAfterSignOut = (next: AfterSignOut, returnPath: string, leadsTo: LeadsTo): string | undefined => {
  switch (next) {
    case 'home':
      return undefined;
    case 'logon-form':
      return leadsTo(SIGN_IN_PATH) ? `${SIGN_IN_PATH}?URL=${encodePart(ownPathOrHome(returnPath))}` : undefined;
    case 'prohibited-character':
      return withReturnPath(ERROR_PAGE_PATHS['prohibited-character'], returnPathFrom(returnPath));
  }
};
