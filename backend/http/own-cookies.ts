import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownValue } from '../shared/own-value.ts';

/** Cookies that this backend adds to the platform's; scripts cannot read them. */
export type OwnCookie = 'knownBrowser' | 'googleNonce';

/** Whether the request came over https, according to the nearest proxy. */
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/**
 * The name of such a cookie for this request. Over https it starts with `__Host-`, so that browsers accept it only from
 * this host, over https and for every path; no neighbouring host or plain connection can set it.
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
