import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOME_PATH } from '../../../core/paths/paths';
import type { Clock } from '../../../core/shared/clock';
import { isDestination } from '../../../core/shared/destination';
import { STALE_IF_ERROR_SECONDS } from './page-cache';
import { Readable } from 'node:stream';
import { accepts, compressQuickly, encodingFor, QUICKEST_FIRST, type Encoding } from '../responses/compression';
import type { InBackground, PageCopy } from '../responses/page-copies';
import { isKnown, type StoredPage } from '../responses/stored-page';
import { isRedirect, type PageResponse, type WebResponse, type WebRequest } from '../requests/web';

/** On every page, so that shared caches never mix the pages of guests and of signed-in shoppers. */
const VARY = 'accept-encoding, cookie';

/**
 * For personal pages. `no-store` would keep the page out of the browser's back/forward cache, which makes Back instant
 * (design, Pages); with `no-cache` the browser revalidates it for every other use. Pages that must not be stored at
 * all, and the response to a sign-out, set headers of their own (`cache-control`, `clear-site-data`).
 */
const PRIVATE = 'private, no-cache';

const CONTENT_TYPE = 'text/html; charset=utf-8';

/** Shorter bodies gain nothing from a compression. */
const MIN_COMPRESSED_BYTES = 1_024;

/**
 * Sends a response that was made for this request. A body that is available as a whole is compressed quickly, in one go;
 * a stream is compressed by the framework's plug-in.
 */
export const sendResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  web: WebRequest,
  response: WebResponse,
): Promise<FastifyReply> => {
  beginPrivate(reply, web, response.status);
  if (isRedirect(response)) {
    return reply
      .header('location', isDestination(response.redirect) ? response.redirect : HOME_PATH)
      .headers(response.headers ?? {})
      .send();
  }
  const { encoding, body } = await compressedFor(request.headers['accept-encoding'], response.body);
  return sendBody(reply.headers(response.headers ?? {}), encoding, body);
};

/** Sets status, cookies and caching of a response for one shopper. */
const beginPrivate = (reply: FastifyReply, { cookies }: WebRequest, status: number): void => {
  void reply.code(status).header('cache-control', PRIVATE).header('vary', VARY);
  const changes = cookies.changes();
  if (changes.length > 0) void reply.header('set-cookie', changes);
};

const sendBody = (reply: FastifyReply, encoding: Encoding, body: Buffer | Readable): FastifyReply => {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  // A file, such as a download, has a type of its own.
  return reply.type(String(reply.getHeader('content-type') ?? CONTENT_TYPE)).send(body);
};

const compressedFor = async (
  acceptEncoding: string | undefined,
  body: PageResponse['body'],
): Promise<PageCopy | { readonly encoding: 'identity'; readonly body: Readable }> => {
  if (body instanceof Readable) return { encoding: 'identity', body };
  const whole = typeof body === 'string' ? Buffer.from(body) : body;
  const encoding = encodingFor(acceptEncoding, QUICKEST_FIRST);
  if (encoding === 'identity' || whole.length < MIN_COMPRESSED_BYTES) return { encoding: 'identity', body: whole };
  return { encoding, body: await compressQuickly(whole, encoding) };
};

/** Sends a copy of a cached page through the framework, together with cookies for one shopper. */
export const sendStoredAlone = async (
  request: FastifyRequest,
  reply: FastifyReply,
  web: WebRequest,
  { status, headers, copies }: StoredPage,
): Promise<FastifyReply> => {
  const { encoding, body } = await copies.obtain(request.headers['accept-encoding']);
  beginPrivate(reply, web, status);
  return sendBody(reply.headers(headers), encoding, body);
};

export interface StoredRepliesOptions {
  /** Headers of every response of this server. */
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** Additional headers of a page that is reached from another page of this shop. */
  readonly laterPageHeaders: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** Compresses pages well that are requested repeatedly. */
  readonly inBackground: InBackground;
  /** Called when such a compression failed. The page keeps its quick copy. */
  readonly onFailure: (error: unknown) => void;
}

/** Writes a cached page to the socket: compressed, as 304, or without its body, depending on the request. */
export type SendStored = (request: IncomingMessage, response: ServerResponse, page: StoredPage) => void;

/**
 * Makes the function that sends cached pages. It handles thousands of requests a second, so it builds constant parts
 * only once. Only the first request for an encoding waits for the compression, which is quick; later ones cause
 * better ones in the background (PageCopies).
 */
export const makeSendStored = (options: StoredRepliesOptions): SendStored => {
  const { commonHeaders, laterPageHeaders, clock, inBackground, onFailure } = options;
  const firstPages = makeHeads(commonHeaders);
  const laterPages = makeHeads({ ...commonHeaders, ...laterPageHeaders });

  const headOf = (request: IncomingMessage, page: StoredPage, copy: PageCopy | undefined): Head => {
    const heads = isLaterPage(request.headers) ? laterPages : firstPages;
    const head = heads(page, copy);
    head[head.length - 1] = String(Math.max(0, Math.floor((clock() - page.storedAt) / 1000)));
    return head;
  };

  const sendCopy = (request: IncomingMessage, response: ServerResponse, page: StoredPage, copy: PageCopy): void => {
    response.writeHead(page.status, headOf(request, page, copy));
    if (request.method === 'HEAD') response.end();
    else response.end(copy.body);
  };

  return (request, response, page) => {
    if (page.status === 200 && isKnown(page, request.headers['if-none-match'])) {
      response.writeHead(304, headOf(request, page, undefined)).end();
      return;
    }
    const { copies } = page;
    const acceptEncoding = request.headers['accept-encoding'];
    const copy = copies.available(acceptEncoding);
    if (copy === undefined) {
      copies
        .obtain(acceptEncoding)
        .then((made) => sendCopy(request, response, page, made))
        .catch((error: Error) => response.destroy(error));
      return;
    }
    sendCopy(request, response, page, copy);
    if (accepts(acceptEncoding, 'br')) copies.countRepeat(inBackground)?.catch(onFailure);
  };
};

/** Whether the page is reached from another page of this shop. Only headers depend on it, so it is not part of `Vary`. */
export const isLaterPage = (headers: IncomingHttpHeaders): boolean => headers['sec-fetch-site'] === 'same-origin';

/** The head of a response as raw headers: names and values in turn. The last value is the page's age. */
type Head = string[];

/** Makes the head of a cached page once for each copy, and once for 304; it is cached as long as the copy or the page. */
const makeHeads = (
  common: Readonly<Record<string, string>>,
): ((page: StoredPage, copy: PageCopy | undefined) => Head) => {
  const made = new WeakMap<StoredPage | PageCopy, Head>();
  return (page, copy) => {
    const known = made.get(copy ?? page);
    if (known !== undefined) return known;
    const head = headOf(page, copy, common);
    made.set(copy ?? page, head);
    return head;
  };
};

const headOf = (page: StoredPage, copy: PageCopy | undefined, common: Readonly<Record<string, string>>): Head =>
  Object.entries({
    ...common,
    'content-type': CONTENT_TYPE,
    ...page.headers,
    'cache-control': cacheControl(page),
    vary: VARY,
    etag: page.etag,
    ...(copy === undefined ? {} : copyHeaders(copy)),
    age: '0',
  }).flat();

const copyHeaders = ({ encoding, body }: PageCopy): Readonly<Record<string, string>> => ({
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  'content-length': String(body.length),
});

/** Only this server caches a page that lacks parts, because it knows when a complete one is available. */
const cacheControl = ({ shared, isPartial }: StoredPage): string =>
  isPartial
    ? 'public, no-cache'
    : `public, max-age=0, s-maxage=${(shared.edge ?? shared).freshSeconds}, ` +
      `stale-while-revalidate=${(shared.edge ?? shared).staleSeconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;
