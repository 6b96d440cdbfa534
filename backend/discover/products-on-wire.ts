import type { ResultItem } from '../search/response/result-items.ts';

type Field = (data: ResultItem['data'], name: string) => unknown;

const amount = (value: unknown): string | undefined => (typeof value === 'number' ? value.toFixed(2) : undefined);
const yesOrNo = (value: unknown): string => (value === true ? 'Yes' : 'No');

/** Price for delivery; undefined for a product that is only picked up. */
const sentFor: Field = (data) =>
  data.pickup_only === true || data.in_store_only === true ? undefined : amount(data.price);

/** Fields of products by their wire names; prices are texts. Undefined fields are left out. */
const FIELDS: Readonly<Record<string, Field>> = {
  sku: (data) => data.id,
  name: (_, name) => name,
  url: (data) => data.url,
  image_url: (data) => data.image_url,
  price: (data) => amount(data.list_price ?? data.price),
  final_price: (data) => amount(data.price),
  listprice_USD: (data) => amount(data.list_price),
  price_USD: sentFor,
  bopusprice_USD: (data) => (data.in_store_only === true ? undefined : amount(data.price)),
  rd_price_USD: (data) => amount(data.rd_price_USD),
  category_names: (data) => data.category_names,
  brands: (data) => data.brand,
  prod_partnumber: (data) => data.part_number,
  sku_partnumber: (data) => data.sku,
  review_rating: (data) => data.rating,
  review_count: (data) => data.review_count,
  ptc_omni_repeat_delivery_fl: (data) => yesOrNo(data.repeat_delivery),
  ptc_omni_in_store_only_flag: (data) => yesOrNo(data.in_store_only),
  ptc_omni_taxonomy: (data) => data.taxonomy,
  // The variants of the product: the offered one and their differences.
  swatch: (data) => ({
    sku: data.variation_id,
    available: yesOrNo(data.available),
    ...(data.personalized === true ? { personalized: 'Yes' } : {}),
    size: data.sizes,
    flavor: data.flavors,
    color: data.colors,
    min_price: amount(data.min_price),
    max_price: amount(data.max_price),
  }),
};

/** Products with the requested fields, by default all of them; unknown field names are ignored. */
export const productsOnWire = (
  items: readonly ResultItem[],
  requested: readonly string[] | undefined,
): readonly Readonly<Record<string, unknown>>[] => {
  const fields = Object.entries(FIELDS).filter(([name]) => requested?.includes(name) ?? true);
  return items.map(({ value, data }) => Object.fromEntries(fields.map(([name, read]) => [name, read(data, value)])));
};
