import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What a shopper requests to be done with an order, once. */
export interface RequestedChange {
  readonly orderId: number;
  /** Made by the shopper's page. */
  readonly key: string;
  readonly kind: 'cancel' | 'return';
  /** Pieces by the line's id; undefined for everything. */
  readonly pieces: ReadonlyMap<number, number> | undefined;
  readonly reason?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const hashOf = ({ kind, pieces, reason }: RequestedChange): string => {
  const sorted = pieces && [...pieces].sort(([one], [other]) => one - other);
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted ?? 'all', reason ?? '']))
    .digest('hex');
};

/**
 * Makes a change of an order and records its result in the same transaction. When the same change was made with the same
 * key, nothing is changed and its result is returned: a double click, a repeated request and a form that is posted again
 * have the effect of one. A key stands for changes of one order only, so that another order's key says nothing. [ORD-05]
 */
export const changeOnce = async (
  trx: Transaction<Database>,
  requested: RequestedChange,
  change: () => Promise<readonly number[]>,
): Promise<readonly number[]> => {
  const row = { order_id: requested.orderId, change_key: requested.key, request_hash: hashOf(requested) };
  const made = await trx
    .selectFrom('order_change')
    .select('answer')
    .where('order_id', '=', row.order_id)
    .where('change_key', '=', row.change_key)
    .where('request_hash', '=', row.request_hash)
    .executeTakeFirst();
  if (made !== undefined) return JSON.parse(made.answer) as readonly number[];
  const result = await change();
  await trx
    .insertInto('order_change')
    .values({ ...row, answer: JSON.stringify(result), made_at: requested.now })
    .execute();
  return result;
};
