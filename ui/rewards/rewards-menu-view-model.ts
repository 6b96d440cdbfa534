import type { IO } from 'fp-ts/IO';
import { makeAutoObservable, observableRef } from 'mobx';
import type { RewardsViewModel } from './rewards-view-model';

/** The Rewards menu before it is opened: the count on its label. */
export class RewardsMenuViewModel {
  rewards: RewardsViewModel | undefined;
  private storedCount: number | undefined;

  constructor(private readonly countStored: IO<number | undefined>) {
    makeAutoObservable<this, 'countStored'>(this, { rewards: observableRef, countStored: false }, { autoBind: true });
  }

  /** Coupons that the label counts (RWD-03): as fetched, before that as stored; undefined while nobody knows. */
  get count(): number | undefined {
    return this.rewards?.couponCount ?? this.storedCount;
  }

  /** Scripts take over: what the browser has stored may show. */
  start(): void {
    this.storedCount = this.countStored();
  }

  /** From now on the count is what this model has fetched. */
  follow(rewards: RewardsViewModel): void {
    this.rewards = rewards;
  }
}
