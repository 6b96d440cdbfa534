import {
  readProducts,
  type AdvertisedProduct,
  type AdvertisedProducts,
} from '../../core/ads/server/advertised-products';
import { anUnintelligible } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** A catalogue for ads in memory. */
export class FakeAdvertisedProducts extends FakeUpstream<keyof AdvertisedProducts> implements AdvertisedProducts {
  /** What each question asked for. */
  readonly asked: Array<ReadonlyArray<string>> = [];
  readonly #products = new Map<string, AdvertisedProduct>();
  readonly #garbled = new Set<string>();

  constructor() {
    super('commerce');
  }

  /** Each is found by the part number of its variant, and by others that are named; it can be read again. */
  hasProduct(product: AdvertisedProduct, ...otherSkus: ReadonlyArray<string>): this {
    for (const sku of [product.sku, ...otherSkus]) {
      this.#products.set(sku, structuredClone(product));
      this.#garbled.delete(sku);
    }
    return this;
  }

  /** From now on these cannot be read. */
  garbles(...skus: ReadonlyArray<string>): this {
    for (const sku of skus) this.#garbled.add(sku);
    return this;
  }

  readonly bySku: AdvertisedProducts['bySku'] = (skus) =>
    this.judge('bySku', () => {
      this.asked.push([...skus]);
      const found = new Map<string, AdvertisedProduct>();
      for (const sku of skus) {
        const product = this.#products.get(sku);
        if (product !== undefined && !this.#garbled.has(sku)) found.set(sku, structuredClone(product));
      }
      return readProducts({
        found,
        unread: skus.some((sku) => this.#garbled.has(sku)) ? anUnintelligible() : undefined,
      });
    });
}
