import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdvertisedProduct, AdvertisedProducts } from '../../core/ads/advertised-products';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { ReadCache } from './read-cache';

type Found = ReadonlyMap<string, AdvertisedProduct>;

/**
 * Each product is remembered by itself, also that there is none, so that lists which overlap share what is known; what
 * is not known is still read in one question. Behaves as the port it wraps, only sooner or when that is down.
 */
export const cachedAdvertisedProducts = (products: AdvertisedProducts, cache: ReadCache): AdvertisedProducts => {
  const read = inOneQuestion(products);
  return {
    bySku: (skus) => async () => {
      // Asked for in one turn, so that the readings of what is not known meet in one question.
      const answers = await Promise.all(skus.map((sku) => cache(`advertised:${sku}`, read(sku))()));
      const found = new Map<string, AdvertisedProduct>();
      for (const [index, sku] of skus.entries()) {
        const answer = answers[index];
        if (answer === undefined) continue;
        if (E.isLeft(answer)) return answer;
        if (answer.right !== undefined) found.set(sku, answer.right);
      }
      return E.right(found);
    },
  };
};

/** Readings that begin in the same turn wait for its end and are made together. */
const inOneQuestion = (
  products: AdvertisedProducts,
): ((sku: string) => TaskEither<UpstreamFailure, AdvertisedProduct | undefined>) => {
  let gathered: string[] = [];
  let answer: Promise<E.Either<UpstreamFailure, Found>> | undefined;
  const ask = async (): Promise<E.Either<UpstreamFailure, Found>> => {
    await Promise.resolve();
    const skus = gathered;
    gathered = [];
    answer = undefined;
    return products.bySku(skus)();
  };
  return (sku) => async () => {
    gathered.push(sku);
    answer ??= ask();
    return E.map((found: Found) => found.get(sku))(await answer);
  };
};
