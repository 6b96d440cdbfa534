import type { DeliveryTerms } from './delivery-terms';

/** The shop's promise for a delivery. Amounts are in the shop's currency; `by` is a day, `2026-11-25`. */
export interface DeliveryPromise {
  readonly by: string;
  readonly cost: number;
  readonly freeFrom: number;
}

const DAY_MS = 86_400_000;

/** Returns the promise for an order placed at `now` (milliseconds since 1970, UTC). Weekends do not count. */
export const deliveryPromise = (now: number, { cost, freeFrom, workingDays }: DeliveryTerms): DeliveryPromise => {
  let day = now;
  for (let left = workingDays; left > 0; left -= isWorkingDay(day) ? 1 : 0) day += DAY_MS;
  return { by: new Date(day).toISOString().slice(0, 10), cost, freeFrom };
};

const isWorkingDay = (time: number): boolean => ![0, 6].includes(new Date(time).getUTCDay());

/** `Wed, Nov 25`. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toUTCString().replace(/^(\w{3}), 0?(\d{1,2}) (\w{3}).*$/, '$1, $3 $2');
