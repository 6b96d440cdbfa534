import type { FastifyInstance } from 'fastify';
import { watchProcessFaults } from './process-faults';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** How long pending requests may take after the server begins to stop, in milliseconds. */
  readonly drainMs: number;
}

/** The message to the parent process when the server is ready for requests. */
export interface ReadyMessage {
  readonly ready: true;
  readonly address: string;
}

/**
 * Listens, sends the ready message to the parent process, and ends this process when a signal or an uncaught exception
 * has stopped the server: no new connections, answers in flight finished, whatever is still open after `drainMs` cut off.
 * The exit code is 1 after an exception, else 0. Rejects when the port cannot be had.
 */
export const serveUntilStopped = async (app: FastifyInstance, { host, port, drainMs }: ServeOptions): Promise<void> => {
  const address = await app.listen({ host, port });
  const ready: ReadyMessage = { ready: true, address };
  process.send?.(ready);
  app.log.info({ address }, 'the storefront is open');
  const cause = await Promise.race([firstSignal(), watchProcessFaults(process, app.log)]);
  app.log.info({ cause }, 'the storefront is closing');
  const cutOff = setTimeout(() => app.server.closeAllConnections(), drainMs);
  await app.close();
  clearTimeout(cutOff);
  // Background work, such as renewing a page, must not keep the process running.
  process.exit(cause === 'uncaughtException' ? 1 : 0);
};

/**
 * The first reason to stop. The listeners stay, so that a signal that comes twice (Ctrl-C in a terminal reaches every
 * process of a command, and npm passes it on once more) does not cut off what is in flight. A process that has a parent
 * leaves Ctrl-C to it: the parent says when, by SIGTERM or by its own end.
 */
const firstSignal = (): Promise<string> =>
  new Promise((resolve) => {
    process.on('SIGTERM', () => resolve('SIGTERM'));
    process.on('SIGINT', () => (process.channel ? undefined : resolve('SIGINT')));
    if (process.channel) process.once('disconnect', () => resolve('disconnect'));
  });
