import type { TypeOf } from 'io-ts';
import { NO_PRICES, pricesFrom, type Prices } from '../../core/catalogue/price';
import type { ProductTile } from '../../core/catalogue/tile';
import { productPath } from '../../core/paths/paths';
import { pageAddress } from '../http/page-address';
import type { itemWire } from './search-wire';

type Item = TypeOf<typeof itemWire>;
type ItemData = Item['data'];

const LIVE_ANIMALS = /live animals/i;

/** Converts a search result to a tile; missing fields get their usual values. */
export const toTile = ({ value, data }: Item): ProductTile => {
  const reviewCount = data.reviewCount ?? 0;
  const prices = toPrices(data);
  const { repeatDelivery = false, repeatPrice } = data;
  return {
    uniqueId: data.id,
    partNumber: data.partNumber ?? data.id,
    sku: data.sku ?? data.variation_id ?? data.id,
    name: value,
    brand: data.brand.find((name) => name.trim() !== ''),
    url: pageAddress(data.url ?? '') ?? productPath(data.id),
    image: data.image,
    prices,
    rating: reviewCount === 0 ? undefined : data.rating,
    reviewCount,
    department: data.department,
    categoryId: data.categoryId ?? data.group_ids[0],
    sizes: data.sizes,
    flavors: data.flavors,
    hasOptions: prices.hasRange || [data.sizes, data.flavors, data.colors].some(({ length }) => length > 1),
    availableOnline: data.availableOnline ?? true,
    showBuyOnlineAndPickInStore: data.showBuyOnlineAndPickInStore ?? false,
    inStoreOnly: data.inStoreOnly ?? false,
    liveAnimal: data.liveAnimal ?? data.taxonomy.some((name) => LIVE_ANIMALS.test(name)),
    repeatDelivery,
    ...(repeatDelivery && repeatPrice !== undefined ? { repeatPrice } : {}),
    ...(data.personalized === true ? { isPersonalized: true } : {}),
  };
};

/** Returns the service's own price block, or one built from single prices: the current one and the usual one. */
const toPrices = (data: ItemData): Prices =>
  data.prices?.price === undefined
    ? fromSinglePrices(data)
    : pricesFrom({ ...data.prices, price: data.prices.price, normalPrice: data.prices.normalPrice });

const fromSinglePrices = ({ price, finalPrice, listPrice, minPrice, maxPrice }: ItemData): Prices => {
  const now = finalPrice ?? price ?? minPrice ?? listPrice;
  return now === undefined
    ? NO_PRICES
    : pricesFrom({ price: now, normalPrice: listPrice ?? price, minPrice, maxPrice });
};
