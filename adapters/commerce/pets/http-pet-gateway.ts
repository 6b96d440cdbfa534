import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { NoSuchPet, PetFailure, PetGateway, SavePetFailure } from '../../../core/pets/pet-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce } from '../call-commerce';
import { changedPetWire, keyBody, kindsWire, petBody, petsWire, photoWire, toKinds, toPets } from './pet-wire';
import { isMissing, isRefusedWith, needsIdentity, toSignInNeeded } from '../refusals';

const OWN = 'x_pets/@self';
const TOO_LARGE = 413;

/** The pets of the embedded backend (ACC-04). */
export class HttpPetGateway implements PetGateway {
  readonly pets: PetGateway['pets'];
  readonly kinds: PetGateway['kinds'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.pets = pipe(
      callCommerce(http, { kind: 'personal', method: 'GET', path: OWN, isExpectedRefusal: needsIdentity }, petsWire),
      TE.bimap(toSignInNeeded, toPets),
    );
    this.kinds = pipe(
      callCommerce(http, { kind: 'public', method: 'GET', path: 'x_pets/kinds' }, kindsWire),
      TE.map(toKinds),
    );
  }

  readonly add: PetGateway['add'] = (pet, addKey) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'personal',
          method: 'POST',
          path: OWN,
          body: { ...petBody(pet), ...keyBody(addKey) },
          isExpectedRefusal: isExpected,
        },
        changedPetWire,
      ),
      TE.bimap(toSaveFailure, ({ petId }) => petId),
    );

  readonly change: PetGateway['change'] = (id, pet) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'PUT',
        path: path`x_pets/@self/${id}`,
        body: petBody(pet),
        isExpectedRefusal: isExpected,
      }),
      TE.bimap(toSaveFailure, () => undefined),
    );

  readonly remove: PetGateway['remove'] = (id) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'DELETE',
        path: path`x_pets/@self/${id}`,
        isExpectedRefusal: isExpected,
      }),
      TE.bimap(toPetFailure, () => undefined),
    );

  readonly photo: PetGateway['photo'] = (id) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'personal', method: 'GET', path: path`x_pets/@self/${id}/photo`, isExpectedRefusal: isExpected },
        photoWire,
      ),
      TE.mapLeft(toPetFailure),
    );
}

const isPhotoRefused = (failure: UpstreamFailure): boolean =>
  isRefusedWith(failure, ['_ERR_PHOTO_REFUSED']) || (failure.kind === 'refused' && failure.status === TOO_LARGE);

const isFull = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_TOO_MANY_PETS']);

/** Refusals for which the caller says what to do. */
const isExpected = (failure: UpstreamFailure): boolean =>
  isMissing(failure) || needsIdentity(failure) || isPhotoRefused(failure) || isFull(failure);

const toPetFailure = (failure: UpstreamFailure): NoSuchPet | PetFailure =>
  isMissing(failure) ? { kind: 'no-such-pet' } : toSignInNeeded(failure);

const toSaveFailure = (failure: UpstreamFailure): SavePetFailure => {
  if (isPhotoRefused(failure)) return { kind: 'photo-refused' };
  return isFull(failure) ? { kind: 'too-many-pets' } : toPetFailure(failure);
};
