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
  /** 0 to 5; undefined when nobody rated it. */
  readonly rating: number | undefined;
  readonly reviewCount: number;
  readonly department: string | undefined;
  readonly categoryId: string | undefined;
  readonly sizes: ReadonlyArray<string>;
  readonly flavors: ReadonlyArray<string>;
  /** Whether the default variant can be sent now. */
  readonly availableOnline: boolean;
  readonly showBuyOnlineAndPickInStore: boolean;
  readonly inStoreOnly: boolean;
  readonly liveAnimal: boolean;
  readonly repeatDelivery: boolean;
}

/** A tile that somebody paid for carries the ad; others do not. */
export interface AdPlacement {
  readonly id: string;
  readonly position: number | undefined;
}

/** Where a tile stands decides whether its price shows (REC-04). */
export const showsPrice = (
  tile: Pick<ProductTile, 'inStoreOnly' | 'liveAnimal' | 'showBuyOnlineAndPickInStore'>,
  ad?: AdPlacement,
): boolean =>
  ad === undefined ? !(tile.inStoreOnly && tile.liveAnimal) : !(tile.showBuyOnlineAndPickInStore || tile.inStoreOnly);

/** Whether a tile's Add To Cart would do something: it can be sent, has a price and needs no choice of variant. */
export const canAddFromTile = (tile: Pick<ProductTile, 'availableOnline' | 'inStoreOnly' | 'prices'>): boolean =>
  tile.availableOnline && !tile.inStoreOnly && tile.prices.price !== undefined;
