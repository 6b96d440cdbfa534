import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AccountFormError } from '../account/account-form';
import { requireFields } from '../forms/require-fields';
import { phoneDigits } from '../forms/shapes';
import { MAX_VETS } from './pet';
import { vetForm, type VetField } from './pet-form';
import type { NoSuchVet, SaveVetFailure, VetGateway, VetToSave } from './vet-gateway';
import { oneLine } from '../shared/one-line';

export type SaveVetError = NoSuchVet | AccountFormError<VetField>;

/**
 * Adds a vet, or changes the one with this id (ACC-04). The same vet of a form that was posted before, which has the same
 * key, is not added again. Fails with `invalid-fields` without a request for values that the shop does not accept, and for
 * one vet too many; with `no-such-vet` when the vet was removed. A failure saves nothing.
 */
export type SaveVet = (id: string | undefined, typed: VetToSave, addKey?: string) => TE.TaskEither<SaveVetError, void>;

export const makeSaveVet =
  ({ vets }: { readonly vets: Pick<VetGateway, 'add' | 'change'> }): SaveVet =>
  (id, typed, addKey) =>
    pipe(
      requireFields<VetField>(vetForm, typed),
      TE.chainW(() => write(vets, { id, addKey }, storedForm(typed))),
      TE.mapLeft(besideField),
    );

const storedForm = ({ clinic, place, phone }: VetToSave): VetToSave => ({
  clinic: oneLine(clinic),
  place: oneLine(place),
  phone: phoneDigits(phone),
});

const write = (
  vets: Pick<VetGateway, 'add' | 'change'>,
  { id, addKey }: { readonly id: string | undefined; readonly addKey: string | undefined },
  vet: VetToSave,
): TE.TaskEither<SaveVetFailure, void> =>
  id === undefined
    ? pipe(
        vets.add(vet, addKey),
        TE.map(() => undefined),
      )
    : vets.change(id, vet);

const TOO_MANY = `You can have up to ${MAX_VETS} vets. Please remove one first.`;

const besideField = (failure: SaveVetFailure | AccountFormError<VetField>): SaveVetError =>
  failure.kind === 'too-many-vets' ? { kind: 'invalid-fields', errors: { clinic: TOO_MANY } } : failure;
