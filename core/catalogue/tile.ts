import type { Capabilities } from '../configuration/capabilities';
import type { Prices } from './price';

/** What a product tile shows (REC-02). */
export interface ProductTile {
  readonly uniqueId: string;
  /** The product's part number. */
  readonly partNumber: string;
  /** Part number of the variant that Add To Cart takes. */
  readonly sku: string;
  readonly name: string;
  readonly brand: string | undefined;
  /** Path of the product page. */
  readonly url: string;
  readonly image: string | undefined;
  readonly prices: Prices;
  /** 0 to 5; undefined without ratings. */
  readonly rating: number | undefined;
  readonly reviewCount: number;
  readonly department: string | undefined;
  readonly categoryId: string | undefined;
  readonly sizes: ReadonlyArray<string>;
  readonly flavors: ReadonlyArray<string>;
  /** Whether the product has several variants, so that one has to be chosen before it is added (PRO-09). */
  readonly hasOptions: boolean;
  /** Whether it can be shipped now, if only in another variant than that of `sku`. */
  readonly availableOnline: boolean;
  readonly showBuyOnlineAndPickInStore: boolean;
  readonly inStoreOnly: boolean;
  readonly liveAnimal: boolean;
  readonly repeatDelivery: boolean;
  /** What `prices.price` becomes on repeat delivery after the first one, where it is known (RPD-01). */
  readonly repeatPrice?: number | undefined;
  /** Whether it is made with a text of the shopper's, which its page asks for (PRO-08). */
  readonly isPersonalized?: boolean;
}

/**
 * Removes from a tile what a shop with these capabilities does not have: repeat delivery, and the availability of
 * products that only stores sell.
 */
export const tileWithin =
  (capabilities: Capabilities) =>
  (tile: ProductTile): ProductTile => {
    const isUnreachable =
      (tile.inStoreOnly && !capabilities.has('stores')) ||
      (tile.showBuyOnlineAndPickInStore && !capabilities.has('pickup'));
    const isRepeated = tile.repeatDelivery && capabilities.has('repeat-delivery');
    if (!isUnreachable && isRepeated === tile.repeatDelivery) return tile;
    return {
      ...tile,
      repeatDelivery: isRepeated,
      repeatPrice: isRepeated ? tile.repeatPrice : undefined,
      ...(isUnreachable ? { inStoreOnly: false, showBuyOnlineAndPickInStore: false, availableOnline: false } : {}),
    };
  };

/** The ad of a sponsored tile; other tiles have none. */
export interface AdPlacement {
  readonly id: string;
  readonly position: number | undefined;
}

/** Decides by the place of a tile whether its price is shown (REC-04). */
export const showsPrice = (
  tile: Pick<ProductTile, 'inStoreOnly' | 'liveAnimal' | 'showBuyOnlineAndPickInStore'>,
  ad?: AdPlacement,
): boolean =>
  ad === undefined ? !(tile.inStoreOnly && tile.liveAnimal) : !(tile.showBuyOnlineAndPickInStore || tile.inStoreOnly);

/** Whether the product of a tile can be added: it can be shipped, has a price, and needs no text of the shopper. */
export const canAddFromTile = (
  tile: Pick<ProductTile, 'availableOnline' | 'inStoreOnly' | 'isPersonalized' | 'prices'>,
): boolean =>
  tile.availableOnline && !tile.inStoreOnly && tile.isPersonalized !== true && tile.prices.price !== undefined;
