import type { MarketingContent, MarketingItem } from '../../core/content/marketing-content';
import { FakeUpstream } from './fake-upstream';

/** Marketing spots in memory. Texts are added with markup and returned without it. */
export class FakeMarketingContent extends FakeUpstream<keyof MarketingContent> implements MarketingContent {
  readonly #spots = new Map<string, ReadonlyArray<MarketingItem>>();

  constructor() {
    super('commerce');
  }

  hasSpot(name: string, ...items: ReadonlyArray<Partial<MarketingItem>>): this {
    this.#spots.set(
      name,
      items.map(({ text, image, url }) => ({ text: text?.replace(/<[^>]*>/g, ''), image, url })),
    );
    return this;
  }

  readonly spot: MarketingContent['spot'] = (name) =>
    this.respond('spot', () => ({ name, items: structuredClone(this.#spots.get(name) ?? []) }));
}
