import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactElement } from 'react';
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

/** Follows the cart by itself, so that one tile's button changes and neither a tile nor another button is drawn again. */
const CartButton = observer(({ tile, cart }: Pick<CartTileProps, 'tile' | 'cart'>): ReactElement => {
  const { sku, name } = tile;
  const isBusy = useMemo(() => computed(() => cart.isBusy(sku)), [cart, sku]);
  return (
    <AddToCart
      action={FORM_ACTIONS.addToCart}
      partNumber={sku}
      name={name}
      state={!canAddFromTile(tile) ? 'unavailable' : isBusy.get() ? 'adding' : 'ready'}
      onAdd={() => cart.add({ partNumber: sku, name, quantity: 1 })}
    />
  );
});

const isSent = ({ inStoreOnly, showBuyOnlineAndPickInStore, prices }: ProductTile): boolean =>
  !inStoreOnly && !showBuyOnlineAndPickInStore && prices.price !== undefined;

/** A product tile whose button fills this shopper's cart. Where drawings are reused, no cart is being changed. */
export const CartTile = ({ tile, cart, availability, onVisit, ...look }: CartTileProps): ReactElement => (
  <Reused name="tile" from={[tile, look, availability]}>
    {() => (
      <Tile
        {...look}
        tile={tile}
        onVisit={onVisit}
        availability={availability ?? catalogueAvailability(tile)}
        addToCart={isSent(tile) ? <CartButton tile={tile} cart={cart} /> : undefined}
      />
    )}
  </Reused>
);
