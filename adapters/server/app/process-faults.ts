import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

/** The log messages of faults that nothing else handled. */
export const PROCESS_FAULTS = {
  rejection: 'a promise was rejected and nothing handled it',
  exception: 'an exception was not caught; this process ends when what is in flight is answered',
} as const;

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
    log.error({ err }, PROCESS_FAULTS.rejection);
  });
  return new Promise((resolve) => {
    source.once('uncaughtException', (err: unknown) => {
      log.fatal({ err }, PROCESS_FAULTS.exception);
      resolve('uncaughtException');
    });
  });
};
