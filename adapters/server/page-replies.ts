import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STALE_IF_ERROR_SECONDS } from './page-cache';
import { bodyOf, encode, encodingFor, isKnown, type Encoding, type StoredPage } from './stored-page';
import { isRedirect, type WebAnswer, type WebRequest } from './web';

/** Every page says so, whoever gets it: a cache in between must tell guests and shoppers apart. */
const VARY = 'Accept, Accept-Encoding, Cookie';

/**
 * For one shopper alone. Not `no-store`: that would keep the page out of the browser's back/forward cache, which
 * makes Back instant (design, Pages); `no-cache` still has every other use asked for anew. A page that must leave no
 * trace, and the answer to a sign-out, set headers of their own (`cache-control`, `clear-site-data`).
 */
const PRIVATE = 'private, no-cache';

const CONTENT_TYPES = { html: 'text/html; charset=utf-8', data: 'application/json; charset=utf-8' } as const;

/** Sends an answer that was made for this one request. */
export const sendAnswer = (reply: FastifyReply, web: WebRequest, answer: WebAnswer): FastifyReply => {
  void reply.code(answer.status).header('cache-control', PRIVATE).header('vary', VARY);
  const changes = web.cookies.changes();
  if (changes.length > 0) void reply.header('set-cookie', changes);
  if (isRedirect(answer)) {
    return reply
      .header('location', answer.redirect)
      .headers(answer.headers ?? {})
      .send();
  }
  return reply
    .type(CONTENT_TYPES[web.accepts])
    .headers(answer.headers ?? {})
    .send(answer.body);
};

interface StoredReply {
  readonly request: FastifyRequest['raw'];
  readonly response: ServerResponse;
  readonly page: StoredPage;
  readonly kind: WebRequest['accepts'];
  /** Headers of every answer of this server. */
  readonly common: Readonly<Record<string, string>>;
  readonly now: number;
}

/**
 * Sends a page of the cache straight to the socket: this is the path that has to carry thousands a second, so
 * nothing on it parses or copies, and only the first one who asks for an encoding waits for it.
 */
export const sendStored = (reply: StoredReply): void => {
  const { request, page } = reply;
  if (page.status === 200 && isKnown(page, request.headers['if-none-match'])) {
    reply.response.writeHead(304, headersOf(reply)).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = bodyOf(page, encoding);
  if (body !== undefined) sendBody(reply, encoding, body);
  else {
    encode(page, encoding).then(
      (encoded) => sendBody(reply, encoding, encoded),
      (error: Error) => reply.response.destroy(error),
    );
  }
};

const sendBody = (reply: StoredReply, encoding: Encoding, body: Buffer): void => {
  const { request, response, page } = reply;
  const headers = headersOf(reply);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(page.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
};

const headersOf = ({ page, kind, common, now }: StoredReply): Record<string, string | number> => ({
  ...common,
  'content-type': CONTENT_TYPES[kind],
  ...page.headers,
  'cache-control': cacheControl(page),
  vary: VARY,
  etag: page.etag,
  age: Math.max(0, Math.floor((now - page.storedAt) / 1000)),
});

/** A page without all its parts is for this server alone to keep: it knows when there is a whole one again. */
const cacheControl = ({ shared, isPartial }: StoredPage): string =>
  isPartial
    ? 'public, no-cache'
    : `public, max-age=0, s-maxage=${shared.freshSeconds}, stale-while-revalidate=${shared.staleSeconds}, ` +
      `stale-if-error=${STALE_IF_ERROR_SECONDS}`;
