import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';

const WRONG_PASSWORDS_ALLOWED = 10;
const LOCK_MS = 15 * 60_000;

/**
 * The kinds of clients that try passwords: unknown browsers, counted together for each logon id; a browser that the
 * account knows; or a session that is signed in. Each has its own count and lock, so that unknown browsers cannot lock
 * out the owner.
 */
export type Guesser =
  | { readonly kind: 'stranger'; readonly logonId: string }
  | { readonly kind: 'known-browser'; readonly id: string }
  | { readonly kind: 'session'; readonly sessionId: string };

/**
 * Counts wrong passwords in a row and locks after the tenth. Logon ids without an account are counted and locked in the
 * same way, so that a lock does not reveal which accounts exist.
 */
export interface LogonGuard {
  /** End of the client's lock; undefined when it is not locked. */
  lockedUntil(executor: Kysely<Database>, guesser: Guesser): Promise<number | undefined>;
  /** Counts one wrong password. The tenth in a row locks; then the result is the end of the lock. */
  countFailure(trx: Transaction<Database>, guesser: Guesser): Promise<number | undefined>;
  clear(trx: Transaction<Database>, guesser: Guesser): Promise<void>;
}

/** The failure for a locked logon id; its message says for how long. Times are in milliseconds since 1970. [ERR-07] */
export const lockedOut = (until: number, now: number): CommerceFailure => {
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000));
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new CommerceFailure({
    errorKey: '_ERR_AUTHENTICATION_ERROR',
    errorCode: '2490',
    message: `This account is locked after too many incorrect passwords. Try again in ${wait}.`,
    parameters: ['logonId', new Date(until).toISOString()],
  });
};

/** The guard over the database, which stores keyed hashes of the ids. */
export const makeLogonGuard = (keyedHash: KeyedHash, clock: () => number): LogonGuard => {
  const keyOf = (guesser: Guesser): string => {
    switch (guesser.kind) {
      case 'stranger':
        return keyedHash('logon', guesser.logonId);
      case 'known-browser':
        return keyedHash('logon of known browser', guesser.id);
      case 'session':
        return keyedHash('logon of session', guesser.sessionId);
    }
  };
  return {
    lockedUntil: async (executor, guesser) => {
      const row = await executor
        .selectFrom('logon_attempt')
        .select('locked_until')
        .where('logon_key', '=', keyOf(guesser))
        .executeTakeFirst();
      const until = row?.locked_until ?? 0;
      return until > clock() ? until : undefined;
    },
    countFailure: async (trx, guesser) => {
      const now = clock();
      const key = keyOf(guesser);
      const { failures } = await trx
        .insertInto('logon_attempt')
        .values({ logon_key: key, failures: 1, locked_until: null, updated_at: now })
        .onConflict((conflict) =>
          conflict.column('logon_key').doUpdateSet((eb) => ({
            failures: eb('logon_attempt.failures', '+', 1),
            updated_at: now,
          })),
        )
        .returning('failures')
        .executeTakeFirstOrThrow();
      if (failures < WRONG_PASSWORDS_ALLOWED) return undefined;
      const until = now + LOCK_MS;
      // The count starts again once the lock is over.
      await trx
        .updateTable('logon_attempt')
        .set({ failures: 0, locked_until: until })
        .where('logon_key', '=', key)
        .execute();
      return until;
    },
    clear: async (trx, guesser) => {
      await trx.deleteFrom('logon_attempt').where('logon_key', '=', keyOf(guesser)).execute();
    },
  };
};
