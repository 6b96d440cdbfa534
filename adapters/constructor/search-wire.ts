import * as O from 'fp-ts/Option';
import { parsePrice } from '../../core/catalogue/price';
import {
  fields,
  listOf,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
  reader,
  text,
  texts,
} from '../http/wire-codecs';
import { understoodWire } from '../http/understood-wire';

/** The prices of a tile (REC-03). */
const pricesWire = fields('prices', {
  price: optionalNumber,
  hasRange: optionalFlag,
  minPrice: optionalNumber,
  maxPrice: optionalNumber,
  hasOffer: optionalFlag,
  normalPrice: optionalNumber,
  offerPrice: optionalNumber,
});

/** The search service's data of a product; every field may have either of two spellings (REC-02). */
const itemDataWire = fields(
  'data',
  {
    id: text,
    sku: optionalText,
    variation_id: optionalText,
    partNumber: optionalText,
    brand: texts,
    url: optionalText,
    image: optionalText,
    imageAlt: optionalText,
    prices: optional(pricesWire),
    price: optionalNumber,
    finalPrice: optionalNumber,
    listPrice: optionalNumber,
    minPrice: optionalNumber,
    maxPrice: optionalNumber,
    repeatPrice: optionalNumber,
    rating: optionalNumber,
    reviewCount: optionalNumber,
    department: optionalText,
    categoryId: optionalText,
    group_ids: texts,
    categoryNames: texts,
    parentSku: optionalText,
    sizes: texts,
    flavors: texts,
    colors: texts,
    availableOnline: optionalFlag,
    showBuyOnlineAndPickInStore: optionalFlag,
    inStoreOnly: optionalFlag,
    liveAnimal: optionalFlag,
    taxonomy: texts,
    repeatDelivery: optionalFlag,
    personalized: optionalFlag,
  },
  {
    id: ['uniqueID'],
    sku: ['sku_partnumber'],
    partNumber: ['productPartNumber', 'prod_partnumber', 'part_number'],
    brand: ['brands', 'manufacturer'],
    image: ['thumbnail', 'image_url'],
    imageAlt: ['image_alt'],
    price: ['price_USD'],
    finalPrice: ['final_price', 'sale_price', 'offer_price'],
    listPrice: ['list_price', 'listprice_USD'],
    minPrice: ['min_price'],
    maxPrice: ['max_price'],
    repeatPrice: ['rd_price_USD'],
    rating: ['review_rating'],
    reviewCount: ['review_count', 'rating_count'],
    categoryId: ['category_id'],
    categoryNames: ['category_names'],
    parentSku: ['parent_sku'],
    sizes: ['size'],
    flavors: ['flavor'],
    colors: ['color'],
    availableOnline: ['available_online', 'available'],
    showBuyOnlineAndPickInStore: ['pickup_only'],
    inStoreOnly: ['ptc_omni_in_store_only_flag', 'in_store_only'],
    liveAnimal: ['live_animal'],
    taxonomy: ['ptc_omni_taxonomy'],
    repeatDelivery: ['ptc_omni_repeat_delivery_fl', 'repeat_delivery'],
  },
);

/** A product among the results. */
export const itemWire = fields('result', { value: text, data: itemDataWire });

/** The chosen ends of a range; `-inf` and `inf` are open ones. Other kinds of facets have other data here. */
const rangeStatus = reader('status', (value) => {
  const { min, max } = (typeof value === 'object' && value !== null ? value : {}) as { min?: unknown; max?: unknown };
  return O.some({ min: endOf(min), max: endOf(max) });
});

const endOf = (value: unknown): number | undefined =>
  typeof value === 'number' || typeof value === 'string' ? parsePrice(value) : undefined;

const facetWire = fields('facet', {
  name: text,
  display_name: optionalText,
  type: optionalText,
  hidden: optionalFlag,
  min: optionalNumber,
  max: optionalNumber,
  status: rangeStatus,
  options: listOf(
    fields('option', { value: text, display_name: optionalText, count: optionalNumber, status: optionalText }),
  ),
});

const groupFields = { group_id: text, display_name: optionalText, count: optionalNumber };
const groupWire = fields('group', { ...groupFields, children: listOf(fields('group', groupFields)) });

/** A page of products with its filters (SRC-13). */
export const listingWire = fields('listing', {
  response: fields('response', {
    results: listOf(itemWire),
    total_num_results: optionalNumber,
    facets: listOf(facetWire),
    groups: listOf(groupWire),
  }),
  result_id: optionalText,
});

/** As listingWire, or a page of the shop that fits the search better. */
export const searchWire = fields('search answer', {
  response: fields('response', {
    understood: understoodWire,
    redirect: optional(fields('redirect', { data: fields('data', { url: text }) })),
    results: listOf(itemWire),
    total_num_results: optionalNumber,
    facets: listOf(facetWire),
    groups: listOf(groupWire),
  }),
  result_id: optionalText,
});

/** A row of recommended products. */
export const recommendationWire = fields('recommendation', {
  response: fields('response', {
    results: listOf(itemWire),
    pod: optional(fields('pod', { id: optionalText, display_name: optionalText })),
  }),
  result_id: optionalText,
});
