import { AUTHORISATION_DAYS } from '../payments/payment-provider.ts';
import { shopDay } from '../stores/shop-day.ts';

const DAY_MS = 24 * 60 * 60_000;
const SATURDAY = 6;

const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day, in UTC milliseconds, of the `nth` weekday of a month; months are counted from 0, Sunday is 0. */
const nthWeekday = (year: number, month: number, weekday: number, nth: number): number => {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
};

/** The last Monday of May. */
const memorialDay = (year: number): number => {
  const last = new Date(Date.UTC(year, 4, 31));
  return last.getTime() - ((last.getUTCDay() + 6) % 7) * DAY_MS;
};

/** The holidays of a year by federal law (5 U.S.C. 6103), on their own days. */
const holidaysOf = (year: number): readonly number[] => [
  Date.UTC(year, 0, 1),
  nthWeekday(year, 0, 1, 3),
  nthWeekday(year, 1, 1, 3),
  memorialDay(year),
  Date.UTC(year, 5, 19),
  Date.UTC(year, 6, 4),
  nthWeekday(year, 8, 1, 1),
  nthWeekday(year, 9, 1, 2),
  Date.UTC(year, 10, 11),
  nthWeekday(year, 10, 4, 4),
  Date.UTC(year, 11, 25),
];

/** A holiday on a Saturday is observed on the Friday before it, one on a Sunday on the Monday after it. */
const observed = (time: number): number => {
  const weekday = new Date(time).getUTCDay();
  return time + (weekday === SATURDAY ? -DAY_MS : weekday === 0 ? DAY_MS : 0);
};

/** The days of a year on which a federal holiday is observed; New Year's Day can be on December 31. */
const observedDays = (year: number): readonly number[] =>
  [...holidaysOf(year), Date.UTC(year + 1, 0, 1)]
    .map(observed)
    .filter((time) => new Date(time).getUTCFullYear() === year);

/** As `observedDays`, as `YYYY-MM-DD`. */
export const federalHolidays = (year: number): ReadonlySet<string> => new Set(observedDays(year).map(dayText));

/** Kept by year, since each reading of a cart needs them. */
const observedIn = new Map<number, ReadonlySet<number>>();

const isHoliday = (time: number, year: number): boolean => {
  const known = observedIn.get(year) ?? new Set(observedDays(year));
  observedIn.set(year, known);
  return known.has(time - (time % DAY_MS));
};

/** Midnight UTC of the day in the shop, so that days can be added without regard to changes of the clock. */
const shopDayOf = (now: number): number => Date.parse(`${shopDay(now)}T00:00:00Z`);

/** Whether parcels are packed and delivered on the day of this moment: Mondays to Fridays that are no federal holiday. */
const isBusinessDay = (time: number): boolean => {
  const day = new Date(time);
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== SATURDAY && !isHoliday(time, day.getUTCFullYear());
};

/**
 * The date, as `YYYY-MM-DD`, this many business days after a moment. A day ends at midnight of the shop's time zone: what
 * is ordered later counts from the next day. [CHK-05]
 */
export const businessDaysAfter = (now: number, days: number): string => {
  let time = shopDayOf(now);
  for (let left = days; left > 0;) {
    time += DAY_MS;
    if (isBusinessDay(time)) left -= 1;
  }
  return dayText(time);
};

/** A frozen parcel is packed on one day and travels to the next. */
const FIRST_DAY = 2;
/** A parcel may leave a day late, and its payment can still be captured. */
const DAYS_IN_RESERVE = 1;
/**
 * How many days after the day of the order a parcel is packed at the latest. An order of any hour of its day is still
 * authorised when the day of packing and the reserve are over.
 */
const LAST_PACKING_DAY = AUTHORISATION_DAYS - DAYS_IN_RESERVE - 1;

/**
 * The days, as `YYYY-MM-DD`, on which frozen products can be delivered: business days after a business day, so that a
 * parcel never lies at the carrier over a weekend or a holiday. Mostly Tuesdays to Fridays. A parcel is paid when it
 * leaves, so only days are offered for which it is packed well before the authorisation of an order of this moment ends;
 * the first day is always offered. `waitingDays` are business days before which nothing is packed. [CHK-05] [PAY-06]
 */
export const frozenDeliveryDays = (now: number, waitingDays = 0): readonly [string, ...string[]] => {
  const start = Date.parse(businessDaysAfter(now, waitingDays));
  const isDeliveryDay = (time: number): boolean => isBusinessDay(time) && isBusinessDay(time - DAY_MS);
  let first = start + FIRST_DAY * DAY_MS;
  while (!isDeliveryDay(first)) first += DAY_MS;
  const last = shopDayOf(now) + (LAST_PACKING_DAY + 1) * DAY_MS;
  const later: string[] = [];
  for (let time = first + DAY_MS; time <= last; time += DAY_MS) if (isDeliveryDay(time)) later.push(dayText(time));
  return [dayText(first), ...later];
};
