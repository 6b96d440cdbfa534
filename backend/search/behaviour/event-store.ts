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

/** Where search events are kept. */
export interface EventStore {
  /**
   * Resolves once the event is stored; rejects when it could not be, and nothing of it stays. While too many wait for
   * the database it is refused at once, as a SearchProblem with status 503.
   */
  add(event: StoredEvent): Promise<void>;
}

export interface EventStoreOptions {
  readonly database: Kysely<Database>;
  /** All stored events together, in bytes as `bytesOf` counts them: beyond that the oldest ones are removed. */
  readonly tableBytes: number;
}

interface Waiting {
  readonly event: StoredEvent;
  readonly stored: () => void;
  readonly failed: (error: unknown) => void;
}

const EVENTS_PER_STATEMENT = 200;
/** What may wait while another process holds the database. */
const MAX_WAITING = 1_000;
/** What a row takes beside its texts: its keys, its entries in indexes and the database's own bookkeeping. */
const BYTES_PER_ROW = 250;
/** Writes after which the sum is read again, since the cleanup job removes rows. */
const WRITES_BETWEEN_SUMS = 10_000;

/** What an event takes on disk, about, in bytes. */
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

/** Bytes of the oldest events, which are removed. */
const removeOldest = async (trx: Transaction<Database>): Promise<number> => {
  const oldest = trx.selectFrom('search_event').select('id').orderBy('received_at').limit(EVENTS_PER_STATEMENT);
  const removed = await trx.deleteFrom('search_event').where('id', 'in', oldest).returning('bytes').execute();
  return removed.reduce((sum, { bytes }) => sum + bytes, 0);
};

/**
 * Events that arrive while others are being written share the next write: one flush to disk serves many shoppers. Each
 * write removes as many of the oldest events as the table holds too many bytes, at most 400 rows at a time.
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
      // Two removals outrun one insertion, so a table that was too large shrinks with every write.
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
