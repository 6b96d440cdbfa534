import type { Kysely, Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './schema.ts';

const PAUSE_MS = 3;

/** Waits between two transactions of a long change, so that the running shop can write. */
export const letOthersWrite = (): Promise<void> => pause(PAUSE_MS);

/**
 * Changes many rows in small transactions, so that carts never wait for the whole. When a part rejects, the parts
 * before it stay.
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
