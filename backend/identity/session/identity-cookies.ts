import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../http/own-cookies.ts';
import { GUEST_LIFETIME_MS, type OpenedSession } from './session-store.ts';

const AUTHENTICATION = 'WC_AUTHENTICATION_';
const ACTIVITY = 'WC_USERACTIVITY_';
const PERSISTENT = 'WC_PERSISTENT';
const ESTABLISHED = 'WC_SESSION_ESTABLISHED';
const POINTER = 'WC_ACTIVEPOINTER';

/** The shopper id and token of a cookie or header, not verified yet. */
export interface PresentedToken {
  readonly shopperId: number;
  readonly text: string;
}

const MAX_TOKEN_LENGTH = 300;

/** Reads the leading shopper id and the trailing token of `id,…,token`. */
export const parsePresented = (value: string): PresentedToken | undefined => {
  if (value.length > MAX_TOKEN_LENGTH) return undefined;
  const parts = value.split(',');
  const id = parts[0] ?? '';
  return parts.length > 1 && /^\d{1,15}$/.test(id) ? { shopperId: Number(id), text: parts.at(-1) ?? '' } : undefined;
};

/** Reads WC_PERSISTENT, whose part before the first semicolon is `id,…,token`. */
const parsePersistent = (value: string): PresentedToken | undefined => {
  const token = value.split(';')[0] ?? '';
  return parsePresented(token);
};

export interface PresentedCookies {
  /** The claims of each kind of cookie; undefined for a cookie whose value cannot be read. */
  readonly authentication: readonly (PresentedToken | undefined)[];
  readonly activity: readonly (PresentedToken | undefined)[];
  readonly persistent: PresentedToken | undefined;
}

const MAX_IDENTITIES = 20;

/** The identity cookies of a request. A browser may have those of several shoppers who used it one after another. */
export const readIdentityCookies = (request: FastifyRequest): PresentedCookies => {
  const startingWith = (prefix: string): (PresentedToken | undefined)[] =>
    Object.entries(request.cookies)
      .filter(([name, value]) => name.startsWith(prefix) && value !== undefined && value !== '')
      .slice(0, MAX_IDENTITIES)
      .map(([, value]) => parsePresented(value ?? ''));
  const persistent = request.cookies[PERSISTENT];
  return {
    authentication: startingWith(AUTHENTICATION),
    activity: startingWith(ACTIVITY),
    persistent: persistent === undefined ? undefined : parsePersistent(persistent),
  };
};

const attributes = (request: FastifyRequest, httpOnly: boolean): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  httpOnly,
  secure: isSecure(request),
});

/** Sends the activity cookie with the time when its session ends, in the platform's format. */
export const setActivityCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  session: Pick<OpenedSession, 'shopperId' | 'openedAt' | 'expiresAt' | 'activity'>,
  now: number,
): void => {
  const { shopperId, openedAt, expiresAt, activity } = session;
  const fields = [
    shopperId,
    request.server.storeIds.storeId,
    'null',
    'null',
    openedAt,
    expiresAt ?? 'null',
    'null',
    'null',
    'null',
    'null',
    1,
  ];
  const value = [...fields, `ver_${now}`, activity].join(',');
  reply.setCookie(`${ACTIVITY}${shopperId}`, value, attributes(request, true));
};

/** Sends all identity cookies. WC_PERSISTENT outlives the browser session for guests and for remembered shoppers. */
export const setIdentityCookies = (request: FastifyRequest, reply: FastifyReply, session: OpenedSession): void => {
  const { shopperId, trusted, persistent, personalizationId, openedAt, kind, rememberMe } = session;
  setActivityCookie(request, reply, session, openedAt);
  reply.setCookie(`${AUTHENTICATION}${shopperId}`, `${shopperId},${trusted}`, attributes(request, true));
  const { storeId, languageId } = request.server.storeIds;
  const lasting = kind === 'G' || rememberMe ? { maxAge: GUEST_LIFETIME_MS / 1000 } : {};
  reply.setCookie(PERSISTENT, `${shopperId},${persistent};${openedAt}_${personalizationId}_${storeId}`, {
    ...attributes(request, true),
    ...lasting,
  });
  reply.setCookie(ESTABLISHED, 'true', attributes(request, false));
  reply.setCookie(POINTER, `${languageId},${storeId}`, attributes(request, false));
};

/** Expires the identity cookies the request carries, but not those of the shopper to keep. */
export const clearIdentityCookies = (request: FastifyRequest, reply: FastifyReply, keep?: number): void => {
  const all = [ESTABLISHED, POINTER, PERSISTENT];
  const kept = keep === undefined ? [] : [`${AUTHENTICATION}${keep}`, `${ACTIVITY}${keep}`, ...all];
  const ofShoppers = Object.keys(request.cookies).filter(
    (name) => name.startsWith(AUTHENTICATION) || name.startsWith(ACTIVITY),
  );
  for (const name of [...ofShoppers.slice(0, 2 * MAX_IDENTITIES), ...all]) {
    if (!kept.includes(name)) reply.clearCookie(name, attributes(request, true));
  }
};
