import * as E from 'fp-ts/Either';
import { makeAdFeed, type AdFeed, type AdState } from '../../../core/ads/ad-feed';
import type { AdFailure } from '../../../core/ads/ad-gateway';
import { anAdRefusal } from '../../builders/ads';
import { FakeTime } from '../../fakes/fake-time';

/** A call of the feed. */
export interface Asked {
  readonly key: string;
  readonly at: number;
  readonly isAborted: () => boolean;
  /** Delivers the response to the feed within the next advance of the clock, even by 0 ms. */
  readonly respondsWith: (response: Answer) => void;
  readonly fails: () => void;
}

/** A response of a feed, with the ad ids that the feed reads from it. */
export type Answer =
  string | { readonly ads: ReadonlyArray<{ readonly sku: string; readonly citrus: { readonly id: string } }> };

export interface Place {
  readonly recorded: ReadonlyArray<AdState<Answer>>;
  readonly leaves: () => void;
}

/** A page with places served by a feed, on virtual time. */
export class FeedWorld {
  readonly time = new FakeTime();
  readonly requested: Asked[] = [];
  readonly feed: AdFeed;
  isSlow = false;
  #isShown = true;
  readonly #returning = new Set<() => void>();
  readonly #awaiting = new Set<() => void>();

  constructor() {
    const { clock, pause } = this.time;
    this.feed = makeAdFeed({
      clock,
      pause,
      isSlowConnection: () => this.isSlow,
      focus: { whenBack: (run) => listen(this.#returning, run) },
      whenShown: (run) => {
        if (!this.#isShown) return listen(this.#awaiting, run);
        run();
        return () => undefined;
      },
    });
  }

  /** Starts watching a place. */
  watches(key = 'grid', onNotified: (state: AdState<Answer>) => void = () => undefined): Place {
    const recorded: AdState<Answer>[] = [];
    const leaves = this.feed.watch<Answer>(
      key,
      (signal) => () =>
        new Promise<E.Either<AdFailure, Answer>>((resolve) => {
          this.requested.push({
            key,
            at: this.time.clock(),
            isAborted: () => signal.aborted,
            respondsWith: (response) => resolve(E.right(response)),
            fails: () => resolve(E.left(anAdRefusal())),
          });
        }),
      (state) => {
        recorded.push(state);
        onNotified(state);
      },
    );
    return { recorded, leaves };
  }

  get last(): Asked {
    const last = this.requested.at(-1);
    if (last === undefined) throw new Error('nothing was asked yet');
    return last;
  }

  async lastResponses(response: Answer): Promise<void> {
    this.last.respondsWith(response);
    await this.time.passes(0);
  }

  async lastFails(): Promise<void> {
    this.last.fails();
    await this.time.passes(0);
  }

  shopperComesBack(): void {
    for (const run of [...this.#returning]) run();
  }

  hides(): void {
    this.#isShown = false;
  }

  shows(): void {
    this.#isShown = true;
    const runs = [...this.#awaiting];
    this.#awaiting.clear();
    for (const run of runs) run();
  }

  /** The number of listeners for the shopper's return and for the page's visibility. */
  get listeners(): number {
    return this.#returning.size + this.#awaiting.size;
  }
}

const listen = (all: Set<() => void>, run: () => void): (() => void) => {
  const own = (): void => run();
  all.add(own);
  return () => void all.delete(own);
};
