import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import { tileWithin, type ProductTile } from '../../catalogue/tile';
import type { Capabilities } from '../../configuration/capabilities';
import { makeTodaysPrices, type TodaysPricesPorts } from './todays-prices';

export interface MergePricesPorts extends TodaysPricesPorts {
  readonly capabilities: Capabilities;
}

/**
 * Replaces the prices of tiles by today's prices (SRC-09), and removes what the backend lacks. When the look-up fails,
 * the failure is logged and the prices stay as they are.
 */
export type MergePrices = (tiles: ReadonlyArray<ProductTile>) => T.Task<ReadonlyArray<ProductTile>>;

export const makeMergePrices = ({ capabilities, ...ports }: MergePricesPorts): MergePrices => {
  const todaysPrices = makeTodaysPrices(ports);
  const within = tileWithin(capabilities);
  return (tiles) =>
    pipe(
      todaysPrices(tiles.map(({ uniqueId }) => uniqueId)),
      T.map((prices) => tiles.map((tile) => within(priced(prices)(tile)))),
    );
};

const priced =
  (prices: ReadonlyMap<string, number>) =>
  (tile: ProductTile): ProductTile => {
    const price = prices.get(tile.uniqueId);
    return price === undefined || price === tile.prices.price
      ? tile
      : { ...tile, prices: repriced(tile.prices, price) };
  };

/**
 * Returns prices with a new current price. There is no offer when it is not below the usual price; a range begins with
 * it.
 */
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
