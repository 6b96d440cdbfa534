import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { NoSuchPet, PetFailure, PetGateway } from './pet-gateway';
import type { NoSuchVet, VetFailure, VetGateway } from './vet-gateway';

/** `gone`: the account has none of this id, for example because the button was pressed twice. */
export type Removal = 'removed' | 'gone';

/** Removes a pet with its photo. One that is not there is no failure (ACC-04). */
export type RemovePet = (id: string) => TE.TaskEither<PetFailure, Removal>;

export const makeRemovePet =
  ({ pets }: { readonly pets: Pick<PetGateway, 'remove'> }): RemovePet =>
  (id) =>
    pipe(
      pets.remove(id),
      TE.map((): Removal => 'removed'),
      TE.orElse((failure: NoSuchPet | PetFailure): TE.TaskEither<PetFailure, Removal> =>
        failure.kind === 'no-such-pet' ? TE.right('gone') : TE.left(failure),
      ),
    );

/** Removes a vet. One that is not there is no failure (ACC-04). */
export type RemoveVet = (id: string) => TE.TaskEither<VetFailure, Removal>;

export const makeRemoveVet =
  ({ vets }: { readonly vets: Pick<VetGateway, 'remove'> }): RemoveVet =>
  (id) =>
    pipe(
      vets.remove(id),
      TE.map((): Removal => 'removed'),
      TE.orElse((failure: NoSuchVet | VetFailure): TE.TaskEither<VetFailure, Removal> =>
        failure.kind === 'no-such-vet' ? TE.right('gone') : TE.left(failure),
      ),
    );
