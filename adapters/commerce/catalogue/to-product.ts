import * as O from 'fp-ts/Option';
import type { TypeOf } from 'io-ts';
import { brandPath, categoryPath, productPath } from '../../../core/paths/paths';
import { pricesOf, type VariantPrice } from '../../../core/catalogue/price';
import type { Breadcrumb, Product, Stock, Variant } from '../../../core/catalogue/product';
import { toPersonalizationOffer } from '../personalization-wire';
import { plainText } from '../plain-text';
import type { inventoryWire, productViewWire } from './product-wire';

type View = NonNullable<TypeOf<typeof productViewWire>>;
type Entry = View['catalogEntryView'][number];
type Sku = Entry['sKUs'][number];
type Availability = TypeOf<typeof inventoryWire>['InventoryAvailability'][number];

/** Returns the first product of a view; none for an empty view. `url` is the requested one. */
export const toProduct = (view: TypeOf<typeof productViewWire>, url: string): O.Option<Product> => {
  const [entry] = view?.catalogEntryView ?? [];
  return view === undefined || entry === undefined ? O.none : O.some(productOf(entry, view, url));
};

const productOf = (entry: Entry, view: View, url: string): Product => {
  const variants = variantsOf(entry);
  const counts = entry.x_ratingCounts.map((count) => count ?? 0);
  const reviewCount = entry.x_reviewCount ?? counts.reduce((sum, count) => sum + count, 0);
  return {
    id: entry.uniqueID,
    partNumber: entry.partNumber,
    url: productPath(lastPart(entry.x_url) ?? url),
    name: entry.name,
    brand: brandOf(entry),
    department: entry.x_department,
    images: imagesOf(entry),
    description: plainText(entry.longDescription ?? entry.shortDescription ?? ''),
    highlights: entry.x_highlights,
    ingredients: entry.x_ingredients,
    feeding: entry.x_feeding,
    specification: entry.x_specification,
    facts: entry.x_facts,
    prices: pricesOf(variants),
    variants,
    rating: reviewCount === 0 ? undefined : entry.x_rating,
    reviewCount,
    ratingCounts: counts,
    inStoreOnly: entry.x_inStoreOnly ?? false,
    pickupOnly: entry.x_pickupOnly ?? false,
    repeatDelivery: entry.x_repeatDelivery ?? false,
    liveAnimal: entry.x_liveAnimal ?? false,
    ...(entry.x_frozen === true ? { isFrozen: true } : {}),
    ...toPersonalizationOffer(entry.x_personalization),
    breadcrumbs: view.breadCrumbTrailEntryView.flatMap(toBreadcrumb),
  };
};

const ONLY_VARIANT = { x_images: [], x_firstRepeatPrice: undefined, x_repeatPrice: undefined };

/** A product without SKUs of its own counts as its only variant. */
const variantsOf = (entry: Entry): ReadonlyArray<Variant> =>
  (entry.sKUs.length === 0 ? [{ ...entry, ...ONLY_VARIANT }] : entry.sKUs).map(toVariant);

const toVariant = (sku: Sku): Variant => ({
  id: sku.uniqueID,
  partNumber: sku.partNumber,
  size: attribute(sku, 'size'),
  flavor: attribute(sku, 'flavor') ?? attribute(sku, 'flavour'),
  color: attribute(sku, 'color') ?? attribute(sku, 'colour'),
  gtin: sku.x_gtin,
  images: sku.x_images,
  ...repeatPricesOf(sku),
  ...toVariantPrice(sku),
});

const repeatPricesOf = ({
  x_firstRepeatPrice: first,
  x_repeatPrice: later,
}: Pick<Sku, 'x_firstRepeatPrice' | 'x_repeatPrice'>): Pick<Variant, 'repeatPrices'> =>
  later === undefined ? {} : { repeatPrices: { first: first ?? later, later } };

/** Converts prices. An offer that is not below the usual price is dropped. */
export const toVariantPrice = (sku: Pick<Sku, 'price'>): VariantPrice => {
  const display = priceFor(sku, 'display');
  const offer = priceFor(sku, 'offer');
  const listPrice = display ?? offer;
  return {
    listPrice,
    offerPrice: offer !== undefined && listPrice !== undefined && offer < listPrice ? offer : undefined,
  };
};

const priceFor = ({ price }: Pick<Sku, 'price'>, usage: 'display' | 'offer'): number | undefined =>
  price.find((one) => one.usage?.toLowerCase() === usage)?.value;

const attribute = ({ attributes }: Sku, wanted: string): string | undefined =>
  attributes.find(({ identifier, name }) => (identifier ?? name)?.toLowerCase() === wanted)?.values[0]?.value;

/** Returns the brand; undefined for a product without one, in any notation of the backend. */
const brandOf = ({ manufacturer = '', x_brandSlug }: Entry): Product['brand'] => {
  const name = manufacturer.trim();
  const slug = x_brandSlug ?? slugOf(name);
  return name === '' || slug === '' ? undefined : { name, url: brandPath(slug) };
};

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const imagesOf = ({ fullImage, thumbnail, x_images }: Entry): ReadonlyArray<string> => [
  ...new Set([fullImage ?? thumbnail, ...x_images].filter((image) => image !== undefined)),
];

/** Converts a step of the path. A step without an address cannot be linked and is left out. */
const toBreadcrumb = ({ label, x_path }: View['breadCrumbTrailEntryView'][number]): ReadonlyArray<Breadcrumb> =>
  x_path === undefined ? [] : [{ label, url: categoryPath(x_path) }];

/** Returns the last part of a path: `/shop/en/petcostore/product/chew` and `chew` are addresses of the same product. */
export const lastPart = (address: string | undefined): string | undefined => address?.split('/').at(-1);

const STATUSES: ReadonlyArray<readonly [RegExp, Stock['status']]> = [
  [/^unavailable$/i, 'unavailable'],
  [/^back/i, 'backorderable'],
  [/^available$/i, 'available'],
];

/** Converts the stock. An unknown status is derived from the quantity. */
export const toStock = ({ productId, inventoryStatus = '', availableQuantity }: Availability): Stock => ({
  variantId: productId,
  status:
    STATUSES.find(([pattern]) => pattern.test(inventoryStatus))?.[1] ??
    ((availableQuantity ?? 0) > 0 ? 'available' : 'unavailable'),
  quantity: availableQuantity,
});
