import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';
import { refused } from './google-tokens.ts';

/** How long a nonce is valid, and so how long a page may be open before its Google button is used. */
export const NONCE_SECONDS = 12 * 60 * 60;

/**
 * Binds a Google credential to the browser that asked for it: the browser has a signed secret as a cookie, and Google puts
 * the secret's hash, the nonce, into the credential. A credential of another browser or a replayed one is refused.
 * [USR-11]
 */
export interface GoogleNonces {
  /** The nonce for a browser: that of its cookie while it is valid, otherwise a new one. */
  issue(cookie: string | undefined): Promise<{ readonly cookie: string; readonly nonce: string }>;
  /** The nonce of the cookie. Throws `_ERR_GOOGLE_CREDENTIAL` without a cookie and for an invalid one. */
  valueOf(cookie: string | undefined): string;
  /** Marks the nonce as used. Throws `_ERR_GOOGLE_CREDENTIAL` when it was used before. */
  use(trx: Transaction<Database>, cookie: string | undefined): Promise<void>;
}

const SECRET_BYTES = 24;
const COOKIE = /^([\w-]{32})\.(\d{13,15})\.([\w-]{43})$/;

const notGood = () => refused('Your Google sign-in expired or was started in another browser. Please try again.');

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Nonces signed under the server's secret; the database stores which were used. */
export const makeGoogleNonces = (deps: {
  readonly database: Kysely<Database>;
  readonly keyedHash: KeyedHash;
  readonly clock: () => number;
}): GoogleNonces => {
  const { database, keyedHash, clock } = deps;
  const sign = (secret: string, expiresAt: string): string => keyedHash('google nonce', `${secret},${expiresAt}`);
  const keyOf = (nonce: string): string => keyedHash('used google nonce', nonce);

  const read = (cookie = ''): { readonly nonce: string; readonly expiresAt: number } | undefined => {
    const [, secret = '', expiresAt = '', signature = ''] = COOKIE.exec(cookie.slice(0, 200)) ?? [];
    if (signature === '' || Number(expiresAt) <= clock()) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, expiresAt)));
    return isOurs ? { nonce: hashOf(secret), expiresAt: Number(expiresAt) } : undefined;
  };

  const wasUsed = async (nonce: string): Promise<boolean> => {
    const query = database.selectFrom('used_proof').select('proof_key').where('proof_key', '=', keyOf(nonce));
    return (await query.executeTakeFirst()) !== undefined;
  };

  return {
    issue: async (cookie = '') => {
      const known = read(cookie);
      if (known !== undefined && !(await wasUsed(known.nonce))) return { cookie, nonce: known.nonce };
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const expiresAt = String(clock() + NONCE_SECONDS * 1000);
      return { cookie: `${secret}.${expiresAt}.${sign(secret, expiresAt)}`, nonce: hashOf(secret) };
    },
    valueOf: (cookie) => {
      const known = read(cookie);
      if (known === undefined) throw notGood();
      return known.nonce;
    },
    use: async (trx, cookie) => {
      const known = read(cookie);
      if (known === undefined) throw notGood();
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('used_proof')
        .values({ proof_key: keyOf(known.nonce), expires_at: known.expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) throw notGood();
    },
  };
};
