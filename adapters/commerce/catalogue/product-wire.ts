import { productFactsWire } from './facts-wire';
import { personalizationOfferWire } from '../personalization-wire';
import { fields, listOf, optional, optionalFlag, optionalNumber, optionalText, text } from '../../http/wire-codecs';

export const priceWire = fields(
  'price',
  { usage: optionalText, value: optionalNumber },
  { usage: ['priceUsage'], value: ['priceValue'] },
);

const attributeWire = fields(
  'attribute',
  { identifier: optionalText, name: optionalText, values: listOf(fields('value', { value: optionalText })) },
  { values: ['attributeValue'] },
);

/** A variant of a product. */
const skuWire = fields(
  'SKU',
  {
    uniqueID: text,
    partNumber: text,
    price: listOf(priceWire),
    attributes: listOf(attributeWire),
    x_images: listOf(text),
    x_gtin: optionalText,
    x_firstRepeatPrice: optionalNumber,
    x_repeatPrice: optionalNumber,
  },
  { uniqueID: ['SKUUniqueID'], partNumber: ['SKUPartNumber'], x_gtin: ['gtin', 'x_upc'] },
);

const specificationWire = fields('specification', { name: text, value: text });

/** The fields that every display of a product needs. */
export const productFields = {
  uniqueID: text,
  partNumber: text,
  name: text,
  shortDescription: optionalText,
  longDescription: optionalText,
  thumbnail: optionalText,
  fullImage: optionalText,
  manufacturer: optionalText,
  price: listOf(priceWire),
  x_url: optionalText,
  x_department: optionalText,
  x_rating: optionalNumber,
  x_reviewCount: optionalNumber,
  x_inStoreOnly: optionalFlag,
  x_pickupOnly: optionalFlag,
  x_repeatDelivery: optionalFlag,
  x_liveAnimal: optionalFlag,
  x_frozen: optionalFlag,
} as const;

/** A product. Names that start with `x_` are this project's extensions of the wire. */
const productWire = fields(
  'product',
  {
    ...productFields,
    attributes: listOf(attributeWire),
    sKUs: listOf(skuWire),
    x_brandSlug: optionalText,
    x_images: listOf(text),
    x_highlights: listOf(text),
    x_ingredients: optionalText,
    x_feeding: optionalText,
    x_specification: listOf(specificationWire),
    x_facts: productFactsWire,
    x_ratingCounts: listOf(optionalNumber),
    x_personalization: personalizationOfferWire,
    x_gtin: optionalText,
  },
  { x_reviewCount: ['x_ratingCount', 'numberOfReviews'] },
);

const breadcrumbWire = fields('breadcrumb', { label: text, value: optionalText, x_path: optionalText });

/** `productview/byUrl/{url}`: the product's own SKUs and the path of its categories. */
export const productViewWire = optional(
  fields('product view', {
    catalogEntryView: listOf(productWire),
    breadCrumbTrailEntryView: listOf(breadcrumbWire),
  }),
);

/** `inventoryavailability/{ids}`. */
export const inventoryWire = fields('inventory', {
  InventoryAvailability: listOf(
    fields('availability', { productId: text, inventoryStatus: optionalText, availableQuantity: optionalNumber }),
  ),
});
