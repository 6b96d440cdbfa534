import type { Readable } from 'node:stream';
import * as E from 'fp-ts/Either';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { isCommerceCookie, readSetCookies, setCookieLine } from './cookie-rules';
import { isFromOwnPages } from './same-origin';
import { collect, type Upstream, type UpstreamAnswer, type UpstreamHeaders } from './upstream';
import { forwardedHeaders, originOf, type Visibility } from './web-requests';
import { ownValue } from '../../core/shared/own-value';

/** Largest body that goes up through a door, and largest that comes down. */
export const MAX_DOOR_UP_BYTES = 64 * 1024;
const MAX_DOOR_DOWN_BYTES = 2 * 1024 * 1024;

const DOWN = ['content-type', 'etag', 'last-modified', 'cache-control', 'retry-after', 'content-language'];

export interface DoorOptions extends Visibility {
  readonly upstream: Upstream;
  /** Names of the request headers that go up; everything else stays here. */
  readonly up: ReadonlyArray<string>;
  /** Names of answer headers that come down beside the usual ones. */
  readonly down?: ReadonlyArray<string>;
  /** Whether commerce cookies travel both ways. */
  readonly carriesCookies: boolean;
  /** Calls whose answers are one shopper's whoever asks; `path` is as it goes up. None unless told. */
  readonly isPersonal?: (path: string) => boolean;
  /** Statuses by which the service says that it knows nothing: told as 204, which no browser reports as an error. */
  readonly nothing?: ReadonlyArray<number>;
}

/** For one shopper alone, and kept nowhere: what a door says unless a public answer says otherwise. */
const NEVER_KEPT = 'private, no-store';

/** An error in the words of commerce, so that the pages' own error rules understand it (contracts 1.3). */
export const doorError = (code: string, key: string, message: string): object => ({
  errors: [{ errorCode: code, errorKey: key, errorMessage: message, errorParameters: '' }],
});

/** Says no to a call that does not come from the shop's own pages (ERR-03 is what the pages make of it). */
export const refuseForeign = (request: FastifyRequest, reply: FastifyReply, visibility: Visibility): boolean => {
  if (isFromOwnPages(request.headers, originOf(request, visibility))) return false;
  void reply
    .code(403)
    .header('cache-control', NEVER_KEPT)
    .send(doorError('2540', '_ERR_CROSS_SITE_REQUEST', 'This request did not come from a page of this shop.'));
  return true;
};

/** What is not among the calls of a door. */
export const refuseUnknown = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', NEVER_KEPT)
    .send(doorError('404', '_ERR_NO_SUCH_CALL', 'There is no such call here.'));

/**
 * Passes one call on and its answer back, whole and bounded; both sides see only the headers they need. Whatever the
 * service says of keeping it, nobody keeps the answer to a personal call, or to one that carried a shopper's cookies.
 */
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
  void reply.header('cache-control', NEVER_KEPT);
  if (E.isLeft(answer)) return sendFailure(reply, answer.left);
  const isOwn = options.isPersonal?.(path) === true || cookiesUp(request, options) !== '';
  return sendDown(request, reply, answer.right, options, isOwn);
};

const upwardHeaders = (request: FastifyRequest, options: DoorOptions): Record<string, string> => {
  const passed = options.up.flatMap((name) => {
    const value = ownValue(request.headers, name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const headers = { ...forwardedHeaders(request, originOf(request, options)), ...Object.fromEntries(passed) };
  const cookie = cookiesUp(request, options);
  return cookie === '' ? headers : { ...headers, cookie };
};

const cookiesUp = (request: FastifyRequest, { carriesCookies }: DoorOptions): string =>
  carriesCookies ? commerceCookies(request.headers.cookie) : '';

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
  isOwn: boolean,
): Promise<FastifyReply> => {
  if (options.nothing?.includes(answer.status) === true) {
    drain(answer.body);
    return reply.code(204).send();
  }
  const body = await collect(answer.body, MAX_DOOR_DOWN_BYTES).catch(() => undefined);
  if (body === undefined) {
    return reply.code(502).send(doorError('502', '_ERR_BAD_ANSWER', 'The answer could not be passed on.'));
  }
  void reply.code(answer.status).headers(downwardHeaders(answer.headers, options.down));
  if (isOwn) void reply.header('cache-control', NEVER_KEPT);
  if (options.carriesCookies) {
    const secure = originOf(request, options).startsWith('https:');
    const lines = readSetCookies(linesOf(answer.headers['set-cookie'])).map((cookie) => setCookieLine(cookie, secure));
    if (lines.length > 0) void reply.header('set-cookie', lines).header('cache-control', NEVER_KEPT);
  }
  return reply.send(body.length > 0 ? body : undefined);
};

/** Reads an answer to its end without its content; that it breaks off on the way makes no difference, and ends nothing. */
export const drain = (body: Readable): void => {
  body.on('error', () => undefined).resume();
};

const downwardHeaders = (headers: UpstreamHeaders, more: ReadonlyArray<string> = []): Record<string, string> =>
  Object.fromEntries(
    [...DOWN, ...more].flatMap((name) => {
      const value = ownValue(headers, name);
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
    .send(doorError(String(status), '_ERR_SERVICE_UNAVAILABLE', 'This service cannot be reached at the moment.'));
};
