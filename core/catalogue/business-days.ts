const DAY_MS = 86_400_000;
const SATURDAY = 6;
/** Deliveries are counted in days of this time zone, as in the cart. */
const SHOP_TIME_ZONE = 'America/Los_Angeles';

/** The holidays of a year by federal law (5 U.S.C. 6103): the month, and its day or its weekday, the last one for -1. */
const HOLIDAYS: ReadonlyArray<
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number }
> = [
  { month: 0, day: 1 },
  { month: 0, weekday: 1, nth: 3 },
  { month: 1, weekday: 1, nth: 3 },
  { month: 4, weekday: 1, nth: -1 },
  { month: 5, day: 19 },
  { month: 6, day: 4 },
  { month: 8, weekday: 1, nth: 1 },
  { month: 9, weekday: 1, nth: 2 },
  { month: 10, day: 11 },
  { month: 10, weekday: 4, nth: 4 },
  { month: 11, day: 25 },
];

const dayIn = (year: number, holiday: (typeof HOLIDAYS)[number]): number => {
  if ('day' in holiday) return Date.UTC(year, holiday.month, holiday.day);
  const { month, weekday, nth } = holiday;
  // The last one of a month is the last before the first one of the next.
  const first = Date.UTC(year, nth < 0 ? month + 1 : month, 1);
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + (ahead + (nth < 0 ? nth : nth - 1) * 7) * DAY_MS;
};

/** A holiday on a Saturday is observed on the Friday before it, one on a Sunday on the Monday after it. */
const observed = (time: number): number => {
  const weekday = new Date(time).getUTCDay();
  return time + (weekday === SATURDAY ? -DAY_MS : weekday === 0 ? DAY_MS : 0);
};

/** The times, midnight UTC, of the days around a year that are holidays. */
const holidaysOf = (year: number): ReadonlySet<number> =>
  new Set([...HOLIDAYS.map((holiday) => dayIn(year, holiday)), Date.UTC(year + 1, 0, 1)].map(observed));

const isBusinessDay = (time: number): boolean => {
  const day = new Date(time);
  return ![0, SATURDAY].includes(day.getUTCDay()) && !holidaysOf(day.getUTCFullYear()).has(time);
};

/** Midnight UTC of the day in the shop, so that days can be added without regard to changes of the clock. */
const shopDayOf = (now: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: SHOP_TIME_ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'));
};

const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day in the shop, `2026-11-25`, of a moment in milliseconds since 1970. */
export const shopDay = (now: number): string => dayText(shopDayOf(now));

/**
 * The day, `2026-11-25`, this many business days after a moment in milliseconds since 1970: Mondays to Fridays that are no
 * federal holiday. A day ends at midnight of the shop's time zone (CHK-05).
 */
export const businessDaysAfter = (now: number, days: number): string => {
  let time = shopDayOf(now);
  for (let left = days; left > 0; left -= isBusinessDay(time) ? 1 : 0) time += DAY_MS;
  return dayText(time);
};
