import type { AdvertisedProduct, AdvertisedProducts } from '../../core/ads/advertised-products';
import { FakeUpstream } from './fake-upstream';

/** A catalogue for ads in memory. */
export class FakeAdvertisedProducts extends FakeUpstream<keyof AdvertisedProducts> implements AdvertisedProducts {
  /** What each question asked for. */
  readonly asked: Array<ReadonlyArray<string>> = [];
  private readonly products = new Map<string, AdvertisedProduct>();

  constructor() {
    super('commerce');
  }

  /** Each is found by the part number of its variant, and by others that are named. */
  hasProduct(product: AdvertisedProduct, ...otherSkus: ReadonlyArray<string>): this {
    for (const sku of [product.sku, ...otherSkus]) this.products.set(sku, structuredClone(product));
    return this;
  }

  readonly bySku: AdvertisedProducts['bySku'] = (skus) =>
    this.answer('bySku', () => {
      this.asked.push([...skus]);
      return new Map(
        skus.flatMap((sku) => {
          const product = this.products.get(sku);
          return product === undefined ? [] : [[sku, structuredClone(product)] as const];
        }),
      );
    });
}
