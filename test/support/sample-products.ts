import { HOME_PATH, categoryPath } from '../../core/paths/paths';
import type { ProductTile } from '../../core/catalogue/tile';
import { FIRST_PAGE } from '../../core/search/listing/listing-query';
import { ALL_PRODUCTS, listingUrl } from '../../core/search/listing/listing-url';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { eventually } from './eventually';
import { HttpShopper, pageDataOf } from './http-shopper';

/** Products of the shop for tests, found on its category pages. */
export interface SampleProducts {
  /** In stock, shipped, in two or more sizes. */
  readonly withSizes: ProductTile;
  /** Products in stock that are shipped. */
  readonly inStock: ReadonlyArray<ProductTile>;
  readonly outOfStock: ProductTile;
  readonly liveAnimal: ProductTile;
}

export const PATHS = {
  home: HOME_PATH,
  category: categoryPath('dog/dog-food'),
  department: categoryPath('dog'),
  brand: `${HOME_PATH}/brand/merrick`,
  search: `${HOME_PATH}/search?query=salmon`,
  emptySearch: `${HOME_PATH}/search?query=zzyzzxq`,
  cart: '/shop/OrderItemDisplay',
  signIn: '/shop/LogonForm',
  signOut: '/shop/Logoff',
  nowhere: '/shop/en/petcostore/nowhere',
} as const;

const FIRST_LISTING_WITHIN_MS = 30_000;

/** Searches the dog food and fish listings, and others for a sold-out product. Rejects when one kind of product is missing. */
export const findProducts = async (address?: string): Promise<SampleProducts> => {
  const shopper = new HttpShopper(address);
  // On a busy machine the first request to a new shop may exceed the shop's own time-outs.
  const tilesOf = (path: string): Promise<ReadonlyArray<ProductTile>> =>
    eventually(
      async () => (pageDataOf((await shopper.get(path)).text).data as ListingData).listing.products,
      FIRST_LISTING_WITHIN_MS,
    );
  const [food, fish, ...others] = await Promise.all([
    tilesOf(PATHS.category),
    tilesOf(`${categoryPath('fish')}?availability=In+Store+Only`),
    ...['dog', 'cat', 'cat/cat-food', 'dog/dog-treats', 'bird', 'small-pet'].map((path) =>
      tilesOf(listingUrl(categoryPath(path), [ALL_PRODUCTS], FIRST_PAGE)),
    ),
  ]);
  const inStock = food.filter(
    ({ availableOnline, showBuyOnlineAndPickInStore, prices }) =>
      availableOnline && !showBuyOnlineAndPickInStore && prices.price !== undefined,
  );
  return {
    inStock,
    withSizes: oneOf('with a choice of sizes', inStock, ({ sizes }) => sizes.length >= 2),
    outOfStock: oneOf(
      'out of stock',
      [food, ...others].flat(),
      ({ availableOnline, inStoreOnly, showBuyOnlineAndPickInStore, hasOptions, prices }) =>
        !availableOnline && !inStoreOnly && !showBuyOnlineAndPickInStore && !hasOptions && prices.price !== undefined,
    ),
    liveAnimal: oneOf('alive', fish, ({ liveAnimal }) => liveAnimal),
  };
};

const oneOf = (kind: string, tiles: ReadonlyArray<ProductTile>, fits: (tile: ProductTile) => boolean): ProductTile => {
  const tile = tiles.find(fits);
  if (tile === undefined) throw new Error(`no product that is ${kind} among ${tiles.length}`);
  return tile;
};
