import { badField } from './ad-problem.ts';
import { textOf } from './read-fields.ts';

/**
 * Meaning of nested filters. `AndOr`: all inner lists must match, each by any of its entries. `OrAnd`: one inner list
 * must match, by all of its entries.
 */
export type FilterMode = 'AndOr' | 'OrAnd';

/** Filters such as `categoryID:10338`, folded, in lists of lists. */
export interface ProductFilters {
  readonly mode: FilterMode;
  readonly lists: readonly (readonly string[])[];
}

const MAX_LISTS = 20;
const MAX_ENTRIES = 50;
const MAX_FILTER_LENGTH = 120;

/** Names and values are compared without regard to case. */
export const foldFilter = (filter: string): string => filter.toLowerCase();

const listOf = (value: unknown, name: string, most: number): readonly unknown[] => {
  if (Array.isArray(value) && value.length <= most) return value;
  throw badField(name, `must be a list of at most ${most} entries`);
};

const entryOf = (value: unknown): string => {
  const filter = textOf(value, 'productFilters', MAX_FILTER_LENGTH);
  if (/^[^:]+:./u.test(filter)) return foldFilter(filter);
  throw badField('productFilters', 'must hold texts of the form name:value');
};

/** Reads filters from a request. Refuses anything but a list of lists of `name:value`, and lists that are too long. */
export const readProductFilters = (value: unknown, mode: FilterMode): ProductFilters => ({
  mode,
  lists:
    value === undefined || value === null
      ? []
      : listOf(value, 'productFilters', MAX_LISTS)
          .map((inner) => listOf(inner, 'productFilters', MAX_ENTRIES).map(entryOf))
          .filter((inner) => inner.length > 0),
});

/** Removes the filters that name the placement. */
export const withoutPlacement = ({ mode, lists }: ProductFilters): ProductFilters => ({
  mode,
  lists: lists
    .map((inner) => inner.filter((filter) => !filter.startsWith('placement:')))
    .filter((inner) => inner.length > 0),
});

/** The values of all filters with one name. */
export const valuesOf = ({ lists }: ProductFilters, name: string): readonly string[] => {
  const start = `${foldFilter(name)}:`;
  return lists.flat().flatMap((filter) => (filter.startsWith(start) ? [filter.slice(start.length)] : []));
};

/** Whether an item with these tags passes the filters. Without filters everything passes. [ADS-04] */
export const passes = ({ mode, lists }: ProductFilters, hasTag: (filter: string) => boolean): boolean => {
  if (lists.length === 0) return true;
  return mode === 'AndOr' ? lists.every((inner) => inner.some(hasTag)) : lists.some((inner) => inner.every(hasTag));
};
