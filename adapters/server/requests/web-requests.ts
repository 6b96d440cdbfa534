import type { FastifyRequest } from 'fastify';
import { type CookieRules, hasNoStripe } from './cookie-rules';
import { normalisedUrl, type ReadsParameter } from './page-url';
import { previewTokenIn } from './preview-cookie';
import { RequestCookies } from './request-cookies';
import type { WebRequest } from './web';

/** A page request, and whether rendering has read data of one shopper, which makes the response private. */
export interface WebVisit {
  readonly web: WebRequest;
  readonly isPersonal: () => boolean;
}

/** The setting that determines the shop's public origin. */
export interface Visibility {
  readonly publicOrigin: string | undefined;
}

/** The rules to parse a page request. */
export interface RequestRules extends Visibility {
  readonly cookieRules: CookieRules;
  readonly readsParameter: ReadsParameter;
}

/** The shop's public origin: as configured, else from the request. */
export const originOf = (request: FastifyRequest, { publicOrigin }: Visibility): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

/** Converts a request for the composition root. `signal` is aborted when the client disconnects. */
export const visitOf = (request: FastifyRequest, rules: RequestRules, signal: AbortSignal): WebVisit => {
  const { cookieRules } = rules;
  const origin = originOf(request, rules);
  const cookies = new RequestCookies({
    header: request.headers.cookie,
    secure: origin.startsWith('https:'),
    isBackendCookie: cookieRules.isBackendCookie,
  });
  let readsReferrer = false;
  const web: WebRequest = {
    id: request.id,
    method: request.method === 'POST' ? 'POST' : 'GET',
    url: normalisedUrl(request.url, origin, rules.readsParameter),
    cookies,
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    personal: cookieRules.carriesIdentity(request.headers.cookie),
    previewToken: previewTokenIn(request.headers.cookie),
    hasNoStripe: hasNoStripe(request.headers.cookie),
    origin,
    cameFrom: () => {
      readsReferrer = true;
      return pathWithin(request.headers.referer, origin);
    },
    forwarded: forwardedHeaders(request, origin),
    signal,
  };
  return { web, isPersonal: () => readsReferrer || cookies.isUsed };
};

/** The service reads the families of browser and system from it. */
const MAX_USER_AGENT = 256;

/** Returns the headers that every upstream call for a request carries. */
export const forwardedHeaders = (request: FastifyRequest, origin: string): Record<string, string> => {
  const { protocol, host } = new URL(origin);
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    'x-request-id': request.id,
    'user-agent': (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
  };
};

const pathWithin = (address: string | undefined, origin: string): string | undefined => {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  return url?.origin === origin ? url.pathname + url.search : undefined;
};
