import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cookieFailure } from './session-failures.ts';

/**
 * Checks within the writing transaction that the session is still open, since it may have ended after the request was
 * identified. Throws CMN1039E when it has ended.
 */
export const requireOpenSession = async (trx: Transaction<Database>, sessionId: string): Promise<void> => {
  const session = await trx
    .selectFrom('session')
    .select('ended_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined || session.ended_at !== null) throw cookieFailure('ended');
};
