import * as E from 'fp-ts/Either';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { isCommerceCookie, readSetCookies, setCookieLine } from './cookie-rules';
import { isFromOwnPages } from './same-origin';
import { collect, type Upstream, type UpstreamAnswer, type UpstreamHeaders } from './upstream';
import { forwardedHeaders, originOf, type Visibility } from './web-requests';

/** Largest body that goes up through a door, and largest that comes down. */
export const MAX_DOOR_UP_BYTES = 64 * 1024;
const MAX_DOOR_DOWN_BYTES = 2 * 1024 * 1024;

const DOWN = ['content-type', 'etag', 'last-modified', 'cache-control', 'retry-after', 'content-language'];

export interface DoorOptions extends Visibility {
  readonly upstream: Upstream;
  /** Names of the request headers that go up; everything else stays here. */
  readonly up: ReadonlyArray<string>;
  /** Whether commerce cookies travel both ways. */
  readonly carriesCookies: boolean;
}

/** An error in the words of commerce, so that the pages' own error rules understand it (contracts 1.3). */
export const doorError = (code: string, key: string, message: string): object => ({
  errors: [{ errorCode: code, errorKey: key, errorMessage: message, errorParameters: '' }],
});

/** Says no to a call that does not come from the shop's own pages (ERR-03 is what the pages make of it). */
export const refuseForeign = (request: FastifyRequest, reply: FastifyReply, visibility: Visibility): boolean => {
  if (isFromOwnPages(request.headers, originOf(request, visibility))) return false;
  void reply
    .code(403)
    .send(doorError('2540', '_ERR_CROSS_SITE_REQUEST', 'This request did not come from a page of this shop.'));
  return true;
};

/** Passes one call on and its answer back, whole and bounded; both sides see only the headers they need. */
export const passThrough = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  options: DoorOptions,
): Promise<FastifyReply> => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const answer = await options.upstream({
    method: request.method,
    path,
    headers: upwardHeaders(request, options),
    body: request.body instanceof Buffer && request.body.length > 0 ? request.body : undefined,
    signal: gone.signal,
  });
  return E.isLeft(answer) ? sendFailure(reply, answer.left) : sendDown(request, reply, answer.right, options);
};

const upwardHeaders = (request: FastifyRequest, options: DoorOptions): Record<string, string> => {
  const headers = forwardedHeaders(request, originOf(request, options));
  for (const name of options.up) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const cookie = options.carriesCookies ? commerceCookies(request.headers.cookie) : '';
  return cookie === '' ? headers : { ...headers, cookie };
};

const commerceCookies = (header = ''): string =>
  header
    .split(/;\s*/)
    .filter((pair) => isCommerceCookie(pair.split('=', 1)[0] ?? ''))
    .join('; ');

const sendDown = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: UpstreamAnswer,
  options: DoorOptions,
): Promise<FastifyReply> => {
  const body = await collect(answer.body, MAX_DOOR_DOWN_BYTES).catch(() => undefined);
  if (body === undefined) {
    return reply.code(502).send(doorError('502', '_ERR_BAD_ANSWER', 'The answer could not be passed on.'));
  }
  void reply.code(answer.status).header('cache-control', 'private, no-store').headers(downwardHeaders(answer.headers));
  if (options.carriesCookies) {
    const secure = originOf(request, options).startsWith('https:');
    const lines = readSetCookies(linesOf(answer.headers['set-cookie'])).map((cookie) => setCookieLine(cookie, secure));
    if (lines.length > 0) void reply.header('set-cookie', lines);
  }
  return reply.send(body.length > 0 ? body : undefined);
};

const downwardHeaders = (headers: UpstreamHeaders): Record<string, string> =>
  Object.fromEntries(
    DOWN.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const linesOf = (value: string | string[] | undefined): ReadonlyArray<string> =>
  value === undefined ? [] : [value].flat();

/** A service that is silent is a 504, one that is not there or is being left alone a 503. */
export const sendFailure = (reply: FastifyReply, failure: UpstreamFailure): FastifyReply => {
  const isLate = failure.kind === 'unreachable' && failure.cause === 'timed-out';
  const status = isLate ? 504 : 503;
  if (status === 503) void reply.header('retry-after', '5');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(doorError(String(status), '_ERR_SERVICE_UNAVAILABLE', 'This service cannot be reached at the moment.'));
};
