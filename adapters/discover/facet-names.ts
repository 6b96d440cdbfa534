/** The facet and filter of categories, on the wire. */
export const CATEGORY = 'category';
export const BRAND = 'brand';

/** Returns the wire name of a facet: `life_stage` for `Life Stage`. */
export const wireNameOf = (facet: string): string => facet.toLowerCase().replaceAll(' ', '_');

/** The inverse of wireNameOf: facets are written in capitalised words. */
export const facetNameOf = (wireName: string): string =>
  wireName
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
