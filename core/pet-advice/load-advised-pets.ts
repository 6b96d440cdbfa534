import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PetFailure, PetGateway } from '../pets/pet-gateway';
import type { Clock } from '../shared/clock';
import { toAdvisedPet, type AdvisedPet } from './advised-pet';

export interface LoadAdvisedPetsPorts {
  readonly pets: Pick<PetGateway, 'pets' | 'kinds'>;
  readonly clock: Clock;
}

/** The shopper's pets, for advice about products (ACC-04). Fails with `sign-in-needed` for one who is not signed in. */
export type LoadAdvisedPets = TE.TaskEither<PetFailure, ReadonlyArray<AdvisedPet>>;

export const makeLoadAdvisedPets = ({ pets, clock }: LoadAdvisedPetsPorts): LoadAdvisedPets =>
  pipe(
    TE.Do,
    TE.apS('pets', pets.pets),
    TE.apSW('kinds', pets.kinds),
    TE.map((known) => known.pets.map((pet) => toAdvisedPet(pet, known.kinds, clock()))),
  );
