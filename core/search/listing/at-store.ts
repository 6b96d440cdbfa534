import type { ProductTile } from '../../catalogue/tile';
import { variantUrl } from '../../paths/product-paths';
import type { Listing } from './listing';
import { storeOf, type ListingQuery } from './listing-query';

/**
 * In a list of what a store has in stock, leads each tile to the variant that the store has, so that the product's page
 * says the same of the store as the list (FND-04). Other lists stay as they are.
 */
export const withVariantsAtStore =
  (query: Pick<ListingQuery, 'filters'>) =>
  (listing: Listing): Listing =>
    storeOf(query) === undefined ? listing : { ...listing, products: listing.products.map(atVariant) };

const atVariant = (tile: ProductTile): ProductTile =>
  tile.hasOptions ? { ...tile, url: variantUrl(tile.url, tile.sku) } : tile;
