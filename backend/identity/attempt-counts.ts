import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** How often something may be tried. Each purpose is counted by itself. */
export interface AttemptLimit {
  readonly purpose: string;
  readonly allowed: number;
  /** Counting starts again so long after the first attempt. */
  readonly windowMs: number;
}

/** Counts attempts of a subject (an address, an email, a number) for one purpose. */
export interface AttemptCounts {
  /** Counts one attempt. When none is left nothing is counted, and this gives when there are again, else undefined. */
  take(trx: Transaction<Database>, limit: AttemptLimit, subject: string): Promise<number | undefined>;
  /** As `take`, without counting. */
  exhaustedUntil(executor: Kysely<Database>, limit: AttemptLimit, subject: string): Promise<number | undefined>;
  /** Takes one attempt back that turned out not to count. */
  giveBack(trx: Transaction<Database>, limit: AttemptLimit, subject: string): Promise<void>;
  clear(trx: Transaction<Database>, limit: AttemptLimit, subject: string): Promise<void>;
}

/** Counts in the database, which outlive a restart; subjects are kept as keyed hashes. */
export const makeAttemptCounts = (keyedHash: KeyedHash, clock: () => number): AttemptCounts => {
  const keyOf = ({ purpose }: AttemptLimit, subject: string): string => keyedHash(`attempt ${purpose}`, subject);

  const find = async (executor: Kysely<Database>, key: string) => {
    const row = await executor
      .selectFrom('attempt_count')
      .select(['used', 'ends_at'])
      .where('attempt_key', '=', key)
      .executeTakeFirst();
    return row !== undefined && row.ends_at > clock() ? row : undefined;
  };

  return {
    take: async (trx, limit, subject) => {
      const key = keyOf(limit, subject);
      const row = await find(trx, key);
      if (row !== undefined && row.used >= limit.allowed) return row.ends_at;
      const counted = { used: (row?.used ?? 0) + 1, ends_at: row?.ends_at ?? clock() + limit.windowMs };
      await trx
        .insertInto('attempt_count')
        .values({ attempt_key: key, ...counted })
        .onConflict((conflict) => conflict.column('attempt_key').doUpdateSet(counted))
        .execute();
      return undefined;
    },
    exhaustedUntil: async (executor, limit, subject) => {
      const row = await find(executor, keyOf(limit, subject));
      return row !== undefined && row.used >= limit.allowed ? row.ends_at : undefined;
    },
    giveBack: async (trx, limit, subject) => {
      await trx
        .updateTable('attempt_count')
        .set((eb) => ({ used: eb('used', '-', 1) }))
        .where('attempt_key', '=', keyOf(limit, subject))
        .where('used', '>', 0)
        .execute();
    },
    clear: async (trx, limit, subject) => {
      await trx.deleteFrom('attempt_count').where('attempt_key', '=', keyOf(limit, subject)).execute();
    },
  };
};
