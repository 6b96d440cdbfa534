import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { InvalidFields } from '../../forms/require-fields';
import type { SessionStore } from '../../identity/session/session-store';
import type { PetGateway } from '../../pets/pet-gateway';
import type { VetGateway } from '../../pets/vet-gateway';
import type { CheckoutPrescription } from '../../prescriptions/prescription';
import type { Checkout } from '../loading/checkout';
import type { CheckoutFailure, CheckoutGateway, NoSuchChoice } from '../loading/checkout-gateway';
import type { LoadCheckout } from '../loading/load-checkout';
import { readPrescription, type SavedPetsAndVets, type TypedPrescription } from './prescription-form';
import { rereadCheckout, type CheckoutNotRead } from '../loading/reread-checkout';

export interface LoadSavedPetsAndVetsPorts {
  readonly pets: Pick<PetGateway, 'pets'>;
  readonly vets: Pick<VetGateway, 'vets'>;
  readonly session: SessionStore;
}

/** The pets and vets of a signed-in shopper's account. None for guests, and none while they cannot be loaded. */
export type LoadSavedPetsAndVets = T.Task<SavedPetsAndVets>;

const NONE: SavedPetsAndVets = { pets: [], vets: [] };

export const makeLoadSavedPetsAndVets = ({ pets, vets, session }: LoadSavedPetsAndVetsPorts): LoadSavedPetsAndVets => {
  const own: LoadSavedPetsAndVets = pipe(
    TE.Do,
    TE.apS('pets', pets.pets),
    TE.apS('vets', vets.vets),
    TE.getOrElse((): LoadSavedPetsAndVets => T.of(NONE)),
  );
  return pipe(
    T.fromIO(session.userType),
    T.chain((userType) => (userType === 'registered' ? own : T.of(NONE))),
  );
};

export interface CompletePrescriptionPorts {
  readonly checkout: Pick<CheckoutGateway, 'setPrescription'>;
  readonly load: LoadCheckout;
  readonly loadSaved: LoadSavedPetsAndVets;
}

export type CompletePrescriptionError = InvalidFields<string> | NoSuchChoice | CheckoutFailure | CheckoutNotRead;

/**
 * Says for which pet each line with a prescription is and which vet is asked, and returns the updated checkout (PRO-07).
 * Fails with `invalid-fields` without a change when something is missing or does not have the right form. Changes nothing
 * when no line needs a prescription.
 */
export type CompletePrescription = (typed: TypedPrescription) => TE.TaskEither<CompletePrescriptionError, Checkout>;

export const makeCompletePrescription = (ports: CompletePrescriptionPorts): CompletePrescription => {
  const { checkout, load, loadSaved } = ports;
  const set = ({ lines }: CheckoutPrescription, typed: TypedPrescription) =>
    pipe(
      TE.fromTask<SavedPetsAndVets, CompletePrescriptionError>(loadSaved),
      TE.chainEitherKW((saved) => readPrescription(lines, saved, typed)),
      TE.chainW(checkout.setPrescription),
      TE.chainW(() => rereadCheckout(load)),
    );
  return (typed) =>
    pipe(
      load,
      TE.chainW((current) =>
        current.prescription === undefined
          ? TE.right<CompletePrescriptionError, Checkout>(current)
          : set(current.prescription, typed),
      ),
    );
};
