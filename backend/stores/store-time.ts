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

/** Converts a moment, in milliseconds since 1970, to the time of a time zone. */
export const localTime = (timeZone: string, now: number): LocalTime => {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  };
};

const DAY_MS = 24 * 60 * 60_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The minute at which the store closes on a day, which is after midnight for a late store; undefined when it is closed. */
const closingOf = ({ hours, closures }: StoreCalendar, day: string): number | undefined => {
  if (closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return undefined;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const open = hours.find((entry) => entry.day === weekday);
  if (open === undefined) return undefined;
  const [opens, closes] = [minutesOf(open.opens), minutesOf(open.closes)];
  return closes <= opens ? closes + 24 * 60 : closes;
};

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
