import type { Transaction } from 'kysely';
import { firstRow, prepareQuery } from '../../database/prepare-query.ts';
import type { Database } from '../../database/schema.ts';
import { cookieFailure } from './session-failures.ts';

const sessionEnds = prepareQuery((database, { sessionId }: { readonly sessionId: string }) =>
  database.selectFrom('session').select('ended_at').where('session_id', '=', sessionId),
);

/**
 * Checks within the writing transaction that the session is still open, since it may have ended after the request was
 * identified. Throws CMN1039E when it has ended.
 */
export const requireOpenSession = async (trx: Transaction<Database>, sessionId: string): Promise<void> => {
  const session = await firstRow(sessionEnds, trx, { sessionId });
  if (session === undefined || session.ended_at !== null) throw cookieFailure('ended');
};
