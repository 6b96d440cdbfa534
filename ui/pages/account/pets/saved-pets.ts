import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { LoadPets } from '../../../../core/pets/load-pets';
import type { Pet } from '../../../../core/pets/pet';

/** The shopper's saved pets, for pages on which one of them can be chosen; none when they cannot be read (ACC-04). */
export const savedPets = (loadPets: LoadPets): T.Task<ReadonlyArray<Pet>> =>
  pipe(
    loadPets,
    TE.match(
      () => [],
      ({ pets }) => pets,
    ),
  );
