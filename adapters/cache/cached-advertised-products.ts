import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import {
  readProducts,
  type AdvertisedProduct,
  type AdvertisedProducts,
  type ReadProducts,
} from '../../core/ads/server/advertised-products';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { ReadCache } from './read-cache';

/**
 * How long a cache holds an advertised product, in milliseconds: short, so that a product that sold out is no longer
 * advertised. An older entry is used only while requests fail (ADS-10).
 */
export const ADVERTISED_HOLD = { freshMs: 60_000, staleMs: 0 } as const;

/**
 * Caches each product separately, including that a product does not exist, so that overlapping lists share entries.
 * Products that are not cached are read in one request. While the service is down, cached products are returned. A
 * product that cannot be decoded is reported once and counts as missing until its cache entry expires. A failed request
 * is not cached.
 */
export const cachedAdvertisedProducts = (products: AdvertisedProducts, cache: ReadCache): AdvertisedProducts => {
  const read = batched(products);
  return {
    bySku: (skus) => async () => {
      let unread: UpstreamFailure | undefined;
      const readOrMissing =
        (sku: string): ReturnType<typeof read> =>
        async () => {
          const response = await read(sku)();
          if (E.isRight(response) || response.left.kind !== 'unintelligible') return response;
          unread ??= response.left;
          return E.right(undefined);
        };
      // All reads begin in the same task, so that those that miss the cache share one request.
      const responses = await Promise.all(
        skus.map(async (sku) => ({ sku, outcome: await cache(`advertised:${sku}`, readOrMissing(sku))() })),
      );
      const found = new Map<string, AdvertisedProduct>();
      for (const { sku, outcome } of responses) {
        if (E.isLeft(outcome)) unread ??= outcome.left;
        else if (outcome.right !== undefined) found.set(sku, outcome.right);
      }
      return readProducts({ found, unread });
    },
  };
};

/** Collects the reads that begin in the same task into one request. */
const batched = (
  products: AdvertisedProducts,
): ((sku: string) => TaskEither<UpstreamFailure, AdvertisedProduct | undefined>) => {
  let gathered: string[] = [];
  let response: Promise<E.Either<UpstreamFailure, ReadProducts>> | undefined;
  const ask = async (): Promise<E.Either<UpstreamFailure, ReadProducts>> => {
    await Promise.resolve();
    const skus = gathered;
    gathered = [];
    response = undefined;
    return products.bySku(skus)();
  };
  return (sku) => async () => {
    gathered.push(sku);
    response ??= ask();
    return E.chain((read: ReadProducts) => productIn(read, sku))(await response);
  };
};

/** A product that is missing from an incomplete response may exist. */
const productIn = (
  { found, unread }: ReadProducts,
  sku: string,
): E.Either<UpstreamFailure, AdvertisedProduct | undefined> => {
  const product = found.get(sku);
  return product === undefined && unread !== undefined ? E.left(unread) : E.right(product);
};
