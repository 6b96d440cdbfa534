import type { ProductTile } from '../catalogue/tile';
import type { TrackedItem } from './behaviour';

/** Converts a tile to the search service's terms: the product and the variant of the tile. */
export const trackedTile = ({ uniqueId, name, sku }: Pick<ProductTile, 'uniqueId' | 'name' | 'sku'>): TrackedItem => ({
  id: uniqueId,
  name,
  variationId: sku,
});
