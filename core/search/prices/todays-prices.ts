import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { GivingUp } from '../../shared/giving-up';
import type { Logger } from '../../shared/logger';
import { isGivenUp } from '../../shared/upstream-failure';
import type { SkuPrices } from './sku-prices';

export interface TodaysPricesPorts {
  readonly skuPrices: SkuPrices;
  readonly logger: Logger;
}

/** Dollars by product id; a look-up that fails is logged, and nobody's price is known (SRC-09). One may be given up. */
export type TodaysPrices = (
  productIds: ReadonlyArray<string>,
  givingUp?: GivingUp,
) => T.Task<ReadonlyMap<string, number>>;

export const makeTodaysPrices =
  ({ skuPrices, logger }: TodaysPricesPorts): TodaysPrices =>
  (productIds, givingUp) =>
    productIds.length === 0
      ? T.of(new Map())
      : pipe(
          skuPrices.prices(productIds, givingUp),
          TE.matchE(
            (failure) =>
              isGivenUp(failure)
                ? T.of(new Map<string, number>())
                : pipe(
                    T.fromIO(
                      logger.warn('prices could not be looked up', { kind: failure.kind, service: failure.service }),
                    ),
                    T.map(() => new Map<string, number>()),
                  ),
            (prices) => T.of(prices),
          ),
        );
