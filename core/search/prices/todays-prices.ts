import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { Logger } from '../../shared/logger';
import { isAborted } from '../../shared/upstream-failure';
import type { SkuPrices } from './sku-prices';

export interface TodaysPricesPorts {
  readonly skuPrices: SkuPrices;
  readonly logger: Logger;
}

/** Dollars by product id; when the look-up fails, that is logged and the map is empty (SRC-09). It can be aborted. */
export type TodaysPrices = (
  productIds: ReadonlyArray<string>,
  signal?: AbortSignalLike,
) => T.Task<ReadonlyMap<string, number>>;

export const makeTodaysPrices =
  ({ skuPrices, logger }: TodaysPricesPorts): TodaysPrices =>
  (productIds, signal) =>
    productIds.length === 0
      ? T.of(new Map())
      : pipe(
          skuPrices.prices(productIds, signal),
          TE.matchE(
            (failure) =>
              isAborted(failure)
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
