import { HOME_PATH } from '../catalogue/paths';

/**
 * Where to go after a sign-in: the path that was asked for, or the store home when it is none of this shop's own
 * (another origin, a scheme, a back-slash trick) or would only lead round in a circle. Only printable ASCII counts as a
 * path, since the answer's Location header carries nothing else.
 */
export const safeReturnPath = (wanted: string | undefined): string => {
  const path = wanted ?? '';
  const isOwnPath = /^\/(?!\/)[!-[\]-~]{0,2000}$/.test(path);
  return isOwnPath && !isAccountEntry(path) ? path : HOME_PATH;
};

/** Pages for getting into an account and out of it: nobody goes back to them. */
export const isAccountEntry = (path: string): boolean =>
  /^\/shop\/(LogonForm|Logoff|UserRegistrationForm|ResetPasswordForm)\b/i.test(path);

/** An account page's address that remembers where to go afterwards; the store home needs no mention. */
export const withReturnPath = (page: string, returnPath: string): string =>
  returnPath === HOME_PATH ? page : `${page}${page.includes('?') ? '&' : '?'}URL=${encodeURIComponent(returnPath)}`;
