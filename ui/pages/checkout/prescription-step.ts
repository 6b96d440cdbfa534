import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CompletePrescription, LoadSavedPetsAndVets } from '../../../core/checkout/steps/complete-prescription';
import {
  petFields,
  VET_CHOICE,
  type SavedPetsAndVets,
  type TypedPrescription,
} from '../../../core/checkout/steps/prescription-form';
import type { FieldErrors } from '../../../core/forms/form';
import { firstOpenPath } from '../../checkout/checkout-steps';
import type { PageLoader } from '../../page/page';
import type { ActionResult, PageAction } from '../../page/page-action';
import { loadStep, NOTHING_LOADED, refusedStep, withoutCart, type StepData, type StepPorts } from './step-page';

/** The data of the step that asks for pet and vet. */
export interface PrescriptionData extends StepData {
  readonly saved: SavedPetsAndVets;
  /** What was typed into a refused form; undefined: what the checkout knows. */
  readonly typed: TypedPrescription | undefined;
  readonly errors: FieldErrors<string>;
}

const NOTHING_SAVED: SavedPetsAndVets = { pets: [], vets: [] };
const NOTHING_TYPED = { saved: NOTHING_SAVED, typed: undefined, errors: {} };

export interface PrescriptionLoaderPorts extends StepPorts {
  readonly loadSavedPetsAndVets: LoadSavedPetsAndVets;
}

/** Loads the step; an order without products that need a prescription goes on to the first step that is open (PRO-07). */
export const makePrescriptionLoader =
  (ports: PrescriptionLoaderPorts): PageLoader<PrescriptionData> =>
  () =>
    pipe(
      ports.loadSavedPetsAndVets,
      T.chain((saved) =>
        loadStep(ports, 'prescription', (checkout): PrescriptionData => ({
          checkout: withoutCart(checkout),
          problem: undefined,
          ...NOTHING_TYPED,
          saved,
        })),
      ),
    );

/** More fields and characters than a form has. */
const MAX_FIELDS = 400;
const MAX_TEXT = 200;
const PREFIXES = Object.values(petFields(''));
const VET_FIELDS = [VET_CHOICE, 'clinic', 'place', 'phone'];

const typedIn = (form: URLSearchParams): TypedPrescription =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => VET_FIELDS.includes(name) || PREFIXES.some((prefix) => name.startsWith(prefix)))
      .slice(0, MAX_FIELDS)
      .map(([name, value]) => [name, value.slice(0, MAX_TEXT)]),
  );

export interface PrescriptionActionPorts {
  readonly completePrescription: CompletePrescription;
  readonly shop: string;
}

/** Takes the pets and the vet, and leads to the next step; shows again what was refused (PRO-07). */
export const makePrescriptionAction =
  ({ completePrescription, shop }: PrescriptionActionPorts): PageAction<PrescriptionData> =>
  (form) => {
    const typed = typedIn(form);
    return pipe(
      completePrescription(typed),
      TE.match(
        (error): ActionResult<PrescriptionData> => {
          const errors = error.kind === 'invalid-fields' ? error.errors : {};
          const changes = { typed, errors };
          return refusedStep<PrescriptionData>(shop, 'prescription', error, changes, {
            ...NOTHING_LOADED,
            ...NOTHING_TYPED,
            ...changes,
          });
        },
        ({ missing }): ActionResult<PrescriptionData> => ({ kind: 'see-other', url: firstOpenPath(missing) }),
      ),
    );
  };
