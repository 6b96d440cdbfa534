import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { makeAddressAllowance, makeAllowance } from '../../limits/allowance.ts';
import type { RefusalLog } from '../../limits/refusal-log.ts';
import { storedDetails } from './event-fields.ts';
import { bytesOf, makeEventStore, type StoredEvent } from './event-store.ts';
import { SearchProblem } from '../model/search-problem.ts';
import type { SearchEvent } from '../model/search-types.ts';

/** Limits of stored events in bytes, from the settings `EVENT_…`. Days are UTC. */
export interface EventLimits {
  /** The details of one event. */
  readonly eventBytes: number;
  /** Per visitor and day. */
  readonly visitorBytes: number;
  /** Per address and day; see `makeAddressAllowance`. */
  readonly addressBytes: number;
  /** All visitors per day. */
  readonly dayBytes: number;
  /** Total size; the oldest events are removed to make room. */
  readonly tableBytes: number;
}

/** Stores valid events of both search services within their limits. */
export interface EventIntake {
  /**
   * Resolves once the event is stored. Rejects, with nothing stored, with a SearchProblem: status 429 when the visitor,
   * the address or all visitors have reached the daily limit, status 503 while too many events are queued.
   */
  readonly add: (event: SearchEvent, address: string) => Promise<void>;
}

export interface EventIntakeDeps {
  readonly database: Kysely<Database>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly limits: EventLimits;
  readonly refusals: RefusalLog;
}

const DAY_MS = 24 * 60 * 60_000;
const MAX_ID_LENGTH = 100;
const MAX_TERM_LENGTH = 200;
const EVERYBODY = 'all';

const cut = (text: string | null, longest: number): string | null => text?.slice(0, longest) ?? null;

const toStored = (event: SearchEvent, { eventBytes }: EventLimits): StoredEvent => ({
  receivedAt: event.receivedAt,
  action: event.action,
  clientId: event.clientId.slice(0, MAX_ID_LENGTH),
  sessionNumber: event.sessionNumber,
  userId: cut(event.userId, MAX_ID_LENGTH),
  term: cut(event.term, MAX_TERM_LENGTH),
  itemId: cut(event.itemId, MAX_ID_LENGTH),
  details: storedDetails(event.details, eventBytes),
});

/** The intake over the database; daily amounts are counted in memory. [SRC-08] [PLT-04] */
export const makeEventIntake = ({ database, clock, limits, refusals }: EventIntakeDeps): EventIntake => {
  const store = makeEventStore({ database, tableBytes: limits.tableBytes });
  const perDay = (most: number) => makeAllowance({ most, windowMs: DAY_MS, clock });
  const ofVisitor = perDay(limits.visitorBytes);
  const ofAddress = makeAddressAllowance({ most: limits.addressBytes, windowMs: DAY_MS, clock });
  const ofDay = perDay(limits.dayBytes);

  const refuse = (reason: string, sentence: string): SearchProblem => {
    refusals.count(reason);
    return new SearchProblem(`${sentence} It was not stored; send events again tomorrow.`, 429);
  };

  const admit = (visitor: string, address: string, bytes: number): SearchProblem | undefined => {
    if (!ofAddress.has(address, bytes)) return refuse('events of an address', 'This address has sent too much today.');
    if (!ofVisitor.has(visitor, bytes)) return refuse('events of a visitor', 'This visitor has sent too much today.');
    if (!ofDay.take(EVERYBODY, bytes)) return refuse('events of a day', 'The shop has stored too many events today.');
    ofAddress.take(address, bytes);
    ofVisitor.take(visitor, bytes);
    return undefined;
  };

  return {
    add: async (event, address) => {
      const stored = toStored(event, limits);
      const problem = admit(stored.clientId, address, bytesOf(stored));
      if (problem !== undefined) throw problem;
      await store.add(stored);
    },
  };
};
