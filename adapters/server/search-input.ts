import { jsonWithin } from './bounded-json';
import { entriesUpTo, type Input, matching, oneOf, textUpTo } from './input-codecs';
import type { QueryRules } from './query-input';

/**
 * Nothing is refused here that the service takes: these are its own bounds, or wider where it cuts or ignores what is
 * too much. Addresses of pages are the longest texts of an event, and the published client cuts them to this length.
 */
const LONGEST_TEXT = 2_048;
const LONGEST_JSON = 10_000;
/** A request may name 200 products and 200 values of filters; the length of an address bounds all of them. */
const MOST_PARAMETERS = 500;
/** An event may name any number of products, of which the service keeps the first 100; its size is bounded as a body. */
const MOST_ENTRIES = 5_000;

const text = textUpTo(LONGEST_TEXT);
const json = textUpTo(LONGEST_JSON);
const count = matching('whole number', /^\d{1,9}$/);

/** Facts of what a shopper does (contracts 7): of an event's body, and of the query of an older event. */
const EVENT_FIELDS: ReadonlyArray<string> = [
  ...['section', 'item_id', 'item_name', 'variation_id', 'items', 'url', 'revenue', 'type', 'tr', 'term', 'name'],
  ...['result_id', 'result_count', 'result_page', 'result_offset', 'result_position_on_page', 'num_results_per_page'],
  ...['search_term', 'user_input', 'original_query', 'filters', 'selected_filters', 'filter_name', 'filter_value'],
  ...['sort_by', 'sort_order', 'pod_id', 'num_results_viewed', 'strategy_id', 'group_id', 'group', 'customer_id'],
  ...['seed_item_ids', 'seed_item_name', 'seed_variation_id', 'position', 'order_id', 'is_custom_type'],
  ...['display_name', 'item_is_convertible', 'analytics_tags', 'slot_type', 'redirect_to_url', 'action'],
  ...['sl_campaign_id', 'sl_campaign_owner', 'canonical_url', 'document_referrer', 'origin_referrer', 'beacon'],
  ...['c', 'i', 's', 'key', 'ui', 'us', '_dt'],
];

const PARAMETERS: ReadonlyMap<string, Input<string>> = new Map<string, Input<string>>([
  ...[...EVENT_FIELDS, 'facet_name', 'ids'].map((name) => [name, text] as const),
  ...['qs', 'variations_map', 'pre_filter_expression'].map((name) => [name, json] as const),
  ...['page', 'offset', 'num_results', 'num_results_per_page'].map((name) => [name, count] as const),
  ['s', matching('whole number', /^\d{1,15}$/)],
  ['_dt', matching('time in milliseconds', /^\d{1,16}$/)],
  ['beacon', oneOf(['true', 'false'])],
  ['sort_order', oneOf(['ascending', 'descending'])],
]);

/** Names with a part that the shop or its catalogue chooses. */
const FAMILIES: ReadonlyArray<readonly [names: RegExp, value: Input<string>]> = [
  [/^num_results_[\w -]{1,60}$/, count],
  [/^filters\[[^[\]]{1,100}\](?:\[[^[\]]{1,100}\])?$/, text],
  [/^filter_match_types\[[^[\]]{1,100}\]$/, oneOf(['any', 'all', 'none'])],
  [/^pre_filter_expression\[[\w -]{1,60}\]$/, json],
  [/^fmt_options\[[\w-]{1,60}\]$/, text],
  [/^group\[[\w-]{1,60}\]$/, text],
  [/^ef-[\w-]{1,60}$/, text],
];

/** The query of a read or of an event. */
export const searchQuery: QueryRules = {
  most: MOST_PARAMETERS,
  of: (name) => PARAMETERS.get(name) ?? FAMILIES.find(([names]) => names.test(name))?.[1],
};

const eventNames = new RegExp(`^(?:${EVENT_FIELDS.join('|')}|ef-[\\w-]{1,60})$`);

/** The body of an event: the fields that the service knows, each within bounds. */
export const searchEvent = entriesUpTo(
  eventNames,
  // What shoppers chose is named by facets and tags, whose names are a retailer's own words.
  jsonWithin({ longestText: LONGEST_TEXT, mostEntries: MOST_ENTRIES, depth: 3, names: /^[^\p{Cc}]{1,100}$/u }),
  EVENT_FIELDS.length,
);
