import type { Filters } from '../search/listing/listing-query';
import type { PetKind } from '../shared/pet-kind';
import type { Breed, Pet } from './pet';
import { ALL_STAGES, lifeStageOf, sizeOf, type BreedSize } from './pet-facts';

/** What lists of products can show for a pet (ACC-04). */
export interface PetChoice {
  readonly name: string;
  readonly kind: PetKind;
  /** The values of facets that suit the pet, its own one first in each. Empty when too little is known of it. */
  readonly filters: Filters;
}

/** The values of the catalogue's facet "Breed Size". */
const SIZES: Readonly<Record<BreedSize, string>> = {
  toy: 'Toy Breed',
  small: 'Small Breed',
  medium: 'Medium Breed',
  large: 'Large Breed',
  giant: 'Giant Breed',
};

/** Returns what lists can show for a pet. `now` is in milliseconds since 1970. */
export const petChoice = (
  { name, ...pet }: Pick<Pet, 'name' | 'kind' | 'birth' | 'weight'>,
  breed: Breed | undefined,
  now: number,
): PetChoice => {
  const size = sizeOf(pet, breed, now);
  const stage = lifeStageOf(pet, size, now);
  return {
    name,
    kind: pet.kind,
    filters: {
      ...(stage === undefined ? {} : { 'Life Stage': [stage, ALL_STAGES] }),
      ...(size === undefined ? {} : { 'Breed Size': [SIZES[size]] }),
    },
  };
};
