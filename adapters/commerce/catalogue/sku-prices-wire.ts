import { fields, mapOf, optionalNumber } from '../../http/wire-codecs';

/** `/api/solr-skus-price`: prices by catalogue entry, written as `$13.99` (SRC-09). */
export const skuPricesWire = fields('prices', {
  items: mapOf(fields('price', { price_USD: optionalNumber })),
});
