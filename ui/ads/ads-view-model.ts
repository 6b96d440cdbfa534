import type { IO } from 'fp-ts/IO';
import { runInAction } from 'mobx';
import type { AdResponse, AdBanner, CatapultResponse, ProductAd } from '../../core/ads/ad';
import type { AdState } from '../../core/ads/ad-feed';
import { MAX_ADS, type AdPage, type AdPlatform } from '../../core/ads/ad-page';
import { productKey } from '../../core/ads/distinct-ads';
import type { ReportAds } from '../../core/ads/reporting/ad-report';
import { adAt, bannerOf, type AdPlaces, type PageAds, type ShownAds } from '../../core/ads/page-ads';
import type { ProductTile } from '../../core/catalogue/tile';
import type { AdKind } from './ad-parts';
import { observeMembers } from '../state/observe-members';

export interface AdsPorts {
  readonly pageAds: PageAds;
  readonly report: ReportAds;
  readonly page: () => AdPage;
  /** Returns the positions of the tiles that show ads; observed. */
  readonly tiles: () => ReadonlyArray<number>;
  readonly platform: IO<AdPlatform>;
  /** Returns the products that the page shows beside its ads; observed. */
  readonly listed: () => ReadonlyArray<Pick<ProductTile, 'url'>>;
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
    if (!this.#watches.has(kind)) this.#watch(kind);
  }

  /** The page's content has changed: fetches its ads again. The current ones stay until the response arrives. */
  renew(): void {
    for (const [kind, replaces] of [...this.#watches]) this.#watch(kind, replaces);
  }

  #watch(kind: AdKind, replaces?: () => void): void {
    const { page, pageAds } = this.#ports;
    const stop = pageAds.watch(page(), this.#placesOf(kind), (shown) => this.take(kind, shown), { replaces });
    this.#watches.set(kind, stop);
  }

  /** Returns the ad for a tile; undefined if the page has no such tile now or lists the ad's product (FND-05). */
  tileAt(position: number): ProductAd | undefined {
    const ad = this.#ports.tiles().includes(position) ? adAt(this.grid, position) : undefined;
    return ad === undefined || this.isListed(ad) ? undefined : ad;
  }

  /** The page's banner in the variant for this window. */
  get banner(): AdBanner | undefined {
    const platform = this.#ports.platform();
    const composed = bannerOf(this.grid, this.#slotOf(platform));
    return platform === 'Mobile' ? composed?.mobile : composed?.desktop;
  }

  /** The ads of the row whose products the page does not list; undefined until a request succeeds. */
  get row(): ReadonlyArray<ProductAd> | undefined {
    if (this.carousel?.kind !== 'shown') return undefined;
    return this.carousel.response.ads.filter((ad) => !this.isListed(ad)).slice(0, MAX_ADS);
  }

  /** The banner carousel with the products that the page does not list; undefined until a request succeeds. */
  get slides(): CatapultResponse | undefined {
    if (this.catapult?.kind !== 'shown') return undefined;
    const { response } = this.catapult;
    return { ...response, products: response.products.filter((product) => !this.isListed(product)) };
  }

  /** Reports that half of an ad was visible for a second. */
  seen(id: string): void {
    this.#ports.report.seen(id)();
  }

  /** Reports that an ad was clicked, or that its product was added to the cart. */
  clicked(id: string, sku?: string): void {
    this.#ports.report.clicked({ id, sku })();
  }

  private get listedKeys(): ReadonlySet<string> {
    return new Set(this.#ports.listed().map(productKey));
  }

  private isListed(product: { readonly url: string }): boolean {
    return this.listedKeys.has(productKey(product));
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
