import * as t from 'io-ts';
import { fields, listOf, optional, optionalFlag, optionalText, text } from '../http/wire-codecs';
import { priceWire, productFields } from './product-wire';

const skuWire = fields(
  'SKU',
  { partNumber: text, price: listOf(priceWire), x_inventoryStatus: optionalText },
  { partNumber: ['SKUPartNumber'] },
);

/** As much of a product as an ad shows of it; names that start with x_ are completions of ours. */
export const advertisedProductWire = fields(
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

/**
 * `productview/byPartNumbers`: those that there are; a variant's part number stands for its product. Each is read by
 * itself, so that an odd one does not cost the others.
 */
export const advertisedWire = optional(fields('product view', { catalogEntryView: listOf(t.unknown) }));
