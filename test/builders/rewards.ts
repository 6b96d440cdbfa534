import type { Rewards, RewardsCoupon } from '../../core/rewards/rewards';

/** A five-dollar coupon that can be spent. */
export const aCoupon = (facts: Partial<RewardsCoupon> = {}): RewardsCoupon => ({
  couponNo: 'C-1',
  amount: 5,
  expirationDate: '2030-03-01',
  state: 'loaded',
  ...facts,
});

/** A member of some years with one coupon. */
export const aMember = (facts: Partial<Rewards> = {}): Rewards => ({
  palsRewardsNo: '123456789',
  memberSince: '2019',
  pointsRequired: 40,
  palsRewardsCoupons: [aCoupon()],
  ...facts,
});

/** Somebody who never joined. */
export const aNonMember: Rewards = {
  palsRewardsNo: undefined,
  memberSince: undefined,
  pointsRequired: undefined,
  palsRewardsCoupons: [],
};
