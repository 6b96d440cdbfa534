import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { localTime } from '../stores/store-time.ts';
import { placesOf, type BookableStore } from './bookable-store.ts';
import type { Service, ServiceOption, Team } from '../services/services.ts';
import { startTimesOf, type StartTime } from './start-times.ts';
import { plusDays } from '../stores/shop-day.ts';

/** How far ahead appointments are made. */
export const DAYS_AHEAD = 56;
/** How long before its beginning a slot is offered at the latest. */
const LEAD_MS = 2 * 60 * 60_000;

/** The half hours that are taken, with the places that take them. */
type Taken = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * The half hours of a team that are taken between two moments, both included. Holds that have run out and the
 * appointment `except` take none.
 */
export const readTaken = async (
  database: Kysely<Database>,
  {
    storeId,
    team,
    from,
    to,
    now,
    except,
  }: {
    readonly storeId: string;
    readonly team: Team;
    readonly from: number;
    readonly to: number;
    readonly now: number;
    readonly except?: number | undefined;
  },
): Promise<Taken> => {
  const rows = await database
    .selectFrom('team_time')
    .innerJoin('appointment', 'appointment.appointment_id', 'team_time.appointment_id')
    .select(['team_time.starts_at', 'team_time.place', 'team_time.appointment_id'])
    .where('team_time.store_id', '=', storeId)
    .where('team_time.team', '=', team.id)
    .where('team_time.starts_at', '>=', from)
    .where('team_time.starts_at', '<=', to)
    .where(({ or, eb }) => or([eb('held_until', 'is', null), eb('held_until', '>', now)]))
    .execute();
  const taken = new Map<number, Set<number>>();
  for (const row of rows) {
    if (row.appointment_id === except) continue;
    const places = taken.get(row.starts_at) ?? new Set();
    taken.set(row.starts_at, places.add(row.place));
  }
  return taken;
};

/**
 * The first of a team's places that is free in all these half hours; undefined when none is. While a store has fewer places
 * than before, its appointments at former ones count as well: somebody has to keep them.
 */
export const freePlace = (taken: Taken, places: number, halfHours: readonly number[]): number | undefined => {
  if (halfHours.some((halfHour) => (taken.get(halfHour)?.size ?? 0) >= places)) return undefined;
  for (let place = 0; place < places; place += 1) {
    if (halfHours.every((halfHour) => !taken.get(halfHour)?.has(place))) return place;
  }
  return undefined;
};

/** The times of a day that can still be booked, whether they are free or not. */
export const openStarts = (
  store: BookableStore,
  service: Service,
  { minutes }: Pick<ServiceOption, 'minutes'>,
  day: string,
  now: number,
): readonly StartTime[] => {
  const today = localTime(store.timeZone, now).day;
  if (day < today || day > plusDays(today, DAYS_AHEAD)) return [];
  return startTimesOf(store, service, minutes, day).filter(({ startsAt }) => startsAt >= now + LEAD_MS);
};

/** A day with its free times. */
export interface FreeDay {
  readonly day: string;
  readonly slots: readonly StartTime[];
}

/** The free times of `count` days from a day on, without days that are past in the store. [ACC-08] */
export const findFreeDays = async (
  database: Kysely<Database>,
  {
    store,
    service,
    option,
    from,
    count,
    now,
    except,
  }: {
    readonly store: BookableStore;
    readonly service: Service;
    readonly option: ServiceOption;
    readonly from: string;
    readonly count: number;
    readonly now: number;
    /** The appointment that is about to move: its own half hours count as free. */
    readonly except?: number | undefined;
  },
): Promise<readonly FreeDay[]> => {
  const today = localTime(store.timeZone, now).day;
  const days = Array.from({ length: count }, (_, index) => plusDays(from, index))
    .filter((day) => day >= today)
    .map((day) => ({ day, starts: openStarts(store, service, option, day, now) }));
  const halfHours = days.flatMap(({ starts }) => starts.flatMap((start) => start.halfHours));
  const first = halfHours.reduce((least, one) => Math.min(least, one), Infinity);
  const last = halfHours.reduce((most, one) => Math.max(most, one), 0);
  const { team } = service;
  const taken: Taken =
    halfHours.length === 0
      ? new Map()
      : await readTaken(database, { storeId: store.id, team, from: first, to: last, now, except });
  return days.map(({ day, starts }) => ({
    day,
    slots: starts.filter((start) => freePlace(taken, placesOf(store, team), start.halfHours) !== undefined),
  }));
};
