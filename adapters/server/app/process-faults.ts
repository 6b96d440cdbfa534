import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs errors that nothing else handled; each of them is a bug. An unhandled rejection affects only its own request. After
 * an uncaught exception the state of the process is unknown, so the returned promise resolves: the caller finishes pending
 * requests and exits. A second uncaught exception ends the process at once, as Node does by default.
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
