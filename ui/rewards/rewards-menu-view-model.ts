import type { IO } from 'fp-ts/IO';
import type { RewardsViewModel } from './rewards-view-model';
import { observeMembers } from '../state/observe-members';

/** The Rewards menu before it opens: the count on its label. */
export class RewardsMenuViewModel {
  rewards: RewardsViewModel | undefined;
  private storedCount: number | undefined;
  #hasAsked = false;
  readonly #countStored: IO<number | undefined>;

  constructor(countStored: IO<number | undefined>) {
    this.#countStored = countStored;
    observeMembers(this);
  }

  /**
   * The number of coupons on the label (RWD-03): the fetched number, else the stored one. Undefined while neither is
   * known.
   */
  get count(): number | undefined {
    return this.rewards?.couponCount ?? this.storedCount;
  }

  /**
   * Reads the count that the browser has stored, after hydration and after a sign-in. Without a count it calls
   * `fetchMember`, at most once on a page.
   */
  loadCount(fetchMember?: IO<void>): void {
    this.storedCount = this.#countStored();
    if (fetchMember === undefined || this.#hasAsked || this.count !== undefined) return;
    this.#hasAsked = true;
    fetchMember();
  }

  /** Takes the count from `rewards` from now on. */
  follow(rewards: RewardsViewModel): void {
    this.rewards = rewards;
  }
}
