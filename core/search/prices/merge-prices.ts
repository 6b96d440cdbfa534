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
 * the failure is logged and the prices stay as they are. The same tiles with the same prices give the same objects, so
 * that what is made from them can be cached by identity.
 */
export type MergePrices = (tiles: ReadonlyArray<ProductTile>) => T.Task<ReadonlyArray<ProductTile>>;

export const makeMergePrices = ({ capabilities, ...ports }: MergePricesPorts): MergePrices => {
  const todaysPrices = makeTodaysPrices(ports);
  const within = tileWithin(capabilities);
  const merged = rememberingResults((tile, price) => within(priced(tile, price)));
  return (tiles) =>
    pipe(
      todaysPrices(tiles.map(({ uniqueId }) => uniqueId)),
      T.map((prices) => merged(tiles, prices)),
    );
};

interface PricedTile {
  readonly today: number | undefined;
  readonly tile: ProductTile;
}

/** Applies `make` to each tile and its price. Returns the last result of a tile or a list while no price changes. */
const rememberingResults = (make: (tile: ProductTile, price: number | undefined) => ProductTile) => {
  const ofTiles = new WeakMap<ProductTile, PricedTile>();
  const ofLists = new WeakMap<ReadonlyArray<ProductTile>, ReadonlyArray<ProductTile>>();
  const makeOnce = (tile: ProductTile, today: number | undefined): ProductTile => {
    const last = ofTiles.get(tile);
    if (last !== undefined && last.today === today) return last.tile;
    const made = make(tile, today);
    ofTiles.set(tile, { today, tile: made });
    return made;
  };
  return (tiles: ReadonlyArray<ProductTile>, prices: ReadonlyMap<string, number>): ReadonlyArray<ProductTile> => {
    const made = tiles.map((tile) => makeOnce(tile, prices.get(tile.uniqueId)));
    const last = ofLists.get(tiles);
    if (last !== undefined && made.every((tile, index) => tile === last[index])) return last;
    ofLists.set(tiles, made);
    return made;
  };
};

/** A tile with a new price is without the price of a repeat delivery, which belongs to the former price. */
const priced = (tile: ProductTile, price: number | undefined): ProductTile =>
  price === undefined || price === tile.prices.price
    ? tile
    : { ...tile, prices: repriced(tile.prices, price), repeatPrice: undefined };

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
