import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayOf } from './coupon.ts';
import { POINTS_PER_REWARD } from './find-rewards.ts';
import { drawCouponNo, giveCoupon } from './give-coupon.ts';

const REWARD_CENTS = 500;
const COUPON_LIFETIME_MS = 90 * 24 * 60 * 60_000;

/** Points for a member with their reason. */
export interface Award {
  readonly shopperId: number;
  /** Whole and not negative. */
  readonly points: number;
  /** Reason of the points, such as `order 900001`; each reason counts once for a member. */
  readonly reason: string;
}

/**
 * Awards points to a member and converts each full 100 to a coupon of $5 that lasts 90 days. Repeated reasons and
 * shoppers who are not members change nothing. Returns the numbers of the new coupons. [RWD-04]
 */
export const awardPoints = async (
  trx: Transaction<Database>,
  { shopperId, points, reason }: Award,
  now: number,
  nextCouponNo: () => string = drawCouponNo,
): Promise<readonly string[]> => {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`cannot award ${points} points`);
  const member = await trx
    .selectFrom('pals_member')
    .select('points')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (member === undefined) return [];
  const awarded = await trx
    .insertInto('pals_award')
    .values({ shopper_id: shopperId, reason, points, awarded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (awarded.numInsertedOrUpdatedRows === 0n) return [];

  const balance = member.points + points;
  const rewards = Math.floor(balance / POINTS_PER_REWARD);
  await trx
    .updateTable('pals_member')
    .set({ points: balance % POINTS_PER_REWARD })
    .where('shopper_id', '=', shopperId)
    .execute();
  const couponNos: string[] = [];
  for (let index = 0; index < rewards; index += 1) {
    const coupon = { shopperId, amountCents: REWARD_CENTS, expiresOn: dayOf(now + COUPON_LIFETIME_MS) };
    couponNos.push(await giveCoupon(trx, coupon, nextCouponNo));
  }
  return couponNos;
};
