import type { Facet, FacetOption } from './listing';

/** The number of options of a facet that a list shows until the shopper asks for more. */
const MAX_SHOWN = 4;

/** The options of a facet to show. */
export interface ShownOptions {
  readonly options: ReadonlyArray<FacetOption>;
  /** The number of options left out. */
  readonly more: number;
}

/** Returns the first options of a facet and all selected ones, and how many others there are. */
export const firstOptions = ({ options, more = 0 }: Extract<Facet, { kind: 'multiple' }>): ShownOptions => {
  const shown = options.filter(({ isSelected }, index) => index < MAX_SHOWN || isSelected);
  return { options: shown, more: more + options.length - shown.length };
};

/**
 * Returns the facets with their first and selected options only, for the page's first view. The same facets give the
 * same object, so that what is made from it can be cached by identity.
 */
export const withFirstOptions = (facets: ReadonlyArray<Facet>): ReadonlyArray<Facet> => {
  const known = cutFacets.get(facets) ?? cut(facets);
  cutFacets.set(facets, known);
  return known;
};

const cutFacets = new WeakMap<ReadonlyArray<Facet>, ReadonlyArray<Facet>>();

const cut = (facets: ReadonlyArray<Facet>): ReadonlyArray<Facet> =>
  facets.map((facet) => {
    if (facet.kind !== 'multiple') return facet;
    const { options, more } = firstOptions(facet);
    return more === 0 ? facet : { ...facet, options, more };
  });
