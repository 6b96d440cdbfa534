import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LoadPetChoices } from '../../../core/pets/load-pet-choices';
import type { PetChoice } from '../../../core/pets/pet-choice';
import { ownValuesOf, petOptionsFirst, petsInList } from '../../../core/pets/pets-in-list';
import type { Facet, Listing } from '../../../core/search/listing/listing';
import type { ListingQuery } from '../../../core/search/listing/listing-query';
import { listingUrl } from '../../../core/search/listing/listing-url';
import type { PageOutcome } from '../../page/page';
import type { ForPets, ListingData } from './listing-data';
import { petLinks } from './pet-links';

/** A list as it is shown to a shopper with pets. */
export interface ListForPets {
  readonly listing: Listing;
  readonly pets: ReadonlyArray<PetChoice>;
}

/**
 * Returns the list with the options of the shopper's pets first, and these pets (ACC-04). A list is for pets of the kind
 * of its department; without one, as in a search, for the kind of all its products.
 */
export const forPets = (
  department: string | undefined,
  listing: Listing,
  choices: ReadonlyArray<PetChoice>,
): ListForPets => {
  const kind = department ?? commonDepartment(listing);
  const pets = petsInList(
    listing.facets,
    choices.filter((pet) => pet.kind === kind),
  );
  if (pets.length === 0) return { listing, pets };
  const facets = listing.facets.map((facet) => (facet.kind === 'multiple' ? petOptionsFirst(facet, pets) : facet));
  return { listing: { ...listing, facets }, pets };
};

/** What the page shows for these pets of the shopper. */
export const shownForPets = (
  pets: ReadonlyArray<PetChoice>,
  found: Pick<ListingData, 'path' | 'ownParameters'>,
  facets: ReadonlyArray<Facet>,
  query: ListingQuery,
): ForPets => ({
  links: petLinks(pets, found, facets, query),
  values: Object.fromEntries(
    pets.flatMap(({ filters }) => Object.keys(filters)).map((name) => [name, ownValuesOf(name, pets)]),
  ),
});

const SIZE = 'Breed Size';
const STAGE = 'Life Stage';

/**
 * Leads from an empty list that has only the filters of a pet on to the list without its breed size. Links to the food of a
 * pet have its size on, for which the shop may have nothing (ACC-04). With other filters, such as a price, the list stays
 * empty: the shopper chose them, and they may be why it is.
 */
export const withoutSizeOfNone = (outcome: PageOutcome<ListingData>): PageOutcome<ListingData> => {
  if (outcome.kind !== 'page') return outcome;
  const { listing, query, path, ownParameters } = outcome.data;
  const { [SIZE]: sizes, ...filters } = query.filters;
  const isOfPet = sizes !== undefined && Object.keys(filters).every((name) => name === STAGE);
  return listing.total > 0 || !isOfPet
    ? outcome
    : { kind: 'redirect', url: listingUrl(path, ownParameters, { ...query, filters }), isPermanent: false };
};

const commonDepartment = ({ products }: Listing): string | undefined => {
  const [department, ...others] = new Set(products.map((product) => product.department));
  return others.length === 0 ? department : undefined;
};

/** Loads the shopper's pets while the list is loaded. */
export const withPets = <E, A>(
  pets: LoadPetChoices,
  listed: TE.TaskEither<E, A>,
): TE.TaskEither<E, readonly [A, ReadonlyArray<PetChoice>]> =>
  pipe(
    listed,
    TE.map((list) => (choices: ReadonlyArray<PetChoice>) => [list, choices] as const),
    TE.ap(TE.fromTask(pets)),
  );
