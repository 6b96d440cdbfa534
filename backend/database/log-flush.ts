import { open, type FileHandle } from 'node:fs/promises';

/** Writes the write-ahead log of a SQLite file through to the disk. */
export interface LogFlush {
  /**
   * Resolves once every commit that was made before the call is on the disk and survives a power cut. Rejects when the
   * disk fails; the commit is visible then, but may be lost. [PLT-04]
   */
  flush(): Promise<void>;
  /** Resolves once running flushes have ended. No flush may follow. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Flushes the log of the database file outside of the event loop: SQLite itself would stop every request of the process
 * until the disk has answered. Commits that are made during a flush share the next one.
 */
export const makeLogFlush = (file: string): LogFlush => {
  let log: FileHandle | undefined;
  const waiting: Waiting[] = [];
  let isFlushing = false;

  const flushOnce = async (): Promise<void> => {
    try {
      log ??= await open(`${file}-wal`, 'r+');
    } catch (error) {
      // SQLite creates the log with the first commit: there is none to flush.
      if (isMissing(error)) return;
      throw error;
    }
    await log.datasync();
  };

  const work = async (): Promise<void> => {
    isFlushing = true;
    while (waiting.length > 0) {
      const served = waiting.splice(0);
      try {
        await flushOnce();
        served.forEach(({ resolve }) => resolve());
      } catch (error) {
        served.forEach(({ reject }) => reject(error));
      }
    }
    isFlushing = false;
  };

  return {
    flush: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (!isFlushing) void work();
      }),
    close: async () => log?.close(),
  };
};
