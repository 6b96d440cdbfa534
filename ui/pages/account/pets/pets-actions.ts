import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { accountProblem } from '../../../../core/account/account-form';
import { petForm, type TypedPet } from '../../../../core/pets/pet-form';
import type { PetFailure, PhotoChange } from '../../../../core/pets/pet-gateway';
import type { RemovePet, RemoveVet } from '../../../../core/pets/remove-pet';
import type { SavePet, SavePetError } from '../../../../core/pets/save-pet';
import type { SaveVet, SaveVetError } from '../../../../core/pets/save-vet';
import type { VetToSave } from '../../../../core/pets/vet-gateway';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import type { Clock } from '../../../../core/shared/clock';
import { isFormKey } from '../../../../core/shared/form-key';
import { isPetKind } from '../../../../core/shared/pet-kind';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { textOf } from '../../shared/posted-fields';
import { signInFirst } from '../../shared/sign-in-first';
import { statusOfFailure } from '../../shared/status-of-failure';
import { refusedForm } from '../refused-form';
import {
  CHECKED,
  newPetPath,
  petPath,
  petsDone,
  petsTitle,
  vetPath,
  type PetsData,
  type PetsDone,
  type PetsFormName,
  type PetsView,
} from './pets-data';
import { NO_PETS } from './pets-loader';

type Result = ActionResult<PetsData>;

const see = (done: PetsDone) => (): Result => ({ kind: 'see-other', url: petsDone.pathOf(done) });

/** More than the longest text that a field accepts, so that a text that is too long is refused and not cut. */
const MAX_TEXT = 400;

const fieldOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').slice(0, MAX_TEXT);

const idIn = (form: URLSearchParams): string | undefined => {
  const id = textOf(form, 'id');
  return id === '' ? undefined : id;
};

/** The key of the form; undefined for what is none. */
const keyIn = (text: string): string | undefined => (isFormKey(text) ? text : undefined);

/** The value of a checkbox of the form; empty when it is not checked. */
const checkedIn = (form: URLSearchParams, name: string): string => (form.get(name) === CHECKED ? CHECKED : '');

const photoIn = (form: URLSearchParams): PhotoChange => {
  const file = form.get('photo') ?? '';
  if (file !== '') return { kind: 'replace', file };
  return { kind: checkedIn(form, 'removePhoto') === CHECKED ? 'remove' : 'keep' };
};

export interface SavePetActionPorts {
  readonly savePet: SavePet;
  readonly userType: SessionStore['userType'];
  readonly clock: Clock;
  readonly shop: string;
}

/** Handles the form of a new or changed pet (ACC-04). */
export const makeSavePetAction =
  ({ savePet, userType, clock, shop }: SavePetActionPorts): PageAction<PetsData> =>
  (form) => {
    const fields = petForm.keys.map((key) => [key, key === 'photo' ? '' : fieldOf(form, key)] as const);
    const typed = Object.fromEntries(fields) as TypedPet;
    const id = idIn(form);
    const addKey = textOf(form, 'addKey');
    const isWeightRight = form.get('weightIsRight') === CHECKED;
    return pipe(
      // A photo of a guest is not sent on, only to be refused.
      userType() === 'registered'
        ? savePet({
            id,
            typed,
            bornAbout: textOf(form, 'bornAbout'),
            photo: photoIn(form),
            isWeightRight,
            addKey: keyIn(addKey),
          })
        : TE.left<SavePetError, void>({ kind: 'sign-in-needed' }),
      TE.match(
        (error) =>
          petNotSaved(
            { shop, now: clock() },
            { ...typed, id: id ?? '', addKey, removePhoto: checkedIn(form, 'removePhoto') },
            error,
          ),
        see('pet-saved'),
      ),
    );
  };

interface Refusing {
  readonly shop: string;
  readonly now: number;
}

const REMOVED_PET = 'This pet was removed. Save to add it again.';
const REMOVED_VET = 'This vet was removed. Save to add it again.';

/** The refused form, which is shown as well when nothing can be loaded. */
const again = ({ shop, now }: Refusing, url: string, view: PetsView) =>
  refusedForm<PetsFormName, PetsData>({ url, title: petsTitle(view), shop, unloaded: { ...NO_PETS, now, view } });

/** What was typed into the form of a pet, with the pet that it is about. */
type RefusedPet = TypedPet & { readonly id: string; readonly addKey: string; readonly removePhoto: string };

const petNotSaved = (to: Refusing, typed: RefusedPet, error: SavePetError): Result => {
  const petKind = isPetKind(typed.kind) ? typed.kind : 'dog';
  const view: PetsView = { kind: 'pet', pet: undefined, petKind };
  const isGone = error.kind === 'no-such-pet';
  const url = typed.id === '' || isGone ? newPetPath(petKind) : petPath(typed.id);
  const refuse = again(to, url, view)('pet', isGone ? { ...typed, id: '', removePhoto: '' } : typed);
  switch (error.kind) {
    case 'unusual-weight':
      return withChanges(refuse({ kind: 'invalid-fields', errors: {} }), { unusual: error });
    case 'no-such-pet':
      return withProblem(refuse({ kind: 'invalid-fields', errors: {} }), REMOVED_PET);
    default:
      return refuse(error);
  }
};

const withChanges = (result: Result, changes: Partial<PetsData>): Result =>
  result.kind === 'refused' ? { ...result, changes: { ...result.changes, ...changes } } : result;

const withProblem = (result: Result, message: string): Result =>
  withChanges(result, {
    refused:
      result.kind === 'refused' && result.changes.refused !== undefined
        ? { ...result.changes.refused, problem: { message, needsSignIn: false } }
        : undefined,
  });

export interface SaveVetActionPorts extends Pick<SavePetActionPorts, 'clock' | 'shop'> {
  readonly saveVet: SaveVet;
}

/** Handles the form of a new or changed vet (ACC-04). */
export const makeSaveVetAction =
  ({ saveVet, clock, shop }: SaveVetActionPorts): PageAction<PetsData> =>
  (form) => {
    const typed = { clinic: fieldOf(form, 'clinic'), place: fieldOf(form, 'place'), phone: fieldOf(form, 'phone') };
    const id = idIn(form);
    const addKey = textOf(form, 'addKey');
    return pipe(
      saveVet(id, typed, keyIn(addKey)),
      TE.match(
        (error) => vetNotSaved({ shop, now: clock() }, { ...typed, id: id ?? '', addKey }, error),
        see('vet-saved'),
      ),
    );
  };

/** What was typed into the form of a vet, with the vet that it is about. */
type RefusedVet = VetToSave & { readonly id: string; readonly addKey: string };

const vetNotSaved = (to: Refusing, typed: RefusedVet, error: SaveVetError): Result => {
  const isGone = error.kind === 'no-such-vet';
  const view: PetsView = { kind: 'vet', vet: undefined };
  const url = vetPath(isGone || typed.id === '' ? undefined : typed.id);
  const refuse = again(to, url, view)('vet', isGone ? { ...typed, id: '' } : typed);
  return isGone ? withProblem(refuse({ kind: 'invalid-fields', errors: {} }), REMOVED_VET) : refuse(error);
};

const removalRefused = (failure: PetFailure): Result =>
  failure.kind === 'sign-in-needed'
    ? { kind: 'see-other', url: signInFirst(ACCOUNT_PATHS.pets).url }
    : {
        kind: 'refused',
        status: statusOfFailure(failure),
        url: ACCOUNT_PATHS.pets,
        changes: { problem: accountProblem(failure) },
      };

/** Removes a pet after the shopper has confirmed it. Says so when it was not there (ACC-04). */
export const makeRemovePetAction =
  ({ removePet }: { readonly removePet: RemovePet }): PageAction<PetsData> =>
  (form) =>
    pipe(
      removePet(textOf(form, 'id')),
      TE.match(removalRefused, (removal) => see(`pet-${removal}`)()),
    );

/** Removes a vet after the shopper has confirmed it. Says so when it was not there (ACC-04). */
export const makeRemoveVetAction =
  ({ removeVet }: { readonly removeVet: RemoveVet }): PageAction<PetsData> =>
  (form) =>
    pipe(
      removeVet(textOf(form, 'id')),
      TE.match(removalRefused, (removal) => see(`vet-${removal}`)()),
    );
