import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AttemptCounts, AttemptLimit } from './attempt-counts.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { isMailDue, MAIL_WINDOW_MS } from './mail-due.ts';
import { makeResetCode } from './reset-code.ts';

export const CODE_LIFETIME_MS = 15 * 60_000;
/** Wrong codes for one account from one place, until a new code is mailed or this one is too old. */
const TRIES: AttemptLimit = { purpose: 'reset code', allowed: 5, windowMs: CODE_LIFETIME_MS };

/**
 * Codes for new passwords, of which an account may have several that are good. A stranger can use up neither a code of
 * the owner, as one more takes none of them away, nor the owner's tries, as wrong codes are counted for each place apart.
 */
export interface ResetCodes {
  /**
   * A new code, unless mail is not due: then the ones before are good. It does the same work for a logon id without an
   * account, whose code fits nothing. `place` may try again.
   */
  make(
    trx: Transaction<Database>,
    request: { readonly logonId: string; readonly shopperId: number | null; readonly place: string },
  ): Promise<string | undefined>;
  /** The shopper a code belongs to; a wrong code is counted, and after five `place` is not looked at. */
  use(
    trx: Transaction<Database>,
    request: { readonly logonId: string; readonly code: string; readonly place: string },
  ): Promise<number | undefined>;
  /** Takes away every code of the logon id. */
  drop(trx: Transaction<Database>, logonId: string): Promise<void>;
}

/** Codes over the database, as hashes under the server's secret. */
export const makeResetCodes = (keyedHash: KeyedHash, counts: AttemptCounts, clock: () => number): ResetCodes => {
  const keyOf = (logonId: string): string => keyedHash('password reset', logonId);
  const hashOf = (logonId: string, code: string): string => keyedHash('reset code', `${logonId},${code}`);
  const guesser = (logonId: string, place: string): string => `${logonId},${place}`;

  return {
    make: async (trx, { logonId, shopperId, place }) => {
      const now = clock();
      const key = keyOf(logonId);
      const earlier = await trx
        .selectFrom('reset_code')
        .select('asked_at')
        .where('logon_key', '=', key)
        .where('asked_at', '>', now - MAIL_WINDOW_MS)
        .execute();
      if (
        !isMailDue(
          earlier.map((row) => row.asked_at),
          now,
        )
      )
        return undefined;
      const code = makeResetCode();
      await trx
        .insertInto('reset_code')
        .values({
          logon_key: key,
          shopper_id: shopperId,
          code_hash: hashOf(logonId, code),
          asked_at: now,
          expires_at: now + CODE_LIFETIME_MS,
        })
        .execute();
      await counts.clear(trx, TRIES, guesser(logonId, place));
      return code;
    },
    use: async (trx, { logonId, code, place }) => {
      if ((await counts.take(trx, TRIES, guesser(logonId, place))) !== undefined) return undefined;
      const row = await trx
        .selectFrom('reset_code')
        .select('shopper_id')
        .where('logon_key', '=', keyOf(logonId))
        .where('code_hash', '=', hashOf(logonId, code))
        .where('expires_at', '>', clock())
        .where('shopper_id', 'is not', null)
        .executeTakeFirst();
      return row?.shopper_id ?? undefined;
    },
    drop: async (trx, logonId) => {
      await trx.deleteFrom('reset_code').where('logon_key', '=', keyOf(logonId)).execute();
    },
  };
};
