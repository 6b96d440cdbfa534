import type { Facet, FacetOption, Listing } from './listing';

type Options = Extract<Facet, { kind: 'multiple' }>;

/** The facet whose options include each other: four stars and up are among three stars and up. */
const RATING = 'Rating';

/** Bands of weights replace the many single sizes of food; a list of other products has no bands. */
const BANDED = 'Size';
const BANDS = 'Package Weight';

const isBanded = (facets: ReadonlyArray<Facet>, facet: Options): boolean =>
  facet.name === BANDED && facets.some(({ name }) => name === BANDS) && !facet.options.some((one) => one.isSelected);

const isNarrowing = (total: number, { count, isSelected }: FacetOption): boolean => isSelected || count < total;

/** Leaves out ratings that have the same products as a higher one. */
const distinctOptions = ({ name, options }: Options): ReadonlyArray<FacetOption> =>
  name === RATING
    ? options.filter(({ count, isSelected }, index) => isSelected || count !== options[index - 1]?.count)
    : options;

/**
 * Leaves out facets that cannot narrow the list, since all its products have their only value, and ratings that have the
 * same products as a higher one. Sizes are left out where there are bands of weights (FND-04). Chosen values stay.
 */
export const withUsefulFacets = (listing: Listing): Listing => ({
  ...listing,
  facets: listing.facets.flatMap((facet): ReadonlyArray<Facet> => {
    if (facet.kind === 'range') return facet.min === facet.max && facet.selected === undefined ? [] : [facet];
    if (isBanded(listing.facets, facet)) return [];
    const options = distinctOptions(facet);
    return options.some((option) => isNarrowing(listing.total, option)) ? [{ ...facet, options }] : [];
  }),
});
