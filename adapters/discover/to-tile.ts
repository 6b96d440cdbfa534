import type { TypeOf } from 'io-ts';
import { productPath } from '../../core/paths/paths';
import { NO_PRICES, pricesFrom, type Prices } from '../../core/catalogue/price';
import type { ProductTile } from '../../core/catalogue/tile';
import { pageAddress } from '../http/page-address';
import type { productWire } from './discover-wire';

/** A product in the service's wire format. */
export type DiscoverProduct = TypeOf<typeof productWire>;

const LIVE_ANIMALS = 'Live Animals';

/** Converts a product to a tile (REC-02); missing fields get their usual values. */
export const toTile = (product: DiscoverProduct): ProductTile => {
  const { sku, name, swatch, ptc_omni_repeat_delivery_fl: repeatDelivery = false, rd_price_USD: repeatPrice } = product;
  const reviewCount = product.review_count ?? 0;
  const path = product.ptc_omni_taxonomy.flatMap((written) => written.split('>').map((name) => name.trim()));
  const inStoreOnly = product.ptc_omni_in_store_only_flag ?? false;
  const prices = toPrices(product);
  const { size: sizes = [], flavor: flavors = [], color: colors = [] } = swatch ?? {};
  return {
    uniqueId: sku,
    partNumber: product.prod_partnumber ?? sku,
    sku: product.sku_partnumber ?? sku,
    name,
    brand: product.brands[0],
    url: pageAddress(product.url ?? '') ?? productPath(sku),
    image: product.image_url,
    prices,
    rating: reviewCount === 0 ? undefined : product.review_rating,
    reviewCount,
    department: departmentOf(path),
    categoryId: undefined,
    sizes,
    flavors,
    hasOptions: prices.hasRange || [sizes, flavors, colors].some(({ length }) => length > 1),
    availableOnline: swatch?.available ?? !inStoreOnly,
    // A product that can be picked up but has no price for shipping is not shipped.
    showBuyOnlineAndPickInStore:
      !inStoreOnly && product.bopusprice_USD !== undefined && product.price_USD === undefined,
    inStoreOnly,
    liveAnimal: path.includes(LIVE_ANIMALS),
    repeatDelivery,
    ...(repeatDelivery && repeatPrice !== undefined ? { repeatPrice } : {}),
    ...(swatch?.personalized === true ? { isPersonalized: true } : {}),
  };
};

/** Returns the department of a category path: `small-pet` for `Small Pet > Cages`. */
const departmentOf = (path: ReadonlyArray<string>): string | undefined =>
  path
    .find((name) => name !== LIVE_ANIMALS && name !== '')
    ?.toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');

/** The final price is the current one; when it is missing, the other prices replace it. */
const toPrices = (product: DiscoverProduct): Prices => {
  const { final_price, price_USD, bopusprice_USD, price, listprice_USD, swatch } = product;
  const now = final_price ?? price_USD ?? bopusprice_USD ?? price ?? listprice_USD;
  return now === undefined
    ? NO_PRICES
    : pricesFrom({
        price: now,
        normalPrice: listprice_USD ?? price,
        minPrice: swatch?.min_price,
        maxPrice: swatch?.max_price,
      });
};
