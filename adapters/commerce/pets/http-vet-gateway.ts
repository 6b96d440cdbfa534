import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { VetGateway, SaveVetFailure, NoSuchVet, VetFailure } from '../../../core/pets/vet-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce } from '../call-commerce';
import { changedVetWire, keyBody, toVets, vetsWire } from './pet-wire';
import { isMissing, isRefusedWith, needsIdentity, toSignInNeeded } from '../refusals';

const OWN = 'x_vets/@self';

/** The vets of the embedded backend (ACC-04). */
export class HttpVetGateway implements VetGateway {
  readonly vets: VetGateway['vets'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.vets = pipe(
      callCommerce(http, { kind: 'personal', method: 'GET', path: OWN, isExpectedRefusal: needsIdentity }, vetsWire),
      TE.bimap(toSignInNeeded, toVets),
    );
  }

  readonly add: VetGateway['add'] = (vet, addKey) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'personal',
          method: 'POST',
          path: OWN,
          body: { ...vet, ...keyBody(addKey) },
          isExpectedRefusal: isExpected,
        },
        changedVetWire,
      ),
      TE.bimap(toSaveFailure, ({ vetId }) => vetId),
    );

  readonly change: VetGateway['change'] = (id, vet) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'PUT',
        path: path`x_vets/@self/${id}`,
        body: vet,
        isExpectedRefusal: isExpected,
      }),
      TE.bimap(toSaveFailure, () => undefined),
    );

  readonly remove: VetGateway['remove'] = (id) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'DELETE',
        path: path`x_vets/@self/${id}`,
        isExpectedRefusal: isExpected,
      }),
      TE.bimap(toVetFailure, () => undefined),
    );
}

const isFull = (failure: UpstreamFailure): boolean => isRefusedWith(failure, ['_ERR_TOO_MANY_VETS']);

/** Refusals for which the caller says what to do. */
const isExpected = (failure: UpstreamFailure): boolean =>
  isMissing(failure) || needsIdentity(failure) || isFull(failure);

const toVetFailure = (failure: UpstreamFailure): NoSuchVet | VetFailure =>
  isMissing(failure) ? { kind: 'no-such-vet' } : toSignInNeeded(failure);

const toSaveFailure = (failure: UpstreamFailure): SaveVetFailure =>
  isFull(failure) ? { kind: 'too-many-vets' } : toVetFailure(failure);
