import { localTime, momentIn } from './store-time.ts';

/** Business days and dates of repeat deliveries are days of this time zone, whatever the clock of the machine says. [CHK-05, RPD-03] */
export const SHOP_TIME_ZONE = 'America/Los_Angeles';

const DAY_MS = 24 * 60 * 60_000;

/** The day in the shop, as `YYYY-MM-DD`. */
export const shopDay = (now: number): string => localTime(SHOP_TIME_ZONE, now).day;

/** The date this many days later, or earlier. Dates are `YYYY-MM-DD`. */
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The moment at which the shop's clock shows this hour on this day, in milliseconds since 1970. */
export const momentOf = (day: string, hour: number): number => momentIn(SHOP_TIME_ZONE, day, hour * 60);

const MOMENT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/;

/** Reads a time of the shop's clock, such as `2030-01-31T17:30`, in milliseconds since 1970; undefined for another text. */
export const shopMoment = (text: string): number | undefined => {
  const [, day = '', hours = '', minutes = ''] = MOMENT.exec(text) ?? [];
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`))
    ? undefined
    : momentIn(SHOP_TIME_ZONE, day, Number(hours) * 60 + Number(minutes));
};

/** Writes a moment as the shop's clock shows it, as `shopMoment` reads it. */
export const shopTime = (moment: number): string => {
  const { day, minutes } = localTime(SHOP_TIME_ZONE, moment);
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};
