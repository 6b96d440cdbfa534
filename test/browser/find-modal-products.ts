import { categoryPath } from '../../core/paths/paths';
import type { ProductTile } from '../../core/catalogue/tile';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';

const tilesOf = async (path: string): Promise<ReadonlyArray<ProductTile>> =>
  (pageDataOf((await new HttpShopper().get(path)).text).data as ListingData).listing.products;

const found = (kind: string, tile: ProductTile | undefined): ProductTile => {
  if (tile === undefined) throw new Error(`no product is ${kind}`);
  return tile;
};

const isShipped = ({ availableOnline, showBuyOnlineAndPickInStore }: ProductTile): boolean =>
  availableOnline && !showBuyOnlineAndPickInStore;

/** A product that is sold for pets of a certain weight. */
export const findDosed = async (): Promise<ProductTile> =>
  found(
    'dosed by weight',
    (await tilesOf(`${PATHS.home}/search?query=flea`)).find(({ name }) => /\d+ (?:lbs?|pounds)/i.test(name)),
  );

/** A frozen product that is shipped. */
export const findFrozen = async (): Promise<ProductTile> =>
  found(
    'frozen and shipped',
    (await tilesOf(categoryPath('dog/dog-food/fresh-and-frozen-dog-food'))).find(
      (tile) => tile.name.includes('Frozen') && isShipped(tile),
    ),
  );

interface WireCart {
  readonly orderItem?: ReadonlyArray<{ readonly x_vendor?: string }>;
}

/** Adds shipped crates, towers and gates to the cart until one of them is of another seller. Returns the seller's name. */
export const fillCartWithVendor = async (shopper: HttpShopper): Promise<string> => {
  for (const query of ['cat+tower', 'dog+crate', 'gate']) {
    for (const { sku } of (await tilesOf(`${PATHS.home}/search?query=${query}`)).filter(isShipped)) {
      await shopper.post('/cart/add', { partNumber: sku, quantity: '1' });
      const { text } = await shopper.call('GET', 'order/@self?extendedCart=true');
      const sellers = (JSON.parse(text) as WireCart).orderItem?.map(({ x_vendor }) => x_vendor);
      const seller = sellers?.find((each) => each !== undefined);
      if (seller !== undefined) return seller;
    }
  }
  throw new Error('no product of another seller');
};
