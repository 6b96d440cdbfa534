import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayOf, pushStatusAt } from './coupon.ts';

/** Points that earn one reward. [RWD-04] */
export const POINTS_PER_REWARD = 100;

/** A coupon as the shop shows it. [RWD-05] */
export interface CouponAnswer {
  readonly couponNo: string;
  readonly amount: string;
  readonly expirationDate: string;
  readonly petcoPOSPushStatus: string;
}

/** Rewards as the shop shows them; empty for whoever is no member. [RWD-05] */
export interface RewardsAnswer {
  readonly palsRewardsNo: string;
  readonly memberSince: string;
  /** Points still missing to the next reward. [RWD-04] */
  readonly pointsRequired: string;
  readonly palsRewardsCoupons: readonly CouponAnswer[];
}

export const noMember: RewardsAnswer = {
  palsRewardsNo: '',
  memberSince: '',
  pointsRequired: '',
  palsRewardsCoupons: [],
};

/** The shopper's coupons that can still be used, the first to expire first. */
export const findCoupons = async (
  executor: Kysely<Database>,
  shopperId: number,
  now: number,
): Promise<readonly CouponAnswer[]> => {
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
): Promise<RewardsAnswer> => {
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
