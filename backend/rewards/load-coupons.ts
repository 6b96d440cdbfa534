import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { isExpired, isLoading, loadOutcome, pushStatusAt, type CouponRow } from './coupon.ts';

const refused = (couponNo: string, why: string): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_CMD_INVALID_PARAM',
    message: `Coupon ${couponNo} ${why}`,
    parameters: ['activeCoupons', couponNo],
  });

/** The response for another shopper's coupon is the same as for an unknown one. */
const requireLoadable = (couponNo: string, coupon: CouponRow | undefined, now: number): CouponRow => {
  if (coupon === undefined) throw refused(couponNo, 'doesn’t belong to your account.');
  if (coupon.spent_at !== null) throw refused(couponNo, 'has already been used.');
  if (isExpired(coupon, now)) throw refused(couponNo, 'has expired.');
  return coupon;
};

/**
 * Sends the shopper's coupons to the store system: all of them, or none when one is not allowed. Loaded and pending
 * coupons stay unchanged; failed ones are sent again. The result is stored with its time, so it survives a restart.
 * Throws `_ERR_CMD_INVALID_PARAM` with the coupon's number. [RWD-06]
 */
export const loadCoupons = async (
  trx: Transaction<Database>,
  shopperId: number,
  couponNos: readonly string[],
  now: number,
): Promise<void> => {
  const rows = await trx
    .selectFrom('pals_coupon')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('coupon_no', 'in', couponNos)
    .execute();
  const byNo = new Map(rows.map((row) => [row.coupon_no, row]));
  const coupons = couponNos.map((couponNo) => requireLoadable(couponNo, byNo.get(couponNo), now));
  for (const coupon of coupons) {
    if (isLoading(coupon, now) || pushStatusAt(coupon, now) === 'Loaded') continue;
    const attempt = coupon.load_attempts + 1;
    const { status, delayMs } = loadOutcome(coupon.coupon_no, attempt);
    await trx
      .updateTable('pals_coupon')
      .set({ push_status: status, load_due_at: now + delayMs, load_attempts: attempt })
      .where('coupon_no', '=', coupon.coupon_no)
      .execute();
  }
};
