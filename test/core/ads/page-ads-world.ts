import { makeAdFeed } from '../../../core/ads/ad-feed';
import { DEFAULT_AD_PAGE, type AdPage, type AdPlatform } from '../../../core/ads/ad-page';
import { makeFetchAds } from '../../../core/ads/fetch-ads';
import { makePageAds, type AdPlaces, type PageAds, type ShownAds, type WatchOptions } from '../../../core/ads/page-ads';
import { aCatapultProduct } from '../../builders/ads';
import { aBanner, anAdResponse, aSlide } from '../../builders/shown-ads';
import { SESSION_ID } from '../../builders/upstream-ads';
import { FakeAdGateway } from '../../fakes/fake-ad-gateway';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeTime } from '../../fakes/fake-time';

export const SEARCH: AdPage = { ...DEFAULT_AD_PAGE, pageType: 'Search', searchTerm: 'dog food' };
export const SLOT = 'Category_Banner_Desktop_1';
export const NO_PLACES: AdPlaces = { tiles: [], bannerSlotIds: [], carousel: undefined, hasCatapult: false };

/** The ads of a page with a fake ad server. */
export class World {
  readonly time = new FakeTime();
  readonly gateway = new FakeAdGateway()
    .hasAds(anAdResponse({ banners: [aBanner()] }))
    .hasCatapult({ slides: [aSlide()], products: [aCatapultProduct()] });
  readonly logger = new FakeLogger();
  readonly recorded: ShownAds[] = [];
  platform: AdPlatform = 'Desktop';
  /** Positions that the layout hides. */
  left: ReadonlyArray<number> = [];
  readonly #resizing = new Set<() => void>();
  readonly #pageAds = this.#makePageAds();

  watches(page: AdPage, places: Partial<AdPlaces>, options?: WatchOptions): () => void {
    return this.#pageAds.watch(page, { ...NO_PLACES, ...places }, (shown) => this.recorded.push(shown), options);
  }

  #makePageAds(): PageAds {
    const { clock, pause } = this.time;
    const platform = (): AdPlatform => this.platform;
    const feed = makeAdFeed({
      clock,
      pause,
      isSlowConnection: () => false,
      focus: { whenBack: () => () => undefined },
      whenShown: (run) => {
        run();
        return () => undefined;
      },
    });
    const fetchAds = makeFetchAds({
      gateway: this.gateway,
      sessionId: () => SESSION_ID,
      customerId: () => undefined,
      platform,
      logger: this.logger,
    });
    const whenResized = (run: () => void): (() => void) => {
      this.#resizing.add(run);
      return () => void this.#resizing.delete(run);
    };
    const isTileDisplayed = (position: number): boolean => !this.left.includes(position);
    return makePageAds({ fetchAds, feed, platform, whenResized, isTileDisplayed, pause });
  }

  resizesTo(platform: AdPlatform, left: ReadonlyArray<number> = []): void {
    this.platform = platform;
    this.left = left;
    for (const run of this.#resizing) run();
  }

  get requested(): ReadonlyArray<string> {
    return this.gateway.calls.map((call) =>
      call.type === 'catapult' ? 'catapult' : 'bannerSlotIds' in call ? `grid ${call.maxNumberOfAds}` : 'carousel',
    );
  }

  get kinds(): ReadonlyArray<ReadonlyArray<string | undefined>> {
    return this.recorded.map(({ grid, carousel, catapult }) => [grid?.kind, carousel?.kind, catapult?.kind]);
  }
}
