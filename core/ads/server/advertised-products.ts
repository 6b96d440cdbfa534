import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { CatapultProduct, ProductAd } from '../ad';

/** What the catalogue knows of a product that an ad is about: all of the ad that is not the ad server's. */
export interface AdvertisedProduct extends Omit<ProductAd, 'citrus'>, Pick<CatapultProduct, 'uniqueId'> {
  /** Whether it can be had at all: sent, fetched or bought in a store. */
  readonly isSold: boolean;
}

/** What became of a question for products. */
export interface ReadProducts {
  /** By the part number that was asked for. */
  readonly found: ReadonlyMap<string, AdvertisedProduct>;
  /** Why some could not be read: it is not known whether they exist. Undefined when all were read. */
  readonly unread: UpstreamFailure | undefined;
}

/** Products by the part number of a variant, or their own, as ad servers name them. Reading changes nothing. */
export interface AdvertisedProducts {
  /**
   * Those of them that the catalogue has. The others are missing: it does not have them or, with `unread` told, they
   * could not be read, which costs no other product. Fails as an upstream does when there is none to give and some could
   * not be read.
   */
  readonly bySku: (skus: ReadonlyArray<string>) => TaskEither<UpstreamFailure, ReadProducts>;
}

/** The result of `bySku`: it is a failure only if nothing was found. */
export const readProducts = (response: ReadProducts): E.Either<UpstreamFailure, ReadProducts> =>
  response.unread !== undefined && response.found.size === 0 ? E.left(response.unread) : E.right(response);
