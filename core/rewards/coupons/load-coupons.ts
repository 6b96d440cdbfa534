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
  /** Stores the load, so that the next page continues to poll. */
  readonly loads: Pick<CouponLoads, 'began'>;
  readonly clock: Clock;
}

/**
 * Loads every coupon that cannot be spent yet and returns the rewards with these coupons `loading` (RWD-06). The load
 * is stored for the following pages. Without such a coupon no request is made. A failure leaves all coupons unchanged.
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
