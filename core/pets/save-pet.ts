import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { AccountFormError } from '../account/account-form';
import type { InvalidFields } from '../forms/require-fields';
import type { Clock } from '../shared/clock';
import { breedOf, MAX_PETS, type PetKinds, type WeightRange } from './pet';
import { unusualWeight } from './pet-facts';
import type { PetField, TypedPet } from './pet-form';
import { readPet, type ReadPet } from './read-pet';
import type { NoSuchPet, PetGateway, PetToSave, PhotoChange, SavePetFailure } from './pet-gateway';

/** The weight is far from what the breed usually weighs. The shopper is asked whether it is right (MOD-06). */
export interface UnusualWeight {
  readonly kind: 'unusual-weight';
  readonly usual: WeightRange;
  readonly breed: string;
}

export type SavePetError = UnusualWeight | NoSuchPet | AccountFormError<PetField>;

export interface PetEntry {
  /** The pet to change; undefined for a new one. */
  readonly id: string | undefined;
  readonly typed: TypedPet;
  /** The day that is stored for a told age, so that an unchanged age keeps it; empty without one. */
  readonly bornAbout: string;
  readonly photo: PhotoChange;
  /** The shopper has said that an unusual weight is right. */
  readonly isWeightRight: boolean;
  /** The key of the form that adds a pet. */
  readonly addKey?: string | undefined;
}

/**
 * Adds or changes a pet (ACC-04). The same pet of a form that was posted before is not added again. Fails with
 * `invalid-fields` for values that the shop does not accept, for a file that is no photo, and for one pet too many; with
 * `unusual-weight` until the shopper has said that the weight is right; with `no-such-pet` when the pet to change was
 * removed. A failure saves nothing.
 */
export type SavePet = (entry: PetEntry) => TE.TaskEither<SavePetError, void>;

export interface SavePetPorts {
  readonly pets: Pick<PetGateway, 'kinds' | 'add' | 'change'>;
  readonly clock: Clock;
}

export const makeSavePet =
  ({ pets, clock }: SavePetPorts): SavePet =>
  ({ id, typed, bornAbout, photo, isWeightRight, addKey }) =>
    pipe(
      pets.kinds,
      TE.bindTo('kinds'),
      TE.bindW('now', () => TE.fromIO(clock)),
      TE.bindW('pet', ({ kinds, now }) => TE.fromEither(checked({ typed, bornAbout }, kinds, now))),
      TE.chainEitherKW(({ pet, kinds, now }) => (isWeightRight ? E.right(pet) : withUsualWeight(pet, kinds, now))),
      TE.chainW((pet) => write(pets, { id, addKey }, { ...pet, photo })),
      TE.map(() => undefined),
    );

const checked = (
  { typed, bornAbout }: Pick<PetEntry, 'typed' | 'bornAbout'>,
  kinds: PetKinds,
  now: number,
): E.Either<InvalidFields<PetField>, ReadPet> =>
  pipe(
    readPet(typed, kinds, now, bornAbout),
    E.mapLeft((errors) => ({ kind: 'invalid-fields', errors })),
  );

const withUsualWeight = (pet: ReadPet, kinds: PetKinds, now: number): E.Either<UnusualWeight, ReadPet> => {
  const breed = breedOf(kinds, pet);
  const usual = unusualWeight(pet, breed, now);
  return usual === undefined || breed === undefined
    ? E.right(pet)
    : E.left({ kind: 'unusual-weight', usual, breed: breed.name });
};

const write = (
  pets: SavePetPorts['pets'],
  { id, addKey }: Pick<PetEntry, 'id' | 'addKey'>,
  pet: PetToSave,
): TE.TaskEither<SavePetError, unknown> =>
  pipe<TE.TaskEither<SavePetFailure, unknown>, TE.TaskEither<SavePetError, unknown>>(
    id === undefined ? pets.add(pet, addKey) : pets.change(id, pet),
    TE.mapLeft(besideField),
  );

const NO_PHOTO = 'Please choose a JPEG, PNG or WebP photo up to 6 MB.';
const TOO_MANY = `You can have up to ${MAX_PETS} pets. Please remove one first.`;

const besideField = (failure: SavePetFailure): SavePetError => {
  switch (failure.kind) {
    case 'photo-refused':
      return { kind: 'invalid-fields', errors: { photo: NO_PHOTO } };
    case 'too-many-pets':
      return { kind: 'invalid-fields', errors: { name: TOO_MANY } };
    default:
      return failure;
  }
};
