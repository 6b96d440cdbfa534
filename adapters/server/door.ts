import type { Readable } from 'node:stream';
import * as E from 'fp-ts/Either';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnPath } from '../../core/shared/destination';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { isCommerceCookie, readSetCookies, setCookieLine } from './cookie-rules';
import type { Wrong } from './input-codecs';
import { isFromOwnPages } from './same-origin';
import {
  collect,
  headerOf,
  type ProxiedCall,
  type Upstream,
  type UpstreamAnswer,
  type UpstreamHeaders,
} from './upstream';
import { forwardedHeaders, originOf, type Visibility } from './web-requests';
import { ownValue } from '../../core/shared/own-value';

/** Largest body that goes up through a door, and largest that comes down. */
export const MAX_DOOR_UP_BYTES = 64 * 1024;
const MAX_DOOR_DOWN_BYTES = 2 * 1024 * 1024;

const DOWN = ['etag', 'last-modified', 'cache-control', 'retry-after', 'content-language'];

export interface DoorOptions extends Visibility {
  readonly upstream: Upstream;
  /** What answers may be; an answer of another type is not passed on. JSON unless told. */
  readonly types?: RegExp;
  /** Names of the request headers that go up; everything else stays here. */
  readonly up: ReadonlyArray<string>;
  /** Names of answer headers that come down beside the usual ones. */
  readonly down?: ReadonlyArray<string>;
  /** Whether commerce cookies travel both ways. */
  readonly carriesCookies: boolean;
  /** Statuses by which the service says that it knows nothing: told as 204, which no browser reports as an error. */
  readonly nothing?: ReadonlyArray<number>;
}

/** What a proxy passes on of a request. */
export interface ProxiedRequest {
  readonly call: ProxiedCall;
  /** Path and query below the service's address, as they go up. */
  readonly path: string;
  /** Checked by the proxy; none when left out. */
  readonly body?: Buffer | undefined;
  /** Whether the answer is one shopper's, whoever asks; not unless told. */
  readonly isPersonal?: boolean;
}

/** JSON, in a vendor's own flavour too. A browser neither draws nor runs it. */
const JSON_TYPES = /^application\/(?:[\w.-]+\+)?json$/;

/** For one shopper alone, and kept nowhere: what a door says unless a public answer says otherwise. */
const NEVER_KEPT = 'private, no-store';

/** The body that came with a request; undefined when there was none. */
export const bodyOf = ({ body }: FastifyRequest): Buffer | undefined =>
  body instanceof Buffer && body.length > 0 ? body : undefined;

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

/** Says which fields of a request are wrong, and how; it never leaves this server. */
export const sendWrong = (reply: FastifyReply, problems: Wrong): FastifyReply =>
  reply
    .code(400)
    .header('cache-control', NEVER_KEPT)
    .send(doorError('400', '_ERR_REQUEST', sentenceOf(problems)));

/** Messages stay short enough to be read at once. */
const LONGEST_MESSAGE = 140;

/** `name: expected text, got number; count: expected number, got list.`; what does not fit is left out, and said so. */
const sentenceOf = (problems: Wrong): string => {
  const whole = problems.join('; ');
  return whole.length <= LONGEST_MESSAGE ? `${whole}.` : `${whole.slice(0, LONGEST_MESSAGE - 10)}… and more.`;
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
  { call, path, body, isPersonal = false }: ProxiedRequest,
  options: DoorOptions,
): Promise<FastifyReply> => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const answer = await options.upstream({
    call,
    method: request.method,
    path,
    headers: upwardHeaders(request, options),
    body,
    signal: gone.signal,
  });
  void reply.header('cache-control', NEVER_KEPT);
  if (E.isLeft(answer)) return sendFailure(reply, answer.left);
  const isOwn = isPersonal || cookiesUp(request, options) !== '';
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
  const type = headerOf(answer.headers, 'content-type');
  if (body === undefined || leadsElsewhere(answer, options) || !isExpected(body, type, options)) {
    return reply.code(502).send(doorError('502', '_ERR_BAD_ANSWER', 'The answer could not be passed on.'));
  }
  void reply.code(answer.status).headers(downwardHeaders(answer.headers, options.down));
  if (body.length > 0 && type !== undefined) void reply.type(type);
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

/** A redirect is for whoever asked the service, which is this server; only a proxy that passes on where it leads may. */
const leadsElsewhere = ({ status, headers }: UpstreamAnswer, { down = [] }: DoorOptions): boolean =>
  status >= 300 &&
  status < 400 &&
  status !== 304 &&
  !(down.includes('location') && isOwnPath(headerOf(headers, 'location') ?? ''));

/** Nothing that a browser would draw or run reaches it on the shop's origin, whatever a service answers. */
const isExpected = (body: Buffer, type: string | undefined, { types = JSON_TYPES }: DoorOptions): boolean =>
  body.length === 0 || types.test((type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '');

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
