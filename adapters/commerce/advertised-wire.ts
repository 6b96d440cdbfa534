import { fields, listOf, optional, optionalFlag, optionalText, text } from '../http/wire-codecs';
import { priceWire, productFields } from './product-wire';

const skuWire = fields(
  'SKU',
  { partNumber: text, price: listOf(priceWire), x_inventoryStatus: optionalText },
  { partNumber: ['SKUPartNumber'] },
);

/** As much of a product as an ad shows of it; names that start with x_ are completions of ours. */
const productWire = fields(
  'product',
  {
    ...productFields,
    sKUs: listOf(skuWire),
    x_inventoryStatus: optionalText,
    x_sameDayDelivery: optionalFlag,
    x_rdMessage: optionalText,
    x_bogoMessage: optionalText,
  },
  { x_reviewCount: ['x_ratingCount', 'numberOfReviews'] },
);

/** `productview/byPartNumbers`: those that there are; a variant's part number stands for its product. */
export const advertisedWire = optional(fields('product view', { catalogEntryView: listOf(productWire) }));
