import type { LeadsTo } from '../paths/path-needs';
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../paths/paths';
import { ownPathOrHome } from '../paths/return-url';
import { encodePart } from '../shared/encode-part';

/** Where errors lead: pages of their own, and the two that every shopper knows (RTE-06, ERR-01 to ERR-03). */
export { SIGN_IN_PATH, SIGN_OUT_PATH };
const CHECKOUT_PATH = '/checkout';

export type ErrorPage = 'prohibited-character' | 'cross-site-request-forgery' | 'cookie';

export const ERROR_PAGE_PATHS: Readonly<Record<ErrorPage, string>> = {
  'prohibited-character': '/shop/ProhibitedCharacterErrorView',
  'cross-site-request-forgery': '/shop/CrossSiteRequestForgeryErrorView',
  cookie: '/shop/CookieErrorView',
};

/** Where the sign-out page goes on to once the session has ended. */
export type AfterSignOut = 'home' | 'logon-form' | 'prohibited-character';

/** The sign-out page's `next`, as far as it is one of ours. */
export const afterSignOut = (next: string | undefined): AfterSignOut =>
  next === 'logon-form' || next === 'prohibited-character' ? next : 'home';

/** Pages to which errors lead: they answer for themselves, so that no error leads round in a circle. */
export const isWhereErrorsLead = (path: string): boolean =>
  [SIGN_OUT_PATH, ...Object.values(ERROR_PAGE_PATHS)].includes(pathOf(path));

/** The logon form, where the shopper gets a new session in any case. */
export const isLogonForm = (path: string): boolean => pathOf(path) === SIGN_IN_PATH;

/** The checkout page and its steps (RTE-05, ERR-04). */
export const isCheckoutPage = (path: string): boolean =>
  pathOf(path) === CHECKOUT_PATH || path.startsWith(`${CHECKOUT_PATH}/`);

const pathOf = (url: string): string => url.slice(0, (url + '?').search(/[?#]/)).replace(/\/$/, '');

/** Where the sign-out page goes on to; undefined is home, which signing out itself names, as in a shop without sign-in. */
export const pathAfterSignOut = (next: AfterSignOut, returnPath: string, leadsTo: LeadsTo): string | undefined => {
  switch (next) {
    case 'home':
      return undefined;
    case 'logon-form':
      return leadsTo(SIGN_IN_PATH) ? `${SIGN_IN_PATH}?URL=${encodePart(ownPathOrHome(returnPath))}` : undefined;
    case 'prohibited-character':
      return ERROR_PAGE_PATHS['prohibited-character'];
  }
};
