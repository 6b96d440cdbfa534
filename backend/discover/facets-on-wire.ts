import type { CategoryGroup, Facet, SearchResult } from '../search/model/search-types.ts';
import { CATEGORY, wireNameOf } from './facet-names.ts';
import type { Question } from './read-question.ts';

type WireFacets = Readonly<Record<string, unknown>>;

/** Skips a single top group and shows its children. */
const narrowing = (groups: readonly CategoryGroup[]): readonly CategoryGroup[] => {
  const [only] = groups;
  return groups.length === 1 && only !== undefined && only.children.length > 0 ? only.children : groups;
};

const valueOf = ({ type }: Facet, option: Facet['options'][number]) => ({
  id: option.value,
  text: option.displayName,
  count: option.count,
  ...(type === 'range' ? endsOf(option.value) : {}),
});

/** Writes a range such as `10-25`; an open end is left out. */
const endsOf = (range: string) => {
  const [min, max] = range.split('-').map(Number);
  return {
    ...(Number.isFinite(min) ? { min } : {}),
    ...(Number.isFinite(max) ? { max } : {}),
  };
};

const facetOf = (facet: Facet, total: number, most: number) => ({
  display_name: facet.displayName,
  number_of_products: total,
  total: facet.options.length,
  ...(facet.type === 'range' ? { min: facet.min ?? 0, max: facet.max ?? 0 } : {}),
  // Chosen values stay, however few products have them.
  value: facet.options
    .filter((option, index) => index < most || option.selected)
    .map((option) => valueOf(facet, option)),
});

const categoriesOf = (groups: readonly CategoryGroup[], total: number, most: number) => ({
  display_name: 'Category',
  number_of_products: total,
  total: groups.length,
  value: groups.slice(0, most).map(({ id, name, count }) => ({ id, text: name, count })),
});

/** The requested facets by wire name, including categories. */
export const facetsOnWire = ({ facets, groups, total }: SearchResult, { facetMost }: Question): WireFacets => {
  const categories = narrowing(groups);
  const counted = facets.map(
    (facet) => [wireNameOf(facet.name), (most: number): unknown => facetOf(facet, total, most)] as const,
  );
  const all = [...counted, [CATEGORY, (most: number): unknown => categoriesOf(categories, total, most)] as const];
  return Object.fromEntries(
    all.filter(([name]) => facetMost(name) > 0).map(([name, write]) => [name, write(facetMost(name))]),
  );
};
