import type { PreviewStore } from '../../../core/preview/preview-store';
import type { RequestCookies } from './request-cookies';

/** The cookie with the token of a preview, which no script can read. It ends with the preview, after four hours. */
const COOKIE = 'previewToken';
const MAX_AGE_SECONDS = 4 * 60 * 60;
const PAIR = /(?:^|;\s*)previewToken=([\w.-]{1,300})(?:;|$)/;
const ANY_PAIR = /(?:^|;\s*)previewToken=/;

/**
 * The token of the preview in a Cookie header; an empty text for one that no service could have made, so that it is refused
 * as a forged one; undefined without the cookie. A request with the cookie never gets a shared page (MOD-01).
 */
export const previewTokenIn = (cookieHeader: string | undefined): string | undefined => {
  if (cookieHeader === undefined || !ANY_PAIR.test(cookieHeader)) return undefined;
  return PAIR.exec(cookieHeader)?.[1] ?? '';
};

/** The platform's header with the token of a store preview (contracts 1.2); none without a token. */
export const previewHeaders = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { WCPreviewToken: token };

/** Keeps the token in the cookie. */
export const previewInCookie = (cookies: RequestCookies): PreviewStore => ({
  token: cookies.read(COOKIE),
  keep: (token) => cookies.write(COOKIE, token, { httpOnly: true, maxAgeSeconds: MAX_AGE_SECONDS }),
  forget: cookies.remove(COOKIE),
});
