import { breedOf, type Breed, type Pet, type PetKinds } from '../pets/pet';
import { isGrowing } from '../pets/pet-facts';
import type { PetKind } from '../shared/pet-kind';

/** What advice about a product needs of a pet of the shopper. */
export interface AdvisedPet {
  readonly name: string;
  readonly kind: PetKind;
  /** Undefined when the shopper did not say. */
  readonly pounds: number | undefined;
  /** Undefined without a breed, or with one of which nothing is known. */
  readonly breed: Pick<Breed, 'name' | 'usual'> | undefined;
  /** Undefined for a pet of unknown age. */
  readonly isGrowing: boolean | undefined;
}

/** `now` is in milliseconds since 1970. */
export const toAdvisedPet = (pet: Pet, kinds: PetKinds, now: number): AdvisedPet => {
  const breed = breedOf(kinds, pet);
  return {
    name: pet.name,
    kind: pet.kind,
    pounds: pet.weight,
    breed: breed?.usual && { name: breed.name, usual: breed.usual },
    isGrowing: isGrowing(pet, now),
  };
};
