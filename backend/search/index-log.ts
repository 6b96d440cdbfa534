import type { FastifyBaseLogger } from 'fastify';
import type { IndexListener } from './model/search-types.ts';

/** Logs the state of the search index: the loaded catalogue version and each product that was left out. */
export const indexLog = (log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>): IndexListener => ({
  onLoaded: ({ version, products, leftOut }) => {
    log.info({ version, products, leftOut: leftOut.count }, 'the search index was loaded');
    for (const { id, reason } of leftOut.examples) {
      log.warn({ product: id, reason }, 'a product was left out of the search index');
    }
  },
  onError: (error) => log.error({ err: error }, 'the search index could not be loaded'),
});
