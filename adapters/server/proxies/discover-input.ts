import type * as t from 'io-ts';
import {
  amountUpTo,
  eitherOf,
  entriesUpTo,
  exactly,
  flag,
  listUpTo,
  matching,
  oneOf,
  optional,
  textUpTo,
  wholeNumber,
} from '../requests/input-codecs';

const MAX_TEXT_LENGTH = 400;
const MAX_ADDRESS_LENGTH = 2_000;
const MAX_AMOUNT = 9_999_999;
const MAX_PRODUCTS = 100;

const text = textUpTo(MAX_TEXT_LENGTH);
const name = matching('name', /^[\w-]{1,60}$/);
const upTo = (most: number): t.Mixed => exactly({ max: optional(wholeNumber(0, most)) });

const page = exactly({
  uri: optional(textUpTo(MAX_ADDRESS_LENGTH)),
  locale_country: optional(name),
  locale_language: optional(name),
  sku: optional(listUpTo(text, 0, 50)),
});
const context = exactly({
  page: optional(page),
  user: optional(exactly({ uuid: optional(text), user_id: optional(text) })),
  browser: optional(exactly({ device: optional(name) })),
});

const priceRange = exactly({ min: optional(amountUpTo(MAX_AMOUNT)), max: optional(amountUpTo(MAX_AMOUNT)) });
const narrowing = exactly({ value: listUpTo(eitherOf(text, priceRange), 0, 200) });

const suggestion = exactly({
  keyphrase: optional(upTo(50)),
  brand: optional(upTo(50)),
  category: optional(upTo(50)),
  trending_category: optional(upTo(50)),
});

const sort = exactly({
  value: optional(listUpTo(exactly({ name, order: optional(oneOf(['asc', 'desc'] as const)) }), 0, 3)),
  choices: optional(flag),
});

/** The request for one widget (contracts 6), with the fields that the shop's pages use. No batches. */
export const discoverRequest = exactly({
  data: exactly({
    widget: exactly({ rfkid: name }),
    context: optional(context),
    query: optional(exactly({ keyphrase: exactly({ value: listUpTo(text, 1, 1), literal: optional(flag) }) })),
    n_item: optional(wholeNumber(0, 100)),
    page_number: optional(wholeNumber(1, 10_000)),
    suggestion: optional(suggestion),
    content: optional(exactly({ product: exactly({ field: exactly({ value: listUpTo(name, 0, 60) }) }) })),
    facet: optional(exactly({ all: optional(flag), max: optional(wholeNumber(1, 200)) })),
    filter: optional(entriesUpTo(/^[\w-]{1,60}$/, narrowing, 30)),
    sort: optional(sort),
  }),
});

const product = exactly({
  sku: text,
  name: optional(text),
  variation: optional(text),
  quantity: optional(amountUpTo(1_000_000)),
  price: optional(amountUpTo(MAX_AMOUNT)),
});

const value = exactly({
  rfkid: optional(name),
  f: optional(oneOf(['sb', 'sp', 'rw'] as const)),
  keyphrase: optional(text),
  typed: optional(text),
  section: optional(text),
  category: optional(text),
  brand: optional(text),
  total_item: optional(wholeNumber(0, MAX_AMOUNT)),
  page_number: optional(wholeNumber(1, 10_000)),
  uri: optional(textUpTo(MAX_ADDRESS_LENGTH)),
  variation_id: optional(text),
  experiment_id: optional(text),
  experiment_bucket: optional(text),
  checkout: optional(exactly({ order_id: text, total: optional(amountUpTo(MAX_AMOUNT)) })),
  products: optional(listUpTo(product, 0, MAX_PRODUCTS)),
});

/** A behavioural event (contracts 6). */
export const discoverEvent = exactly({
  data: exactly({
    type: oneOf(['widget', 'view', 'a2c', 'order'] as const),
    name,
    uuid: optional(text),
    user_id: optional(text),
    value,
  }),
});
