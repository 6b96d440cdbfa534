import type { TypeOf } from 'io-ts';
import type { AdvertisedProduct } from '../../../core/ads/server/advertised-products';
import { productPath } from '../../../core/paths/paths';
import { pricesOf, type Prices } from '../../../core/catalogue/price';
import type { advertisedProductWire } from './advertised-wire';
import { plainText } from '../plain-text';
import { lastPart, toVariantPrice } from './to-product';

type Entry = TypeOf<typeof advertisedProductWire>;
type Sku = Pick<Entry, 'partNumber' | 'price' | 'x_inventoryStatus'>;

/** An ad shows one or two lines of the description. */
const MAX_DESCRIPTION_LENGTH = 300;
const MAX_MESSAGE_LENGTH = 1_000;

/** Returns products by the requested part numbers. */
export const toAdvertised = (
  entries: ReadonlyArray<Entry>,
  asked: ReadonlyArray<string>,
): ReadonlyArray<readonly [sku: string, product: AdvertisedProduct]> => {
  const found = new Map<string, AdvertisedProduct>();
  for (const entry of entries) {
    const variants = variantsOf(entry);
    for (const variant of variants) found.set(variant.partNumber, toProduct(entry, variants, variant));
    const offered = offeredOf(variants);
    if (offered !== undefined) found.set(entry.partNumber, toProduct(entry, variants, offered));
  }
  return asked.flatMap((sku) => {
    const product = found.get(sku);
    return product === undefined ? [] : [[sku, product] as const];
  });
};

/** A product without SKUs of its own counts as its only variant. */
const variantsOf = (entry: Entry): ReadonlyArray<Sku> => (entry.sKUs.length === 0 ? [entry] : entry.sKUs);

const paidFor = (sku: Sku): number => pricesOf([toVariantPrice(sku)]).price ?? Infinity;

/**
 * Returns the variant for an ad of a whole product: the least expensive one that can be shipped, otherwise the first
 * one.
 */
const offeredOf = (variants: ReadonlyArray<Sku>): Sku | undefined =>
  variants.filter(isStocked).sort((one, other) => paidFor(one) - paidFor(other))[0] ?? variants[0];

/** Whether a variant is in stock. It counts as available when the service sends no stock. */
const isStocked = ({ x_inventoryStatus = 'Available' }: Sku): boolean => !/^unavailable$/i.test(x_inventoryStatus);

const toProduct = (entry: Entry, variants: ReadonlyArray<Sku>, sku: Sku): AdvertisedProduct => {
  const inStoreOnly = entry.x_inStoreOnly ?? false;
  const pickupOnly = entry.x_pickupOnly ?? false;
  const isInStores = inStoreOnly || pickupOnly || (entry.x_liveAnimal ?? false);
  const availableOnline = !isInStores && isStocked(sku);
  return {
    sku: sku.partNumber,
    uniqueId: entry.uniqueID,
    url: productPath(lastPart(entry.x_url) ?? entry.partNumber),
    name: entry.name,
    description: plainText(entry.shortDescription ?? entry.longDescription ?? '').slice(0, MAX_DESCRIPTION_LENGTH),
    manufacturer: entry.manufacturer ?? '',
    thumbnail: entry.thumbnail ?? entry.fullImage ?? '',
    rating: (entry.x_reviewCount ?? 0) === 0 ? undefined : entry.x_rating,
    reviewCount: entry.x_reviewCount ?? 0,
    prices: pricesFor(variants, sku),
    rdMessageHtml: messageOf(entry.x_rdMessage ?? (entry.x_repeatDelivery === true ? REPEAT_DELIVERY : '')),
    bogoMessageHtml: messageOf(entry.x_bogoMessage ?? ''),
    // Only if the catalogue says so, because no other source knows the distance to the shopper.
    sameDayDelivery: availableOnline && entry.x_sameDayDelivery === true,
    showBuyOnlineAndPickInStore: pickupOnly,
    inStoreOnly,
    availableOnline,
    department: entry.x_department,
    isSold: availableOnline || isInStores,
  };
};

const REPEAT_DELIVERY = 'Repeat Delivery';

/**
 * Returns a message as HTML without markup: its text, with `<` and `&` escaped. Drops a message that is too long, because
 * cutting it would break its markup.
 */
const messageOf = (html: string): string =>
  html.length > MAX_MESSAGE_LENGTH ? '' : plainText(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the price of the variant that Add To Cart uses, with the range of all variants. */
const pricesFor = (variants: ReadonlyArray<Sku>, sku: Sku): Prices => {
  const { hasRange, minPrice, maxPrice } = pricesOf(variants.map(toVariantPrice));
  const own = pricesOf([toVariantPrice(sku)]);
  return own.price === undefined ? own : { ...own, hasRange, minPrice, maxPrice };
};
