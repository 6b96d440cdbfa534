import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useMemo, type ReactElement } from 'react';
import type { TrackedItem } from '../../core/analytics/behaviour';
import { trackedTile } from '../../core/analytics/tracked-item';
import { canAddFromTile, type ProductTile } from '../../core/catalogue/tile';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { AddToCart } from '../design/add-to-cart';
import { ButtonLink } from '../design/button';
import { CachedFragment } from '../design/cached-fragment';
import { AvailabilityLine, Tile, type TileAvailability, type TileProps } from '../design/tile';
import { VisuallyHidden } from '../design/visually-hidden';
import type { MyStore } from '../stores/my-store';
import { MyStoreContext } from '../stores/my-store-context';

/** What a tile needs of the cart; the cart's view model has it. */
export interface TileCart {
  readonly isBusy: (id: string) => boolean;
  readonly add: (wanted: {
    readonly partNumber: string;
    readonly name: string;
    readonly quantity: number;
    readonly product?: TrackedItem;
    readonly price?: number | undefined;
  }) => unknown;
}

export interface CartTileProps extends Omit<TileProps, 'addToCart' | 'availability' | 'availabilityLine'> {
  /** Left out, the tile has no Add To Cart (REC-08). */
  readonly cart: TileCart | undefined;
  /** What this shopper can count on; what the catalogue and the shopper's own store know when left out. */
  readonly availability?: TileAvailability | undefined;
}

/** What the catalogue alone can promise of a tile. */
const catalogueAvailability = (tile: ProductTile): TileAvailability => {
  if (tile.inStoreOnly) return { text: 'In stores only', tone: 'some' };
  if (tile.showBuyOnlineAndPickInStore) return { text: 'Pickup in store only', tone: 'some' };
  if (!tile.availableOnline) return { text: 'Out of stock online', tone: 'none' };
  return { text: tile.repeatDelivery ? 'In stock, or on repeat' : 'In stock, ready to ship', tone: 'good' };
};

/**
 * What the shopper's store adds to it: a product on its shelf can be had today, which beats every other way; one that
 * can be had in no other way is told to be missing there. Everything else is as the catalogue says.
 */
export const tileAvailability = (
  tile: ProductTile,
  myStore?: Pick<MyStore, 'store' | 'pickupOf'>,
): TileAvailability => {
  const pickup = myStore?.pickupOf(tile.sku) ?? 'unknown';
  const name = myStore?.store?.name;
  if (name === undefined || pickup === 'unknown') return catalogueAvailability(tile);
  if (pickup === 'today') return { text: `Pickup today at ${name}`, tone: 'good' };
  const isSentNow = tile.availableOnline && !tile.inStoreOnly && !tile.showBuyOnlineAndPickInStore;
  return isSentNow ? catalogueAvailability(tile) : { text: `Not in stock at ${name}`, tone: 'some' };
};

/** Follows the shopper's store by itself, and has the tile's variant looked up there. */
const StoreAvailability = observer(({ tile }: Pick<CartTileProps, 'tile'>): ReactElement => {
  const { sku } = tile;
  const myStore = use(MyStoreContext);
  useEffect(() => myStore?.watch([sku]), [myStore, sku]);
  return <AvailabilityLine {...tileAvailability(tile, myStore)} />;
});

/** Follows the cart by itself, so that one tile's button changes and neither a tile nor another button is drawn again. */
const CartButton = observer(
  ({ tile, cart }: Pick<CartTileProps, 'tile'> & { readonly cart: TileCart }): ReactElement => {
    const { sku, name } = tile;
    const isBusy = useMemo(() => computed(() => cart.isBusy(sku)), [cart, sku]);
    const myStore = use(MyStoreContext);
    // What cannot be sent may still lie on the shelf of the shopper's store.
    if (!canAddFromTile(tile) && myStore?.pickupOf(sku) === 'today') {
      return (
        <ButtonLink href={tile.url} look="secondary" block>
          See In Store
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      );
    }
    return (
      <AddToCart
        action={FORM_ACTIONS.addToCart}
        partNumber={sku}
        name={name}
        state={!canAddFromTile(tile) ? 'unavailable' : isBusy.get() ? 'adding' : 'ready'}
        onAdd={() =>
          cart.add({ partNumber: sku, name, quantity: 1, product: trackedTile(tile), price: tile.prices.price })
        }
      />
    );
  },
);

const isSent = ({ inStoreOnly, showBuyOnlineAndPickInStore, prices }: ProductTile): boolean =>
  !inStoreOnly && !showBuyOnlineAndPickInStore && prices.price !== undefined;

/** A product tile whose button fills this shopper's cart. On the server, where its HTML is cached, there is no cart. */
export const CartTile = ({ tile, cart, availability, onVisit, ...look }: CartTileProps): ReactElement => (
  <CachedFragment name="tile" inputs={[tile, look, availability, cart !== undefined]}>
    {() => (
      <Tile
        {...look}
        tile={tile}
        onVisit={onVisit}
        availability={availability}
        availabilityLine={availability === undefined ? <StoreAvailability tile={tile} /> : undefined}
        addToCart={cart !== undefined && isSent(tile) ? <CartButton tile={tile} cart={cart} /> : undefined}
      />
    )}
  </CachedFragment>
);
