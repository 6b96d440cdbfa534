import type { Rewards, RewardsCoupon } from '../rewards';

/** What a coupon's status reads from the moment it was asked for until the store system has answered (RWD-06). */
export const LOADING = 'Loading...';

/** `idle`: nobody has asked for it to be loaded yet; `unavailable`: the store system did not take it. */
export type CouponState = 'idle' | 'loading' | 'loaded' | 'unavailable';

export const couponState = ({ petcoPOSPushStatus }: Pick<RewardsCoupon, 'petcoPOSPushStatus'>): CouponState => {
  switch (petcoPOSPushStatus) {
    case '':
      return 'idle';
    case LOADING:
      return 'loading';
    case 'Loaded':
      return 'loaded';
    default:
      return 'unavailable';
  }
};

/** Coupons without a status are on their way, once loading was asked for (RWD-06). */
export const markLoading = (rewards: Rewards): Rewards => ({
  ...rewards,
  palsRewardsCoupons: rewards.palsRewardsCoupons.map((coupon) =>
    coupon.petcoPOSPushStatus === '' ? { ...coupon, petcoPOSPushStatus: LOADING } : coupon,
  ),
});

/** These coupons are on their way. */
export const withLoading = (rewards: Rewards, couponNos: ReadonlyArray<string>): Rewards => ({
  ...rewards,
  palsRewardsCoupons: rewards.palsRewardsCoupons.map((coupon) =>
    couponNos.includes(coupon.couponNo) ? { ...coupon, petcoPOSPushStatus: LOADING } : coupon,
  ),
});

/** Whether any coupon is still on its way: what the watching goes on for. */
export const isAnyLoading = ({ palsRewardsCoupons }: Rewards): boolean =>
  palsRewardsCoupons.some((coupon) => couponState(coupon) === 'loading');

/** What loading asks for: everything that cannot be spent yet and is not on its way. */
export const loadable = ({ palsRewardsCoupons }: Rewards): ReadonlyArray<RewardsCoupon> =>
  palsRewardsCoupons.filter((coupon) => ['idle', 'unavailable'].includes(couponState(coupon)));
