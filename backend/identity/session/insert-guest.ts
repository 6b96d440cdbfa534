import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { UnsavedGuest } from './identity.ts';
import { cookieFailure } from './session-failures.ts';

/**
 * Inserts a guest and the session of its tokens, both dated to when the tokens were issued. Throws CMN1039E when the guest
 * has registered in the meantime.
 */
export const insertGuest = async (trx: Transaction<Database>, guest: UnsavedGuest, now: number): Promise<void> => {
  const { shopperId, sessionId, personalizationId, issuedAt, tokenHash } = guest;
  await trx
    .insertInto('shopper')
    .values({ shopper_id: shopperId, kind: 'G', personalization_id: personalizationId, created_at: issuedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { kind } = await trx
    .selectFrom('shopper')
    .select('kind')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  if (kind !== 'G') throw cookieFailure('ended');
  await trx
    .insertInto('session')
    .values({
      session_id: sessionId,
      shopper_id: shopperId,
      activity_hash: tokenHash,
      trusted_hash: tokenHash,
      persistent_hash: tokenHash,
      remember_me: 0,
      created_at: issuedAt,
      last_seen_at: now,
      expires_at: null,
      ended_at: null,
    })
    .execute();
};
