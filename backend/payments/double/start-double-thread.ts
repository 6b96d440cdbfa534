import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LogDestination } from '../../http/logging.ts';
import { packageFile } from '../../shared/package-file.ts';
import type { DoubleCommand, DoubleMessage, DoubleThreadData } from './double-messages.ts';

/** The embedded provider, listening in a thread of its own. */
export interface DoubleThread {
  /** The origin at which this machine reaches it. */
  readonly origin: string;
  /** Sends the events that wait, and each later one, to this address of the shop. */
  sendEventsTo(url: string): void;
  /** Ends the provider. Everything that it answered is stored. */
  close(): Promise<void>;
}

/**
 * Starts the embedded provider in a thread of its own, because a real provider does not use the shop's processor either.
 * Rejects when it cannot listen, with the setting to change. A fault of the thread ends the process, like a fault in any
 * other part of the backend. `logDestination`: default standard output. [PAY-03]
 */
export const startDoubleThread = async (
  workerData: DoubleThreadData,
  logDestination?: LogDestination,
): Promise<DoubleThread> => {
  const thread = new Worker(packageFile('payments/double/double-thread.ts'), {
    workerData,
    stdout: logDestination !== undefined,
  });
  if (logDestination !== undefined) thread.stdout.on('data', (lines) => logDestination.write(String(lines)));
  const [message] = (await once(thread, 'message')) as [DoubleMessage];
  if ('problem' in message) throw new Error(message.problem, { cause: message.cause });
  return {
    origin: message.origin,
    sendEventsTo: (url) => thread.postMessage({ sendEventsTo: url } satisfies DoubleCommand),
    close: async () => {
      const ended = once(thread, 'exit');
      thread.postMessage('stop' satisfies DoubleCommand);
      await ended;
    },
  };
};
