import { use, useEffect } from 'react';
import type { ProductTile } from '../../core/catalogue/tile';
import { MyStoreContext } from './my-store-context';

/**
 * Requests the stock of all tiles of a list at the shopper's store: one effect for the list instead of one for each
 * tile. `tiles` must be the same array while the list is the same.
 */
export const useStock = (tiles: ReadonlyArray<Pick<ProductTile, 'sku'>>): void => {
  const myStore = use(MyStoreContext);
  useEffect(() => myStore?.watch(tiles.map(({ sku }) => sku)), [myStore, tiles]);
};
