import type { FacetOption, Listing } from './listing';

/** Returns the options of a facet that narrow a list to some of its products (FND-06); none without such a facet. */
export const waysIn = ({ facets, total }: Listing, name: string): ReadonlyArray<FacetOption> => {
  const facet = facets.find((candidate) => candidate.name === name);
  return facet?.kind === 'multiple' ? facet.options.filter(({ count }) => count > 0 && count < total) : [];
};
