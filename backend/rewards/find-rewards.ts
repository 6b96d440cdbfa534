import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayOf, pushStatusAt } from './coupon.ts';

/** Points that earn one reward. [RWD-04] */
export const POINTS_PER_REWARD = 100;

/** A coupon on the wire. [RWD-05] */
export interface CouponResponse {
  readonly couponNo: string;
  readonly amount: string;
  readonly expirationDate: string;
  readonly petcoPOSPushStatus: string;
}

/** Rewards on the wire; empty for shoppers who are not members. [RWD-05] */
export interface RewardsResponse {
  readonly palsRewardsNo: string;
  readonly memberSince: string;
  /** Points still missing to the next reward. [RWD-04] */
  readonly pointsRequired: string;
  readonly palsRewardsCoupons: readonly CouponResponse[];
}

export const noMember: RewardsResponse = {
  palsRewardsNo: '',
  memberSince: '',
  pointsRequired: '',
  palsRewardsCoupons: [],
};

/** The shopper's usable coupons, the first to expire first. */
export const findCoupons = async (
  executor: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<readonly CouponResponse[]> => {
  const coupons = await executor
    .selectFrom('pals_coupon')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('expires_on', '>=', dayOf(now))
    .where('spent_at', 'is', null)
    .orderBy('expires_on')
    .orderBy('coupon_no')
    .execute();
  return coupons.map((coupon) => ({
    couponNo: coupon.coupon_no,
    amount: (coupon.amount_cents / 100).toFixed(2),
    expirationDate: coupon.expires_on,
    petcoPOSPushStatus: pushStatusAt(coupon, now),
  }));
};

/** The member's number, points and usable coupons. [PAL-03] */
export const findRewards = async (
  executor: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<RewardsResponse> => {
  const member = await executor
    .selectFrom('pals_member')
    .select(['pals_number', 'member_since', 'points'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (member === undefined) return noMember;
  return {
    palsRewardsNo: member.pals_number,
    memberSince: member.member_since,
    pointsRequired: String(POINTS_PER_REWARD - (member.points % POINTS_PER_REWARD)),
    palsRewardsCoupons: await findCoupons(executor, shopperId, now),
  };
};
