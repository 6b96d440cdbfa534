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
 * How long a cache should hold an advertised product, in milliseconds: what has sold out is advertised no longer than
 * that. An older answer is given only while asking fails (ADS-10).
 */
export const ADVERTISED_HOLD = { freshMs: 60_000, staleMs: 0 } as const;

/**
 * Caches each product by itself, and also that there is none, so that overlapping lists share entries; all products that
 * are not cached are still read in one request. Behaves as the port that it wraps, and gives what is cached while that is
 * down. A product whose entry cannot be decoded is reported once and then counts as missing until its cache entry
 * expires, whatever was cached of it before; one without an answer does not.
 */
export const cachedAdvertisedProducts = (products: AdvertisedProducts, cache: ReadCache): AdvertisedProducts => {
  const read = inOneQuestion(products);
  return {
    bySku: (skus) => async () => {
      let unread: UpstreamFailure | undefined;
      const readOrMissing =
        (sku: string): ReturnType<typeof read> =>
        async () => {
          const answer = await read(sku)();
          if (E.isRight(answer) || answer.left.kind !== 'unintelligible') return answer;
          unread ??= answer.left;
          return E.right(undefined);
        };
      // Asked for in one turn, so that the readings of what is not known meet in one question.
      const answers = await Promise.all(
        skus.map(async (sku) => ({ sku, answer: await cache(`advertised:${sku}`, readOrMissing(sku))() })),
      );
      const found = new Map<string, AdvertisedProduct>();
      for (const { sku, answer } of answers) {
        if (E.isLeft(answer)) unread ??= answer.left;
        else if (answer.right !== undefined) found.set(sku, answer.right);
      }
      return readProducts({ found, unread });
    },
  };
};

/** Readings that begin in the same turn wait for its end and are made together. */
const inOneQuestion = (
  products: AdvertisedProducts,
): ((sku: string) => TaskEither<UpstreamFailure, AdvertisedProduct | undefined>) => {
  let gathered: string[] = [];
  let answer: Promise<E.Either<UpstreamFailure, ReadProducts>> | undefined;
  const ask = async (): Promise<E.Either<UpstreamFailure, ReadProducts>> => {
    await Promise.resolve();
    const skus = gathered;
    gathered = [];
    answer = undefined;
    return products.bySku(skus)();
  };
  return (sku) => async () => {
    gathered.push(sku);
    answer ??= ask();
    return E.chain((read: ReadProducts) => productIn(read, sku))(await answer);
  };
};

/** What is missing from an answer that is not whole may be there all the same. */
const productIn = (
  { found, unread }: ReadProducts,
  sku: string,
): E.Either<UpstreamFailure, AdvertisedProduct | undefined> => {
  const product = found.get(sku);
  return product === undefined && unread !== undefined ? E.left(unread) : E.right(product);
};
