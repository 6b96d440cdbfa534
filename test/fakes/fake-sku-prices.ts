import type { SkuPrices } from '../../core/search/sku-prices';
import { FakeUpstream } from './fake-upstream';

/** Today's prices in memory. */
export class FakeSkuPrices extends FakeUpstream<keyof SkuPrices> implements SkuPrices {
  private readonly dollars = new Map<string, number>();

  constructor() {
    super('prices');
  }

  hasPrice(productId: string, dollars: number): this {
    this.dollars.set(productId, dollars);
    return this;
  }

  readonly prices: SkuPrices['prices'] = (productIds) =>
    this.answer('prices', () => new Map([...this.dollars].filter(([id]) => productIds.includes(id))));
}
