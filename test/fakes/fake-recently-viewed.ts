import { MAX_VIEWED, type RecentlyViewed, type ViewedBefore } from '../../core/catalogue/recently-viewed';

/** Keeps recently viewed products in memory. */
export class FakeRecentlyViewed implements RecentlyViewed {
  #products: ReadonlyArray<ViewedBefore> = [];

  readonly list: RecentlyViewed['list'] = () => [...this.#products];

  readonly remember: RecentlyViewed['remember'] = (product) => () => {
    this.#products = [product, ...this.#products.filter(({ url }) => url !== product.url)].slice(0, MAX_VIEWED);
  };

  readonly forgetAll: RecentlyViewed['forgetAll'] = () => {
    this.#products = [];
  };
}
