import type { Pet } from '../pets/pet';
import { PET_POUNDS, type Supply } from './recommend-frequency';

/** A dog or a cat of the shopper whose weight is known. */
export interface PetWithWeight {
  readonly name: string;
  readonly animal: Supply['animal'];
  readonly pounds: number;
}

/** Returns the dogs and cats whose weight decides how fast food is used. */
export const petsWithWeight = (
  pets: ReadonlyArray<Pick<Pet, 'name' | 'kind' | 'weight'>>,
): ReadonlyArray<PetWithWeight> =>
  pets.flatMap(({ name, kind, weight: pounds }) =>
    (kind === 'dog' || kind === 'cat') &&
    pounds !== undefined &&
    pounds >= PET_POUNDS.least &&
    pounds <= PET_POUNDS.most
      ? [{ name, animal: kind, pounds }]
      : [],
  );

/** Returns the pet that a recommendation is for: the heaviest animal of the kind, which uses the food up first. */
export const petFor = (
  pets: ReadonlyArray<PetWithWeight>,
  animal: PetWithWeight['animal'],
): PetWithWeight | undefined =>
  pets
    .filter((pet) => pet.animal === animal)
    .reduce<PetWithWeight | undefined>(
      (heaviest, pet) => (heaviest === undefined || pet.pounds > heaviest.pounds ? pet : heaviest),
      undefined,
    );
