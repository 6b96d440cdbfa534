import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingFor, type Encoding } from './stored-page';

export interface AdsScriptOptions {
  /** What the bundler built, with its compressed forms beside it. */
  readonly file: string;
  /** The file may change while the server runs, and has no compressed forms. */
  readonly isDevelopment: boolean;
}

/** The address that pages of others know for good: what is there changes, so it is kept for five minutes. */
export const ADS_SCRIPT_PATH = '/ads.js';
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** `/ads.js`: the script that shows sponsored ads on pages of others, which any page may load (ADS-02). */
export const registerAdsScript = (app: FastifyInstance, { file, isDevelopment }: AdsScriptOptions): void => {
  const kept = new Map<Encoding, Promise<Buffer>>();
  const read = (encoding: Encoding): Promise<Buffer> => {
    const known = kept.get(encoding);
    if (known !== undefined) return known;
    const reading = readFile(file + ENDINGS[encoding]);
    if (isDevelopment) return reading;
    kept.set(encoding, reading);
    reading.catch(() => kept.delete(encoding));
    return reading;
  };

  app.get(ADS_SCRIPT_PATH, async (request, reply) => {
    const wanted = isDevelopment ? 'identity' : encodingFor(request.headers['accept-encoding']);
    const script = await read(wanted).catch(() => undefined);
    void reply.header('vary', 'accept-encoding').header('access-control-allow-origin', '*');
    if (script === undefined) {
      return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('The script was not built.');
    }
    const etag = `"${wanted}-${script.length.toString(36)}-${crc32(script).toString(36)}"`;
    void reply
      .header('cache-control', isDevelopment ? 'no-cache' : CACHE_CONTROL)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-robots-tag', 'noindex')
      .header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
    if (wanted !== 'identity') void reply.header('content-encoding', wanted);
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
};
