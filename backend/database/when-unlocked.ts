import { setTimeout as pause } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const RETRY_MS = 2;

/** Whether another process held the lock all the time. The low byte of SQLite's extended codes is the plain one. */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;

/**
 * Runs a statement that takes the write lock, again and again while another process holds it, for at most `patienceMs`.
 * Everything else this process has to do goes on meanwhile. Rejects with the last failure; nothing has been written then.
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
