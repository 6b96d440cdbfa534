import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { byAddress, type AttemptCounts, type AttemptLimit, type LimitedSubject } from '../attempts/attempt-counts.ts';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';
import { isMailDue, MAIL_WINDOW_MS } from '../attempts/mail-due.ts';
import { makeResetCode } from './reset-code.ts';

export const CODE_LIFETIME_MS = 15 * 60_000;
/** Codes that one address may try for one account, until a new code is mailed to it or the time is over. */
const TRIES: AttemptLimit = { purpose: 'reset code', allowed: 5, windowMs: CODE_LIFETIME_MS };

/**
 * Codes for new passwords. An account may have several valid codes, since a new one does not replace those before it, and
 * wrong codes are counted for each network address. An attacker can therefore take neither a code nor a try from the
 * owner of an account.
 */
export interface ResetCodes {
  /**
   * Makes a new code, or gives undefined when no mail is due; earlier codes stay valid. `shopperId` is null for a logon id
   * without an account: the same work is done, and the code opens nothing. The address `place`, an `addressKey`, has all
   * its tries again.
   */
  make(
    trx: Transaction<Database>,
    request: { readonly logonId: string; readonly shopperId: number | null; readonly place: string },
  ): Promise<string | undefined>;
  /** The shopper whom a code belongs to. Each call is counted as a try; when `place` has none left, no code is valid. */
  use(
    trx: Transaction<Database>,
    request: { readonly logonId: string; readonly code: string; readonly place: string },
  ): Promise<number | undefined>;
  /** Deletes all codes of the logon id. */
  drop(trx: Transaction<Database>, logonId: string): Promise<void>;
}

/** Codes over the database, as hashes under the server's secret. */
export const makeResetCodes = (keyedHash: KeyedHash, counts: AttemptCounts, clock: () => number): ResetCodes =>
  new DatabaseResetCodes(keyedHash, counts, clock);

class DatabaseResetCodes implements ResetCodes {
  readonly #keyedHash: KeyedHash;
  readonly #counts: AttemptCounts;
  readonly #clock: () => number;

  constructor(keyedHash: KeyedHash, counts: AttemptCounts, clock: () => number) {
    this.#keyedHash = keyedHash;
    this.#counts = counts;
    this.#clock = clock;
  }

  readonly make: ResetCodes['make'] = async (trx, { logonId, shopperId, place }) => {
    const now = this.#clock();
    const key = this.#keyOf(logonId);
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
        code_hash: this.#hashOf(logonId, code),
        asked_at: now,
        expires_at: now + CODE_LIFETIME_MS,
      })
      .execute();
    // The tries of the network around it stay counted: a network could otherwise win tries by asking for codes.
    await this.#counts.clear(trx, TRIES, `${logonId},${place}`);
    return code;
  };

  readonly use: ResetCodes['use'] = async (trx, { logonId, code, place }) => {
    for (const [limit, subject] of this.#triesOf(logonId, place)) {
      if ((await this.#counts.take(trx, limit, subject)) !== undefined) return undefined;
    }
    const row = await trx
      .selectFrom('reset_code')
      .select('shopper_id')
      .where('logon_key', '=', this.#keyOf(logonId))
      .where('code_hash', '=', this.#hashOf(logonId, code))
      .where('expires_at', '>', this.#clock())
      .where('shopper_id', 'is not', null)
      .executeTakeFirst();
    return row?.shopper_id ?? undefined;
  };

  readonly drop: ResetCodes['drop'] = async (trx, logonId) => {
    await trx.deleteFrom('reset_code').where('logon_key', '=', this.#keyOf(logonId)).execute();
  };

  #keyOf(logonId: string): string {
    return this.#keyedHash('password reset', logonId);
  }

  #hashOf(logonId: string, code: string): string {
    return this.#keyedHash('reset code', `${logonId},${code}`);
  }

  #triesOf(logonId: string, place: string): readonly LimitedSubject[] {
    return byAddress(TRIES, place, `${logonId},`);
  }
}
