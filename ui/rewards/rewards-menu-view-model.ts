import type { IO } from 'fp-ts/IO';
import { makeAutoObservable, observableRef } from 'mobx';
import type { RewardsViewModel } from './rewards-view-model';

/** The Rewards menu before it is opened: the count on its label. */
export class RewardsMenuViewModel {
  rewards: RewardsViewModel | undefined;
  private storedCount: number | undefined;
  private hasAsked = false;

  constructor(private readonly countStored: IO<number | undefined>) {
    makeAutoObservable<this, 'countStored' | 'hasAsked'>(
      this,
      { rewards: observableRef, countStored: false, hasAsked: false },
      { autoBind: true },
    );
  }

  /** Coupons that the label counts (RWD-03): as fetched, before that as stored; undefined while nobody knows. */
  get count(): number | undefined {
    return this.rewards?.couponCount ?? this.storedCount;
  }

  /**
   * Scripts take over, or somebody has signed in: what the browser has stored may show. A member whose coupons nobody
   * has counted yet has them fetched, at most once on a page.
   */
  start(fetchMember?: IO<void>): void {
    this.storedCount = this.countStored();
    if (fetchMember === undefined || this.hasAsked || this.count !== undefined) return;
    this.hasAsked = true;
    fetchMember();
  }

  /** From now on the count is what this model has fetched. */
  follow(rewards: RewardsViewModel): void {
    this.rewards = rewards;
  }
}
