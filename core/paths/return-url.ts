import { HOME_PATH } from './paths';
import { isOwnPath } from '../shared/destination';
import { encodePart } from '../shared/encode-part';

const LONGEST = 2_000;

/**
 * Returns the page to open after a sign-in: the requested path. Returns the store home when the path is not one of this
 * shop's (see `isOwnPath`), is longer than 2,000 characters, or would lead back to the sign-in.
 */
export const safeReturnPath = (wanted: string | undefined): string => {
  const path = wanted ?? '';
  return path.length <= LONGEST && isOwnPath(path) && !isAccountEntry(path) ? path : HOME_PATH;
};

/** Undefined for text that is not encoded as an address. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Returns a path of this shop unchanged, and the store home for anything else. */
export const ownPathOrHome = (path: string): string => (isOwnPath(path) ? path : HOME_PATH);

/** Whether a path is a page for signing in or out, or that of an error. A return URL never leads to these. */
export const isAccountEntry = (path: string): boolean =>
  /^\/shop\/(LogonForm|Logoff|UserRegistrationForm|ResetPasswordForm|SignInLinkForm|\w+ErrorView)\b/i.test(path);

/**
 * Returns the path to come back to from a page that was left because of an error: the page itself, or the one that its
 * own return path names when it is a page for signing in. The result is safe (see `safeReturnPath`).
 */
export const returnPathFrom = (page: string): string => {
  if (!isAccountEntry(page)) return safeReturnPath(page);
  const [, encoded = ''] = /[?&]URL=([^&#]*)/.exec(page) ?? [];
  return safeReturnPath(decoded(encoded));
};

/** Returns an account page's address with a return path; the store home needs no parameter. */
export const withReturnPath = (page: string, returnPath: string): string =>
  returnPath === HOME_PATH ? page : `${page}${page.includes('?') ? '&' : '?'}URL=${encodePart(returnPath)}`;
