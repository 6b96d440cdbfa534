import { parseSetCookie, stringifySetCookie, type SetCookie } from 'cookie';
import type { BackendCookies } from '../../session/backend-cookies';

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Values are passed on without decoding, so that signatures and encoded characters stay unchanged. */
const asIs = (value: string): string => value;

/** Rules for the cookies of one backend. */
export interface CookieRules {
  /** Whether the backend owns the cookie. Only such cookies are sent to it. */
  readonly isBackendCookie: (name: string) => boolean;
  /** Whether a Cookie header identifies a shopper, guest or registered. Such requests get personal pages. */
  readonly carriesIdentity: (cookieHeader: string | undefined) => boolean;
}

/** Compiles the rules once, since they are applied to every request. */
export const makeCookieRules = ({ passed, identity }: BackendCookies): CookieRules => {
  const passedName = new RegExp(`^(?:${passed.map(patternBefore('$')).join('|')})`);
  const identityPair = new RegExp(`(?:^|;\\s*)(?:${[...identity.map(patternBefore('=')), REGISTERED].join('|')})`);
  return {
    isBackendCookie: (name) => passedName.test(name),
    carriesIdentity: (cookieHeader) => cookieHeader !== undefined && identityPair.test(cookieHeader),
  };
};

/** The shop's own cookie for the user type, of a registered shopper (USR-05). */
const REGISTERED = 'rUserType=R(?:;|$)';

/** The pattern of a name, and of what follows it unless the name ends in `*`. */
const patternBefore =
  (end: string) =>
  (name: string): string =>
    name.endsWith('*') ? literal(name.slice(0, -1)) : literal(name) + end;

const literal = (text: string): string => text.replace(/[^\w]/g, '\\$&');

const STRIPE_CLOSED = /(?:^|;\s*)stripe=closed(?:;|$)/;

/** Whether the shopper has closed the promotional stripe (HDR-06). Pages are cached with and without it. */
export const hasNoStripe = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && STRIPE_CLOSED.test(cookieHeader);

/** Parses Set-Cookie lines. Invalid lines are left out. */
export const readSetCookies = (lines: ReadonlyArray<string>): ReadonlyArray<SetCookie> =>
  lines.map((line) => parseSetCookie(line, { decode: asIs })).filter(({ name }) => TOKEN.test(name));

/** Whether setting this cookie deletes it. */
export const isExpired = ({ maxAge, expires }: SetCookie, now: number): boolean =>
  maxAge === undefined ? expires !== undefined && expires.getTime() <= now : maxAge <= 0;

/**
 * The Set-Cookie line with which the shop passes a cookie on: for its own host and all paths, SameSite=Lax, and Secure if
 * the public origin uses https. Lifetime and HttpOnly stay unchanged.
 */
export const setCookieLine = ({ name, value, maxAge, expires, httpOnly }: SetCookie, secure: boolean): string =>
  stringifySetCookie({ name, value, maxAge, expires, httpOnly, path: '/', sameSite: 'lax', secure }, { encode: asIs });
