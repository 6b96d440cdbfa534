import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../shared/abort-signal';
import { logAndDefault } from '../../shared/log-and-default';
import type { Logger } from '../../shared/logger';
import { isAborted } from '../../shared/upstream-failure';
import type { SkuPrices } from './sku-prices';

export interface TodaysPricesPorts {
  readonly skuPrices: SkuPrices;
  readonly logger: Logger;
}

/**
 * Returns dollars by product id. A failure is logged and gives an empty map (SRC-09); an abort gives an empty map and
 * is not logged.
 */
export type TodaysPrices = (
  productIds: ReadonlyArray<string>,
  signal?: AbortSignalLike,
) => T.Task<ReadonlyMap<string, number>>;

export const makeTodaysPrices =
  ({ skuPrices, logger }: TodaysPricesPorts): TodaysPrices =>
  (productIds, signal) => {
    const logged = logAndDefault(logger, 'prices could not be looked up', NO_PRICES);
    return productIds.length === 0
      ? T.of(NO_PRICES)
      : pipe(
          skuPrices.prices(productIds, signal),
          TE.getOrElse((failure) => (isAborted(failure) ? T.of(NO_PRICES) : logged(failure))),
        );
  };

const NO_PRICES: ReadonlyMap<string, number> = new Map();
