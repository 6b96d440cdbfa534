import type { ProductTile } from '../catalogue/tile';
import type { TrackedItem } from './behaviour';

/** A tile as the search service knows it: the product, and the variant that the tile stands for. */
export const trackedTile = ({ uniqueId, name, sku }: Pick<ProductTile, 'uniqueId' | 'name' | 'sku'>): TrackedItem => ({
  id: uniqueId,
  name,
  variationId: sku,
});
