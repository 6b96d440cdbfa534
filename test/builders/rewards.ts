import type { Rewards, RewardsCoupon } from '../../core/rewards/rewards';

/** A loaded five-dollar coupon. */
export const aCoupon = (facts: Partial<RewardsCoupon> = {}): RewardsCoupon => ({
  couponNo: 'C-1',
  amount: 5,
  expirationDate: '2030-03-01',
  state: 'loaded',
  ...facts,
});

/** A member since 2019 with one coupon. */
export const aMember = (facts: Partial<Rewards> = {}): Rewards => ({
  palsRewardsNo: '123456789',
  memberSince: '2019',
  pointsRequired: 40,
  palsRewardsCoupons: [aCoupon()],
  ...facts,
});

/** The rewards of a shopper who never joined. */
export const aNonMember: Rewards = {
  palsRewardsNo: undefined,
  memberSince: undefined,
  pointsRequired: undefined,
  palsRewardsCoupons: [],
};
