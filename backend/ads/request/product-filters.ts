import { badField } from './ad-problem.ts';
import { textOf } from './read-fields.ts';

/** How nested filters are read: `AndOr`: inner lists are alternatives and all must hold; `OrAnd`: the other way round. */
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

/** Reads filters as they came; refuses what is no list of lists of `name:value`, or too long. */
export const readProductFilters = (value: unknown, mode: FilterMode): ProductFilters => ({
  mode,
  lists:
    value === undefined || value === null
      ? []
      : listOf(value, 'productFilters', MAX_LISTS)
          .map((inner) => listOf(inner, 'productFilters', MAX_ENTRIES).map(entryOf))
          .filter((inner) => inner.length > 0),
});

/** The filters without those that name the placement. */
export const withoutPlacement = ({ mode, lists }: ProductFilters): ProductFilters => ({
  mode,
  lists: lists
    .map((inner) => inner.filter((filter) => !filter.startsWith('placement:')))
    .filter((inner) => inner.length > 0),
});

/** The values that filters of one name have. */
export const valuesOf = ({ lists }: ProductFilters, name: string): readonly string[] => {
  const start = `${foldFilter(name)}:`;
  return lists.flat().flatMap((filter) => (filter.startsWith(start) ? [filter.slice(start.length)] : []));
};

/** Whether something with these tags passes. No filters at all let everything pass. [ADS-04] */
export const passes = ({ mode, lists }: ProductFilters, hasTag: (filter: string) => boolean): boolean => {
  if (lists.length === 0) return true;
  return mode === 'AndOr' ? lists.every((inner) => inner.some(hasTag)) : lists.some((inner) => inner.every(hasTag));
};
