import type { Facet } from '../search/listing/listing';
import { ownValue } from '../shared/own-value';
import { petsFirst } from '../shared/pets-first';
import type { PetChoice } from './pet-choice';

/** More pets would hide what the list is about. Their options must be among the first of a facet, which are always shown. */
const MAX_PETS = 3;

type MultipleFacet = Extract<Facet, { kind: 'multiple' }>;

const has = (facets: ReadonlyArray<Facet>, name: string, value: string | undefined): boolean =>
  facets.some(
    (facet) =>
      facet.name === name &&
      facet.kind === 'multiple' &&
      facet.options.some((option) => option.value === value && option.count > 0),
  );

/** Whether a list has products of each own value of a pet with these filters. */
export const isOfferedTo = (facets: ReadonlyArray<Facet>, filters: PetChoice['filters']): boolean =>
  Object.entries(filters).every(([name, [own]]) => has(facets, name, own));

/**
 * Returns the pets with those of their values that a list has, the pet with the most facets first, and otherwise in their
 * order (ACC-04). A pet for which the list has nothing of its own is left out.
 */
export const petsInList = (facets: ReadonlyArray<Facet>, pets: ReadonlyArray<PetChoice>): ReadonlyArray<PetChoice> =>
  pets
    .map((pet) => ({
      ...pet,
      filters: Object.fromEntries(
        Object.entries(pet.filters)
          .filter(([name, [own]]) => has(facets, name, own))
          .map(([name, values]) => [name, values.filter((value) => has(facets, name, value))]),
      ),
    }))
    .filter(({ filters }) => Object.keys(filters).length > 0)
    .toSorted((one, other) => Object.keys(other.filters).length - Object.keys(one.filters).length)
    .slice(0, MAX_PETS);

/** Returns the pets' own values of a facet, each once. */
export const ownValuesOf = (name: string, pets: ReadonlyArray<PetChoice>): ReadonlyArray<string> => [
  ...new Set(pets.flatMap(({ filters }) => ownValue(filters, name)?.slice(0, 1) ?? [])),
];

/** Returns the facet with the options of the pets first; the facet itself when its order is right already (ACC-04). */
export const petOptionsFirst = (facet: MultipleFacet, pets: ReadonlyArray<PetChoice> = []): MultipleFacet => {
  const options = petsFirst(facet.options, ownValuesOf(facet.name, pets), ({ value }, own) => value === own);
  return options === facet.options ? facet : { ...facet, options };
};
