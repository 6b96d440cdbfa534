import { ownValue } from '../../shared/own-value.ts';

type Given = Readonly<Record<string, unknown>>;

const MAX_VALUE_LENGTH = 200;
const MAX_ID_LENGTH = 60;
const MAX_ITEMS = 100;

/**
 * Stored fields of an event, which ranking and reports use: what a shopper viewed, where, and what followed. Other
 * fields, such as page addresses and product names, are not stored.
 */
const FIELDS: readonly string[] = [
  // Constructor
  'section',
  'tr',
  'original_query',
  'filter_name',
  'filter_value',
  'pod_id',
  'strategy_id',
  'result_id',
  'result_page',
  'result_offset',
  'num_results',
  'result_count',
  'num_results_viewed',
  'num_results_displayed',
  'num_results_per_page',
  'result_position_on_page',
  'variation_id',
  'type',
  'revenue',
  'order_id',
  // Discover
  'rfkid',
  'f',
  'kw',
  'keyphrase',
  'rid',
  'n_item',
];
const ITEM_FIELDS: readonly string[] = ['item_id', 'variation_id', 'sku', 'count', 'quantity', 'price'];
const ITEM_LISTS: readonly string[] = ['items', 'products'];

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text (cut) and numbers; undefined for everything else. */
const plainOf = (value: unknown, longest: number): string | number | undefined => {
  if (typeof value === 'string') return value.slice(0, longest);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const pick = (given: Given, names: readonly string[], longest: number): Record<string, string | number> => {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = plainOf(ownValue(given, name), longest);
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );
};

const itemsOf = (value: unknown): readonly Given[] =>
  Array.isArray(value)
    ? value
        .slice(0, MAX_ITEMS)
        .filter(isRecord)
        .map((item) => pick(item, ITEM_FIELDS, MAX_ID_LENGTH))
    : [];

/**
 * The details of an event as JSON of at most `mostBytes` bytes: only known fields, text cut to 200 characters, items by
 * id, quantity and price. When it is still too long, drops the items, then everything.
 */
export const storedDetails = (details: Given, mostBytes: number): string => {
  const fields: Record<string, unknown> = pick(details, FIELDS, MAX_VALUE_LENGTH);
  if (isRecord(details.checkout)) Object.assign(fields, pick(details.checkout, ['order_id'], MAX_ID_LENGTH));
  const lists = ITEM_LISTS.map((name) => [name, itemsOf(ownValue(details, name))] as const);
  const withItems = { ...fields, ...Object.fromEntries(lists.filter(([, items]) => items.length > 0)) };
  const candidates = [JSON.stringify(withItems), JSON.stringify(fields)];
  return candidates.find((text) => Buffer.byteLength(text) <= mostBytes) ?? '{}';
};
