import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import type { CardStatus } from '../../core/petco-pay/card-status';
import { isAnyLoading } from '../../core/rewards/coupons/coupon-state';
import { couponCount, type Rewards, type RewardsCoupon } from '../../core/rewards/rewards';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CodesInCart } from '../cart/codes-in-cart';
import type { FetchRewardsUseCases, RewardsUseCases } from './rewards-use-cases';
import { isLeft, isRight, right } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

/** A value that is fetched when it is first shown. */
export type Part<A> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'known'; readonly value: A }
  | { readonly kind: 'failed' };

export interface RewardsPorts {
  readonly useCases: FetchRewardsUseCases;
  /** The cart's codes, to which loaded coupons can be added. */
  readonly codes: CodesInCart;
}

/** The value has not been requested yet. */
export const UNKNOWN = { kind: 'unknown' } as const;
const NOT_LOADED = 'We couldn’t load your coupons. Please try again in a moment.';

/**
 * A shopper's rewards and card for all views. Both are fetched when first shown. Loading coupons are polled until each
 * has a status (RWD-06). Polling stops when no view shows them.
 */
export class RewardsViewModel {
  readonly codes: CodesInCart;
  rewards: Part<Rewards>;
  card: Part<CardStatus> = UNKNOWN;
  isSending = false;
  /** The reason why the coupons could not be sent for loading. */
  problem: string | undefined;
  /** The last poll of the coupons failed. Polling continues. */
  isStruggling = false;
  #shopper: string | undefined;
  #views = 0;
  /** Increases when the data is discarded. Responses to earlier requests are then ignored. */
  #round = 0;
  #watching: Subscription | undefined;
  readonly #ports: RewardsPorts;

  constructor(initial: Part<Rewards>, ports: RewardsPorts) {
    this.#ports = ports;
    this.rewards = initial;
    this.codes = ports.codes;
    observeMembers(this, { codes: false });
  }

  get couponCount(): number | undefined {
    return this.rewards.kind === 'known' ? couponCount(this.rewards.value) : undefined;
  }

  /** Whether coupons are loading: the request is under way, or some coupons have no status yet. */
  get isLoading(): boolean {
    return this.isSending || (this.rewards.kind === 'known' && isAnyLoading(this.rewards.value));
  }

  /**
   * Adopts the rewards that the server fetched for the page, unless the browser already has newer ones. The menu may be
   * fetching them when a part of the page begins late: hydration needs what the server has rendered.
   */
  begin(fetched: Part<Rewards>, hasLoadFailed: boolean): void {
    const { kind } = this.rewards;
    if (kind === 'unknown' || (kind !== 'known' && fetched.kind === 'known')) this.rewards = fetched;
    if (hasLoadFailed) this.problem = NOT_LOADED;
  }

  /** Registers a view that shows this shopper's rewards. Returns the function to call when the view is removed. */
  show(shopper: string): () => void {
    this.#belongTo(shopper);
    this.#views += 1;
    void this.resume();
    return () => {
      this.#views -= 1;
      if (this.#views === 0) this.stopWatching();
    };
  }

  /** Fetches the rewards and the card, each only if it is unknown or failed before. */
  async fetch(): Promise<void> {
    await Promise.all([this.fetchRewards(), this.fetchCard()]);
  }

  /** Requests the loading of all coupons that cannot be spent yet (RWD-06). */
  async loadCoupons(): Promise<void> {
    if (this.rewards.kind !== 'known' || this.isLoading) return;
    const { value } = this.rewards;
    this.isSending = true;
    this.problem = undefined;
    await this.#ask(
      ({ loadCoupons }) => loadCoupons(value),
      (sent) => {
        if (isLeft(sent)) this.problem = NOT_LOADED;
        else this.rewards = { kind: 'known', value: sent.right };
      },
    );
    runInAction(() => {
      this.isSending = false;
    });
    await this.#watch();
  }

  /** Discards and fetches everything again, since the shopper may have become a member. */
  async restart(): Promise<void> {
    this.forget();
    await this.fetch();
  }

  async fetchRewards(): Promise<void> {
    if (!isWanted(this.rewards)) return;
    this.rewards = { kind: 'fetching' };
    await this.#ask(
      ({ refreshRewards }) => refreshRewards,
      (outcome) => (this.rewards = toPart(outcome)),
    );
    await this.resume();
  }

  private async fetchCard(): Promise<void> {
    if (!isWanted(this.card)) return;
    this.card = { kind: 'fetching' };
    await this.#ask(
      ({ cardStatus }) => cardStatus,
      (outcome) => (this.card = toPart(outcome)),
    );
  }

  #belongTo(shopper: string): void {
    if (this.#shopper !== undefined && this.#shopper !== shopper) this.forget();
    this.#shopper = shopper;
  }

  /** Restores the loading state of coupons that an earlier page sent, and polls them. */
  private async resume(): Promise<void> {
    if (this.rewards.kind === 'known' && this.rewards.value.palsRewardsCoupons.some(isIdle)) {
      await this.#ask(
        ({ resumeCoupons }) =>
          () =>
            Promise.resolve(right(resumeCoupons)),
        (resume) => {
          if (isLeft(resume) || this.rewards.kind !== 'known') return;
          this.rewards = { kind: 'known', value: resume.right(this.rewards.value)() };
        },
      );
    }
    await this.#watch();
  }

  async #watch(): Promise<void> {
    if (!this.#isWorthWatching()) return;
    const useCases = await this.#ports.useCases();
    if (isLeft(useCases) || !this.#isWorthWatching()) return;
    this.#watching = useCases.right.watchCoupons.subscribe({
      next: (response) => this.takeOver(response),
      complete: () => this.stopWatching(),
    });
  }

  #isWorthWatching(): boolean {
    return (
      this.#watching?.closed !== false &&
      this.#views > 0 &&
      this.rewards.kind === 'known' &&
      isAnyLoading(this.rewards.value)
    );
  }

  private takeOver(response: Either<UpstreamFailure, Rewards>): void {
    this.isStruggling = isLeft(response);
    if (isRight(response)) this.rewards = { kind: 'known', value: response.right };
  }

  private stopWatching(): void {
    this.#watching?.unsubscribe();
    this.#watching = undefined;
    this.isStruggling = false;
  }

  private forget(): void {
    this.stopWatching();
    this.#round += 1;
    this.rewards = UNKNOWN;
    this.card = UNKNOWN;
    this.problem = undefined;
  }

  /** Sends the request and passes on its response, unless the data was discarded meanwhile. */
  async #ask<A>(
    choose: (useCases: RewardsUseCases) => TaskEither<UpstreamFailure, A>,
    take: (outcome: Either<UpstreamFailure, A>) => void,
  ): Promise<void> {
    const round = this.#round;
    const useCases = await this.#ports.useCases();
    const outcome = isLeft(useCases) ? useCases : await choose(useCases.right)();
    runInAction(() => {
      if (round === this.#round) take(outcome);
    });
  }
}

const isIdle = ({ state }: RewardsCoupon): boolean => state === 'idle';

const isWanted = ({ kind }: Part<unknown>): boolean => kind === 'unknown' || kind === 'failed';

const toPart = <A>(outcome: Either<unknown, A>): Part<A> =>
  isRight(outcome) ? { kind: 'known', value: outcome.right } : { kind: 'failed' };
