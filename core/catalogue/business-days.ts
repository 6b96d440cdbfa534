import { dayText, shopDayOf } from './shop-day';

const DAY_MS = 86_400_000;
const SATURDAY = 6;
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

/**
 * The day, `2026-11-25`, this many business days after a moment in milliseconds since 1970: Mondays to Fridays that are no
 * federal holiday. A day ends at midnight of the shop's time zone (CHK-05).
 */
export const businessDaysAfter = (now: number, days: number): string => {
  let time = shopDayOf(now);
  for (let left = days; left > 0; left -= isBusinessDay(time) ? 1 : 0) time += DAY_MS;
  return dayText(time);
};
