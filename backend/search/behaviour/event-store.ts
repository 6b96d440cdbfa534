import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { SearchProblem } from '../model/search-problem.ts';

/** An event as it is stored: texts cut, details as JSON of known fields. */
export interface StoredEvent {
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly action: string;
  readonly clientId: string;
  readonly sessionNumber: number;
  readonly userId: string | null;
  readonly term: string | null;
  readonly itemId: string | null;
  readonly details: string;
}

/** Storage of search events. */
export interface EventStore {
  /**
   * Resolves once the event is stored; rejects when it could not be stored. While too many are queued it rejects at
   * once, with a SearchProblem of status 503.
   */
  add(event: StoredEvent): Promise<void>;
}

export interface EventStoreOptions {
  readonly database: Kysely<Database>;
  /** Limit of all stored events, in bytes as counted by `bytesOf`; above it the oldest are removed. */
  readonly tableBytes: number;
}

interface Waiting {
  readonly event: StoredEvent;
  readonly stored: () => void;
  readonly failed: (error: unknown) => void;
}

const EVENTS_PER_STATEMENT = 200;
/** Limit of queued events while another process holds the database. */
const MAX_WAITING = 1_000;
/** Overhead of a row: keys, index entries and bookkeeping. */
const BYTES_PER_ROW = 250;
/** Number of writes after which the sum is read again, because the cleanup job removes rows. */
const WRITES_BETWEEN_SUMS = 10_000;

/** Approximate size of an event on disk, in bytes. */
export const bytesOf = ({ action, clientId, userId, term, itemId, details }: StoredEvent): number =>
  [action, clientId, userId ?? '', term ?? '', itemId ?? '', details].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    BYTES_PER_ROW,
  );

const toRow = (event: StoredEvent) => ({
  id: randomUUID(),
  received_at: event.receivedAt,
  action: event.action,
  client_id: event.clientId,
  session_number: event.sessionNumber,
  user_id: event.userId,
  term: event.term,
  item_id: event.itemId,
  details: event.details,
  bytes: bytesOf(event),
});

/** Removes the oldest events. Returns their bytes. */
const removeOldest = async (trx: Transaction<Database>): Promise<number> => {
  const oldest = trx.selectFrom('search_event').select('id').orderBy('received_at').limit(EVENTS_PER_STATEMENT);
  const removed = await trx.deleteFrom('search_event').where('id', 'in', oldest).returning('bytes').execute();
  return removed.reduce((sum, { bytes }) => sum + bytes, 0);
};

/**
 * Events that arrive during a write share the next one, so that one flush to disk serves many requests. Each write
 * removes the oldest events above the limit, at most 400 rows.
 */
export const makeEventStore = ({ database, tableBytes }: EventStoreOptions): EventStore => {
  const waiting: Waiting[] = [];
  let writing = false;
  let held: number | undefined;
  let writes = 0;

  const sumOf = async (): Promise<number> => {
    const { bytes } = await database
      .selectFrom('search_event')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
      .executeTakeFirstOrThrow();
    return bytes ?? 0;
  };

  const store = async (batch: readonly StoredEvent[]): Promise<void> => {
    const before = writes % WRITES_BETWEEN_SUMS === 0 || held === undefined ? await sumOf() : held;
    const rows = batch.map(toRow);
    held = await database.transaction().execute(async (trx) => {
      await trx.insertInto('search_event').values(rows).execute();
      let after = rows.reduce((sum, { bytes }) => sum + bytes, before);
      // Each write removes more than it inserts, so a table that is too large shrinks.
      for (let removals = 0; after > tableBytes && removals < 2; removals += 1) after -= await removeOldest(trx);
      return after;
    });
    writes += 1;
  };

  const write = async (): Promise<void> => {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, EVENTS_PER_STATEMENT);
      try {
        await store(batch.map(({ event }) => event));
        batch.forEach(({ stored }) => stored());
      } catch (error) {
        batch.forEach(({ failed }) => failed(error));
      }
    }
    writing = false;
  };

  return {
    add: (event) =>
      new Promise((stored, failed) => {
        if (waiting.length >= MAX_WAITING) {
          failed(new SearchProblem('Too many events are waiting to be stored', 503));
          return;
        }
        waiting.push({ event, stored, failed });
        if (!writing) void write();
      }),
  };
};
