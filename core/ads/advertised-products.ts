import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { CatapultProduct, ProductAd } from './ad';

/** What the catalogue knows of a product that an ad is about: all of the ad that is not the ad server's. */
export interface AdvertisedProduct extends Omit<ProductAd, 'citrus'>, Pick<CatapultProduct, 'uniqueId'> {
  /** Whether it can be had at all: sent, fetched or bought in a store. */
  readonly isSold: boolean;
}

/** Products by the part number of a variant, or their own, as ad servers name them. Reading changes nothing. */
export interface AdvertisedProducts {
  /**
   * Those of them that the catalogue has, each under the part number that was asked for; the others are missing. One
   * question for all of them, which may fail as an upstream does.
   */
  readonly bySku: (skus: ReadonlyArray<string>) => TaskEither<UpstreamFailure, ReadonlyMap<string, AdvertisedProduct>>;
}
