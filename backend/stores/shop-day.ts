import { localTime, momentIn } from './store-time.ts';

/** Business days and dates of repeat deliveries are days of this time zone, whatever the clock of the machine says. [CHK-05, RPD-03] */
export const SHOP_TIME_ZONE = 'America/Los_Angeles';

/** The day in the shop, as `YYYY-MM-DD`. */
export const shopDay = (now: number): string => localTime(SHOP_TIME_ZONE, now).day;

/** The moment at which the shop's clock shows this hour on this day, in milliseconds since 1970. */
export const momentOf = (day: string, hour: number): number => momentIn(SHOP_TIME_ZONE, day, hour * 60);
