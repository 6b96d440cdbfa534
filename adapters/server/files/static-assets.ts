import { resolve } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const OF_THE_SERVER = /(?:\.html|manifest\.json|\.map)(?:\.br|\.gz)?$/;

export interface StaticAssetsOptions {
  readonly folder: string;
  /** Names do not carry a hash of their content: ask again each time. */
  readonly isDevelopment: boolean;
}

/** `/assets/*`: what the bundler built. Names carry a hash, so a browser keeps a file for good; brotli is made at build time. */
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
