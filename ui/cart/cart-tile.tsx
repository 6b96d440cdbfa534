import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { use, useMemo, type ReactElement } from 'react';
import type { TrackedItem } from '../../core/analytics/behaviour';
import { trackedTile } from '../../core/analytics/tracked-item';
import { formatPrice } from '../../core/catalogue/price';
import { canAddFromTile, type ProductTile } from '../../core/catalogue/tile';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { AddToCart } from '../design/add-to-cart';
import { ButtonLink } from '../design/button';
import { CachedFragment } from '../design/cached-fragment';
import { CurrencyContext } from '../design/money';
import { isPlainClick } from '../design/plain-click';
import { AvailabilityLine, Tile, type TileAvailability, type TileProps } from '../design/tile';
import { VisuallyHidden } from '../design/visually-hidden';
import { Heart } from '../lists/heart';
import type { MyStore } from '../stores/my-store';
import { MyStoreContext } from '../stores/my-store-context';
import { OptionsContext } from './options/wanted-options';

/** The part of the cart's view model that a tile uses. */
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

export interface CartTileProps extends Omit<TileProps, 'addToCart' | 'availability' | 'availabilityLine' | 'heart'> {
  /** Without it, the tile has no Add To Cart (REC-08). */
  readonly cart: TileCart | undefined;
  /** The availability for this shopper. By default it is derived from the catalogue and the shopper's store. */
  readonly availability?: TileAvailability | undefined;
}

/**
 * Returns the availability by the catalogue alone. The price on repeat is that of later deliveries; the first one is
 * cheaper (RPD-01). Nothing else stands beside it, because a narrow tile would cut the line.
 */
const catalogueAvailability = (tile: ProductTile, currency: string): TileAvailability => {
  if (tile.inStoreOnly) return { text: 'In store only', tone: 'some' };
  if (tile.showBuyOnlineAndPickInStore) return { text: 'Store pickup only', tone: 'some' };
  if (!tile.availableOnline) return { text: 'Out of stock online', tone: 'none' };
  const { repeatPrice } = tile;
  return {
    text:
      repeatPrice !== undefined
        ? `${tile.prices.hasRange ? 'from ' : ''}${formatPrice(repeatPrice, currency)} on repeat`
        : tile.repeatDelivery
          ? 'In stock · Repeat Delivery'
          : 'In stock, ready to ship',
    tone: 'good',
  };
};

/**
 * Returns the availability with the shopper's store. A product in stock there can be picked up today, unless it is sold
 * in stores only. A product that cannot be shipped is shown as missing when the store does not have it. Otherwise the
 * catalogue decides. The currency is an ISO 4217 code.
 */
export const tileAvailability = (
  tile: ProductTile,
  myStore: Pick<MyStore, 'store' | 'pickupOf'> | undefined,
  currency: string,
): TileAvailability => {
  const pickup = myStore?.pickupOf(tile.sku) ?? 'unknown';
  const name = myStore?.store?.name;
  const anywhere = catalogueAvailability(tile, currency);
  if (name === undefined || pickup === 'unknown') return anywhere;
  if (pickup === 'today') return { text: `${tile.inStoreOnly ? 'In stock' : 'Pickup today'} at ${name}`, tone: 'good' };
  return anywhere.tone === 'good' ? anywhere : { text: `Not in stock at ${name}`, tone: 'some' };
};

/** Observes the shopper's store itself. The list of the tile requests the stock there (`useStock`). */
const StoreAvailability = observer(({ tile }: Pick<CartTileProps, 'tile'>): ReactElement => (
  <AvailabilityLine {...tileAvailability(tile, use(MyStoreContext), use(CurrencyContext))} />
));

/** Leads to the product's page for what a tile cannot do. */
const ToPage = ({ tile, text }: Pick<CartTileProps, 'tile'> & { readonly text: string }): ReactElement => (
  <ButtonLink href={tile.url} look="secondary" block>
    {text}
    <VisuallyHidden> {tile.name}</VisuallyHidden>
  </ButtonLink>
);

/** Observes the cart itself, so that a change renders one button and not the whole tile. */
const CartButton = observer(
  ({ tile, cart }: Pick<CartTileProps, 'tile'> & { readonly cart: TileCart }): ReactElement => {
    const { sku, name } = tile;
    const isBusy = useMemo(() => computed(() => cart.isBusy(sku)), [cart, sku]);
    const myStore = use(MyStoreContext);
    const choose = use(OptionsContext);
    // A product that cannot be shipped may be in stock at the shopper's store.
    if (!canAddFromTile(tile) && myStore?.pickupOf(sku) === 'today') {
      return <ToPage tile={tile} text="See In Store" />;
    }
    if (canAddFromTile(tile) && tile.hasOptions) {
      return (
        <ButtonLink
          href={tile.url}
          look="secondary"
          block
          aria-label={`Choose Options ${name}`}
          onClick={(event) => {
            if (choose === undefined || !isPlainClick(event)) return;
            event.preventDefault();
            choose(tile);
          }}
        >
          Choose Options
        </ButtonLink>
      );
    }
    if (tile.isPersonalized === true) {
      return <ToPage tile={tile} text="Personalize" />;
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

/**
 * A product tile whose button adds to this shopper's cart. On the server, where its HTML is cached, there is no cart.
 */
export const CartTile = ({ tile, cart, availability, onVisit, ...look }: CartTileProps): ReactElement => (
  <CachedFragment name="tile" inputs={[tile, look, availability, cart !== undefined]}>
    {() => (
      <Tile
        {...look}
        tile={tile}
        onVisit={onVisit}
        availability={availability}
        availabilityLine={availability === undefined ? <StoreAvailability tile={tile} /> : undefined}
        heart={<Heart partNumber={tile.sku} name={tile.name} />}
        addToCart={cart !== undefined && isSent(tile) ? <CartButton tile={tile} cart={cart} /> : undefined}
      />
    )}
  </CachedFragment>
);
