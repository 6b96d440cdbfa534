import { setTimeout as pause } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const RETRY_MS = 2;

/** Whether the failure is a lock of another process. The low byte of SQLite's extended codes is the primary code. */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;

/**
 * Runs a statement that takes the write lock. Retries for at most `patienceMs` while another process holds the lock;
 * the event loop is free meanwhile. Rejects with the last failure; nothing was written then.
 */
export const whenUnlocked = async <T>(statement: () => T, patienceMs: number): Promise<T> => {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return statement();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= givesUpAt) throw error;
    }
    await pause(RETRY_MS);
  }
};
