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
 * Listens, sends the ready message to the parent process, and ends this process after a signal or an uncaught exception
 * has stopped the server: it accepts no new connections, finishes pending responses, and closes connections that are
 * still open after `drainMs`. The exit code is 1 after an exception, else 0. Rejects when it cannot listen on the port.
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
 * Resolves with the first reason to stop. The listeners stay, so that a repeated signal does not interrupt pending
 * requests: Ctrl-C in a terminal reaches every process of a command, and npm sends it once more. A process with a
 * parent ignores Ctrl-C, because the parent stops it, by SIGTERM or by its own end.
 */
const firstSignal = (): Promise<string> =>
  new Promise((resolve) => {
    process.on('SIGTERM', () => resolve('SIGTERM'));
    process.on('SIGINT', () => (process.channel ? undefined : resolve('SIGINT')));
    if (process.channel) process.once('disconnect', () => resolve('disconnect'));
  });
