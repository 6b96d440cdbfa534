import type { Rewards, RewardsCoupon } from '../rewards';

/** Coupons that are idle are on their way, once loading was asked for (RWD-06). */
export const markLoading = (rewards: Rewards): Rewards => ({
  ...rewards,
  palsRewardsCoupons: rewards.palsRewardsCoupons.map((coupon) =>
    coupon.state === 'idle' ? { ...coupon, state: 'loading' } : coupon,
  ),
});

/** These coupons are on their way. */
export const withLoading = (rewards: Rewards, couponNos: ReadonlyArray<string>): Rewards => ({
  ...rewards,
  palsRewardsCoupons: rewards.palsRewardsCoupons.map((coupon) =>
    couponNos.includes(coupon.couponNo) ? { ...coupon, state: 'loading' } : coupon,
  ),
});

/** Whether any coupon is still on its way: then the coupons are polled. */
export const isAnyLoading = ({ palsRewardsCoupons }: Rewards): boolean =>
  palsRewardsCoupons.some(({ state }) => state === 'loading');

/** What loading asks for: everything that cannot be spent yet and is not on its way. */
export const loadable = ({ palsRewardsCoupons }: Rewards): ReadonlyArray<RewardsCoupon> =>
  palsRewardsCoupons.filter(({ state }) => state === 'idle' || state === 'unavailable');
