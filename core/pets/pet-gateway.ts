import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Pet, PetKinds } from './pet';

/** The account has no such pet; it may have been removed in another tab. */
export interface NoSuchPet {
  readonly kind: 'no-such-pet';
}

/** The account has as many pets as it can have. */
export interface TooManyPets {
  readonly kind: 'too-many-pets';
}

/** The file is no picture of a supported format, is damaged, or is too large. */
export interface PhotoRefused {
  readonly kind: 'photo-refused';
}

/** What becomes of the photo of a pet. `file` is the file of the new one, in base64. */
export type PhotoChange =
  { readonly kind: 'keep' } | { readonly kind: 'remove' } | { readonly kind: 'replace'; readonly file: string };

/** A pet to save, with what becomes of its photo. */
export interface PetToSave extends Omit<Pet, 'id' | 'photo'> {
  readonly photo: PhotoChange;
}

/** A photo for the browser. */
export interface PetPhoto {
  /** Such as `image/webp`. */
  readonly type: string;
  /** In base64. */
  readonly body: string;
}

export type PetFailure = SignInNeeded | UpstreamFailure;
export type SavePetFailure = TooManyPets | NoSuchPet | PhotoRefused | PetFailure;

/** The signed-in shopper's pets (ACC-04). A call that fails changes nothing. */
export interface PetGateway {
  /** In the order in which they were added. */
  readonly pets: TaskEither<PetFailure, ReadonlyArray<Pet>>;
  /** The kinds and breeds that a pet can have; the same for all shoppers. */
  readonly kinds: TaskEither<UpstreamFailure, PetKinds>;
  /** Adds a pet and returns its id. The same pet with the same key of a form is added once. */
  readonly add: (pet: PetToSave, addKey?: string) => TaskEither<SavePetFailure, string>;
  readonly change: (id: string, pet: PetToSave) => TaskEither<SavePetFailure, void>;
  /** Removes a pet with its photo. */
  readonly remove: (id: string) => TaskEither<NoSuchPet | PetFailure, void>;
  /** The photo of one of the shopper's own pets; fails with `no-such-pet` for a pet without one, too. */
  readonly photo: (id: string) => TaskEither<NoSuchPet | PetFailure, PetPhoto>;
}
