import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A store that is closed today, with the period. */
export interface Closure {
  readonly storeId: string;
  readonly reason: string;
  /** Days such as '2030-01-31', both included. */
  readonly firstDay: string;
  readonly lastDay: string;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone);
  if (known !== undefined) return known;
  // Canadian English writes days as 2030-01-31.
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, calendar);
  return calendar;
};

const DAY_MS = 24 * 60 * 60_000;

const utcDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Closures of today, by the time zone of each store: of all stores, or of the given ones. */
export const closuresAt = async (
  database: Kysely<Database>,
  now: number,
  storeIds?: readonly string[],
): Promise<readonly Closure[]> => {
  const query = database
    .selectFrom('store_closure')
    .innerJoin('store', 'store.store_id', 'store_closure.store_id')
    .selectAll('store_closure')
    .select('store.time_zone')
    // No time zone differs from UTC by more than a day.
    .where('last_day', '>=', utcDay(now - DAY_MS))
    .where('first_day', '<=', utcDay(now + DAY_MS))
    .orderBy('store_closure.store_id');
  const rows = await (storeIds === undefined ? query : query.where('store_closure.store_id', 'in', storeIds)).execute();
  return rows
    .filter((row) => {
      const today = calendarOf(row.time_zone).format(now);
      return row.first_day <= today && today <= row.last_day;
    })
    .map((row) => ({
      storeId: row.store_id,
      reason: row.reason,
      firstDay: row.first_day,
      lastDay: row.last_day,
    }));
};
