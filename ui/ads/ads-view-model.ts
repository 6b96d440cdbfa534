import type { IO } from 'fp-ts/IO';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdResponse, AdBanner, CatapultResponse, ProductAd } from '../../core/ads/ad';
import type { AdState } from '../../core/ads/ad-feed';
import { MAX_ADS, type AdPage, type AdPlatform } from '../../core/ads/ad-page';
import type { ReportAds } from '../../core/ads/reporting/ad-report';
import { adAt, bannerOf, type AdPlaces, type PageAds, type ShownAds } from '../../core/ads/page-ads';
import type { AdKind } from './ad-parts';

export interface AdsPorts {
  readonly pageAds: PageAds;
  readonly report: ReportAds;
  /** The page as it is now, and the positions of its tiles. */
  readonly page: () => AdPage;
  readonly tiles: () => ReadonlyArray<number>;
  readonly platform: IO<AdPlatform>;
}

const NO_PLACES: AdPlaces = { tiles: [], bannerSlotIds: [], carousel: undefined, hasCatapult: false };

/**
 * The ads of one page (ADS-01, ADS-07): each kind is fetched from when it is wanted until the page ends. What is
 * shown stays until something newer comes; of a failure nothing is seen.
 */
export class AdsViewModel {
  grid: AdState<AdResponse> | undefined = undefined;
  carousel: AdState<AdResponse> | undefined = undefined;
  catapult: AdState<CatapultResponse> | undefined = undefined;
  readonly #watches = new Map<AdKind, () => void>();
  readonly #ports: AdsPorts;

  constructor(ports: AdsPorts) {
    this.#ports = ports;
    makeAutoObservable(
      this,
      {
        grid: observableRef,
        carousel: observableRef,
        catapult: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Fetches this kind of ads, and again whenever they are due. */
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

  /** The ad for a tile; none beside the very product that it is about. */
  tileAt(position: number, besideSkus: ReadonlyArray<string>): ProductAd | undefined {
    const ad = adAt(this.grid, position);
    return ad === undefined || besideSkus.includes(ad.sku) ? undefined : ad;
  }

  /** The page's banner in its form for this window. */
  get banner(): AdBanner | undefined {
    const platform = this.#ports.platform();
    const composed = bannerOf(this.grid, this.#slotOf(platform));
    return platform === 'Mobile' ? composed?.mobile : composed?.desktop;
  }

  /** The ads of the row; undefined while nobody knows: what could not be had now may be had later. */
  get row(): ReadonlyArray<ProductAd> | undefined {
    return this.carousel?.kind === 'shown' ? this.carousel.response.ads.slice(0, MAX_ADS) : undefined;
  }

  /** An ad was seen: half of it, for a second. */
  seen(id: string): void {
    this.#ports.report.seen(id)();
  }

  /** An ad was followed, or its product was put into the cart. */
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

/** Ads that are shown stay until there are others. */
const newer = <A>(known: AdState<A> | undefined, next: AdState<A> | undefined): AdState<A> | undefined =>
  known?.kind === 'shown' && next?.kind !== 'shown' ? known : next;
