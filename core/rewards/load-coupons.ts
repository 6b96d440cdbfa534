import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { LOADING, loadable } from './coupon-state';
import type { Rewards } from './rewards';
import type { RewardsGateway } from './rewards-gateway';

export interface LoadCouponsPorts {
  readonly rewards: Pick<RewardsGateway, 'load'>;
}

/**
 * Asks for every coupon that cannot be spent yet, and gives the rewards with those coupons `Loading...` (RWD-06).
 * Without such a coupon nothing is asked. A failure leaves all coupons as they were.
 */
export type LoadCoupons = (rewards: Rewards) => TE.TaskEither<UpstreamFailure, Rewards>;

export const makeLoadCoupons =
  ({ rewards: gateway }: LoadCouponsPorts): LoadCoupons =>
  (rewards) => {
    const wanted = loadable(rewards).map(({ couponNo }) => couponNo);
    return wanted.length === 0
      ? TE.right(rewards)
      : pipe(
          gateway.load(wanted),
          TE.map(() => withLoading(rewards, wanted)),
        );
  };

const withLoading = (rewards: Rewards, couponNos: ReadonlyArray<string>): Rewards => ({
  ...rewards,
  palsRewardsCoupons: rewards.palsRewardsCoupons.map((coupon) =>
    couponNos.includes(coupon.couponNo) ? { ...coupon, petcoPOSPushStatus: LOADING } : coupon,
  ),
});
