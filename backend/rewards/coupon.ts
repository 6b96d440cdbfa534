import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PalsCouponTable } from '../database/tables/rewards-tables.ts';

export type CouponRow = Selectable<PalsCouponTable>;

/** State of a coupon in the store system; empty before it is known there. [RWD-05] */
export type PushStatus = '' | 'Loaded' | 'Error';

/** The UTC day as `YYYY-MM-DD`, the format of `expires_on`. `now`: milliseconds since 1970. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** A coupon is valid until the end of its last day. */
export const isExpired = (coupon: Pick<CouponRow, 'expires_on'>, now: number): boolean =>
  coupon.expires_on < dayOf(now);

/** Whether the response of the store system is pending. */
export const isLoading = (coupon: Pick<CouponRow, 'load_due_at'>, now: number): boolean =>
  coupon.load_due_at !== null && now < coupon.load_due_at;

/** The coupon's state in the store system at `now`; empty while the response is pending. */
export const pushStatusAt = (coupon: Pick<CouponRow, 'load_due_at' | 'push_status'>, now: number): PushStatus => {
  if (isLoading(coupon, now)) return '';
  return coupon.push_status === 'Loaded' || coupon.push_status === 'Error' ? coupon.push_status : '';
};

const FASTEST_LOAD_MS = 2000;
const SLOWEST_LOAD_MS = 7000;

/** A stable number per coupon and attempt. */
const hashOf = (couponNo: string, attempt: number): number =>
  createHash('sha256').update(`${couponNo},${attempt}`).digest().readUInt32BE(0);

/** The simulated store system refuses the first attempt for coupons whose number ends in 7. */
export const failsAtFirst = (couponNo: string): boolean => couponNo.endsWith('7');

/**
 * Simulates the response of the store system after 2 to 7 seconds. A coupon that fails at first is accepted at the next
 * attempt. The result depends only on coupon and attempt. [RWD-06]
 */
export const loadOutcome = (
  couponNo: string,
  attempt: number,
): { readonly status: Exclude<PushStatus, ''>; readonly delayMs: number } => ({
  status: attempt === 1 && failsAtFirst(couponNo) ? 'Error' : 'Loaded',
  delayMs: FASTEST_LOAD_MS + (hashOf(couponNo, attempt) % (SLOWEST_LOAD_MS - FASTEST_LOAD_MS + 1)),
});
