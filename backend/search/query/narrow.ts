import { sequence } from '../snapshot/growing-array.ts';
import type { FilterExpression, SearchFilters, SearchOptions } from '../model/search-types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Name of the filter by category. */
export const GROUP_FILTER = 'group_id';
export const PRICE_FACET = 'Price';

export interface PriceRange {
  /** Cents, both ends included. */
  readonly low: number;
  readonly high: number;
}

/** Parses '10-25.5', '-inf-10' or '25-inf' in dollars; undefined for any other text. */
export const readPriceRange = (text: string): PriceRange | undefined => {
  const match = /^(-inf|\d{1,7}(?:\.\d+)?)-(inf|\d{1,7}(?:\.\d+)?)$/.exec(text.trim());
  if (match === null) return undefined;
  const low = match[1] === '-inf' ? 0 : Math.round(Number(match[1]) * 100);
  const high = match[2] === 'inf' ? Number.MAX_SAFE_INTEGER : Math.round(Number(match[2]) * 100);
  return low <= high ? { low, high } : undefined;
};

interface Test {
  readonly name: string;
  readonly passes: (product: number) => boolean;
}

const anyOf =
  (rows: { offsets: Int32Array; values: Int32Array }, chosen: Uint8Array) =>
  (product: number): boolean => {
    const end = rows.offsets[product + 1] ?? 0;
    for (let at = rows.offsets[product] ?? 0; at < end; at += 1) if (chosen[rows.values[at] ?? 0] === 1) return true;
    return false;
  };

const allOf =
  (rows: { offsets: Int32Array; values: Int32Array }, chosen: Uint8Array, requested: number) =>
  (product: number): boolean => {
    const end = rows.offsets[product + 1] ?? 0;
    let found = 0;
    for (let at = rows.offsets[product] ?? 0; at < end; at += 1) found += chosen[rows.values[at] ?? 0] ?? 0;
    return found === requested;
  };

const chosenNumbers = (size: number, numbers: readonly (number | undefined)[]): Uint8Array => {
  const chosen = new Uint8Array(size);
  for (const number of numbers) if (number !== undefined) chosen[number] = 1;
  return chosen;
};

type MatchType = 'any' | 'all' | 'none';

const valueTest = (
  rows: { offsets: Int32Array; values: Int32Array },
  size: number,
  numbers: readonly (number | undefined)[],
  match: MatchType,
): ((product: number) => boolean) => {
  const chosen = chosenNumbers(size, numbers);
  if (match === 'all') return numbers.includes(undefined) ? () => false : allOf(rows, chosen, new Set(numbers).size);
  const any = anyOf(rows, chosen);
  return match === 'any' ? any : (product) => !any(product);
};

/** Whether any variant of a product has a price for which this holds. */
export const anyPrice = ({ products }: Snapshot, product: number, holds: (cents: number) => boolean): boolean => {
  const { offsets, values } = products.prices;
  const end = offsets[product + 1] ?? 0;
  for (let at = offsets[product] ?? 0; at < end; at += 1) if (holds(values[at] ?? 0)) return true;
  return false;
};

const testOf = (snapshot: Snapshot, name: string, values: readonly string[], match: MatchType = 'any'): Test => {
  if (name === PRICE_FACET) {
    const ranges = values.flatMap((value) => readPriceRange(value) ?? []);
    return {
      name,
      passes: (product) => {
        const isWithin = ({ low, high }: PriceRange): boolean =>
          anyPrice(snapshot, product, (cents) => cents >= low && cents <= high);
        if (match === 'all') return ranges.every(isWithin);
        return ranges.some(isWithin) === (match === 'any');
      },
    };
  }
  if (name === GROUP_FILTER) {
    const numbers = values.map((id) => snapshot.categoryNumbers.get(id));
    return { name, passes: valueTest(snapshot.categoriesOf, snapshot.categories.length, numbers, match) };
  }
  const column = snapshot.facets.find((facet) => facet.name === name);
  // No product has a value of an unknown facet.
  if (column === undefined) return { name, passes: () => match === 'none' };
  const numbers = values.map((value) => column.numbers.get(value));
  return { name, passes: valueTest(column.rows, column.values.length, numbers, match) };
};

/** The result of filters, and the products that each filter alone excludes. */
export interface Narrowed {
  /** Positions in the candidates of products that pass every filter. */
  readonly passing: Int32Array;
  /** By filter name, products that pass every filter except this one; its facet is counted over them, too. */
  readonly excludedBy: ReadonlyMap<string, Int32Array>;
}

/** Applies filters to candidates: every filter must match, by any of its values unless `matchTypes` says otherwise. */
export const narrow = (
  snapshot: Snapshot,
  candidates: Int32Array,
  filters: SearchFilters,
  matchTypes: SearchOptions['matchTypes'] = new Map(),
): Narrowed => {
  const tests = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => testOf(snapshot, name, values, matchTypes.get(name)));
  if (tests.length === 0) return { passing: sequence(candidates.length), excludedBy: new Map() };
  const passing = new Int32Array(candidates.length);
  const excluded = tests.map(() => [] as number[]);
  let passed = 0;
  for (let place = 0; place < candidates.length; place += 1) {
    const product = candidates[place] ?? 0;
    let failures = 0;
    let failedAt = -1;
    for (let index = 0; index < tests.length && failures < 2; index += 1) {
      if (tests[index]?.passes(product) === true) continue;
      failures += 1;
      failedAt = index;
    }
    if (failures === 0) {
      passing[passed] = place;
      passed += 1;
    } else if (failures === 1) excluded[failedAt]?.push(product);
  }
  return {
    passing: passing.subarray(0, passed),
    excludedBy: new Map(tests.map((test, index) => [test.name, Int32Array.from(excluded[index] ?? [])])),
  };
};

const rangeTest = (
  snapshot: Snapshot,
  { name, low, high }: { readonly name: string; readonly low: number; readonly high: number },
): ((product: number) => boolean) => {
  const isWithin = (value: number): boolean => value >= low && value <= high;
  if (name === PRICE_FACET) return (product) => anyPrice(snapshot, product, (cents) => isWithin(cents / 100));
  const column = snapshot.facets.find((facet) => facet.name === name);
  if (column === undefined) return () => false;
  const numbers = column.values.flatMap((value, number) =>
    value.trim() !== '' && isWithin(Number(value)) ? [number] : [],
  );
  return anyOf(column.rows, chosenNumbers(column.values.length, numbers));
};

const predicateOf = (snapshot: Snapshot, expression: FilterExpression): ((product: number) => boolean) => {
  if ('and' in expression) {
    const all = expression.and.map((part) => predicateOf(snapshot, part));
    return (product) => all.every((passes) => passes(product));
  }
  if ('or' in expression) {
    const any = expression.or.map((part) => predicateOf(snapshot, part));
    return (product) => any.some((passes) => passes(product));
  }
  if ('not' in expression) {
    const not = predicateOf(snapshot, expression.not);
    return (product) => !not(product);
  }
  if ('low' in expression) return rangeTest(snapshot, expression);
  return testOf(snapshot, expression.name, [expression.value]).passes;
};

/** Positions in the candidates of products that meet the expression. */
export const placesWhere = (snapshot: Snapshot, candidates: Int32Array, expression: FilterExpression): Int32Array => {
  const passes = predicateOf(snapshot, expression);
  return sequence(candidates.length).filter((place) => passes(candidates[place] ?? 0));
};
