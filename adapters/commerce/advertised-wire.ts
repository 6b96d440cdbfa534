import { fields, listOf, optional, optionalFlag, optionalNumber, optionalText, text } from '../http/wire-codecs';
import { priceWire } from './product-wire';

const skuWire = fields(
  'SKU',
  { partNumber: text, price: listOf(priceWire), x_inventoryStatus: optionalText },
  { partNumber: ['SKUPartNumber'] },
);

/** As much of a product as an ad shows of it; names that start with x_ are completions of ours. */
const productWire = fields(
  'product',
  {
    uniqueID: text,
    partNumber: text,
    name: text,
    shortDescription: optionalText,
    longDescription: optionalText,
    thumbnail: optionalText,
    fullImage: optionalText,
    manufacturer: optionalText,
    price: listOf(priceWire),
    sKUs: listOf(skuWire),
    x_url: optionalText,
    x_department: optionalText,
    x_rating: optionalNumber,
    x_reviewCount: optionalNumber,
    x_inventoryStatus: optionalText,
    x_inStoreOnly: optionalFlag,
    x_pickupOnly: optionalFlag,
    x_liveAnimal: optionalFlag,
    x_repeatDelivery: optionalFlag,
    x_sameDayDelivery: optionalFlag,
    x_rdMessage: optionalText,
    x_bogoMessage: optionalText,
  },
  { x_reviewCount: ['x_ratingCount', 'numberOfReviews'] },
);

/** `productview/byPartNumbers`: those that there are; a variant's part number stands for its product. */
export const advertisedWire = optional(fields('product view', { catalogEntryView: listOf(productWire) }));
