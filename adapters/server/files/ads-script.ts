import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { withSettings } from './script-with-settings';
import { compressBest, encodingFor, SMALLEST_FIRST } from '../responses/compression';

export interface AdsScriptOptions {
  /** The script that the bundler built. */
  readonly file: string;
  /** The settings in the served script. */
  readonly settings: object;
  /** The file may change while the server runs: it is read for each request and not compressed. */
  readonly isDevelopment: boolean;
}

/** A permanent address for pages of other sites. Its content changes, so browsers cache it for five minutes only. */
export const ADS_SCRIPT_PATH = '/ads.js';
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

type ScriptEncoding = ReturnType<typeof encodingFor<'br' | 'gzip'>>;

/** `/ads.js`: the script that shows sponsored ads on pages of other sites, which any page may load (ADS-02). */
export const registerAdsScript = (app: FastifyInstance, { file, settings, isDevelopment }: AdsScriptOptions): void => {
  const kept = new Map<ScriptEncoding, Promise<Buffer>>();
  const read = (encoding: ScriptEncoding): Promise<Buffer> => {
    const known = kept.get(encoding);
    if (known !== undefined) return known;
    const reading = readFile(file).then((built) => {
      const script = withSettings(built, settings);
      // At the best quality, because each form is compressed once per process.
      return encoding === 'identity' ? script : compressBest(script, encoding);
    });
    if (isDevelopment) return reading;
    kept.set(encoding, reading);
    reading.catch(() => kept.delete(encoding));
    return reading;
  };

  app.get(ADS_SCRIPT_PATH, async (request, reply) => {
    const wanted = isDevelopment ? 'identity' : encodingFor(request.headers['accept-encoding'], SMALLEST_FIRST);
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
