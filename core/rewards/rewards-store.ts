import type { IO } from 'fp-ts/IO';
import type { Rewards } from './rewards';

/** Stores rewards for the rest of the visit. None of these fail. */
export interface RewardsStore {
  readonly stored: IO<Rewards | undefined>;
  /** Replaces the stored rewards. The caller has checked that all coupons are loaded (RWD-07). */
  readonly keep: (rewards: Rewards) => IO<void>;
  /** The number of coupons for the label. It is stored also for rewards that are not stored themselves (RWD-03). */
  readonly couponCount: IO<number | undefined>;
  readonly keepCouponCount: (count: number) => IO<void>;
  /** Removes the rewards and the count. */
  readonly purge: IO<void>;
}
