import type { QueryParameters } from '../request/query-parameters.ts';
import { invalidValue, isRecord, jsonAt } from '../request/read-json.ts';

/** A variation of a product on the wire. */
export interface Variation {
  readonly value: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Plain = string | number | boolean;
type Test = (variation: Variation) => boolean;

const AGGREGATIONS = ['first', 'min', 'max', 'all', 'count', 'field_count', 'value_count'] as const;
type Aggregation = (typeof AGGREGATIONS)[number];

interface Summary {
  readonly name: string;
  readonly aggregation: Aggregation;
  readonly field: string;
  readonly value: Plain | undefined;
}

/** How to summarise the variations of each result. */
export interface VariationsMap {
  readonly groupBy: readonly { readonly name: string; readonly field: string }[];
  readonly passes: Test;
  readonly values: readonly Summary[];
  readonly dtype: 'array' | 'object';
  /** As requested; the response repeats it. */
  readonly given: unknown;
}

const NAME = 'variations_map';
const MAX_GROUPS = 5;
const MAX_VALUES = 20;
const MAX_CONDITIONS = 50;
const DEEPEST_CONDITION = 5;
const MAX_NAME_LENGTH = 100;

const textOf = (value: unknown): string => {
  if (typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH) return value;
  throw invalidValue(NAME);
};

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const FACETS = 'data.facets.';

/** Every value of a field such as `data.price` or `data.facets.Size`; names of facets in either case. */
const valuesOf = ({ value, data }: Variation, field: string): readonly unknown[] => {
  if (field === 'value') return [value];
  if (field.startsWith(FACETS)) {
    const requested = field.slice(FACETS.length).toLowerCase();
    const facets: readonly unknown[] = Array.isArray(data.facets) ? data.facets : [];
    return facets.flatMap((facet) =>
      isRecord(facet) && typeof facet.name === 'string' && facet.name.toLowerCase() === requested ? facet.values : [],
    );
  }
  const found = new Map(Object.entries(data)).get(field.startsWith('data.') ? field.slice('data.'.length) : field);
  return found === undefined ? [] : [found].flat();
};

const readRange = (range: unknown): readonly [number, number] => {
  if (!Array.isArray(range) || range.length !== 2) throw invalidValue(NAME);
  const [low, high] = [range[0] === '-inf' ? -Infinity : range[0], range[1] === 'inf' ? Infinity : range[1]];
  if (typeof low !== 'number' || typeof high !== 'number') throw invalidValue(NAME);
  return [low, high];
};

const makeConditionReader = (): ((value: unknown, depth: number) => Test) => {
  let parts = 0;
  const listOf = (value: unknown, depth: number): readonly Test[] => {
    if (!Array.isArray(value)) throw invalidValue(NAME);
    return value.map((part) => read(part, depth + 1));
  };
  const read = (value: unknown, depth: number): Test => {
    parts += 1;
    if (parts > MAX_CONDITIONS || depth > DEEPEST_CONDITION || !isRecord(value)) throw invalidValue(NAME);
    if (value.and !== undefined || value.or !== undefined || value.not !== undefined) {
      const all = value.and === undefined ? [] : listOf(value.and, depth);
      const any = value.or === undefined ? undefined : listOf(value.or, depth);
      const not = value.not === undefined ? undefined : read(value.not, depth + 1);
      return (variation) =>
        all.every((test) => test(variation)) &&
        (any?.some((test) => test(variation)) ?? true) &&
        not?.(variation) !== true;
    }
    const field = textOf(value.field);
    if (value.range !== undefined) {
      const [low, high] = readRange(value.range);
      return (variation) =>
        valuesOf(variation, field).some((own) => typeof own === 'number' && own >= low && own <= high);
    }
    const requested = value.value;
    if (!isPlain(requested)) throw invalidValue(NAME);
    return (variation) => valuesOf(variation, field).includes(requested);
  };
  return read;
};

const readSummary = ([name, given]: readonly [string, unknown]): Summary => {
  if (!isRecord(given)) throw invalidValue(NAME);
  const aggregation = AGGREGATIONS.find((known) => known === given.aggregation);
  if (aggregation === undefined) throw invalidValue(NAME);
  const { value } = given;
  if (aggregation === 'value_count' && !isPlain(value)) throw invalidValue(NAME);
  return { name: textOf(name), aggregation, field: textOf(given.field), value: isPlain(value) ? value : undefined };
};

/** Reads the parameter `variations_map`; undefined when it was not given. Refuses, naming it, what is malformed. */
export const variationsMapAt = (query: QueryParameters): VariationsMap | undefined => {
  const given = jsonAt(query, NAME);
  if (given === undefined) return undefined;
  if (!isRecord(given) || !isRecord(given.values)) throw invalidValue(NAME);
  const { dtype = 'array', group_by: groupBy = [], filter_by: filterBy } = given;
  const values = Object.entries(given.values);
  if (dtype !== 'array' && dtype !== 'object') throw invalidValue(NAME);
  if (!Array.isArray(groupBy) || groupBy.length > MAX_GROUPS || values.length > MAX_VALUES) throw invalidValue(NAME);
  return {
    groupBy: groupBy.map((group: unknown) => {
      if (!isRecord(group)) throw invalidValue(NAME);
      return { name: textOf(group.name), field: textOf(group.field) };
    }),
    passes: filterBy === undefined ? () => true : makeConditionReader()(filterBy, 0),
    values: values.map(readSummary),
    dtype,
    given,
  };
};

const summedUp = ({ aggregation, field, value }: Summary, variations: readonly Variation[]): unknown => {
  const found = variations.flatMap((variation) => valuesOf(variation, field));
  const numbers = found.filter((one) => typeof one === 'number');
  switch (aggregation) {
    case 'first':
      return found[0] ?? null;
    case 'min':
      return numbers.length === 0 ? null : numbers.reduce((least, one) => Math.min(least, one));
    case 'max':
      return numbers.length === 0 ? null : numbers.reduce((most, one) => Math.max(most, one));
    case 'all':
      return [...new Set(found)];
    case 'count':
      return variations.length;
    case 'field_count':
      return variations.filter((variation) => valuesOf(variation, field).length > 0).length;
    case 'value_count':
      return variations.filter((variation) => valuesOf(variation, field).some((one) => one === value)).length;
  }
};

/** Groups variations by the values of the next fields, in order of first occurrence. */
const grouped = (
  variations: readonly Variation[],
  field: string,
): readonly (readonly [unknown, readonly Variation[]])[] => {
  const groups = new Map<unknown, Variation[]>();
  for (const variation of variations) {
    const [key = null] = valuesOf(variation, field);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [variation]);
    else group.push(variation);
  }
  return [...groups];
};

const summaries = (map: VariationsMap, variations: readonly Variation[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(map.values.map((summary) => [summary.name, summedUp(summary, variations)]));

/**
 * Summarises the variations of one result: a list of groups with their values, or, with dtype `object`, an object whose
 * keys are these values.
 */
export const mapVariations = (map: VariationsMap, all: readonly Variation[]): unknown => {
  const asList = (variations: readonly Variation[], level: number): readonly Readonly<Record<string, unknown>>[] => {
    const group = map.groupBy[level];
    if (group === undefined) return [summaries(map, variations)];
    return grouped(variations, group.field).flatMap(([key, inner]) =>
      asList(inner, level + 1).map((rest) => ({ [group.name]: key, ...rest })),
    );
  };
  const asObject = (variations: readonly Variation[], level: number): Readonly<Record<string, unknown>> => {
    const group = map.groupBy[level];
    if (group === undefined) return summaries(map, variations);
    return Object.fromEntries(
      grouped(variations, group.field).map(([key, inner]) => [
        `${isPlain(key) ? key : ''}`,
        asObject(inner, level + 1),
      ]),
    );
  };
  const passing = all.filter(map.passes);
  return map.dtype === 'array' ? asList(passing, 0) : asObject(passing, 0);
};
