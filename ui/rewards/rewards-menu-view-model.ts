import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import { isRight } from '../../core/shared/either';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { observeMembers } from '../state/observe-members';
import type { RewardsViewModel } from './rewards-view-model';

/** Fetches the number of the member's coupons, and stores it for the next pages. */
export type FetchCouponCount = TaskEither<UpstreamFailure, number>;

export interface RewardsMenuPorts {
  /** The number that the browser has stored; undefined without one. */
  readonly storedCount: IO<number | undefined>;
  readonly fetchCount: FetchCouponCount;
  /** Calls `run` once the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
}

/** The Rewards menu before it opens: the count on its label. */
export class RewardsMenuViewModel {
  rewards: RewardsViewModel | undefined;
  private known: number | undefined;
  #hasAsked = false;
  readonly #ports: RewardsMenuPorts;

  constructor(ports: RewardsMenuPorts) {
    this.#ports = ports;
    observeMembers(this);
  }

  /**
   * The number of coupons on the label (RWD-03): that of the fetched rewards, else the stored or fetched one. Undefined
   * while none is known.
   */
  get count(): number | undefined {
    return this.rewards?.couponCount ?? this.known;
  }

  /**
   * Reads the count that the browser has stored, at the start of the page and after a sign-in. For a member without one
   * it is fetched when the browser is idle, at most once on a page. A label without a count is no failure of the page:
   * the menu shows the error.
   */
  loadCount(isMember: boolean): void {
    this.known = this.#ports.storedCount();
    if (!isMember || this.#hasAsked || this.count !== undefined) return;
    this.#hasAsked = true;
    this.#ports.whenIdle(() => void this.fetch());
  }

  /** Takes the count from `rewards` from now on. */
  follow(rewards: RewardsViewModel): void {
    this.rewards = rewards;
  }

  private async fetch(): Promise<void> {
    const count = await this.#ports.fetchCount();
    if (isRight(count)) runInAction(() => (this.known = count.right));
  }
}
