import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { CatapultProduct, ProductAd } from '../ad';

/** The catalogue's data of an advertised product: everything in the ad that does not come from the ad server. */
export interface AdvertisedProduct extends Omit<ProductAd, 'citrus'>, Pick<CatapultProduct, 'uniqueId'> {
  /** Whether the product is sold: shipped, picked up or bought in a store. */
  readonly isSold: boolean;
}

/** The result of reading products by part number. */
export interface ReadProducts {
  /** By the requested part number. */
  readonly found: ReadonlyMap<string, AdvertisedProduct>;
  /** Why some products could not be read, so that it is unknown whether they exist. Undefined when all were read. */
  readonly unread: UpstreamFailure | undefined;
}

/**
 * Reads products by the part number of a variant or of the product, as ad servers name them. Reading changes nothing.
 */
export interface AdvertisedProducts {
  /**
   * Returns the products that the catalogue has. A missing product does not exist or, when `unread` is set, may have
   * failed to load; the others are returned all the same. Fails as an upstream does when no product was found and some
   * could not be read.
   */
  readonly bySku: (skus: ReadonlyArray<string>) => TaskEither<UpstreamFailure, ReadProducts>;
}

/** The result of `bySku`: it is a failure only if nothing was found. */
export const readProducts = (response: ReadProducts): E.Either<UpstreamFailure, ReadProducts> =>
  response.unread !== undefined && response.found.size === 0 ? E.left(response.unread) : E.right(response);
