import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { ResponseBody, ResponseHeaders, Fetch } from '../../http/fetching';
import { headerOf, type UpstreamHeaders } from './upstream';
import { ownValue } from '../../../core/shared/own-value';

/**
 * Makes a `fetch` over the given undici dispatcher. It takes a third of the time of the platform's `fetch`, which passes
 * each response through web streams; a personal page makes at least four calls.
 */
export const makeUndiciFetch =
  (agent: Dispatcher): Fetch =>
  async ({ origin, pathname, search }, { method, headers, body, signal }) => {
    const response = await agent.request({
      origin,
      path: pathname + search,
      method,
      headers: { 'accept-encoding': ENCODINGS, ...headers },
      body,
      signal,
    });
    const { statusCode: status, statusText } = response;
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText,
      headers: headersOf(response.headers),
      body: bodyOf(decompressed(response.body, headerOf(response.headers, 'content-encoding'))),
    };
  };

const ENCODINGS = 'br, gzip';

const decompressed = (body: Readable, encoding: string | undefined): Readable => {
  if (encoding === undefined || encoding === 'identity') return body;
  // Readers of the stream receive its error.
  return pipeline(body, encoding === 'br' ? createBrotliDecompress() : createGunzip(), () => undefined);
};

const headersOf = (headers: UpstreamHeaders): ResponseHeaders => ({
  get: (name) => {
    const value = ownValue(headers, name.toLowerCase());
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  },
  getSetCookie: () => [headers['set-cookie'] ?? []].flat(),
});

const bodyOf = (body: Readable): ResponseBody => ({
  getReader: () => {
    const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
    return {
      read: async () => {
        const { done = false, value } = await chunks.next();
        return { done, value };
      },
      cancel: async () => void body.destroy(),
    };
  },
});
