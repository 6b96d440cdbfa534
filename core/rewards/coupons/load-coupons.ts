import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../shared/clock';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { CouponLoads } from './coupon-loads';
import { loadable, withLoading } from './coupon-state';
import type { Rewards } from '../rewards';
import type { RewardsGateway } from '../rewards-gateway';

export interface LoadCouponsPorts {
  readonly rewards: Pick<RewardsGateway, 'load'>;
  /** The next page goes on watching. */
  readonly loads: Pick<CouponLoads, 'began'>;
  readonly clock: Clock;
}

/**
 * Asks for every coupon that cannot be spent yet, and gives the rewards with those coupons `loading` (RWD-06),
 * which is remembered for the pages that follow. Without such a coupon nothing is asked. A failure leaves all coupons as they were.
 */
export type LoadCoupons = (rewards: Rewards) => TE.TaskEither<UpstreamFailure, Rewards>;

export const makeLoadCoupons =
  ({ rewards: gateway, loads, clock }: LoadCouponsPorts): LoadCoupons =>
  (rewards) => {
    const wanted = loadable(rewards).map(({ couponNo }) => couponNo);
    return wanted.length === 0
      ? TE.right(rewards)
      : pipe(
          gateway.load(wanted),
          TE.tapIO(() => () => loads.began({ couponNos: wanted, since: clock() })()),
          TE.map(() => withLoading(rewards, wanted)),
        );
  };
