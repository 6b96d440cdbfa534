import { Worker } from 'node:worker_threads';
import { packageFile } from '../shared/package-file.ts';

/** Checkpoints of a database file in a thread of their own. */
export interface Checkpoints {
  /** Ends the thread soon. The file may be closed before that. */
  stop(): void;
}

/**
 * Moves committed pages from the write-ahead log of a SQLite file into the file, four times a second, in a thread of its
 * own: a checkpoint waits for the disk, and a commit that makes one stops every request of the process meanwhile. A thread
 * that fails ends, `onError` hears why, and commits make a checkpoint once 64 MB wait. [PLT-04]
 */
export const startCheckpoints = (file: string, onError: (error: unknown) => void): Checkpoints => {
  const thread = new Worker(packageFile('database/checkpoint-thread.ts'), {
    workerData: { file },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  thread.on('error', onError);
  // The shop's process ends without waiting for it: the log is read at the next start.
  thread.unref();
  return { stop: () => thread.postMessage('stop') };
};
