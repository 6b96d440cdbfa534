import type { IO } from 'fp-ts/IO';
import { makeAutoObservable, observableRef } from 'mobx';
import type { RewardsViewModel } from './rewards-view-model';

/** The Rewards menu before it is opened: the count on its label. */
export class RewardsMenuViewModel {
  rewards: RewardsViewModel | undefined;
  private storedCount: number | undefined;
  #hasAsked = false;
  readonly #countStored: IO<number | undefined>;

  constructor(countStored: IO<number | undefined>) {
    this.#countStored = countStored;
    makeAutoObservable(this, { rewards: observableRef }, { autoBind: true });
  }

  /** Coupons that the label counts (RWD-03): as fetched, before that as stored; undefined until then. */
  get count(): number | undefined {
    return this.rewards?.couponCount ?? this.storedCount;
  }

  /**
   * Counts the coupons that the browser has stored, after hydration and after a sign-in. Without a count, a member's
   * coupons are fetched, at most once on a page.
   */
  loadCount(fetchMember?: IO<void>): void {
    this.storedCount = this.#countStored();
    if (fetchMember === undefined || this.#hasAsked || this.count !== undefined) return;
    this.#hasAsked = true;
    fetchMember();
  }

  /** Takes the count from this model from now on. */
  follow(rewards: RewardsViewModel): void {
    this.rewards = rewards;
  }
}
