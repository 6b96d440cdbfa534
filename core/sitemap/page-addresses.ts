import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

export interface AddressPage {
  /** The number of products with a page. */
  readonly total: number;
  /** The last path parts of products' pages. */
  readonly urls: ReadonlyArray<string>;
}

/** Lists the addresses of all products' pages. Fails as an upstream does. */
export interface PageAddresses {
  /** Returns a page, counted from 1, of at most ADDRESSES_PER_PAGE products, always in the same order. */
  readonly products: (page: number) => TaskEither<UpstreamFailure, AddressPage>;
}

/** The limit of sitemaps is 50,000; fewer keep the response small. */
export const ADDRESSES_PER_PAGE = 10_000;
