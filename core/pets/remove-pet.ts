import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { NoSuchPet, PetFailure, PetGateway } from './pet-gateway';
import type { NoSuchVet, VetFailure, VetGateway } from './vet-gateway';

/** Removes a pet with its photo. One that is already gone counts as removed, so pressing twice is no failure (ACC-04). */
export type RemovePet = (id: string) => TE.TaskEither<PetFailure, void>;

export const makeRemovePet =
  ({ pets }: { readonly pets: Pick<PetGateway, 'remove'> }): RemovePet =>
  (id) =>
    pipe(
      pets.remove(id),
      TE.orElse((failure: NoSuchPet | PetFailure): TE.TaskEither<PetFailure, void> =>
        failure.kind === 'no-such-pet' ? TE.right(undefined) : TE.left(failure),
      ),
    );

/** Removes a vet. One that is already gone counts as removed (ACC-04). */
export type RemoveVet = (id: string) => TE.TaskEither<VetFailure, void>;

export const makeRemoveVet =
  ({ vets }: { readonly vets: Pick<VetGateway, 'remove'> }): RemoveVet =>
  (id) =>
    pipe(
      vets.remove(id),
      TE.orElse((failure: NoSuchVet | VetFailure): TE.TaskEither<VetFailure, void> =>
        failure.kind === 'no-such-vet' ? TE.right(undefined) : TE.left(failure),
      ),
    );
