import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ProductTile } from '../catalogue/tile';
import type { Logger } from '../shared/logger';
import type { SkuPrices } from './sku-prices';

export interface MergePricesPorts {
  readonly skuPrices: SkuPrices;
  readonly logger: Logger;
}

/** Gives tiles today's prices (SRC-09). A look-up that fails is logged, and the tiles stay as they are. */
export type MergePrices = (tiles: ReadonlyArray<ProductTile>) => T.Task<ReadonlyArray<ProductTile>>;

export const makeMergePrices =
  ({ skuPrices, logger }: MergePricesPorts): MergePrices =>
  (tiles) =>
    tiles.length === 0
      ? T.of(tiles)
      : pipe(
          skuPrices.prices(tiles.map(({ uniqueId }) => uniqueId)),
          TE.matchE(
            ({ kind, service }) =>
              pipe(
                T.fromIO(logger.warn('prices could not be looked up', { kind, service })),
                T.map(() => tiles),
              ),
            (prices) => T.of(tiles.map(priced(prices))),
          ),
        );

const priced =
  (prices: ReadonlyMap<string, number>) =>
  (tile: ProductTile): ProductTile => {
    const price = prices.get(tile.uniqueId);
    return price === undefined || price === tile.prices.price
      ? tile
      : { ...tile, prices: repriced(tile.prices, price) };
  };

/** A new price that is not below the usual one is no offer any more; where there is a range, it begins there. */
const repriced = (prices: ProductTile['prices'], price: number): ProductTile['prices'] => {
  const normalPrice = prices.normalPrice ?? price;
  const hasOffer = price < normalPrice;
  const maxPrice = prices.hasRange ? Math.max(prices.maxPrice ?? price, price) : price;
  return {
    price,
    minPrice: price,
    maxPrice,
    hasRange: maxPrice > price,
    hasOffer,
    normalPrice: hasOffer ? normalPrice : price,
    offerPrice: hasOffer ? price : undefined,
  };
};
