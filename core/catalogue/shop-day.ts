/** Deliveries are counted in days of this time zone, as in the cart. */
const SHOP_TIME_ZONE = 'America/Los_Angeles';

/** The day in the shop, `2026-11-25`, of a moment in milliseconds since 1970. Swedish dates are written like this. */
export const shopDay = (now: number): string => new Date(now).toLocaleDateString('sv', { timeZone: SHOP_TIME_ZONE });

/** Midnight UTC of the day in the shop, so that days can be added without regard to changes of the clock. */
export const shopDayOf = (now: number): number => Date.parse(shopDay(now));

/** A day as text, `2026-11-25`, of its midnight UTC. */
export const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);
