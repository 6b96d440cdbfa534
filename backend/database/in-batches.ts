import type { Kysely, Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './schema.ts';

const PAUSE_MS = 3;

/** Waits between two transactions of a long change, so that the running shop can write. */
export const letOthersWrite = (): Promise<void> => pause(PAUSE_MS);

/**
 * Changes many rows a few at a time, each part in a transaction of its own, so that carts are never kept waiting for the
 * whole. When a part rejects, those before it stay.
 */
export const inBatches = async <T>(
  database: Kysely<Database>,
  items: readonly T[],
  size: number,
  change: (trx: Transaction<Database>, part: readonly T[]) => Promise<void>,
): Promise<void> => {
  for (let start = 0; start < items.length; start += size) {
    const part = items.slice(start, start + size);
    await database.transaction().execute((trx) => change(trx, part));
    await letOthersWrite();
  }
};
