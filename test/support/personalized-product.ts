import { searchPath } from '../../core/paths/paths';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import type { ProductTile } from '../../core/catalogue/tile';
import { eventually } from './eventually';
import { HttpShopper, pageDataOf } from './http-shopper';

const WITHIN_MS = 30_000;

/** A personalised product of the shop that is in stock: an ID tag, or a collar. Rejects when there is none. */
export const findPersonalized = async (kind: 'tag' | 'collar', address?: string): Promise<ProductTile> => {
  const shopper = new HttpShopper(address);
  const path = searchPath(kind === 'tag' ? 'engraved id tag' : 'personalized collar');
  const { listing } = await eventually(
    async () => pageDataOf((await shopper.get(path)).text).data as ListingData,
    WITHIN_MS,
  );
  const tile = listing.products.find(({ isPersonalized, availableOnline }) => isPersonalized && availableOnline);
  if (tile === undefined) throw new Error(`no ${kind} among ${listing.products.length} products`);
  return tile;
};
