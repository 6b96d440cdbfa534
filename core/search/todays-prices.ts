import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Logger } from '../shared/logger';
import type { SkuPrices } from './sku-prices';

export interface TodaysPricesPorts {
  readonly skuPrices: SkuPrices;
  readonly logger: Logger;
}

/** Dollars by product id; a look-up that fails is logged, and nobody's price is known (SRC-09). */
export type TodaysPrices = (productIds: ReadonlyArray<string>) => T.Task<ReadonlyMap<string, number>>;

export const makeTodaysPrices =
  ({ skuPrices, logger }: TodaysPricesPorts): TodaysPrices =>
  (productIds) =>
    productIds.length === 0
      ? T.of(new Map())
      : pipe(
          skuPrices.prices(productIds),
          TE.matchE(
            ({ kind, service }) =>
              pipe(
                T.fromIO(logger.warn('prices could not be looked up', { kind, service })),
                T.map(() => new Map<string, number>()),
              ),
            (prices) => T.of(prices),
          ),
        );
