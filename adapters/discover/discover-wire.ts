import * as t from 'io-ts';
import {
  fields,
  listOf,
  mapOf,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
  text,
  texts,
  type Reader,
} from '../http/wire-codecs';
import { understoodWire } from '../http/understood-wire';
import { isRecord } from '../../core/shared/is-record';

/** Errors in a response of any status. */
export const errorsWire = fields('answer', {
  errors: listOf(fields('error', { code: optionalText, message: optionalText })),
});

/** Decodes a value that is derived from the input. Problems are reported for the derived value. */
const readingFrom = <A>(codec: Reader<A>, read: (given: unknown) => unknown): Reader<A> =>
  new t.Type<A, unknown, unknown>(
    codec.name,
    codec.is,
    (given, context) => codec.validate(read(given), context),
    (value) => value,
  );

/** A list as such, or as the `value` of an object: the service's library and its documentation differ in this. */
const valuesOf = <A>(item: Reader<A>): Reader<ReadonlyArray<A>> =>
  readingFrom(listOf(item), (given) => (isRecord(given) ? given.value : given));

/** The attributes in which a product's variants differ; the shop uses them only when they are an object. */
const swatchWire = readingFrom(
  optional(
    fields('swatch', {
      available: optionalFlag,
      size: texts,
      flavor: texts,
      color: texts,
      min_price: optionalNumber,
      max_price: optionalNumber,
      personalized: optionalFlag,
    }),
  ),
  (given) => (isRecord(given) ? given : undefined),
);

/** A product with the requested fields; prices are texts. */
export const productWire = fields(
  'product',
  {
    sku: text,
    name: text,
    price: optionalNumber,
    final_price: optionalNumber,
    listprice_USD: optionalNumber,
    bopusprice_USD: optionalNumber,
    price_USD: optionalNumber,
    rd_price_USD: optionalNumber,
    category_names: texts,
    url: optionalText,
    image_url: optionalText,
    prod_partnumber: optionalText,
    sku_partnumber: optionalText,
    brands: texts,
    ptc_omni_repeat_delivery_fl: optionalFlag,
    swatch: swatchWire,
    review_rating: optionalNumber,
    review_count: optionalNumber,
    ptc_omni_in_store_only_flag: optionalFlag,
    ptc_omni_taxonomy: texts,
  },
  {
    sku: ['uniqueID'],
    prod_partnumber: ['productPartNumber'],
    image_url: ['thumbnail'],
    review_rating: ['rating'],
    review_count: ['reviewCount'],
  },
);

const contentWire = fields('content', {
  product: fields('products', { value: listOf(productWire), total_item: optionalNumber }),
});

const optionWire = fields('option', {
  id: text,
  text: optionalText,
  count: optionalNumber,
  min: optionalNumber,
  max: optionalNumber,
});

const facetWire = fields('facet', {
  display_name: optionalText,
  min: optionalNumber,
  max: optionalNumber,
  value: listOf(optionWire),
});

/** A list of products with its filters; or `url`, the page of the shop that fits better (SRC-13). */
export const listWire = fields('list', {
  content: contentWire,
  facet: optional(mapOf(facetWire)),
  url: optionalText,
  understood: understoodWire,
  total_item: optionalNumber,
  rid: optionalText,
});

const linkWire = fields('suggestion', { text, id: optionalText, url: optionalText });

/** Suggestions for the typed text, with products (SRC-07). */
export const previewWire = fields('suggestions', {
  content: contentWire,
  suggestion: optional(
    fields('suggestions', {
      keyphrase: valuesOf(linkWire),
      brand: valuesOf(linkWire),
      category: valuesOf(linkWire),
      trending_category: valuesOf(linkWire),
    }),
  ),
  rid: optionalText,
});

/** A row of products, and the experiment that chose it (REC-01). */
export const recommendationWire = fields('recommendation', {
  widget: fields('widget', {
    rfkid: text,
    variation_id: optionalText,
    experiment_id: optionalText,
    experiment_bucket: optionalText,
  }),
  content: contentWire,
  appearance: optional(
    fields('appearance', {
      variables: optional(fields('variables', { title: optional(fields('title', { value: optionalText })) })),
    }),
  ),
  rid: optionalText,
});

/** The response for one widget: alone, or in a batch with others (REC-01). */
export const answerAbout =
  (rfkid: string) =>
  (given: unknown): unknown => {
    if (!isRecord(given) || !Array.isArray(given.batch)) return given;
    const responses: ReadonlyArray<unknown> = given.batch;
    const isAsked = (response: unknown): boolean =>
      isRecord(response) && isRecord(response.widget) && response.widget.rfkid === rfkid;
    const response = responses.find(isAsked) ?? responses[0];
    return isRecord(response) ? { rid: given.rid, ...response } : response;
  };
