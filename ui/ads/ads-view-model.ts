import type { IO } from 'fp-ts/IO';
import { runInAction } from 'mobx';
import type { AdResponse, AdBanner, CatapultResponse, ProductAd } from '../../core/ads/ad';
import type { AdState } from '../../core/ads/ad-feed';
import { MAX_ADS, type AdPage, type AdPlatform } from '../../core/ads/ad-page';
import type { ReportAds } from '../../core/ads/reporting/ad-report';
import { adAt, bannerOf, type AdPlaces, type PageAds, type ShownAds } from '../../core/ads/page-ads';
import type { AdKind } from './ad-parts';
import { observeMembers } from '../state/observe-members';

export interface AdsPorts {
  readonly pageAds: PageAds;
  readonly report: ReportAds;
  /** Returns the current page. The next property returns the positions of its tiles. */
  readonly page: () => AdPage;
  readonly tiles: () => ReadonlyArray<number>;
  readonly platform: IO<AdPlatform>;
}

const NO_PLACES: AdPlaces = { tiles: [], bannerSlotIds: [], carousel: undefined, hasCatapult: false };

/**
 * The ads of one page (ADS-01, ADS-07). Each kind is fetched from the first call of `want` until the page ends. Ads
 * stay visible until newer ones arrive. Failures are not shown.
 */
export class AdsViewModel {
  grid: AdState<AdResponse> | undefined = undefined;
  carousel: AdState<AdResponse> | undefined = undefined;
  catapult: AdState<CatapultResponse> | undefined = undefined;
  readonly #watches = new Map<AdKind, () => void>();
  readonly #ports: AdsPorts;

  constructor(ports: AdsPorts) {
    this.#ports = ports;
    observeMembers(this);
  }

  /** Starts to fetch this kind of ads, and repeats it whenever new ones are due. */
  want(kind: AdKind): void {
    if (this.#watches.has(kind)) return;
    const { page, pageAds } = this.#ports;
    this.#watches.set(
      kind,
      pageAds.watch(page(), this.#placesOf(kind), (shown) => this.take(kind, shown)),
    );
  }

  /** The page's content has changed: fetches its ads again. The current ones stay until the response arrives. */
  renew(): void {
    const kinds = [...this.#watches.keys()];
    for (const stop of this.#watches.values()) stop();
    this.#watches.clear();
    for (const kind of kinds) this.want(kind);
  }

  /** Returns the ad for a tile; undefined if the ad's product is beside it. */
  tileAt(position: number, besideSkus: ReadonlyArray<string>): ProductAd | undefined {
    const ad = adAt(this.grid, position);
    return ad === undefined || besideSkus.includes(ad.sku) ? undefined : ad;
  }

  /** The page's banner in the variant for this window. */
  get banner(): AdBanner | undefined {
    const platform = this.#ports.platform();
    const composed = bannerOf(this.grid, this.#slotOf(platform));
    return platform === 'Mobile' ? composed?.mobile : composed?.desktop;
  }

  /** The ads of the row; undefined until a request succeeds. */
  get row(): ReadonlyArray<ProductAd> | undefined {
    return this.carousel?.kind === 'shown' ? this.carousel.response.ads.slice(0, MAX_ADS) : undefined;
  }

  /** Reports that half of an ad was visible for a second. */
  seen(id: string): void {
    this.#ports.report.seen(id)();
  }

  /** Reports that an ad was clicked, or that its product was added to the cart. */
  clicked(id: string, sku?: string): void {
    this.#ports.report.clicked({ id, sku })();
  }

  #slotOf(platform: AdPlatform): string {
    return `${this.#ports.page().pageType}_Banner_${platform}_1`;
  }

  #placesOf(kind: AdKind): AdPlaces {
    if (kind === 'carousel') return { ...NO_PLACES, carousel: MAX_ADS };
    if (kind === 'catapult') return { ...NO_PLACES, hasCatapult: true };
    return {
      ...NO_PLACES,
      tiles: this.#ports.tiles(),
      bannerSlotIds: [this.#slotOf('Desktop'), this.#slotOf('Mobile')],
    };
  }

  private take(kind: AdKind, shown: ShownAds): void {
    runInAction(() => {
      if (kind === 'grid') this.grid = newer(this.grid, shown.grid);
      else if (kind === 'carousel') this.carousel = newer(this.carousel, shown.carousel);
      else this.catapult = newer(this.catapult, shown.catapult);
    });
  }
}

/** Returns the newer state, but keeps shown ads until there are others to show. */
const newer = <A>(known: AdState<A> | undefined, next: AdState<A> | undefined): AdState<A> | undefined =>
  known?.kind === 'shown' && next?.kind !== 'shown' ? known : next;
