import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Takes points back from a member, to zero at most: points that have become a reward since are not taken back. Shoppers
 * who are not members have none. The caller records the reason, so that it counts once. [ORD-07]
 */
export const takeBackPoints = async (trx: Transaction<Database>, shopperId: number, points: number): Promise<void> => {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`cannot take back ${points} points`);
  await trx
    .updateTable('pals_member')
    .set({ points: sql`max(0, points - ${points})` })
    .where('shopper_id', '=', shopperId)
    .execute();
};
