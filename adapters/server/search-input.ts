import { jsonWithin } from './bounded-json';
import { entriesUpTo, type Input, matching, oneOf, textUpTo } from './input-codecs';
import type { QueryRules } from './query-input';

const short = textUpTo(100);
const text = textUpTo(2_000);
const count = matching('whole number', /^\d{1,7}$/);

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
  ...EVENT_FIELDS.map((name) => [name, text] as const),
  ...['c', 'i', 'key', 'ui', 'us', 'section', 'item_id', 'variation_id', 'facet_name'].map(
    (name) => [name, short] as const,
  ),
  ...['s', 'page', 'offset', 'num_results', 'num_results_per_page'].map((name) => [name, count] as const),
  ['_dt', matching('time in milliseconds', /^\d{1,16}$/)],
  ['beacon', oneOf(['true', 'false'])],
  ['sort_by', matching('name', /^[\w-]{1,60}$/)],
  ['sort_order', oneOf(['ascending', 'descending'])],
  ...['ids', 'term', 'qs', 'variations_map', 'pre_filter_expression'].map((name) => [name, text] as const),
]);

/** Names with a part that the shop or its catalogue chooses. */
const FAMILIES: ReadonlyArray<readonly [names: RegExp, value: Input<string>]> = [
  [/^num_results_[\w -]{1,60}$/, count],
  [/^filters\[[^[\]]{1,100}\](?:\[[^[\]]{1,100}\])?$/, text],
  [/^fmt_options\[[\w-]{1,60}\]$/, text],
  [/^group\[[\w-]{1,60}\]$/, text],
  [/^ef-[\w-]{1,60}$/, short],
];

/** The query of a read or of an event. */
export const searchQuery: QueryRules = {
  most: 200,
  of: (name) => PARAMETERS.get(name) ?? FAMILIES.find(([names]) => names.test(name))?.[1],
};

const eventNames = new RegExp(`^(?:${EVENT_FIELDS.join('|')}|ef-[\\w-]{1,60})$`);

/** The body of an event: the fields that the service knows, each within bounds. */
export const searchEvent = entriesUpTo(
  eventNames,
  jsonWithin({ longestText: 2_000, mostEntries: 200, depth: 3 }),
  EVENT_FIELDS.length,
);
