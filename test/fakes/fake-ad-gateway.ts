import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdResponse, CatapultResponse } from '../../core/ads/ad';
import type { AdCall } from '../../core/ads/ad-call';
import type { AdFailure, AdGateway } from '../../core/ads/ad-gateway';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import { NO_ADS, NO_CATAPULT } from '../builders/shown-ads';
import { anUnreachable } from '../builders/upstream-failure';

/** A category without ads. */
export const NO_ADS_CATEGORY = 'categoryID:999999';

/** Serves ads from memory. */
export class FakeAdGateway implements AdGateway {
  readonly #calls: AdCall[] = [];
  #ads = NO_ADS;
  #slides = NO_CATAPULT;
  #failure: AdFailure | undefined;

  /** Every call so far, oldest first. */
  get calls(): ReadonlyArray<AdCall> {
    return [...this.#calls];
  }

  hasAds(response: AdResponse): this {
    this.#ads = response;
    return this;
  }

  hasCatapult(response: CatapultResponse): this {
    this.#slides = response;
    return this;
  }

  /** From now on every call fails with this failure. */
  fails(failure: AdFailure): this {
    this.#failure = failure;
    return this;
  }

  isBack(): this {
    this.#failure = undefined;
    return this;
  }

  readonly grid: AdGateway['grid'] = (call, signal) =>
    this.#answer(call, signal, NO_ADS, () => {
      const { bannerSlotIds, maxNumberOfAds } = call;
      return {
        ads: this.#ads.ads.slice(0, maxNumberOfAds),
        banners: this.#ads.banners.filter(({ slotId }) => bannerSlotIds.includes(slotId)),
        composeBanners: bannerSlotIds.length === 0 ? new Map() : new Map(this.#ads.composeBanners),
      };
    });

  readonly carousel: AdGateway['carousel'] = (call, signal) =>
    this.#answer(call, signal, NO_ADS, () => ({ ...NO_ADS, ads: this.#ads.ads.slice(0, call.maxNumberOfAds) }));

  readonly catapult: AdGateway['catapult'] = (call, signal) =>
    this.#answer(call, signal, NO_CATAPULT, () => structuredClone(this.#slides));

  #answer<A>(call: AdCall, signal: AbortSignalLike | undefined, nothing: A, found: () => A): TaskEither<AdFailure, A> {
    return async () => {
      this.#calls.push(structuredClone(call));
      // The call may be aborted while it is under way.
      await Promise.resolve();
      if (signal?.aborted) return E.left(anUnreachable({ service: 'ads', cause: 'aborted' }));
      if (this.#failure !== undefined) return E.left(this.#failure);
      return E.right(call.productFilters.flat().includes(NO_ADS_CATEGORY) ? nothing : found());
    };
  }
}
