import type { AdPage } from '../../core/ads/ad-page';
import type { AdPlaces, PageAds, ShownAds } from '../../core/ads/page-ads';

interface Watch {
  readonly page: AdPage;
  readonly places: AdPlaces;
  readonly tell: (shown: ShownAds) => void;
}

const NOTHING: ShownAds = { grid: undefined, carousel: undefined, catapult: undefined };

/** Ads that come when the test says so, to whoever watches then. */
export class FakePageAds implements PageAds {
  #watches: ReadonlyArray<Watch> = [];
  readonly #begun: Watch[] = [];

  readonly watch: PageAds['watch'] = (page, places, tell) => {
    const watch = { page, places, tell };
    this.#begun.push(watch);
    this.#watches = [...this.#watches, watch];
    tell(NOTHING);
    return () => {
      this.#watches = this.#watches.filter((other) => other !== watch);
    };
  };

  /** What was asked for, in order. */
  asked(): ReadonlyArray<Pick<Watch, 'page' | 'places'>> {
    return this.#begun.map(({ page, places }) => ({ page, places }));
  }

  /** How many places are being supplied. */
  get watched(): number {
    return this.#watches.length;
  }

  /** Tells those that watch this kind of places. */
  tell(shown: Partial<ShownAds>): void {
    for (const { places, tell } of this.#watches) {
      const hasGrid = places.tiles.length > 0 || places.bannerSlotIds.length > 0;
      tell({
        grid: hasGrid ? shown.grid : undefined,
        carousel: places.carousel === undefined ? undefined : shown.carousel,
        catapult: places.hasCatapult ? shown.catapult : undefined,
      });
    }
  }
}
