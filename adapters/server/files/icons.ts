import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export interface IconsOptions {
  /** The folder of the files. */
  readonly folder: string;
}

/** Browsers request these addresses by themselves, so their names have no hash; browsers cache an icon for a week. */
const ICONS = {
  'favicon.ico': 'image/x-icon',
  'favicon.svg': 'image/svg+xml; charset=utf-8',
  'apple-touch-icon.png': 'image/png',
} as const;
const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=604800';

/** `/favicon.ico`, `/favicon.svg` and `/apple-touch-icon.png`. Throws when one of the files is missing. */
export const registerIcons = (app: FastifyInstance, { folder }: IconsOptions): void => {
  for (const [name, type] of Object.entries(ICONS)) {
    const body = readFileSync(join(folder, name));
    const etag = `"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
    app.get(`/${name}`, async (request, reply) => {
      void reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
};
