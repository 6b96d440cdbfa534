import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { canAddFromTile, type ProductTile } from '../../../core/catalogue/tile';
import { FORM_ACTIONS } from '../../chrome/form-actions';
import { AddToCart } from '../../design/add-to-cart';
import { Reused } from '../../design/reused';
import { Tile, type TileAvailability, type TileProps } from '../../design/tile';

/** What a tile needs of the cart; the cart's view model has it. */
export interface TileCart {
  readonly isBusy: (id: string) => boolean;
  readonly add: (wanted: { readonly partNumber: string; readonly name: string; readonly quantity: number }) => unknown;
}

export interface CartTileProps extends Omit<TileProps, 'addToCart' | 'availability'> {
  readonly cart: TileCart;
  /** What this shopper can count on; what the catalogue alone knows when left out. */
  readonly availability?: TileAvailability | undefined;
}

/** What the catalogue alone can promise of a tile. */
export const catalogueAvailability = (tile: ProductTile): TileAvailability => {
  if (tile.inStoreOnly) return { text: 'In stores only', tone: 'some' };
  if (tile.showBuyOnlineAndPickInStore) return { text: 'Pickup in store only', tone: 'some' };
  if (!tile.availableOnline) return { text: 'Out of stock online', tone: 'none' };
  return { text: tile.repeatDelivery ? 'In stock, or on repeat' : 'In stock, ready to ship', tone: 'good' };
};

/** A product tile whose button fills this shopper's cart. */
export const CartTile = observer(({ cart, availability, onVisit, ...look }: CartTileProps): ReactElement => {
  const { sku, name, inStoreOnly, showBuyOnlineAndPickInStore, prices } = look.tile;
  const isSent = !inStoreOnly && !showBuyOnlineAndPickInStore && prices.price !== undefined;
  const state = !canAddFromTile(look.tile) ? 'unavailable' : cart.isBusy(sku) ? 'adding' : 'ready';
  return (
    <Reused name="tile" from={[look, availability, state]}>
      {() => (
        <Tile
          {...look}
          onVisit={onVisit}
          availability={availability ?? catalogueAvailability(look.tile)}
          addToCart={
            !isSent ? undefined : (
              <AddToCart
                action={FORM_ACTIONS.addToCart}
                partNumber={sku}
                name={name}
                state={state}
                onAdd={() => cart.add({ partNumber: sku, name, quantity: 1 })}
              />
            )
          }
        />
      )}
    </Reused>
  );
});
