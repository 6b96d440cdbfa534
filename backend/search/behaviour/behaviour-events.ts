import { ownValue } from '../../shared/own-value.ts';
import type { QueryParameters } from '../request/query-parameters.ts';
import { sections } from '../request/request-parameters.ts';
import { SearchProblem } from '../model/search-problem.ts';
import type { SearchEvent } from '../model/search-types.ts';

/** Groups of fields; an event needs at least one of each group. */
const required: Readonly<Record<string, readonly (readonly string[])[]>> = {
  session_start: [],
  focus: [],
  item_detail_load: [['item_id'], ['item_name']],
  select: [],
  search: [],
  click_through: [],
  autocomplete_select: [['user_input'], ['item_name', 'term', 'search_term']],
  search_submit: [['search_term']],
  search_result_load: [['search_term']],
  search_result_click: [['search_term'], ['item_id', 'item_name']],
  browse_result_load: [['filter_name'], ['filter_value']],
  browse_result_click: [['filter_name'], ['filter_value'], ['item_id', 'item_name']],
  browse_redirect: [['filter_name'], ['filter_value']],
  recommendation_result_view: [['pod_id']],
  recommendation_result_click: [['pod_id'], ['item_id', 'item_name']],
  result_click: [['item_id', 'item_name']],
  conversion: [['item_id', 'item_name']],
  purchase: [['items']],
  impression_view: [['items']],
};

/** Page addresses are the longest values that clients send. */
const MAX_TEXT_LENGTH = 2_048;
/** Limit of items per event; further ones are ignored. */
const MAX_ITEMS = 100;
const MAX_FIELDS = 60;
const MAX_EVENT_LENGTH = 32_000;

const invalid = (): SearchProblem => new SearchProblem('Invalid parameters');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of an event: JSON sent as plain text, JSON, or nothing. */
export const readBody = (body: unknown): Readonly<Record<string, unknown>> => {
  if (body === undefined || body === null || body === '') return {};
  if (isRecord(body)) return body;
  if (typeof body !== 'string') throw invalid();
  try {
    const parsed: unknown = JSON.parse(body);
    if (isRecord(parsed)) return parsed;
  } catch {
    throw new SearchProblem('The body must be JSON');
  }
  throw invalid();
};

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const textOf = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
};

const checkItems = (items: unknown): void => {
  if (items === undefined || items === null) return;
  if (!Array.isArray(items)) throw invalid();
  const wellFormed = items.every(
    (item) =>
      isRecord(item) &&
      (textOf(item.item_id) !== null || textOf(item.item_name) !== null || textOf(item.variation_id) !== null),
  );
  if (!wellFormed) throw invalid();
};

const checkRules = (details: Readonly<Record<string, unknown>>): void => {
  if (isPresent(details.result_page) && isPresent(details.result_offset)) throw invalid();
  if (details.is_custom_type === true && isPresent(details.type) && !isPresent(details.display_name)) throw invalid();
  const { section } = details;
  if (isPresent(section) && !sections.some((known) => known === section)) {
    throw new SearchProblem(`Unknown section: ${(textOf(section) ?? 'not a text').slice(0, 100)}`);
  }
  checkItems(details.items);
};

/** Length of the stored form; infinite when it is nested too deeply to be serialised. */
const writtenLength = (details: Readonly<Record<string, unknown>>): number => {
  try {
    return JSON.stringify(details).length;
  } catch {
    return Infinity;
  }
};

const checkSize = (details: Readonly<Record<string, unknown>>): void => {
  const tooLong = Object.values(details).some((value) => typeof value === 'string' && value.length > MAX_TEXT_LENGTH);
  if (tooLong || Object.keys(details).length > MAX_FIELDS || writtenLength(details) > MAX_EVENT_LENGTH) throw invalid();
};

/** Parameters about the sender, which are not part of the event. */
const envelope = new Set(['key', 'c', 'i', 's', 'ui', 'us', 'beacon', '_dt', 'origin_referrer']);

const withFewerItems = (all: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Array.isArray(all.items) ? { ...all, items: all.items.slice(0, MAX_ITEMS) } : all;

/** Converts a request to an event, or refuses it with the reason. `term` is the query in the path. */
export const readEvent = (
  action: string,
  query: QueryParameters,
  body: Readonly<Record<string, unknown>>,
  now: number,
  term?: string,
): SearchEvent => {
  const needed = ownValue(required, action);
  if (needed === undefined) throw new SearchProblem(`Unknown action: ${action.slice(0, 100)}`, 404);
  const all = withFewerItems({ ...query, ...body });
  checkSize(all);
  checkRules(all);
  if (!needed.every((names) => names.some((name) => isPresent(ownValue(all, name))))) throw invalid();
  if ((action === 'purchase' || action === 'impression_view') && !(Array.isArray(all.items) && all.items.length > 0))
    throw invalid();
  const clientId = textOf(all.i);
  if (clientId === null) throw invalid();
  const session = Number(textOf(all.s) ?? Number.NaN);
  if (!Number.isSafeInteger(session)) throw invalid();
  const details = Object.fromEntries(Object.entries(all).filter(([name]) => !envelope.has(name)));
  return {
    receivedAt: new Date(now).toISOString(),
    action,
    clientId,
    sessionNumber: session,
    userId: textOf(all.ui),
    term: term ?? textOf(all.search_term) ?? textOf(all.user_input),
    itemId: textOf(all.item_id) ?? textOf(all.customer_id),
    details,
  };
};
