import type { IO } from 'fp-ts/IO';
import type { Rewards } from './rewards';

/** Rewards kept for the rest of the visit. None of these fail. */
export interface RewardsStore {
  readonly stored: IO<Rewards | undefined>;
  /** Replaces what is kept; the caller has checked that it is worth keeping (RWD-07). */
  readonly keep: (rewards: Rewards) => IO<void>;
  /** How many coupons there are, for the label: known of rewards, too, that are not worth keeping (RWD-03). */
  readonly couponCount: IO<number | undefined>;
  readonly keepCouponCount: (count: number) => IO<void>;
  /** Forgets the rewards and the count. */
  readonly purge: IO<void>;
}
