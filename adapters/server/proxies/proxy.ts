import * as E from 'fp-ts/Either';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnPath } from '../../../core/shared/destination';
import { type CookieRules, readSetCookies, setCookieLine } from '../requests/cookie-rules';
import { errorBody, NO_STORE, sendFailure } from '../responses/json-errors';
import {
  collect,
  drain,
  headerOf,
  type ProxiedCall,
  type Upstream,
  type UpstreamResponse,
  type UpstreamHeaders,
} from '../upstream/upstream';
import { leavingSignal } from '../requests/leaving-signal';
import { forwardedHeaders, originOf, type Visibility } from '../requests/web-requests';
import { ownValue } from '../../../core/shared/own-value';

/** The largest request body that a proxy passes on, in bytes. */
export const MAX_REQUEST_BYTES = 64 * 1024;
/** The largest response body that a proxy passes on, in bytes. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

const RESPONSE_HEADERS = ['etag', 'last-modified', 'cache-control', 'retry-after', 'content-language'];

export interface ProxyOptions extends Visibility {
  readonly upstream: Upstream;
  /** Content types that may be passed on; responses of other types become 502. JSON by default. */
  readonly contentTypes?: RegExp;
  /** Names of the request headers that are passed on to the service. */
  readonly requestHeaders: ReadonlyArray<string>;
  /** Names of the response headers that are passed on in addition to `RESPONSE_HEADERS`. */
  readonly responseHeaders?: ReadonlyArray<string>;
  /** Which cookies are passed on in both directions; none by default. */
  readonly cookieRules?: Pick<CookieRules, 'isBackendCookie'>;
}

/** The parts of a request that a proxy passes on. */
export interface ProxiedRequest {
  readonly call: ProxiedCall;
  /** Path and query below the service's address. */
  readonly path: string;
  /** Validated by the proxy; no body by default. */
  readonly body?: Buffer | undefined;
  /** The headers that the storefront itself adds; none by default. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Statuses that mean "no result". They become 204, which browsers do not report as an error; none by default. */
  readonly noContentStatuses?: ReadonlyArray<number>;
  /** The Set-Cookie lines of the storefront itself for a successful response with this body; none by default. */
  readonly ownCookies?: ((body: Buffer) => ReadonlyArray<string>) | undefined;
  /** Whether the response belongs to one shopper and must not be cached, even without cookies; false by default. */
  readonly isPersonal?: boolean;
}

/** JSON, including vendor types such as `application/problem+json`. Browsers neither render nor execute it. */
const JSON_TYPES = /^application\/(?:[\w.-]+\+)?json$/;

/** The body of a request; undefined when it is empty. */
export const bodyOf = ({ body }: FastifyRequest): Buffer | undefined =>
  body instanceof Buffer && body.length > 0 ? body : undefined;

/**
 * Passes a request on to the service and sends its response. Only the configured headers are passed on in each direction,
 * and bodies are limited in size. The response to a personal call, or to one with a shopper's cookies, is never cacheable,
 * whatever the service says. Sends 503 or 504 when the service cannot be reached, and 502 when its response may not be
 * passed on.
 */
export const passThrough = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { call, path, body, headers, isPersonal = false, noContentStatuses = [], ownCookies }: ProxiedRequest,
  options: ProxyOptions,
): Promise<FastifyReply> => {
  const response = await options.upstream({
    call,
    method: request.method,
    path,
    headers: { ...requestHeadersOf(request, options), ...headers },
    body,
    signal: leavingSignal(reply),
  });
  void reply.header('cache-control', NO_STORE);
  if (E.isLeft(response)) return sendFailure(reply, response.left);
  const isOwn = isPersonal || forwardedCookies(request, options) !== '';
  if (noContentStatuses.includes(response.right.status)) {
    drain(response.right.body);
    sendCookies(request, reply, response.right, options);
    return reply.code(204).send();
  }
  return sendResponse(request, reply, response.right, { ...options, ownCookies }, isOwn);
};

const requestHeadersOf = (request: FastifyRequest, options: ProxyOptions): Record<string, string> => {
  const passed = options.requestHeaders.flatMap((name) => {
    const value = ownValue(request.headers, name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const headers = { ...forwardedHeaders(request, originOf(request, options)), ...Object.fromEntries(passed) };
  const cookie = forwardedCookies(request, options);
  return cookie === '' ? headers : { ...headers, cookie };
};

const forwardedCookies = ({ headers }: FastifyRequest, { cookieRules }: ProxyOptions): string =>
  cookieRules === undefined || headers.cookie === undefined
    ? ''
    : headers.cookie
        .split(/;\s*/)
        .filter((pair) => cookieRules.isBackendCookie(pair.split('=', 1)[0] ?? ''))
        .join('; ');

const sendResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  response: UpstreamResponse,
  options: ProxyOptions & Pick<ProxiedRequest, 'ownCookies'>,
  isOwn: boolean,
): Promise<FastifyReply> => {
  const body = await collect(response.body, MAX_RESPONSE_BYTES).catch(() => undefined);
  const type = headerOf(response.headers, 'content-type');
  if (body === undefined || isForeignRedirect(response, options) || !hasExpectedType(body, type, options)) {
    return reply.code(502).send(errorBody('502', '_ERR_BAD_ANSWER', 'The answer could not be passed on.'));
  }
  void reply.code(response.status).headers(responseHeadersOf(response.headers, options.responseHeaders));
  if (body.length > 0 && type !== undefined) void reply.type(type);
  if (isOwn) void reply.header('cache-control', NO_STORE);
  sendCookies(request, reply, response, options);
  const own = response.status < 300 ? (options.ownCookies?.(body) ?? []) : [];
  if (own.length > 0) void reply.header('set-cookie', own).header('cache-control', NO_STORE);
  return reply.send(body.length > 0 ? body : undefined);
};

/** Passes the backend's cookies on to the browser. A response with a cookie is never cached. */
const sendCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { headers }: UpstreamResponse,
  options: ProxyOptions,
): void => {
  if (options.cookieRules === undefined) return;
  const secure = originOf(request, options).startsWith('https:');
  const lines = readSetCookies(linesOf(headers['set-cookie'])).map((cookie) => setCookieLine(cookie, secure));
  if (lines.length > 0) void reply.header('set-cookie', lines).header('cache-control', NO_STORE);
};

/** Whether the response is a redirect that must not be passed on. A proxy that passes `location` on allows the shop's paths. */
const isForeignRedirect = ({ status, headers }: UpstreamResponse, { responseHeaders = [] }: ProxyOptions): boolean =>
  status >= 300 &&
  status < 400 &&
  status !== 304 &&
  !(responseHeaders.includes('location') && isOwnPath(headerOf(headers, 'location') ?? ''));

/** Other types are not passed on, so that a service cannot send a document or a script from the shop's origin. */
const hasExpectedType = (
  body: Buffer,
  type: string | undefined,
  { contentTypes = JSON_TYPES }: ProxyOptions,
): boolean => body.length === 0 || contentTypes.test((type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '');

const responseHeadersOf = (headers: UpstreamHeaders, more: ReadonlyArray<string> = []): Record<string, string> =>
  Object.fromEntries(
    [...RESPONSE_HEADERS, ...more].flatMap((name) => {
      const value = ownValue(headers, name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const linesOf = (value: string | string[] | undefined): ReadonlyArray<string> =>
  value === undefined ? [] : [value].flat();
