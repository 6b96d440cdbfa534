import { resolve } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const OF_THE_SERVER = /(?:\.html|manifest\.json|\.map)(?:\.br|\.gz)?$/;

export interface StaticAssetsOptions {
  readonly folder: string;
  /** Whether file names have no hash of their content: browsers then revalidate them for each use. */
  readonly isDevelopment: boolean;
}

/**
 * `/assets/*`: the files of the bundler. Their names have a hash, so browsers cache them without expiry; brotli is made
 * at build time.
 */
export const registerStaticAssets = (app: FastifyInstance, { folder, isDevelopment }: StaticAssetsOptions): void => {
  void app.register(fastifyStatic, {
    root: resolve(folder),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: !isDevelopment,
    allowedPath: (path) => isDevelopment || !OF_THE_SERVER.test(path),
    cacheControl: !isDevelopment,
    immutable: !isDevelopment,
    maxAge: isDevelopment ? 0 : '365d',
  });
};
