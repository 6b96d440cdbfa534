import { parseSetCookie, stringifySetCookie, type SetCookie } from 'cookie';

/** The platform's cookies, and two of the backend's own: over https these begin with `__Host-`, which it decides alone. */
const COMMERCE_COOKIE = /^(?:WC_|JSESSIONID$|(?:__Host-)?(?:knownBrowser|googleNonce)$)/;
const IDENTITY_COOKIE = /(?:^|;\s*)(?:WC_AUTHENTICATION_|WC_USERACTIVITY_|WC_PERSISTENT|rUserType=R(?:;|$))/;

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Values pass through as they travel: a signature or an encoded comma stays what the backend made of it. */
const asIs = (value: string): string => value;

/** The cookies that the commerce backend owns: only these travel to it. */
export const isCommerceCookie = (name: string): boolean => COMMERCE_COOKIE.test(name);

/** Whether a Cookie header carries an identity, guest or registered: such a request gets a page of its own. */
export const carriesIdentity = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && IDENTITY_COOKIE.test(cookieHeader);

const STRIPE_PUT_AWAY = /(?:^|;\s*)stripe=closed(?:;|$)/;

/** Whether this browser has put the promotional stripe away (HDR-06): one of the two forms that every page has. */
export const hasNoStripe = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && STRIPE_PUT_AWAY.test(cookieHeader);

/** Cookies as a backend sets them; what is no cookie at all is left out. */
export const readSetCookies = (lines: ReadonlyArray<string>): ReadonlyArray<SetCookie> =>
  lines.map((line) => parseSetCookie(line, { decode: asIs })).filter(({ name }) => TOKEN.test(name));

/** Whether setting this cookie takes it away. */
export const isExpired = ({ maxAge, expires }: SetCookie, now: number): boolean =>
  maxAge === undefined ? expires !== undefined && expires.getTime() <= now : maxAge <= 0;

/**
 * The Set-Cookie line with which the shop passes a cookie on: for its own host and every path, never sent along from
 * other sites, and Secure exactly when the shop is seen over https. Lifetime and HttpOnly stay as given.
 */
export const setCookieLine = ({ name, value, maxAge, expires, httpOnly }: SetCookie, secure: boolean): string =>
  stringifySetCookie({ name, value, maxAge, expires, httpOnly, path: '/', sameSite: 'lax', secure }, { encode: asIs });
