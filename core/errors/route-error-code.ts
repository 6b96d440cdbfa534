import type { AfterSignOut, ErrorPage } from './error-pages';

/** What an error has the shop do, one after the other. */
export type ErrorAction =
  /** Removes the rewards cookies and the stored rewards data (ERR-05). */
  | { readonly kind: 'clear-rewards' }
  /** Opens the sign-out page, which goes on from there. */
  | { readonly kind: 'sign-out'; readonly then: AfterSignOut }
  | { readonly kind: 'open'; readonly page: ErrorPage };

/**
 * How the source's two lines on code 2520 are read (ERR-02): as one of the sign-out codes, as the
 * prohibited-character code, or, as the shop does, as both: sign out, then that page.
 */
export type Reading = 'sign-out' | 'error-page' | 'both';

/** On what kind of page the call failed: some codes lead away from the checkout alone (ERR-04). */
export type FailingPage = 'checkout' | 'other';

const SIGN_OUT = ['2500', '2550', '2530', '2510', '2035', 'CWXFR0222E', 'CWXFR0223E'];
const PROHIBITED_CHARACTER = '2520';
const SIGN_OUT_AT_CHECKOUT = ['CWXBB1011E', 'CWXFR0268E', 'CWXFR0200E', 'CWXFR0221E'];
const ERROR_PAGES: Readonly<Record<string, ErrorPage>> = { '2540': 'cross-site-request-forgery', CMN1039E: 'cookie' };

/**
 * What a failed commerce call leads to, by the code of its first error (ERR-01 to ERR-05). Total: a code that leads
 * nowhere gives no actions. Rewards are always cleared before the shopper is sent elsewhere.
 */
export const routeErrorCode = (
  code: string,
  page: FailingPage,
  reading: Reading = 'both',
): ReadonlyArray<ErrorAction> => {
  const move = moveFor(code, page, reading);
  return move === undefined ? [] : [{ kind: 'clear-rewards' }, move];
};

const moveFor = (code: string, page: FailingPage, reading: Reading): ErrorAction | undefined => {
  if (code === PROHIBITED_CHARACTER) return prohibitedCharacter(reading);
  if (SIGN_OUT.includes(code) || (page === 'checkout' && SIGN_OUT_AT_CHECKOUT.includes(code))) {
    return { kind: 'sign-out', then: 'logon-form' };
  }
  const errorPage = Object.hasOwn(ERROR_PAGES, code) ? ERROR_PAGES[code] : undefined;
  return errorPage === undefined ? undefined : { kind: 'open', page: errorPage };
};

const prohibitedCharacter = (reading: Reading): ErrorAction => {
  switch (reading) {
    case 'sign-out':
      return { kind: 'sign-out', then: 'logon-form' };
    case 'error-page':
      return { kind: 'open', page: 'prohibited-character' };
    case 'both':
      return { kind: 'sign-out', then: 'prohibited-character' };
  }
};
