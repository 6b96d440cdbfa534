import type { IO } from 'fp-ts/IO';
import type { Clock } from '../../shared/clock';
import type { CouponLoads } from './coupon-loads';
import { withLoading } from './coupon-state';
import type { Rewards } from '../rewards';

export interface ResumeCouponsPorts {
  readonly loads: CouponLoads;
  readonly clock: Clock;
}

/**
 * Marks coupons as loading that an earlier page has sent and that have no status yet: the store system does not
 * distinguish them from coupons that were not requested (RWD-06). A load that takes too long is ignored, so that the
 * coupons can be requested again.
 */
export type ResumeCoupons = (rewards: Rewards) => IO<Rewards>;

const MAX_LOAD_MS = 120_000;

export const makeResumeCoupons =
  ({ loads, clock }: ResumeCouponsPorts): ResumeCoupons =>
  (rewards) =>
  () => {
    const load = loads.current();
    if (load === undefined) return rewards;
    const isOver = clock() - load.since > MAX_LOAD_MS;
    const waiting = rewards.palsRewardsCoupons
      .filter((coupon) => coupon.state === 'idle' && load.couponNos.includes(coupon.couponNo))
      .map(({ couponNo }) => couponNo);
    if (!isOver && waiting.length > 0) return withLoading(rewards, waiting);
    loads.ended();
    return rewards;
  };
