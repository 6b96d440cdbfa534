import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownValue } from '../shared/own-value.ts';

/** Cookies that are the backend's own making and that no script reads; all other names are the platform's. */
export type OwnCookie = 'knownBrowser' | 'googleNonce';

/** Whether the request came over https, as far as the nearest proxy says. */
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/**
 * The name that an own cookie has for this request. Over https it begins with `__Host-`: then a browser takes it from this
 * very host alone, over https, for every path, so that no neighbour or plain connection can plant one.
 */
const nameOf = (request: FastifyRequest, cookie: OwnCookie): string =>
  isSecure(request) ? `__Host-${cookie}` : cookie;

const attributes = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  secure: isSecure(request),
});

export const readOwnCookie = (request: FastifyRequest, cookie: OwnCookie): string | undefined =>
  ownValue(request.cookies, nameOf(request, cookie));

export const setOwnCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: OwnCookie,
  { value, maxAgeSeconds }: { readonly value: string; readonly maxAgeSeconds: number },
): void => {
  reply.setCookie(nameOf(request, cookie), value, { ...attributes(request), maxAge: maxAgeSeconds });
};

export const clearOwnCookie = (request: FastifyRequest, reply: FastifyReply, cookie: OwnCookie): void => {
  reply.clearCookie(nameOf(request, cookie), attributes(request));
};
