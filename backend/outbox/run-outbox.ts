import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { pauseAfter } from '../shared/back-off.ts';
import { finishMessage, leaseMessages, type LeasedMessage, type MessageKind } from './outbox-store.ts';

/** What became of a message. `dead` means that trying again is of no use: a person has to look at it. */
export type Handling =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry'; readonly problem: string }
  | { readonly kind: 'dead'; readonly problem: string };

/** Handles a message, at least once: it may be called again for the same one after a crash. */
export type MessageHandler = (body: Readonly<Record<string, unknown>>, now: number) => Promise<Handling>;

export interface OutboxDeps {
  readonly database: Kysely<Database>;
  readonly handlers: Readonly<Record<MessageKind, MessageHandler>>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const AT_ONCE = 20;
/** Longer than a handler can take. */
const LEASE_MS = 60_000;
const PAUSES = { firstMs: 5_000, mostMs: 60 * 60_000 };
/** With the pauses, about three days. */
const MAX_ATTEMPTS = 80;

const hasDue = async (database: Kysely<Database>, now: number): Promise<boolean> => {
  const row = await database
    .selectFrom('outbox')
    .select('outbox_id')
    .where('next_try_at', '<=', now)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Handles up to 20 due messages. One that fails is tried again after growing pauses for about three days; then it is a
 * dead letter, which stays in the table and is logged as an error. Several processes can do this at once. Rejects when
 * the database fails.
 */
export const runOutbox = async ({ database, handlers, clock, log }: OutboxDeps): Promise<void> => {
  const handle = async ({ kind, body }: LeasedMessage): Promise<Handling> => {
    const handler = new Map(Object.entries(handlers)).get(kind);
    if (handler === undefined) return { kind: 'dead', problem: 'this version does not know the kind' };
    try {
      return await handler(JSON.parse(body) as Readonly<Record<string, unknown>>, clock());
    } catch (error) {
      log.warn({ err: error, message: kind }, 'a message could not be handled');
      return { kind: 'retry', problem: error instanceof Error ? error.message : 'unknown' };
    }
  };

  const finish = async (message: LeasedMessage): Promise<void> => {
    const { id, kind } = message;
    const handling = await handle(message);
    const attempts = message.attempts + 1;
    if (handling.kind === 'done') return finishMessage(database, id, { kind: 'done', at: clock() });
    const { problem } = handling;
    if (handling.kind === 'dead' || attempts >= MAX_ATTEMPTS) {
      log.error({ message: kind, id, attempts, problem }, 'a message is a dead letter: a person has to look at it');
      return finishMessage(database, id, { kind: 'dead', at: clock(), attempts, problem });
    }
    log.warn({ message: kind, id, attempts, problem }, 'a message was not delivered; it is tried again');
    const at = clock() + pauseAfter(PAUSES, message.attempts);
    return finishMessage(database, id, { kind: 'retry', at, attempts, problem });
  };

  if (!(await hasDue(database, clock()))) return;
  const messages = await leaseMessages(database, { now: clock(), leaseMs: LEASE_MS, most: AT_ONCE });
  await Promise.all(messages.map(finish));
};
