/** The filter and facet of categories, on the wire. */
export const CATEGORY = 'category';

/** `Life Stage` is `life_stage` on the wire. */
export const wireNameOf = (facet: string): string => facet.toLowerCase().replaceAll(' ', '_');
