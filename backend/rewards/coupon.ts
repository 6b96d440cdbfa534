import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PalsCouponTable } from '../database/tables/rewards-tables.ts';

export type CouponRow = Selectable<PalsCouponTable>;

/** What the registers in the stores know about a coupon; empty while they know nothing yet. [RWD-05] */
export type PushStatus = '' | 'Loaded' | 'Error';

/** The day, as coupons carry it. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** A coupon may still be used on its last day. */
export const isExpired = (coupon: Pick<CouponRow, 'expires_on'>, now: number): boolean =>
  coupon.expires_on < dayOf(now);

/** Whether the store system was called and has not answered yet. */
export const isLoading = (coupon: Pick<CouponRow, 'load_due_at'>, now: number): boolean =>
  coupon.load_due_at !== null && now < coupon.load_due_at;

/** What is known about the coupon at this moment. */
export const pushStatusAt = (coupon: Pick<CouponRow, 'load_due_at' | 'push_status'>, now: number): PushStatus => {
  if (isLoading(coupon, now)) return '';
  return coupon.push_status === 'Loaded' || coupon.push_status === 'Error' ? coupon.push_status : '';
};

const FASTEST_LOAD_MS = 2000;
const SLOWEST_LOAD_MS = 7000;

/** A number for each coupon and try that is the same every time. */
const drawOf = (couponNo: string, attempt: number): number =>
  createHash('sha256').update(`${couponNo},${attempt}`).digest().readUInt32BE(0);

/** Coupons whose number ends in 7 are refused by the store system the first time they are sent. */
export const failsAtFirst = (couponNo: string): boolean => couponNo.endsWith('7');

/**
 * How the store system will answer this try: it takes 2 to 7 seconds, and a coupon that fails at first is taken when it
 * is sent again. The same coupon and try always end the same way. [RWD-06]
 */
export const loadOutcome = (
  couponNo: string,
  attempt: number,
): { readonly status: Exclude<PushStatus, ''>; readonly delayMs: number } => ({
  status: attempt === 1 && failsAtFirst(couponNo) ? 'Error' : 'Loaded',
  delayMs: FASTEST_LOAD_MS + (drawOf(couponNo, attempt) % (SLOWEST_LOAD_MS - FASTEST_LOAD_MS + 1)),
});
