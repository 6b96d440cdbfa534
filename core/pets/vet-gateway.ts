import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Vet } from './pet';

/** The account has no such vet; it may have been removed in another tab. */
export interface NoSuchVet {
  readonly kind: 'no-such-vet';
}

/** The account has as many vets as it can have. */
export interface TooManyVets {
  readonly kind: 'too-many-vets';
}

export type VetToSave = Omit<Vet, 'id'>;

export type VetFailure = SignInNeeded | UpstreamFailure;
export type SaveVetFailure = TooManyVets | NoSuchVet | VetFailure;

/** The signed-in shopper's veterinary clinics (ACC-04). A call that fails changes nothing. */
export interface VetGateway {
  /** In the order in which they were added. */
  readonly vets: TaskEither<VetFailure, ReadonlyArray<Vet>>;
  /** Adds a vet and returns its id. The same vet with the same key of a form is added once. */
  readonly add: (vet: VetToSave, addKey?: string) => TaskEither<SaveVetFailure, string>;
  readonly change: (id: string, vet: VetToSave) => TaskEither<SaveVetFailure, void>;
  readonly remove: (id: string) => TaskEither<NoSuchVet | VetFailure, void>;
}
