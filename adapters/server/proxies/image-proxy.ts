import * as E from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../core/shared/clock';
import { isPlain } from './backend-proxy-rules';
import type { OwnPicture, OwnPictures } from '../files/own-pictures';
import { leavingSignal } from '../requests/leaving-signal';
import { collect, drain, headerOf, type Upstream, type UpstreamResponse } from '../upstream/upstream';
import { ownValue } from '../../../core/shared/own-value';

export interface ImageProxyOptions {
  readonly upstream: Upstream;
  readonly ownPictures: OwnPictures;
  readonly maxBytes: number;
  readonly clock: Clock;
}

interface CachedImage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly cachedAt: number;
}

/** The size of a cached image without its body, its headers and its address, in bytes. */
const ENTRY_BYTES = 512;
const MAX_CACHED_BYTES = 256 * 1024;
const FRESH_MS = 10 * 60_000;
const RESPONSE_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'];
const CALL = { kind: 'optional', resource: 'images' } as const;
/** An SVG that is opened on its own is a document: it must not run scripts or load anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
const PARAMETERS = ['width', 'v'];
const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since'];

/** Equal to the lifetime of the backend's images; an image that replaces a missing one is cached for a shorter time. */
const OWN_CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';
const STAND_IN_CACHE_CONTROL = 'public, max-age=600';

/**
 * `/images/*`: sends the shop's own scenes, and streams the backend's images from the shop's own origin. Small images are
 * cached in memory for ten minutes, at most `maxBytes` in all, so that a page with 48 images does not cause 48 calls for
 * each shopper. The call to the backend is aborted when the shopper leaves. While the backend is down, the response is the
 * cached image, however old, or a neutral placeholder. For a category whose picture the backend does not have or cannot
 * send, it is the shop's own picture of the department.
 */
export const registerImageProxy = (
  app: FastifyInstance,
  { upstream, ownPictures, maxBytes, clock }: ImageProxyOptions,
): void => {
  const kept = new LRUCache<string, CachedImage>({ maxSize: maxBytes, sizeCalculation: sizeOf });

  app.get('/images/*', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?', 2);
    if (!isPlain(path)) return sendNothing(reply, 400);
    // Other sites show these images in the shop's ads.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    const scene = ownPictures.sceneAt(path, query);
    if (scene !== undefined) return sendCached(request, reply, cachedOf(scene, OWN_CACHE_CONTROL, clock()));
    const address = addressOf(path, query);
    const image = kept.get(address);
    if (image !== undefined && clock() - image.cachedAt < FRESH_MS) return sendCached(request, reply, image);
    const response = await ask(request, reply, address);
    const standIn = ownPictures.categoryAt(path, query);
    if (image !== undefined && isOutage(response)) {
      drainResponse(response);
      return sendCached(request, reply, image);
    }
    if (standIn !== undefined && !isSuccess(response)) {
      drainResponse(response);
      const cached = cachedOf(standIn, STAND_IN_CACHE_CONTROL, clock());
      if (!isOutage(response)) kept.set(address, cached);
      return sendCached(request, reply, cached);
    }
    if (!isOutage(response) && E.isRight(response)) return sendImage(address, reply, response.right);
    drainResponse(response);
    return sendPlaceholder(reply, E.isLeft(response) ? 503 : response.right.status);
  });

  const ask = (request: FastifyRequest, reply: FastifyReply, path: string): ReturnType<Upstream> => {
    const headers = requestHeadersOf(request);
    return upstream({ call: CALL, method: 'GET', path, headers, signal: leavingSignal(reply) });
  };

  const sendImage = async (address: string, reply: FastifyReply, response: UpstreamResponse): Promise<FastifyReply> => {
    if (!isPicture(response)) {
      drain(response.body);
      return sendNothing(reply, response.status >= 400 ? response.status : 502);
    }
    const headers = responseHeadersOf(response);
    void reply.code(response.status).headers(headers);
    if (!isCacheable(response)) return reply.send(response.body);
    const body = await collect(response.body, MAX_CACHED_BYTES).catch(() => undefined);
    if (body === undefined) return sendPlaceholder(reply, 502);
    kept.set(address, { headers, body, cachedAt: clock() });
    return reply.send(body);
  };
};

const cachedOf = ({ type, etag, body }: OwnPicture, cacheControl: string, cachedAt: number): CachedImage => ({
  headers: { 'content-type': type, etag, 'cache-control': cacheControl },
  body,
  cachedAt,
});

/** The size of a cache entry in bytes. The key counts, because visitors choose it. */
const sizeOf = ({ headers, body }: CachedImage, address: string): number =>
  ENTRY_BYTES + address.length + Object.values(headers).join('').length + body.length;

/** The path with the query parameters that the image service reads, and no others, so that an image has one cache key. */
const addressOf = (path: string, query: string): string => {
  const known = [...new URLSearchParams(query)].filter(([name]) => PARAMETERS.includes(name));
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString()}`;
};

type Answer = E.Either<unknown, UpstreamResponse>;

const isOutage = (response: Answer): boolean => E.isLeft(response) || response.right.status >= 500;

/** Whether the response is an image, or a 304 for an image in the browser's cache. */
const isSuccess = (response: Answer): boolean =>
  E.isRight(response) && response.right.status < 400 && isPicture(response.right);

const drainResponse = (response: Answer): void => {
  if (E.isRight(response)) drain(response.right.body);
};

const requestHeadersOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => {
      const value = ownValue(request.headers, name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const responseHeadersOf = ({ headers }: UpstreamResponse): Record<string, string> => ({
  ...Object.fromEntries(
    RESPONSE_HEADERS.flatMap((name) => {
      const value = headerOf(headers, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  ...(/^image\/svg/i.test(headerOf(headers, 'content-type') ?? '')
    ? { 'content-security-policy': DRAWING_POLICY }
    : {}),
});

/** Whether the response is an image or has no content. No other content is served from the shop's origin. */
const isPicture = ({ status, headers }: UpstreamResponse): boolean =>
  status === 304 || status === 204 || /^image\/[\w.+-]+(?:;|$)/i.test(headerOf(headers, 'content-type') ?? '');

/** Whether the response may be cached: a complete, small, public image. */
const isCacheable = ({ status, headers }: UpstreamResponse): boolean =>
  status === 200 &&
  Number(headerOf(headers, 'content-length') ?? Number.NaN) <= MAX_CACHED_BYTES &&
  headers.vary === undefined &&
  !/no-store|private/i.test(headerOf(headers, 'cache-control') ?? '');

const sendCached = (request: FastifyRequest, reply: FastifyReply, { headers, body }: CachedImage): FastifyReply => {
  const isKnown = headers.etag !== undefined && request.headers['if-none-match']?.includes(headers.etag) === true;
  void reply.headers(headers);
  return isKnown ? reply.code(304).removeHeader('content-length').send() : reply.send(body);
};

/** Sends the placeholder with the status of the failure. Browsers show it all the same, and ask again later. */
const sendPlaceholder = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('image/svg+xml; charset=utf-8').send(PLACEHOLDER);

const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 24 24">' +
  '<path fill="#eef1f5" d="M0 0h24v24H0z"/><g fill="#b9c3cf">' +
  '<path d="M12 11.5c1.9 0 3.6 2 3.6 3.7 0 1.4-1 1.9-2 1.7-.7-.1-1-.3-1.6-.3s-.9.2-1.6.3c-1 .2-2-.3-2-1.7 0-1.7 1.7-3.7 3.6-3.7Z"/>' +
  '<circle cx="7.7" cy="11" r="1.4"/><circle cx="10.3" cy="8.4" r="1.4"/>' +
  '<circle cx="13.7" cy="8.4" r="1.4"/><circle cx="16.3" cy="11" r="1.4"/></g></svg>';

const sendNothing = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No image.');
