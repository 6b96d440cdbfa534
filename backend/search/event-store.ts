import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { SearchProblem } from './search-problem.ts';
import type { SearchEvent } from './search-types.ts';

/** Where search events are kept. */
export interface EventStore {
  /**
   * Resolves once the event is stored; rejects when it could not be, and nothing of it stays. While too many wait for
   * the database it is refused at once, as a SearchProblem with status 503.
   */
  add(event: SearchEvent): Promise<void>;
}

interface Waiting {
  readonly event: SearchEvent;
  readonly stored: () => void;
  readonly failed: (error: unknown) => void;
}

const EVENTS_A_STATEMENT = 200;
/** What may wait while another process holds the database; an event is at most some 32 kB. */
const MOST_WAITING = 1_000;

const toRow = (event: SearchEvent) => ({
  id: randomUUID(),
  received_at: event.receivedAt,
  action: event.action,
  client_id: event.clientId,
  session_number: event.sessionNumber,
  user_id: event.userId,
  term: event.term,
  item_id: event.itemId,
  details: JSON.stringify(event.details),
});

/** Events that arrive while others are being written share the next write: one flush to disk serves many shoppers. */
export const makeEventStore = (database: Kysely<Database>): EventStore => {
  const waiting: Waiting[] = [];
  let writing = false;

  const write = async (): Promise<void> => {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, EVENTS_A_STATEMENT);
      try {
        await database
          .insertInto('search_event')
          .values(batch.map(({ event }) => toRow(event)))
          .execute();
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
        if (waiting.length >= MOST_WAITING) {
          failed(new SearchProblem('Too many events are waiting to be stored', 503));
          return;
        }
        waiting.push({ event, stored, failed });
        if (!writing) void write();
      }),
  };
};
