import { localTime } from '../stores/store-time.ts';

/** Dates of repeat deliveries are days of this time zone, whatever the clock of the machine says. [RPD-03] */
export const SHOP_TIME_ZONE = 'America/Los_Angeles';

/** The day in the shop, as `YYYY-MM-DD`. */
export const shopDay = (now: number): string => localTime(SHOP_TIME_ZONE, now).day;

/** How far the shop's clock is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (ms: number): number => {
  const { day, minutes } = localTime(SHOP_TIME_ZONE, ms);
  return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - Math.floor(ms / 60_000) * 60_000;
};

/** The moment at which the shop's clock shows this hour on this day, in milliseconds since 1970. */
export const momentOf = (day: string, hour: number): number => {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * 60 * 60_000;
  const guess = asUtc - offsetAt(asUtc);
  // The clock may be changed between the two moments.
  return asUtc - offsetAt(guess);
};
