import type { SearchFilters } from '../model/search-types.ts';

/** The values of all these filters by their names. */
export const joined = (...all: readonly (SearchFilters | undefined)[]): SearchFilters => {
  const filters = new Map<string, readonly string[]>();
  for (const [name, values] of all.flatMap((one) => Object.entries(one ?? {}))) {
    filters.set(name, [...(filters.get(name) ?? []), ...values]);
  }
  return Object.fromEntries(filters);
};
