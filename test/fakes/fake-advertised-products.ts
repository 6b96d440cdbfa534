import {
  readProducts,
  type AdvertisedProduct,
  type AdvertisedProducts,
} from '../../core/ads/server/advertised-products';
import { anUnintelligible } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** A catalogue of advertised products in memory. */
export class FakeAdvertisedProducts extends FakeUpstream<keyof AdvertisedProducts> implements AdvertisedProducts {
  /** The part numbers of each call, in order. */
  readonly requestedSkus: Array<ReadonlyArray<string>> = [];
  readonly #products = new Map<string, AdvertisedProduct>();
  readonly #malformed = new Set<string>();

  constructor() {
    super('commerce');
  }

  /** Adds a product under the part number of its variant and under `otherSkus`; undoes `returnsMalformedProducts` for them. */
  hasProduct(product: AdvertisedProduct, ...otherSkus: ReadonlyArray<string>): this {
    for (const sku of [product.sku, ...otherSkus]) {
      this.#products.set(sku, structuredClone(product));
      this.#malformed.delete(sku);
    }
    return this;
  }

  /** From now on these products are malformed. */
  returnsMalformedProducts(...skus: ReadonlyArray<string>): this {
    for (const sku of skus) this.#malformed.add(sku);
    return this;
  }

  readonly bySku: AdvertisedProducts['bySku'] = (skus) =>
    this.respondEither('bySku', () => {
      this.requestedSkus.push([...skus]);
      const found = new Map<string, AdvertisedProduct>();
      for (const sku of skus) {
        const product = this.#products.get(sku);
        if (product !== undefined && !this.#malformed.has(sku)) found.set(sku, structuredClone(product));
      }
      return readProducts({
        found,
        unread: skus.some((sku) => this.#malformed.has(sku)) ? anUnintelligible() : undefined,
      });
    });
}
