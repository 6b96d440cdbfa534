import type { AdPage } from '../../core/ads/ad-page';
import type { AdPlaces, PageAds, ShownAds } from '../../core/ads/page-ads';

interface Watch {
  readonly page: AdPage;
  readonly places: AdPlaces;
  readonly notify: (shown: ShownAds) => void;
}

const NOTHING: ShownAds = { grid: undefined, carousel: undefined, catapult: undefined };

/** Delivers ads to the current watchers when the test calls `notify`. */
export class FakePageAds implements PageAds {
  #watches: ReadonlyArray<Watch> = [];
  readonly #begun: Watch[] = [];

  readonly watch: PageAds['watch'] = (page, places, notify, { replaces } = {}) => {
    const watch = { page, places, notify };
    this.#begun.push(watch);
    this.#watches = [...this.#watches, watch];
    notify(NOTHING);
    replaces?.();
    return () => {
      this.#watches = this.#watches.filter((other) => other !== watch);
    };
  };

  /** What the watchers requested, oldest first. */
  requests(): ReadonlyArray<Pick<Watch, 'page' | 'places'>> {
    return this.#begun.map(({ page, places }) => ({ page, places }));
  }

  /** The number of current watchers. */
  get watched(): number {
    return this.#watches.length;
  }

  /** Notifies the watchers of these kinds of places. */
  notify(shown: Partial<ShownAds>): void {
    for (const { places, notify: notify } of this.#watches) {
      const hasGrid = places.tiles.length > 0 || places.bannerSlotIds.length > 0;
      notify({
        grid: hasGrid ? shown.grid : undefined,
        carousel: places.carousel === undefined ? undefined : shown.carousel,
        catapult: places.hasCatapult ? shown.catapult : undefined,
      });
    }
  }
}
