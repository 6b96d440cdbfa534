import type { FastifyRequest } from 'fastify';
import { parsePresented, readIdentityCookies, type PresentedToken } from './identity-cookies.ts';
import { authenticationWithoutHttps, cookieFailure, tokenFailure, type SessionFault } from './session-failures.ts';
import { isSecure } from '../../http/own-cookies.ts';
import type { CommerceFailure } from '../../http/commerce-failure.ts';
import type { TokenPurpose } from './session-tokens.ts';
import { ownValue } from '../../shared/own-value.ts';

/** The cookies or the header that a request is identified by. */
export interface PresentedIdentity {
  readonly purpose: TokenPurpose;
  /** Undefined for a value that cannot be read. */
  readonly candidates: readonly (PresentedToken | undefined)[];
  readonly failure: (fault: SessionFault) => CommerceFailure;
  /** Whether this proves that the registered shopper is present; otherwise it only recognises the browser. */
  readonly proves: boolean;
}

const readHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = ownValue(request.headers, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const parseHeader = (value: string): PresentedToken | undefined => {
  try {
    return parsePresented(decodeURIComponent(value));
  } catch {
    return undefined;
  }
};

const byHeader = (purpose: TokenPurpose, value: string, proves: boolean): PresentedIdentity => ({
  purpose,
  candidates: [parseHeader(value)],
  failure: tokenFailure,
  proves,
});

/**
 * Chooses what identifies a request, in the platform's order: the headers with the trusted token (over https only) and
 * the token, then the authentication cookie (over https only), the activity cookie and the persistent cookie. The
 * persistent cookie, and over https the token and the activity cookie, only recognise the browser. Undefined for the
 * generic user. Throws CWXFR0221E when an authentication cookie comes alone and without https.
 */
export const readPresentedIdentity = (request: FastifyRequest): PresentedIdentity | undefined => {
  const secure = isSecure(request);
  const trusted = readHeader(request, 'wctrustedtoken');
  const token = readHeader(request, 'wctoken');
  if (secure && trusted !== undefined) return byHeader('trusted', trusted, true);
  if (token !== undefined) return byHeader('activity', token, !secure);

  const cookies = readIdentityCookies(request);
  const byCookies = (
    purpose: TokenPurpose,
    candidates: readonly (PresentedToken | undefined)[],
    proves: boolean,
  ): PresentedIdentity => ({ purpose, candidates, failure: cookieFailure, proves });
  if (secure && cookies.authentication.length > 0) return byCookies('trusted', cookies.authentication, true);
  if (cookies.activity.length > 0) return byCookies('activity', cookies.activity, !secure);
  if (cookies.persistent !== undefined) return byCookies('persistent', [cookies.persistent], false);
  if (cookies.authentication.length > 0) throw authenticationWithoutHttps();
  return undefined;
};
