import { jsonWithin } from '../requests/bounded-json';
import { entriesUpTo, type Input, matching, oneOf, textUpTo } from '../requests/input-codecs';
import type { QueryRules } from '../requests/query-input';

/**
 * The limits of the service itself, or higher ones where it truncates input. The longest texts of an event are page
 * addresses, which the published client truncates to this length.
 */
const MAX_TEXT_LENGTH = 2_048;
const MAX_JSON_LENGTH = 10_000;
/** A request may have 200 products and 200 filter values. The length of the URL limits them, too. */
const MAX_PARAMETERS = 500;
/** An event may have any number of products, of which the service keeps the first 100. The body size limits them, too. */
const MAX_ENTRIES = 5_000;

const text = textUpTo(MAX_TEXT_LENGTH);
const json = textUpTo(MAX_JSON_LENGTH);
const count = matching('whole number', /^\d{1,9}$/);

/** Fields of events (contracts 7), in the body or, for older events, in the query. */
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

/** Parameters whose name has a part that the shop or its catalogue defines. */
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
  maxParameters: MAX_PARAMETERS,
  ruleFor: (name) => PARAMETERS.get(name) ?? FAMILIES.find(([names]) => names.test(name))?.[1],
};

const eventNames = new RegExp(`^(?:${EVENT_FIELDS.join('|')}|ef-[\\w-]{1,60})$`);

/** The body of an event: the fields that the service knows, each within bounds. */
export const searchEvent = entriesUpTo(
  eventNames,
  // Names of facets and tags are defined by the retailer.
  jsonWithin({ maxTextLength: MAX_TEXT_LENGTH, maxEntries: MAX_ENTRIES, depth: 3, names: /^[^\p{Cc}]{1,100}$/u }),
  EVENT_FIELDS.length,
);
