import type { Rewards, RewardsCoupon } from '../rewards';

/** Marks idle coupons as loading (RWD-06). */
export const markLoading = (rewards: Rewards): Rewards => ({
  ...rewards,
  palsRewardsCoupons: rewards.palsRewardsCoupons.map((coupon) =>
    coupon.state === 'idle' ? { ...coupon, state: 'loading' } : coupon,
  ),
});

/** Marks these coupons as loading. */
export const withLoading = (rewards: Rewards, couponNos: ReadonlyArray<string>): Rewards => ({
  ...rewards,
  palsRewardsCoupons: rewards.palsRewardsCoupons.map((coupon) =>
    couponNos.includes(coupon.couponNo) ? { ...coupon, state: 'loading' } : coupon,
  ),
});

/** Whether any coupon is loading, so that the coupons are polled. */
export const isAnyLoading = ({ palsRewardsCoupons }: Rewards): boolean =>
  palsRewardsCoupons.some(({ state }) => state === 'loading');

/** Returns the coupons to load: those that cannot be spent yet and are not loading. */
export const loadable = ({ palsRewardsCoupons }: Rewards): ReadonlyArray<RewardsCoupon> =>
  palsRewardsCoupons.filter(({ state }) => state === 'idle' || state === 'unavailable');
