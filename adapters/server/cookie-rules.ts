import { parseSetCookie, stringifySetCookie, type SetCookie } from 'cookie';

/** The platform's cookies, and two of the backend's own, which have the prefix `__Host-` over https. */
const COMMERCE_COOKIE = /^(?:WC_|JSESSIONID$|(?:__Host-)?(?:knownBrowser|googleNonce)$)/;
const IDENTITY_COOKIE = /(?:^|;\s*)(?:WC_AUTHENTICATION_|WC_USERACTIVITY_|WC_PERSISTENT|rUserType=R(?:;|$))/;

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Values are passed on without decoding, so that signatures and encoded characters stay unchanged. */
const asIs = (value: string): string => value;

/** Whether the commerce backend owns the cookie. Only such cookies are sent to it. */
export const isCommerceCookie = (name: string): boolean => COMMERCE_COOKIE.test(name);

/** Whether a Cookie header has identity cookies, of a guest or a registered shopper. Such requests get personal pages. */
export const carriesIdentity = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && IDENTITY_COOKIE.test(cookieHeader);

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
