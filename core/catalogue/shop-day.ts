/** Deliveries are counted in days of this time zone, as in the cart. */
const SHOP_TIME_ZONE = 'America/Los_Angeles';

/** Midnight UTC of the day in the shop, so that days can be added without regard to changes of the clock. */
export const shopDayOf = (now: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: SHOP_TIME_ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'));
};

/** A day as text, `2026-11-25`, of its midnight UTC. */
export const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day in the shop, `2026-11-25`, of a moment in milliseconds since 1970. */
export const shopDay = (now: number): string => dayText(shopDayOf(now));
