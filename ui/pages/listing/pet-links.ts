import { isOfferedTo } from '../../../core/pets/pets-in-list';
import type { Facet } from '../../../core/search/listing/listing';
import type { ListingQuery } from '../../../core/search/listing/listing-query';
import { listingUrl } from '../../../core/search/listing/listing-url';
import { ownValue } from '../../../core/shared/own-value';
import type { PetChoice } from '../../../core/pets/pet-choice';
import type { ListingData, PetLink } from './listing-data';

/**
 * Returns links to the list with the filters of the shopper's pets on (ACC-04); none for a pet whose filters are on already,
 * or for which the list has nothing.
 */
export const petLinks = (
  pets: ReadonlyArray<PetChoice>,
  { path, ownParameters }: Pick<ListingData, 'path' | 'ownParameters'>,
  facets: ReadonlyArray<Facet>,
  query: ListingQuery,
): ReadonlyArray<PetLink> =>
  pets.flatMap(({ name, filters }) => {
    const own = Object.entries(filters).map(([facet, [value = '']]) => [facet, value] as const);
    const isOn = own.every(([facet, value]) => ownValue(query.filters, facet)?.includes(value));
    if (isOn || !isOfferedTo(facets, filters)) return [];
    const text = `For ${name}: ${own.map(([, value]) => value).join(', ')}`;
    return [
      { text, url: listingUrl(path, ownParameters, { ...query, page: 1, filters: { ...query.filters, ...filters } }) },
    ];
  });
