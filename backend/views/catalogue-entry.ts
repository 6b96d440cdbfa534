import { drawnPicture, drawnPictures } from '../images/imported/shown-pictures.ts';
import type { Product, Sku } from '../catalogue/catalogue-records.ts';
import { cleanText } from '../catalogue/clean-text.ts';
import { isRepeatable } from '../catalogue/is-repeatable.ts';
import { offerOf } from '../personalization/personalization-offers.ts';
import { repeatPriceOf } from '../promotions/repeat-discount.ts';
import { priceRange, priceOf, toDollars, toPrices } from './price-view.ts';

interface AttributeValue {
  readonly identifier: string;
  readonly value: string;
}

interface Attribute {
  readonly identifier: string;
  readonly name: string;
  readonly usage: 'Defining' | 'Descriptive';
  readonly values: readonly AttributeValue[];
}

const toIdentifier = (value: string): string => value.toLowerCase().replace(/[^\p{L}\d.]+/gu, '');

const toAttribute = (name: string, usage: Attribute['usage'], values: readonly string[]): readonly Attribute[] => {
  const distinct = [...new Set(values)];
  if (distinct.length === 0) return [];
  const identifier = name.replace(/\s+/g, '');
  return [{ identifier, name, usage, values: distinct.map((value) => ({ identifier: toIdentifier(value), value })) }];
};

const definingAttributes = (skus: readonly Sku[]): readonly Attribute[] => [
  ...toAttribute(
    'Size',
    'Defining',
    skus.flatMap((sku) => sku.size ?? []),
  ),
  ...toAttribute(
    'Flavor',
    'Defining',
    skus.flatMap((sku) => sku.flavor ?? []),
  ),
  ...toAttribute(
    'Color',
    'Defining',
    skus.flatMap((sku) => sku.color ?? []),
  ),
];

/** Rows of the specification that are sent as attributes. */
const shownElsewhere: readonly string[] = ['Life Stage', 'Size', 'Flavor', 'Color'];

const descriptiveAttributes = (product: Product): readonly Attribute[] => [
  ...toAttribute('Life Stage', 'Descriptive', product.lifeStage === null ? [] : [product.lifeStage]),
  ...product.specification
    .filter((row) => !shownElsewhere.includes(row.name))
    .flatMap((row) => toAttribute(row.name, 'Descriptive', [row.value])),
];

const sentencesOf = (text: string): string => {
  const first = /^.{40,}?[.!?](?=\s)/u.exec(text)?.[0];
  return first ?? text;
};

/** A flag as the platform writes it. */
const flag = (value: boolean): string => String(value);

const toSkuEntry = (product: Product, sku: Sku, available: number): Readonly<Record<string, unknown>> => ({
  uniqueID: sku.id,
  partNumber: sku.partNumber,
  price: toPrices(sku),
  attributes: definingAttributes([sku]),
  thumbnail: sku.imageUrl ?? product.imageUrl,
  fullImage: sku.imageUrl ?? product.imageUrl,
  x_images: skuImages(sku),
  buyable: flag(isBuyable(product, sku)),
  x_gtin: sku.gtin ?? '',
  x_inventoryStatus: available > 0 ? 'Available' : 'Unavailable',
  x_availableQuantity: available.toFixed(1),
  ...repeatPrices(product, sku),
});

/** The SKU's own pictures; none when those of the product show it. */
const skuImages = ({ partNumber, imageUrl }: Sku): readonly string[] => {
  if (imageUrl === null) return [];
  return imageUrl === drawnPicture(partNumber) ? drawnPictures(partNumber) : [imageUrl];
};

/** What one piece costs on repeat delivery, in the first order and in later ones; nothing for what is not repeated. */
const repeatPrices = (product: Product, sku: Sku): Readonly<Record<string, string>> => {
  const cents = priceOf(sku);
  return cents === undefined || !isRepeatable(product)
    ? {}
    : { x_firstRepeatPrice: toDollars(repeatPriceOf(cents, true)), x_repeatPrice: toDollars(repeatPriceOf(cents)) };
};

const isBuyable = (product: Product, sku: Sku): boolean =>
  priceOf(sku) !== undefined && !product.inStoreOnly && !product.liveAnimal;

/** What the shopper can have put on the product; nothing for what is not personalised. [PRO-08] */
const personalizationOf = ({ personalization }: Product): Readonly<Record<string, unknown>> => {
  const offer = offerOf(personalization);
  return offer === undefined ? {} : { x_personalization: offer };
};

/** Data of an entry in addition to the product. */
export interface EntryFacts {
  /** Default SKU first. */
  readonly skus: readonly Sku[];
  /** Online stock by SKU id. */
  readonly stock: ReadonlyMap<string, number>;
  readonly categoryPath: string;
}

/** Forms that are too large for a courier's car. */
const BULKY_FORMS: ReadonlySet<string> = new Set(['cage', 'crate', 'tank', 'tower', 'gate']);

/** Whether same-day delivery is possible: in stock, delivered, not alive and not bulky. */
const goesOutToday = (product: Product, { skus, stock }: Pick<EntryFacts, 'skus' | 'stock'>): boolean =>
  !product.pickupOnly &&
  !BULKY_FORMS.has(product.form) &&
  skus.some((sku) => isBuyable(product, sku) && (stock.get(sku.id) ?? 0) > 0);

/**
 * A product in a `catalogEntryView`. Fields that start with `x_` add what the platform's view lacks for a product page.
 * Texts are plain, with entities decoded. [REC-03]
 */
export const toCatalogueEntry = (product: Product, facts: EntryFacts): Readonly<Record<string, unknown>> => {
  const { skus, stock, categoryPath } = facts;
  const description = cleanText(product.description);
  const range = priceRange(skus);
  return {
    uniqueID: product.id,
    partNumber: product.partNumber,
    name: cleanText(product.name),
    shortDescription: sentencesOf(description),
    longDescription: description,
    thumbnail: product.imageUrl,
    fullImage: product.imageUrl,
    manufacturer: cleanText(product.brandName),
    buyable: flag(skus.some((sku) => isBuyable(product, sku))),
    catalogEntryTypeCode: 'ProductBean',
    hasSingleSKU: skus.length === 1,
    numberOfSKUs: String(skus.length),
    parentCatalogGroupID: product.categoryId,
    price: toPrices(skus[0]),
    attributes: [...definingAttributes(skus), ...descriptiveAttributes(product)],
    sKUs: skus.map((sku) => toSkuEntry(product, sku, stock.get(sku.id) ?? 0)),
    x_url: product.url,
    x_minPrice: range?.min ?? '',
    x_maxPrice: range?.max ?? '',
    x_brandSlug: product.brandSlug,
    x_rating: product.rating === null ? '' : product.rating.toFixed(1),
    x_reviewCount: product.reviewCount,
    x_ratingCounts: product.ratingCounts,
    x_ingredients: product.ingredients ?? '',
    x_feeding: product.feeding ?? '',
    x_highlights: product.highlights,
    x_specification: product.specification,
    x_facts: product.facts,
    x_lifeStage: product.lifeStage ?? '',
    x_inStoreOnly: flag(product.inStoreOnly),
    x_pickupOnly: flag(product.pickupOnly),
    x_repeatDelivery: flag(isRepeatable(product)),
    x_sameDayDelivery: flag(goesOutToday(product, facts)),
    x_liveAnimal: flag(product.liveAnimal),
    x_frozen: flag(product.frozen),
    x_taxonomy: product.taxonomy,
    x_department: product.department,
    x_categoryPath: categoryPath,
    x_images: [product.imageUrl, ...product.additionalImages],
    x_form: product.form,
    ...personalizationOf(product),
  };
};
