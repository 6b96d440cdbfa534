import { HOME_PATH } from './paths';
import { isOwnPath } from '../shared/destination';
import { encodePart } from '../shared/encode-part';

const LONGEST = 2_000;

/**
 * Where to go after a sign-in: the path that was asked for, or the store home when it is none of this shop's own (see
 * `isOwnPath`), is longer than 2,000 characters, or would only lead round in a circle.
 */
export const safeReturnPath = (wanted: string | undefined): string => {
  const path = wanted ?? '';
  return path.length <= LONGEST && isOwnPath(path) && !isAccountEntry(path) ? path : HOME_PATH;
};

/** A path of this shop as it is, the store home instead of anything else. */
export const ownPathOrHome = (path: string): string => (isOwnPath(path) ? path : HOME_PATH);

/** Pages for signing in and out: a return URL never leads to them. */
export const isAccountEntry = (path: string): boolean =>
  /^\/shop\/(LogonForm|Logoff|UserRegistrationForm|ResetPasswordForm|SignInLinkForm)\b/i.test(path);

/** An account page's address that remembers where to go afterwards; the store home needs no mention. */
export const withReturnPath = (page: string, returnPath: string): string =>
  returnPath === HOME_PATH ? page : `${page}${page.includes('?') ? '&' : '?'}URL=${encodePart(returnPath)}`;
