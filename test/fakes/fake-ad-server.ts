import type { AdBanner } from '../../core/ads/ad';
import type { CarouselCall, CatapultCall, GridCall } from '../../core/ads/ad-call';
import type { AdOrder, AdServer, AdVisitor, SponsoredProduct, SponsoredSlide } from '../../core/ads/server/ad-server';
import { FakeUpstream } from './fake-upstream';

/** An ad server in memory. It serves its ads to calls without a category filter and to calls for the dog category. */
export class FakeAdServer extends FakeUpstream<keyof AdServer> implements AdServer {
  readonly calls: Array<GridCall | CarouselCall | CatapultCall> = [];
  /** Every report that it received, repeated ones included. */
  readonly reports: string[] = [];
  /** The visitor of each report, where the report named one. */
  readonly visitors: Array<AdVisitor | undefined> = [];
  readonly #orders = new Map<string, AdOrder>();
  readonly #products: SponsoredProduct[] = [];
  readonly #banners: AdBanner[] = [];
  readonly #slides: SponsoredSlide[] = [];
  readonly #held: Array<() => void> = [];
  #holds = false;

  constructor() {
    super('ads');
  }

  sells(...products: ReadonlyArray<Partial<SponsoredProduct> & { readonly sku: string }>): this {
    for (const product of products) {
      const number = this.#products.length + 1;
      this.#products.push({ id: `display_p${number}`, position: number, ...product });
    }
    return this;
  }

  hasBanners(...banners: ReadonlyArray<AdBanner>): this {
    this.#banners.push(...structuredClone(banners));
    return this;
  }

  hasSlides(...slides: ReadonlyArray<SponsoredSlide>): this {
    this.#slides.push(...structuredClone(slides));
    return this;
  }

  /** From now on responses to reports wait for `release`. */
  holdsResponses(): this {
    this.#holds = true;
    return this;
  }

  release(): void {
    this.#holds = false;
    for (const response of this.#held.splice(0)) response();
  }

  /** The number of reports without a response. */
  get waiting(): number {
    return this.#held.length;
  }

  /** How often it counted an impression or a click of this ad; a repeated report counts once. */
  counted(kind: 'impression' | 'click', adId: string): number {
    return this.reports.includes(`${kind} ${adId}`) ? 1 : 0;
  }

  readonly generate: AdServer['generate'] = (call) =>
    this.respond('generate', () => {
      this.calls.push(call);
      const slots = 'bannerSlotIds' in call ? call.bannerSlotIds : [];
      return {
        products: isMatched(call) ? structuredClone(this.#products.slice(0, call.maxNumberOfAds)) : [],
        banners: isMatched(call) ? structuredClone(this.#banners.filter(({ slotId }) => slots.includes(slotId))) : [],
      };
    });

  readonly bannerX: AdServer['bannerX'] = (call) =>
    this.respond('bannerX', () => {
      this.calls.push(call);
      const slots = call.bannerSlotIds.map(({ slotId }) => slotId);
      return isMatched(call) ? structuredClone(this.#slides.filter(({ slotId }) => slots.includes(slotId))) : [];
    });

  readonly impression: AdServer['impression'] = (adId, visitor) => this.#report('impression', adId, visitor);

  readonly click: AdServer['click'] = (adId, visitor) => this.#report('click', adId, visitor);

  /** A repeated order counts once. */
  readonly order: AdServer['order'] = (order) =>
    this.respond('order', () => void this.#orders.set(order.id, structuredClone(order)));

  ordered(): ReadonlyArray<AdOrder> {
    return [...this.#orders.values()];
  }

  #report(kind: 'impression' | 'click', adId: string, visitor?: AdVisitor): ReturnType<AdServer['click']> {
    return async () => {
      if (this.#holds) await new Promise<void>((resolve) => this.#held.push(resolve));
      return this.respond(kind, () => {
        this.reports.push(`${kind} ${adId}`);
        this.visitors.push(visitor);
      })();
    };
  }
}

/** Ads match the dog category and calls without a category. */
const isMatched = ({ productFilters }: GridCall | CarouselCall | CatapultCall): boolean =>
  productFilters.every((filter) => !filter[0]?.startsWith('categoryID:') || filter.includes('categoryID:10338'));
