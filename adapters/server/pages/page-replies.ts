import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { HOME_PATH } from '../../../core/paths/paths';
import type { Clock } from '../../../core/shared/clock';
import { isDestination } from '../../../core/shared/destination';
import { STALE_IF_ERROR_SECONDS } from './page-cache';
import { bodyOf, encode, encodingFor, isKnown, type Encoding, type StoredPage } from '../responses/stored-page';
import { isRedirect, type WebResponse, type WebRequest } from '../requests/web';

/** On every page, so that shared caches never mix the pages of guests and of signed-in shoppers. */
const VARY = 'accept-encoding, cookie';

/**
 * For personal pages. `no-store` would keep the page out of the browser's back/forward cache, which makes Back instant
 * (design, Pages); with `no-cache` the browser revalidates it for every other use. Pages that must not be stored at
 * all, and the response to a sign-out, set headers of their own (`cache-control`, `clear-site-data`).
 */
const PRIVATE = 'private, no-cache';

const CONTENT_TYPE = 'text/html; charset=utf-8';

/** Sends a response that was made for this request. */
export const sendResponse = (reply: FastifyReply, web: WebRequest, response: WebResponse): FastifyReply => {
  void reply.code(response.status).header('cache-control', PRIVATE).header('vary', VARY);
  const changes = web.cookies.changes();
  if (changes.length > 0) void reply.header('set-cookie', changes);
  if (isRedirect(response)) {
    return reply
      .header('location', isDestination(response.redirect) ? response.redirect : HOME_PATH)
      .headers(response.headers ?? {})
      .send();
  }
  return reply
    .type(CONTENT_TYPE)
    .headers(response.headers ?? {})
    .send(response.body);
};

/** Sends a cached page through the framework, together with cookies for one shopper. */
export const sendStoredAlone = (reply: FastifyReply, web: WebRequest, page: StoredPage): FastifyReply =>
  sendResponse(reply, web, { status: page.status, headers: page.headers, body: page.identity });

export interface StoredRepliesOptions {
  /** Headers of every response of this server. */
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** Additional headers of a page that is reached from another page of this shop. */
  readonly laterPageHeaders: Readonly<Record<string, string>>;
  readonly clock: Clock;
}

/** Writes a cached page to the socket: compressed, as 304, or without its body, depending on the request. */
export type SendStored = (request: IncomingMessage, response: ServerResponse, page: StoredPage) => void;

/**
 * Makes the function that sends cached pages. It handles thousands of requests a second, so it builds constant parts
 * only once. Only the first request for an encoding waits for the compression.
 */
export const makeSendStored = ({ commonHeaders, laterPageHeaders, clock }: StoredRepliesOptions): SendStored => {
  const firstPages = makeHeads(commonHeaders);
  const laterPages = makeHeads({ ...commonHeaders, ...laterPageHeaders });

  const headOf = (request: IncomingMessage, page: StoredPage, form: Form): Head => {
    const heads = isLaterPage(request.headers) ? laterPages : firstPages;
    const head = heads(page, form);
    head[head.length - 1] = String(Math.max(0, Math.floor((clock() - page.storedAt) / 1000)));
    return head;
  };

  const sendBody = (
    request: IncomingMessage,
    response: ServerResponse,
    page: StoredPage,
    encoding: Encoding,
    body: Buffer,
  ): void => {
    response.writeHead(page.status, headOf(request, page, encoding));
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  };

  return (request, response, page) => {
    if (page.status === 200 && isKnown(page, request.headers['if-none-match'])) {
      response.writeHead(304, headOf(request, page, 'unchanged')).end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = bodyOf(page, encoding);
    if (body !== undefined) sendBody(request, response, page, encoding, body);
    else {
      encode(page, encoding)
        .then((encoded) => sendBody(request, response, page, encoding, encoded))
        .catch((error: Error) => response.destroy(error));
    }
  };
};

/** Whether the page is reached from another page of this shop. Only headers depend on it, so it is not part of `Vary`. */
export const isLaterPage = (headers: IncomingHttpHeaders): boolean => headers['sec-fetch-site'] === 'same-origin';

/** The head of a response as raw headers: names and values in turn. The last value is the page's age. */
type Head = string[];
type Form = Encoding | 'unchanged';

/** Makes the head of a cached page once for each encoding, and caches it as long as the page. */
const makeHeads = (common: Readonly<Record<string, string>>): ((page: StoredPage, form: Form) => Head) => {
  const made = new WeakMap<StoredPage, Map<Form, Head>>();
  return (page, form) => {
    const known = made.get(page) ?? new Map<Form, Head>();
    const head = known.get(form) ?? headOf(page, form, common);
    if (!known.has(form)) made.set(page, known.set(form, head));
    return head;
  };
};

const headOf = (page: StoredPage, form: Form, common: Readonly<Record<string, string>>): Head =>
  Object.entries({
    ...common,
    'content-type': CONTENT_TYPE,
    ...page.headers,
    'cache-control': cacheControl(page),
    vary: VARY,
    etag: page.etag,
    ...(form === 'unchanged' ? {} : formHeaders(page, form)),
    age: '0',
  }).flat();

const formHeaders = (page: StoredPage, encoding: Encoding): Readonly<Record<string, string>> => ({
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  'content-length': String(bodyOf(page, encoding)?.length),
});

/** Only this server caches a page that lacks parts, because it knows when a complete one is available. */
const cacheControl = ({ shared, isPartial }: StoredPage): string =>
  isPartial
    ? 'public, no-cache'
    : `public, max-age=0, s-maxage=${(shared.edge ?? shared).freshSeconds}, ` +
      `stale-while-revalidate=${(shared.edge ?? shared).staleSeconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;
