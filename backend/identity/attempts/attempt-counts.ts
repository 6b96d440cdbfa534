import type { Kysely, Transaction } from 'kysely';
import { NETWORK_SHARE, networkKeyOf } from '../../../settings/address-networks.ts';
import type { Database } from '../../database/schema.ts';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';

/** A limit of attempts. Each purpose is counted separately. */
export interface AttemptLimit {
  readonly purpose: string;
  readonly allowed: number;
  /** Time from the first attempt until the count starts again, in milliseconds. */
  readonly windowMs: number;
}

/** A limit with the subject that it counts. */
export type LimitedSubject = readonly [limit: AttemptLimit, subject: string];

/**
 * A limit for an `addressKey`, and for an IPv6 address a second one for the /48 network around it, which allows
 * `NETWORK_SHARE` times as many attempts. `of` is put before the key in the subject, for what else the limit counts by.
 */
export const byAddress = (limit: AttemptLimit, key: string, of = ''): readonly LimitedSubject[] => {
  const network = networkKeyOf(key);
  const forNetwork = { ...limit, purpose: `${limit.purpose} of a network`, allowed: limit.allowed * NETWORK_SHARE };
  return [[limit, of + key], ...(network === undefined ? [] : [[forNetwork, of + network] as const])];
};

/** Counts attempts of a subject (an address, an email, a number) for one purpose. */
export interface AttemptCounts {
  /**
   * Counts one attempt and returns undefined. When none is left, counts nothing and returns when the next is allowed,
   * in milliseconds since 1970.
   */
  take(trx: Transaction<Database>, limit: AttemptLimit, subject: string): Promise<number | undefined>;
  /** As `take`, without counting. */
  exhaustedUntil(executor: Kysely<Database>, limit: AttemptLimit, subject: string): Promise<number | undefined>;
  /** Takes back one attempt that turned out not to count. */
  giveBack(trx: Transaction<Database>, limit: AttemptLimit, subject: string): Promise<void>;
  clear(trx: Transaction<Database>, limit: AttemptLimit, subject: string): Promise<void>;
}

/** Counts in the database, so that they survive a restart; subjects are stored as keyed hashes. */
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
