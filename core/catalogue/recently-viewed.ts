import type { IO } from 'fp-ts/IO';
import type { Product } from './product';

/**
 * What is stored of a viewed product. Prices and stock are not: they change, and would be wrong when the product is shown
 * again.
 */
export interface ViewedBefore extends Pick<Product, 'name' | 'url'> {
  readonly image: string | undefined;
}

/** The products that the shopper viewed last, stored only in the shopper's own browser (PRO-11). None of these fail. */
export interface RecentlyViewed {
  /** Newest first, each product once, at most MAX_VIEWED; empty where the browser stores nothing. */
  readonly list: IO<ReadonlyArray<ViewedBefore>>;
  /** Puts a product first. */
  readonly remember: (product: ViewedBefore) => IO<void>;
  readonly forgetAll: IO<void>;
}

/** Six are shown; a page leaves out the product that it is about. */
export const MAX_VIEWED = 7;
