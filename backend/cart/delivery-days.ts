const DAY_MS = 24 * 60 * 60_000;
/** Frozen parcels leave early in the week, so that they never lie at the carrier over a weekend. */
const DELIVERY_WEEKDAYS: readonly number[] = [2, 3, 4, 5];
const OFFERED_DAYS = 10;
/** A frozen parcel is packed one day and travels the next. */
const FIRST_DAY = 2;

/** The next days, as `YYYY-MM-DD`, on which frozen products can be delivered: Tuesdays to Fridays. [CHK-05] */
export const frozenDeliveryDays = (now: number): readonly string[] => {
  const days: string[] = [];
  for (let after = FIRST_DAY; days.length < OFFERED_DAYS; after += 1) {
    const day = new Date(now + after * DAY_MS);
    if (DELIVERY_WEEKDAYS.includes(day.getUTCDay())) days.push(day.toISOString().slice(0, 10));
  }
  return days;
};
