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
} from './input-codecs';

const LONGEST_TEXT = 400;
const LONGEST_ADDRESS = 2_000;
const DEAREST = 9_999_999;
const MOST_PRODUCTS = 100;

const text = textUpTo(LONGEST_TEXT);
const name = matching('name', /^[\w-]{1,60}$/);
const upTo = (most: number): t.Mixed => exactly({ max: optional(wholeNumber(0, most)) });

const page = exactly({
  uri: optional(textUpTo(LONGEST_ADDRESS)),
  locale_country: optional(name),
  locale_language: optional(name),
  sku: optional(listUpTo(text, 0, 50)),
});
const context = exactly({
  page: optional(page),
  user: optional(exactly({ uuid: optional(text), user_id: optional(text) })),
  browser: optional(exactly({ device: optional(name) })),
});

const priceRange = exactly({ min: optional(amountUpTo(DEAREST)), max: optional(amountUpTo(DEAREST)) });
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

/** One widget's question (contracts 6), as the shop's pages ask it: no batch, and nothing that they do not ask for. */
export const discoverQuestion = exactly({
  data: exactly({
    widget: exactly({ rfkid: name }),
    context: optional(context),
    query: optional(exactly({ keyphrase: exactly({ value: listUpTo(text, 1, 1) }) })),
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
  price: optional(amountUpTo(DEAREST)),
});

const value = exactly({
  rfkid: optional(name),
  f: optional(oneOf(['sb', 'sp', 'rw'] as const)),
  keyphrase: optional(text),
  typed: optional(text),
  section: optional(text),
  category: optional(text),
  brand: optional(text),
  total_item: optional(wholeNumber(0, DEAREST)),
  page_number: optional(wholeNumber(1, 10_000)),
  uri: optional(textUpTo(LONGEST_ADDRESS)),
  variation_id: optional(text),
  experiment_id: optional(text),
  experiment_bucket: optional(text),
  checkout: optional(exactly({ order_id: text, total: optional(amountUpTo(DEAREST)) })),
  products: optional(listUpTo(product, 0, MOST_PRODUCTS)),
});

/** What a page tells of its shopper (contracts 6). */
export const discoverEvent = exactly({
  data: exactly({
    type: oneOf(['widget', 'view', 'a2c', 'order'] as const),
    name,
    uuid: optional(text),
    user_id: optional(text),
    value,
  }),
});
