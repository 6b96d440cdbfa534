import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Pet, PetKinds, Vet } from './pet';
import type { PetFailure, PetGateway } from './pet-gateway';
import type { VetGateway } from './vet-gateway';

/** The shopper's pets and vets, and what a pet can be. */
export interface PetsAndVets {
  readonly pets: ReadonlyArray<Pet>;
  readonly vets: ReadonlyArray<Vet>;
  readonly kinds: PetKinds;
}

export interface LoadPetsPorts {
  readonly pets: Pick<PetGateway, 'pets' | 'kinds'>;
  readonly vets: Pick<VetGateway, 'vets'>;
}

/** Loads what the page of the pets shows (ACC-04). Fails with `sign-in-needed` for a shopper who is not signed in. */
export type LoadPets = TE.TaskEither<PetFailure, PetsAndVets>;

export const makeLoadPets = ({ pets, vets }: LoadPetsPorts): LoadPets =>
  pipe(TE.Do, TE.apS('pets', pets.pets), TE.apS('vets', vets.vets), TE.apSW('kinds', pets.kinds));
