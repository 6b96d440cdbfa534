import type { Rewards } from '../../core/rewards/rewards';
import type { RewardsStore } from '../../core/rewards/rewards-store';

/** Keeps the rewards of one visit in memory. */
export class FakeRewardsStore implements RewardsStore {
  #kept: Rewards | undefined;
  #count: number | undefined;

  has(rewards: Rewards): this {
    this.#kept = structuredClone(rewards);
    return this;
  }

  readonly stored: RewardsStore['stored'] = () => structuredClone(this.#kept);

  readonly keep: RewardsStore['keep'] = (rewards) => () => void this.has(rewards);

  readonly couponCount: RewardsStore['couponCount'] = () => this.#kept?.palsRewardsCoupons.length ?? this.#count;

  readonly keepCouponCount: RewardsStore['keepCouponCount'] = (count) => () => {
    this.#count = count;
  };

  readonly purge: RewardsStore['purge'] = () => {
    this.#kept = undefined;
    this.#count = undefined;
  };
}
