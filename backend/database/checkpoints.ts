import { Worker } from 'node:worker_threads';
import { packageFile } from '../shared/package-file.ts';

/** Checkpoints of a database file in a thread of their own. */
export interface Checkpoints {
  /** Ends the thread soon. The file may be closed before that. */
  stop(): void;
}

/** After a fault, commits make the checkpoints that they need until the next thread starts. */
const RESTART_MS = 60_000;

/**
 * Moves committed pages from the write-ahead log of a SQLite file into the file, four times a second, and empties the log
 * once a minute, in a thread of its own: a checkpoint waits for the disk, and a commit that makes one stops every request
 * of the process meanwhile. While the log is emptied, a write fails with `SQLITE_BUSY` or waits for its busy time-out. When
 * the thread fails, `onError` hears why, and another one starts after `restartMs`. [PLT-04] [ACC-07]
 */
export const startCheckpoints = (
  file: string,
  onError: (error: unknown) => void,
  restartMs = RESTART_MS,
): Checkpoints => {
  let thread: Worker;
  let restart: NodeJS.Timeout | undefined;
  let isStopped = false;

  const start = (): void => {
    thread = new Worker(packageFile('database/checkpoint-thread.ts'), {
      workerData: { file },
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    });
    thread.on('error', (error) => {
      onError(error);
      if (!isStopped) restart = setTimeout(start, restartMs).unref();
    });
    // The shop's process ends without waiting for it: the log is read at the next start.
    thread.unref();
  };

  start();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(restart);
      thread.postMessage('stop');
    },
  };
};
