import type { CatalogueStore } from '../../catalogue/catalogue-store.ts';
import type { Product, Sku } from '../../catalogue/catalogue-records.ts';
import { isRepeatable } from '../../catalogue/is-repeatable.ts';
import { repeatPriceOf } from '../../promotions/repeat-discount.ts';
import { ownValue } from '../../shared/own-value.ts';
import { ONLINE } from '../../stores/read-stock.ts';
import { mapVariations, type Variation, type VariationsMap } from './variations-map.ts';
import type { BrandSuggestion, CategorySuggestion, PhraseSuggestion } from '../model/search-types.ts';

/** One result on the wire. */
export interface ResultItem {
  readonly value: string;
  readonly matched_terms: readonly string[];
  readonly labels: Readonly<Record<string, unknown>>;
  readonly is_slotted: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  readonly variations?: readonly Variation[];
  readonly variations_map?: unknown;
}

/** Requested data of each product in addition to its tile. */
export interface ItemShape {
  readonly variationsMap?: VariationsMap | undefined;
  /** Every variation of a product, with its own data. */
  readonly withVariations?: boolean;
  /** Stores: of the SKUs of a product, one that they have is shown; default any. */
  readonly atStores?: readonly string[];
  /** Requested fields of the data; default all. The id is always included. */
  readonly fields?: readonly string[];
}

const PRODUCT_PATH = '/shop/en/petcostore/product/';
const BRAND_PATH = '/shop/en/petcostore/brand/';
const CATEGORY_PATH = '/shop/en/petcostore/category/';
const MAX_DESCRIPTION_LENGTH = 160;

const toItem = (value: string, matchedTerms: readonly string[], data: ResultItem['data']): ResultItem => ({
  value,
  matched_terms: matchedTerms,
  labels: {},
  is_slotted: false,
  data,
});

const distinct = (values: readonly (string | null)[]): readonly string[] => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

const dollars = (cents: number): number => cents / 100;

const shortened = (text: string): string =>
  text.length <= MAX_DESCRIPTION_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH))}…`;

const paidFor = (sku: Sku): number | null => sku.offerPriceCents ?? sku.listPriceCents;

/** What one piece costs on repeat delivery after the first one; nothing for a product that is not repeated. [RPD-01] */
const repeatPrice = (product: Product, cents: number): { readonly rd_price_USD?: number } =>
  isRepeatable(product) ? { rd_price_USD: dollars(repeatPriceOf(cents)) } : {};

/** Prices of a tile in dollars; fields without a value are left out. */
const pricesOf = (product: Product, skus: readonly Sku[]): Readonly<Record<string, unknown>> => {
  const priced = skus.flatMap((sku) => {
    const cents = paidFor(sku);
    return cents === null ? [] : [{ sku, cents }];
  });
  const cheapest = priced.reduce<(typeof priced)[number] | undefined>(
    (best, entry) => (best === undefined || entry.cents < best.cents ? entry : best),
    undefined,
  );
  if (cheapest === undefined) return { has_range: false };
  const { listPriceCents, offerPriceCents } = cheapest.sku;
  const highest = priced.reduce((most, { cents }) => Math.max(most, cents), 0);
  return {
    price: dollars(cheapest.cents),
    min_price: dollars(cheapest.cents),
    max_price: dollars(highest),
    has_range: highest !== cheapest.cents,
    ...(listPriceCents === null ? {} : { list_price: dollars(listPriceCents) }),
    ...(offerPriceCents === null ? {} : { offer_price: dollars(offerPriceCents) }),
    ...repeatPrice(product, cheapest.cents),
  };
};

const facetsOf = (product: Product, skus: readonly Sku[]): readonly unknown[] =>
  [
    { name: 'Brand', values: distinct([product.brandName || null]) },
    { name: 'Life Stage', values: distinct([product.lifeStage]) },
    { name: 'Flavor', values: distinct(skus.map((sku) => sku.flavor)) },
    { name: 'Size', values: distinct(skus.map((sku) => sku.size)) },
    { name: 'Color', values: distinct(skus.map((sku) => sku.color)) },
  ].filter((facet) => facet.values.length > 0);

/** The cheapest SKU that can be delivered; undefined when none of these can. */
const offeredOf = (product: Product, skus: readonly Sku[], stocked: ReadonlySet<string>): Sku | undefined =>
  product.inStoreOnly || product.pickupOnly || product.liveAnimal
    ? undefined
    : skus
        .filter((sku) => stocked.has(sku.id) && paidFor(sku) !== null)
        .sort((one, other) => (paidFor(one) ?? 0) - (paidFor(other) ?? 0))[0];

/** `near` are the SKUs to show if possible. The product is available when any SKU can be delivered, shown or not. */
const dataOf = (
  product: Product,
  skus: readonly Sku[],
  near: readonly Sku[],
  stocked: ReadonlySet<string>,
): ResultItem['data'] => {
  const offered = offeredOf(product, skus, stocked);
  const shown = near.length > 0 ? (offeredOf(product, near, stocked) ?? near[0]) : (offered ?? skus[0]);
  return {
    id: product.id,
    ...(shown === undefined ? {} : { variation_id: shown.id, sku: shown.partNumber }),
    part_number: product.partNumber,
    url: PRODUCT_PATH + product.url,
    image_url: product.imageUrl,
    description: shortened(product.description),
    ...(product.brandName === '' ? {} : { brand: product.brandName, brand_slug: product.brandSlug }),
    department: product.department,
    group_ids: product.categoryIds,
    category_names: product.taxonomy.split(' > ').filter((name) => name !== 'Live Animals'),
    taxonomy: product.taxonomy,
    form: product.form,
    ...(product.lifeStage === null ? {} : { life_stage: product.lifeStage }),
    ...(product.rating === null ? {} : { rating: product.rating }),
    review_count: product.reviewCount,
    ...pricesOf(product, skus),
    sizes: distinct(skus.map((sku) => sku.size)),
    flavors: distinct(skus.map((sku) => sku.flavor)),
    colors: distinct(skus.map((sku) => sku.color)),
    in_store_only: product.inStoreOnly,
    pickup_only: product.pickupOnly,
    repeat_delivery: product.repeatDelivery,
    live_animal: product.liveAnimal,
    available: offered !== undefined,
    ...(product.personalization === null ? {} : { personalized: true }),
    facets: facetsOf(product, skus),
  };
};

const variationOf = (product: Product, sku: Sku, stocked: ReadonlySet<string>): Variation => {
  const paid = paidFor(sku);
  return {
    value: product.name,
    data: {
      variation_id: sku.id,
      sku: sku.partNumber,
      url: PRODUCT_PATH + product.url,
      image_url: sku.imageUrl,
      ...(paid === null ? {} : { price: dollars(paid), ...repeatPrice(product, paid) }),
      ...(sku.listPriceCents === null ? {} : { list_price: dollars(sku.listPriceCents) }),
      available: offeredOf(product, [sku], stocked) !== undefined,
      facets: facetsOf(product, [sku]),
    },
  };
};

const onlyFields = (data: ResultItem['data'], fields: readonly string[] | undefined): ResultItem['data'] =>
  fields === undefined || fields.length === 0
    ? data
    : Object.fromEntries(
        ['id', ...fields].flatMap((name) => {
          const value = ownValue(data, name);
          return value === undefined ? [] : [[name, value] as const];
        }),
      );

const shaped = (item: ResultItem, shape: ItemShape, variations: () => readonly Variation[]): ResultItem => ({
  ...item,
  data: onlyFields(item.data, shape.fields),
  ...(shape.withVariations === true ? { variations: variations() } : {}),
  ...(shape.variationsMap === undefined ? {} : { variations_map: mapVariations(shape.variationsMap, variations()) }),
});

/** Products as results in the order of the ids, with all data of a tile. Missing products are left out. */
export const productItems = async (
  catalogue: CatalogueStore,
  ids: readonly string[],
  matchedTerms: readonly string[],
  shape: ItemShape = {},
): Promise<readonly ResultItem[]> => {
  if (ids.length === 0) return [];
  const products = await catalogue.productsByIds(ids);
  const skusOf = await catalogue.skusOfProducts(ids);
  const skuIds = [...skusOf.values()].flatMap((skus) => skus.map((sku) => sku.id));
  const { atStores = [] } = shape;
  const stock = (await catalogue.stockOf(skuIds, [ONLINE, ...atStores])).filter(({ quantity }) => quantity > 0);
  const skusAt = (isThere: (location: string) => boolean): ReadonlySet<string> =>
    new Set(stock.filter(({ location }) => isThere(location)).map(({ skuId }) => skuId));
  const stocked = skusAt((location) => location === ONLINE);
  const nearby = skusAt((location) => location !== ONLINE);
  return products.map((product) => {
    const skus = skusOf.get(product.id) ?? [];
    const near = skus.filter(({ id }) => nearby.has(id));
    const item = toItem(product.name, matchedTerms, dataOf(product, skus, near, stocked));
    return shaped(item, shape, () => skus.map((sku) => variationOf(product, sku, stocked)));
  });
};

export const phraseItem = (phrase: PhraseSuggestion): ResultItem =>
  toItem(phrase.text, phrase.matchedTerms, { id: phrase.text, groups: [] });

export const brandItem = (brand: BrandSuggestion): ResultItem =>
  toItem(brand.name, [], {
    id: brand.slug,
    url: BRAND_PATH + brand.slug,
    image_url: `/images/brands/${brand.slug}.svg`,
    product_count: brand.productCount,
  });

export const categoryItem = (category: CategorySuggestion): ResultItem =>
  toItem(category.name, [], {
    id: category.id,
    url: CATEGORY_PATH + category.path,
    path: category.path,
    image_url: category.imageUrl,
    group_ids: [category.id],
    product_count: category.productCount,
  });
