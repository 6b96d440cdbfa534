import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

/**
 * The last net under this process; anything that gets here is a bug. A rejected promise that nothing handled is logged
 * and costs nobody but its own request. After an exception that nothing caught the state of the process is unknown: it
 * is logged, and the returned promise resolves once, so that the process can finish what is in flight, end, and be
 * started anew. A second exception while it does ends the process as Node would.
 */
export const watchProcessFaults = (
  source: Pick<EventEmitter, 'on' | 'once'>,
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>,
): Promise<'uncaughtException'> => {
  source.on('unhandledRejection', (err: unknown) => {
    log.error({ err }, 'a promise was rejected and nothing handled it');
  });
  return new Promise((resolve) => {
    source.once('uncaughtException', (err: unknown) => {
      log.fatal({ err }, 'an exception was not caught; this process ends when what is in flight is answered');
      resolve('uncaughtException');
    });
  });
};
