import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * A message to another system:
 *
 * - `release`: the payment of an attempt that became no order.
 * - `webhook`: an event for the fulfilment side.
 */
export type MessageKind = 'release' | 'webhook';

export interface NewMessage {
  readonly kind: MessageKind;
  readonly orderId: number | null;
  /** JSON. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A message that a worker has leased. */
export interface LeasedMessage {
  readonly id: number;
  readonly kind: string;
  readonly body: string;
  /** Failed attempts before this one. */
  readonly attempts: number;
}

/** Writes a message in the transaction that it is about, so that it exists only if that is committed. */
export const queueMessage = async (
  trx: Transaction<Database>,
  { kind, orderId, body, now }: NewMessage,
): Promise<void> => {
  const row = { kind, order_id: orderId, body: JSON.stringify(body), queued_at: now, next_try_at: now };
  await trx
    .insertInto('outbox')
    .values({ ...row, done_at: null, dead_at: null, problem: null })
    .execute();
};

/**
 * Leases up to `most` due messages, the oldest first: each is invisible to other workers until `now + leaseMs`, also to
 * those of other processes.
 */
export const leaseMessages = async (
  database: Kysely<Database>,
  { now, leaseMs, most }: { readonly now: number; readonly leaseMs: number; readonly most: number },
): Promise<readonly LeasedMessage[]> => {
  const due = database
    .selectFrom('outbox')
    .select('outbox_id')
    .where('next_try_at', '<=', now)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .orderBy('outbox_id')
    .limit(most);
  const rows = await database
    .updateTable('outbox')
    .set({ next_try_at: now + leaseMs })
    .where('outbox_id', 'in', due)
    .returning(['outbox_id', 'kind', 'body', 'attempts'])
    .execute();
  return rows.map(({ outbox_id, ...row }) => ({ id: outbox_id, ...row }));
};

/** Records the outcome of a leased message. */
export const finishMessage = async (
  database: Kysely<Database>,
  id: number,
  outcome:
    | { readonly kind: 'done'; readonly at: number }
    | { readonly kind: 'retry'; readonly at: number; readonly attempts: number; readonly problem: string }
    | { readonly kind: 'dead'; readonly at: number; readonly attempts: number; readonly problem: string },
): Promise<void> => {
  const { kind, at } = outcome;
  const change =
    kind === 'done'
      ? { done_at: at, problem: null }
      : kind === 'retry'
        ? { next_try_at: at, attempts: outcome.attempts, problem: outcome.problem }
        : { dead_at: at, attempts: outcome.attempts, problem: outcome.problem };
  await database.updateTable('outbox').set(change).where('outbox_id', '=', id).execute();
};
