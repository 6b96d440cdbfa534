import { GROUP_FILTER, PRICE_FACET } from '../search/query/narrow.ts';
import { sortNames, type SearchFilters, type SortName, type SortOrder } from '../search/model/search-types.ts';
import { DiscoverProblem } from './discover-problem.ts';
import { CATEGORY, wireNameOf } from './facet-names.ts';
import {
  amountAt,
  choiceAt,
  flagAt,
  givenOf,
  isRecord,
  listAt,
  recordAt,
  recordOf,
  textAt,
  textOf,
  valueAt,
  wholeNumberAt,
  type Entry,
  type Given,
} from './read-values.ts';

/** A validated and bounded request of one widget. */
export interface Question {
  readonly rfkid: string;
  readonly keyphrase: string | undefined;
  /** Takes the words of the keyphrase literally. */
  readonly literal: boolean;
  readonly limit: number;
  readonly page: number;
  /** Requested product fields; undefined for all. */
  readonly fields: readonly string[] | undefined;
  /** Number of suggestions of each kind; kinds that are left out get none. */
  readonly suggestions: Readonly<Record<'keyphrase' | 'brand' | 'category' | 'trending_category', number>>;
  /** Limit of options per facet, by wire name and for all others; 0 leaves the facet out. */
  readonly facetMost: (wireName: string) => number;
  readonly wantsFacets: boolean;
  readonly filters: SearchFilters;
  readonly sort: { readonly by: SortName; readonly order: SortOrder } | undefined;
  readonly wantsSorts: boolean;
  /** Products on which a recommendation is based. */
  readonly productIds: readonly string[];
  readonly uuid: string | undefined;
}

const DEFAULT_ITEMS = 24;
const MAX_ITEMS = 100;
const FURTHEST_PAGE = 10_000;
const MAX_SUGGESTIONS = 50;
const DEFAULT_OPTIONS = 20;
const MAX_OPTIONS = 200;
const MAX_FILTERS = 30;
const MAX_VALUES = 200;
const MAX_SEEDS = 50;
const MAX_FIELDS = 60;
const MAX_WIDGETS = 20;
const MAX_TEXT_LENGTH = 400;

/** The request in `data`: an object, or its JSON. */
export const readData = (given: unknown): Given => {
  const data: unknown = typeof given === 'string' ? parsed(given) : given;
  if (!isRecord(data)) throw new DiscoverProblem(101, 'data must be an object, or the JSON of one');
  return givenOf(data);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The single requests of a batch, each with the shared values; undefined when this is no batch. */
export const batchOf = (data: Given): readonly Given[] | undefined => {
  if (valueAt(data, 'batch') === undefined) return undefined;
  const { batch: _, ...common } = data.fields;
  const items = listAt(data, 'batch', MAX_WIDGETS);
  if (items.length === 0) throw new DiscoverProblem(101, 'batch must have at least one entry');
  return items.map(({ value, path }) => {
    const own = recordOf(value, path);
    return {
      fields: { ...common, ...own.fields },
      pathOf: (name) => (Object.hasOwn(own.fields, name) ? own : data).pathOf(name),
    };
  });
};

/** Reads one request. `facetNames` are the index's names of the available facets. */
export const readQuestion = (data: Given, facetNames: readonly string[]): Question => {
  const context = recordAt(data, 'context');
  const facet = recordAt(data, 'facet');
  const suggestion = recordAt(data, 'suggestion');
  const sort = recordAt(data, 'sort');
  const atMost = (name: string): number => wholeNumberAt(recordAt(suggestion, name), 'max', 0, [0, MAX_SUGGESTIONS]);
  const widget = recordAt(data, 'widget');
  // Only a batch can request all widgets, but a wrong value is always refused.
  flagAt(widget, 'all');
  return {
    rfkid: textAt(widget, 'rfkid', MAX_TEXT_LENGTH) ?? '',
    keyphrase: keyphraseOf(data),
    literal: flagAt(recordAt(recordAt(data, 'query'), 'keyphrase'), 'literal'),
    limit: wholeNumberAt(data, 'n_item', DEFAULT_ITEMS, [0, MAX_ITEMS]),
    page: wholeNumberAt(data, 'page_number', 1, [1, FURTHEST_PAGE]),
    fields: fieldsOf(data),
    suggestions: {
      keyphrase: atMost('keyphrase'),
      brand: atMost('brand'),
      category: atMost('category'),
      trending_category: atMost('trending_category'),
    },
    facetMost: facetMostOf(facet),
    wantsFacets: Object.keys(facet.fields).length > 0,
    filters: filtersOf(recordAt(data, 'filter'), facetNames),
    sort: sortOf(sort),
    wantsSorts: flagAt(sort, 'choices'),
    productIds: listAt(recordAt(context, 'page'), 'sku', MAX_SEEDS).map((id) => textOf(id, MAX_TEXT_LENGTH)),
    uuid: textAt(recordAt(context, 'user'), 'uuid', MAX_TEXT_LENGTH),
  };
};

const keyphraseOf = (data: Given): string | undefined => {
  const [first] = listAt(recordAt(recordAt(data, 'query'), 'keyphrase'), 'value', 1);
  return first === undefined ? undefined : textOf(first, MAX_TEXT_LENGTH).trim() || undefined;
};

const fieldsOf = (data: Given): readonly string[] | undefined => {
  const product = recordAt(recordAt(data, 'content'), 'product');
  if (valueAt(product, 'field') === undefined) return undefined;
  return listAt(recordAt(product, 'field'), 'value', MAX_FIELDS).map((name) => textOf(name, MAX_TEXT_LENGTH));
};

const facetMostOf = (facet: Given): Question['facetMost'] => {
  const all = flagAt(facet, 'all');
  const most = wholeNumberAt(facet, 'max', DEFAULT_OPTIONS, [1, MAX_OPTIONS]);
  const names = Object.keys(facet.fields).filter((name) => name !== 'all' && name !== 'max');
  if (names.length > MAX_FILTERS) throw new DiscoverProblem(101, `facet must have at most ${MAX_FILTERS} names`);
  const own = new Map(
    names.map((name) => [name, wholeNumberAt(recordAt(facet, name), 'max', most, [1, MAX_OPTIONS])] as const),
  );
  return (name) => own.get(name) ?? (all ? most : 0);
};

const filtersOf = (given: Given, facetNames: readonly string[]): SearchFilters => {
  const names = Object.keys(given.fields);
  if (names.length > MAX_FILTERS) throw new DiscoverProblem(101, `filter must have at most ${MAX_FILTERS} names`);
  const indexNames = new Map([
    [CATEGORY, GROUP_FILTER],
    ...facetNames.map((name) => [wireNameOf(name), name] as const),
  ]);
  return Object.fromEntries(
    names.map((name) => {
      const indexName = indexNames.get(name);
      if (indexName === undefined)
        throw new DiscoverProblem(101, `There is no filter ${name.slice(0, MAX_TEXT_LENGTH)}`);
      const values = listAt(recordAt(given, name), 'value', MAX_VALUES);
      return [indexName, values.map(indexName === PRICE_FACET ? priceOf : (value) => textOf(value, MAX_TEXT_LENGTH))];
    }),
  );
};

const DEAREST = 9_999_999;

/** Both ends of a price range, in dollars, are optional. */
const priceOf = ({ value, path }: Entry): string => {
  const range = recordOf(value, path);
  const [min, max] = [dollarsAt(range, 'min'), dollarsAt(range, 'max')];
  if (min !== undefined && max !== undefined && min > max) {
    throw new DiscoverProblem(101, `${range.pathOf('min')} must not be above ${range.pathOf('max')}`);
  }
  return `${min ?? '-inf'}-${max ?? 'inf'}`;
};

const dollarsAt = (range: Given, end: string): number | undefined => {
  const amount = amountAt(range, end, DEAREST);
  return amount === undefined ? undefined : Math.round(amount * 100) / 100;
};

/** A sort criterion, `{name, order}`; some clients call the name `type`. */
const sortOf = (sort: Given): Question['sort'] => {
  const [first] = listAt(sort, 'value', 1);
  if (first === undefined) return undefined;
  const given = recordOf(first.value, first.path);
  const by = choiceAt(given, valueAt(given, 'name') === undefined ? 'type' : 'name', sortNames);
  const order = choiceAt(given, 'order', ['asc', 'desc'], 'asc');
  return { by, order: order === 'asc' ? 'ascending' : 'descending' };
};
