import type { StoreHours } from './store-records.ts';

/** The facts of a store that decide on which days it hands something over. */
export interface StoreCalendar {
  /** IANA name. */
  readonly timeZone: string;
  /** A day without an entry is closed. */
  readonly hours: readonly StoreHours[];
  /** Closures that have not ended; days such as '2030-01-31', both included. */
  readonly closures: readonly { readonly firstDay: string; readonly lastDay: string }[];
}

/** A moment in the store's own time. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  // Canadian English writes days as 2030-01-31.
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
};

/** The minute of each time zone that was asked for last: a cart asks for the same one for each of its lines. */
const latest = new Map<string, { readonly minute: number; readonly time: LocalTime }>();

const MINUTE_MS = 60_000;

/** Converts a moment, in milliseconds since 1970, to the time of a time zone. */
export const localTime = (timeZone: string, now: number): LocalTime => {
  const minute = Math.floor(now / MINUTE_MS);
  const known = latest.get(timeZone);
  if (known?.minute === minute) return known.time;
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const time = {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  };
  latest.set(timeZone, { minute, time });
  return time;
};

/** How far the clock of a time zone is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (timeZone: string, ms: number): number => {
  const { day, minutes } = localTime(timeZone, ms);
  return Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS - Math.floor(ms / MINUTE_MS) * MINUTE_MS;
};

/** The moment at which the clock of a time zone shows these minutes since midnight on a day, in milliseconds since 1970. */
export const momentIn = (timeZone: string, day: string, minutes: number): number => {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const guess = asUtc - offsetAt(timeZone, asUtc);
  // The clock may be changed between the two moments.
  return asUtc - offsetAt(timeZone, guess);
};

const DAY_MS = 24 * 60 * MINUTE_MS;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of the week of a date; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The minutes since midnight of a time such as '09:00'. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When a store is open on a day, in minutes since midnight. A late store closes after midnight. */
export interface OpenTime {
  readonly opens: number;
  readonly closes: number;
}

/** When the store is open on a day; undefined when it is closed. */
export const openTimeOf = ({ hours, closures }: StoreCalendar, day: string): OpenTime | undefined => {
  if (closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return undefined;
  const open = hours.find((entry) => entry.day === weekdayOf(day));
  if (open === undefined) return undefined;
  const [opens, closes] = [minutesOf(open.opens), minutesOf(open.closes)];
  return { opens, closes: closes <= opens ? closes + 24 * 60 : closes };
};

const closingOf = (store: StoreCalendar, day: string): number | undefined => openTimeOf(store, day)?.closes;

/** Whether the store is closed on the whole day of this moment. */
export const isClosedToday = (store: StoreCalendar, now: number): boolean =>
  closingOf(store, localTime(store.timeZone, now).day) === undefined;

const DAYS_AHEAD = 60;

/**
 * The first day, as `YYYY-MM-DD`, on which an order of this moment can be picked up: today when the store closes at
 * least `minutesToPack` later, else the next day on which it opens. Undefined when it does not open within sixty days.
 */
export const firstPickupDay = (store: StoreCalendar, now: number, minutesToPack: number): string | undefined => {
  const { day, minutes } = localTime(store.timeZone, now);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = dayAfter(day, ahead);
    const closing = closingOf(store, date);
    if (closing !== undefined && (ahead > 0 || closing >= minutes + minutesToPack)) return date;
  }
  return undefined;
};
