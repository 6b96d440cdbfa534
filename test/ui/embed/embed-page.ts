import type { AdResponse } from '../../../core/ads/ad';
import type { AdState } from '../../../core/ads/ad-feed';
import type { AdPlatform } from '../../../core/ads/ad-page';
import type { AdBrand } from '../../../ui/embed/slot-renderer';
import { makeEmbed, type Embed } from '../../../ui/embed/embed';
import { anAdResponse } from '../../builders/shown-ads';
import { FakeAdReports } from '../../fakes/fake-ad-reports';
import { FakePageAds } from '../../fakes/fake-page-ads';
import { FakeTime } from '../../fakes/fake-time';

/** An observer whose elements come into view when a test calls `show`. */
export class Sight {
  static readonly #all = new Set<Sight>();
  readonly #listener: IntersectionObserverCallback;

  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener;
    Sight.#all.add(this);
  }

  observe(): void {
    // All observed elements come into view together.
  }

  disconnect(): void {
    Sight.#all.delete(this);
  }

  static show(): void {
    const entry = { intersectionRatio: 1, intersectionRect: { height: 1 }, rootBounds: null };
    for (const sight of Sight.#all) sight.#listener([entry as IntersectionObserverEntry], sight as never);
  }

  static clear(): void {
    Sight.#all.clear();
  }
}

/** Browser features that jsdom lacks. */
export const giveBrowserWhatItLacks = (): void => {
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.assign(window, {
    IntersectionObserver: Sight,
    ResizeObserver: Sight,
    matchMedia: () => ({ matches: false }),
  });
};

/** A partner's page with the script, whose ads arrive when the test says so. */
export class EmbedPage {
  readonly time = new FakeTime();
  readonly pageAds = new FakePageAds();
  readonly reports = new FakeAdReports();
  readonly embed: Embed;
  refreshes = 0;
  platform: AdPlatform = 'Desktop';
  mayTrack: () => boolean = () => false;

  constructor(brand: AdBrand = { shop: 'Petco', currency: 'USD' }) {
    this.embed = makeEmbed({
      window,
      shopOrigin: 'https://shop.example',
      brand,
      defaults: { pageType: 'Search' },
      connect: (requested) => {
        this.mayTrack = requested;
        const feed = { refresh: () => void (this.refreshes += 1) };
        const { pageAds, reports: report, time } = this;
        return { pageAds, feed, report, platform: () => this.platform, pause: time.pause };
      },
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  }

  leave(): void {
    this.embed.unmount();
    document.body.replaceChildren();
    Sight.clear();
    jest.useRealTimers();
    jest.restoreAllMocks();
  }

  /** Adds elements to the page and waits until the script has processed them. */
  async add(html: string): Promise<void> {
    document.body.insertAdjacentHTML('beforeend', html);
    await this.time.passes(0);
    await this.time.passes(200);
  }
}

export const place = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`there is no ${id}`);
  return found;
};

export const inside = (id: string, selector: string): Element | null =>
  place(id).shadowRoot?.querySelector(selector) ?? null;

export const textIn = (id: string): string => inside(id, '.box')?.textContent ?? '';

export const tile = (position: number | string, content = ''): string =>
  `<div id="citrus-product-tile-${position}" data-position="${position}">${content}</div>`;

export const shown = (response: Partial<AdResponse> = {}): AdState<AdResponse> => ({
  kind: 'shown',
  response: anAdResponse(response),
});
