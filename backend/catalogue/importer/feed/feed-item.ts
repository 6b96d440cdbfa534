import { cleanText } from '../../clean-text.ts';
import { isGtin } from '../../gtin.ts';
import type { FeedRecord } from './feed-reader.ts';
import { makeFieldReader, MAX_LIST_ENTRIES, shown, type FieldReader } from './field-reader.ts';
import { isNoBrand, isNoValue } from './no-value.ts';

/** A row of a feed that has been checked. */
export interface FeedItem {
  readonly id: string;
  readonly groupId: string | null;
  readonly title: string;
  readonly description: string;
  /** Empty when the row names none. */
  readonly brand: string;
  readonly imageUrl: string | null;
  readonly additionalImages: readonly string[];
  readonly listPriceCents: number;
  readonly offerPriceCents: number | null;
  readonly inStock: boolean;
  readonly quantity: number | null;
  readonly gtin: string | null;
  readonly productType: string;
  readonly googleCategory: string;
  readonly size: string | null;
  readonly color: string | null;
  readonly flavor: string | null;
  readonly highlights: readonly string[];
  /** `section` is the first of three parts, such as Guaranteed Analysis. */
  readonly details: readonly { readonly section?: string; readonly name: string; readonly value: string }[];
  readonly ingredients: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  /** Whether its shipping label says that it is delivered frozen. */
  readonly frozen: boolean;
  /** Name of the other company that sells it; null when the shop does. */
  readonly vendor: string | null;
}

export type FeedReading =
  { readonly ok: true; readonly item: FeedItem } | { readonly ok: false; readonly reasons: readonly string[] };

const longest = {
  id: 50,
  title: 250,
  description: 5000,
  brand: 70,
  category: 750,
  option: 100,
  highlight: 200,
  ingredients: 5000,
  vendor: 70,
} as const;
export const MAX_QUANTITY = 1_000_000;

const availabilities: Readonly<Record<string, boolean>> = {
  in_stock: true,
  limited_availability: true,
  out_of_stock: false,
  preorder: false,
  backorder: false,
};

/** Reads an id of letters, digits and a few signs; empty when there is none. */
export const readId = (fields: FieldReader, name: string): string => {
  const id = name === 'id' ? fields.exact(name) : fields.raw(name);
  if (id.length > longest.id) fields.refuse(`${name} is longer than ${longest.id} characters`);
  else if (id !== '' && !/^[\p{L}\p{N}][\p{L}\p{N}._:/+-]*$/u.test(id)) {
    fields.refuse(`${name} may hold letters, digits and . _ : / + - only`);
  }
  return id;
};

const readGtin = (fields: FieldReader): string | null => {
  const digits = fields.raw('gtin').replace(/[\s-]/g, '');
  if (digits === '') return null;
  if (!isGtin(digits)) {
    fields.refuse(
      /^(\d{8}|\d{12,14})$/.test(digits) ? 'gtin has a wrong check digit' : 'gtin must have 8, 12, 13 or 14 digits',
    );
  }
  return digits;
};

/** Reads price and sale price. Refuses a missing or invalid amount, and a sale price above the price. */
export const readPrices = (fields: FieldReader): Pick<FeedItem, 'listPriceCents' | 'offerPriceCents'> => {
  const list = fields.cents('price');
  const sale = fields.cents('sale_price');
  if (list === null && fields.raw('price') === '') fields.refuse('price is missing');
  else if (list === 0) fields.refuse('price must be above zero');
  if (sale === 0) fields.refuse('sale_price must be above zero');
  if (list !== null && sale !== null && sale > list) fields.refuse('sale_price is above price');
  return { listPriceCents: list ?? 0, offerPriceCents: list !== null && sale !== null && sale < list ? sale : null };
};

/** Reads whether the row is in stock. Refuses unknown values. */
export const readAvailability = (fields: FieldReader): boolean => {
  const given = fields
    .raw('availability')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const inStock = Object.hasOwn(availabilities, given) ? availabilities[given] : undefined;
  if (given === '') fields.refuse('availability is missing');
  else if (inStock === undefined) fields.refuse(`availability "${shown(given)}" is not known`);
  return inStock ?? false;
};

const readDetails = (fields: FieldReader): FeedItem['details'] =>
  fields.list('product_detail').flatMap((entry) => {
    const parts = entry.split(':').map((part) => cleanText(part));
    const [section, name, value] = parts.length >= 3 ? [parts[0], parts[1], parts.slice(2).join(':')] : ['', ...parts];
    return name && value && !isNoValue(value)
      ? [
          {
            ...(section ? { section: section.slice(0, longest.option) } : {}),
            name: name.slice(0, longest.option),
            value: value.slice(0, longest.highlight),
          },
        ]
      : [];
  });

const withoutNoBrand = (name: string): string => (isNoBrand(name) ? '' : name);

/** Checks a row. It is accepted completely or refused with every reason. */
export const readFeedItem = (record: FeedRecord): FeedReading => {
  const fields = makeFieldReader(record);
  const id = readId(fields, 'id');
  if (id === '') fields.refuse('id is missing');
  fields.url('link', fields.raw('link'));
  const rating = fields.number('average_rating', [0, 5], false);
  const ratingCount = fields.number('rating_count', [0, 10_000_000], true) ?? 0;
  const item: FeedItem = {
    id,
    groupId: readId(fields, 'item_group_id') || null,
    title: fields.required('title', longest.title),
    description: fields.text('description', longest.description),
    brand: withoutNoBrand(fields.text('brand', longest.brand)),
    imageUrl: fields.url('image_link', fields.raw('image_link')),
    additionalImages: fields
      .list('additional_image_link')
      .slice(0, MAX_LIST_ENTRIES)
      .flatMap((address) => fields.url('additional_image_link', address) ?? []),
    ...readPrices(fields),
    inStock: readAvailability(fields),
    quantity: fields.number('quantity', [0, MAX_QUANTITY], true),
    gtin: readGtin(fields),
    productType: fields.text('product_type', longest.category),
    googleCategory: fields.text('google_product_category', longest.category),
    size: fields.optional('size', longest.option),
    color: fields.optional('color', longest.option),
    flavor: fields.optional('flavor', longest.option) ?? fields.optional('flavour', longest.option),
    highlights: fields
      .list('product_highlight')
      .slice(0, MAX_LIST_ENTRIES)
      .map((highlight) => cleanText(highlight).slice(0, longest.highlight))
      .filter((highlight) => !isNoValue(highlight)),
    details: readDetails(fields),
    ingredients: fields.optional('ingredients', longest.ingredients),
    rating: rating === null || rating === 0 || ratingCount === 0 ? null : Math.round(Math.max(1, rating) * 10) / 10,
    ratingCount: rating === null || rating === 0 ? 0 : ratingCount,
    frozen: fields.raw('shipping_label').trim().toLowerCase() === 'frozen',
    vendor: fields.optional('vendor', longest.vendor),
  };
  return fields.reasons.length === 0 ? { ok: true, item } : { ok: false, reasons: fields.reasons };
};
