import * as t from 'io-ts';
import { fields, listOf, optional, optionalFlag, optionalText, text } from '../../http/wire-codecs';
import { priceWire, productFields } from './product-wire';

const skuWire = fields(
  'SKU',
  { partNumber: text, price: listOf(priceWire), x_inventoryStatus: optionalText },
  { partNumber: ['SKUPartNumber'] },
);

/** The fields of a product that an ad shows. Names that start with `x_` are this project's extensions of the wire. */
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
 * `productview/byPartNumbers`: the products that exist; for the part number of a variant, its product. Entries are
 * decoded one by one with `advertisedProductWire`, so that an invalid one does not discard the others.
 */
export const advertisedWire = optional(fields('product view', { catalogEntryView: listOf(t.unknown) }));
