import * as E from 'fp-ts/Either';
import { firstErrors, makeForm, type FieldErrors, type FieldRule, type Form } from '../../forms/form';
import type { InvalidFields } from '../../forms/require-fields';
import { phoneDigits, shapePhone } from '../../forms/shapes';
import type { Pet, Vet } from '../../pets/pet';
import { petForm, vetForm } from '../../pets/pet-form';
import {
  isForKind,
  petKindsWords,
  type CheckoutPrescription,
  type PrescribedPet,
  type PrescribingVet,
  type PrescriptionLine,
  type PrescriptionToSet,
} from '../../prescriptions/prescription';
import { ownValue } from '../../shared/own-value';
import { isPetKind } from '../../shared/pet-kind';

/** The pets and vets of the account that the shopper can choose from; guests have none. */
export interface SavedPetsAndVets {
  readonly pets: ReadonlyArray<Pick<Pet, 'id' | 'name' | 'kind'>>;
  readonly vets: ReadonlyArray<Vet>;
}

/** The choice of a pet or a vet that is typed. */
export const TYPED = 'new';
/** The field with the choice of a vet. */
export const VET_CHOICE = 'vet';

/** The fields of a line: the choice of a pet, and the name and the kind of a pet that is typed. */
export const petFields = (itemId: string) =>
  ({ choice: `pet-${itemId}`, name: `petName-${itemId}`, kind: `petKind-${itemId}` }) as const;

/** What was typed, by the names of the fields. */
export type TypedPrescription = Readonly<Record<string, string>>;

/** The lines that a form named, for a page that cannot load the checkout at the moment. */
export const linesIn = (typed: TypedPrescription): ReadonlyArray<PrescriptionLine> =>
  Object.keys(typed).flatMap((field) => {
    const itemId = /^pet-(.{1,40})$/.exec(field)?.[1];
    return itemId === undefined ? [] : [{ itemId, name: '', pet: undefined }];
  });

const CHOOSE_PET = 'Please choose the pet this is for.';
const CHOOSE_VET = 'Please choose your vet.';

const fieldsOf = ({ itemId }: PrescriptionLine): ReadonlyArray<readonly [string, FieldRule]> => {
  const { choice, name, kind } = petFields(itemId);
  return [
    [choice, { label: 'Pet', optional: true }],
    [name, { label: 'Pet’s name', optional: true }],
    [kind, { label: 'Type of pet', optional: true }],
  ];
};

/** The form that asks for pets and a vet. Which fields are needed depends on the choices: see `readPrescription`. */
export const prescriptionForm = (lines: ReadonlyArray<PrescriptionLine>): Form<string> =>
  makeForm<string>({
    ...Object.fromEntries(lines.flatMap(fieldsOf)),
    [VET_CHOICE]: { label: 'Vet', optional: true },
    clinic: { label: 'Clinic or vet', optional: true },
    place: { label: 'City and state', optional: true },
    phone: { label: 'Phone number', optional: true, shape: shapePhone },
  });

/** Why a pet of another kind is refused. */
const wrongKind = (line: PrescriptionLine): string => `${petKindsWords(line) ?? ''} Please choose another pet.`.trim();

const onlyOne = <A extends { readonly id: string }>(all: ReadonlyArray<A>): string => {
  const [first, second] = all;
  if (first === undefined) return TYPED;
  return second === undefined ? first.id : '';
};

const typedPet = (line: PrescriptionLine, { pets }: SavedPetsAndVets): TypedPrescription => {
  const { itemId, pet } = line;
  const fields = petFields(itemId);
  if (pet === undefined) return { [fields.choice]: onlyOne(pets.filter(({ kind }) => isForKind(line, kind))) };
  const saved = pets.find(({ name, kind }) => name === pet.name && kind === pet.kind);
  return saved === undefined
    ? { [fields.choice]: TYPED, [fields.name]: pet.name, [fields.kind]: pet.kind }
    : { [fields.choice]: saved.id };
};

const typedVet = (vet: PrescribingVet | undefined, { vets }: SavedPetsAndVets): TypedPrescription => {
  if (vet === undefined) return { [VET_CHOICE]: onlyOne(vets) };
  const saved = vets.find(({ clinic, place }) => clinic === vet.clinic && place === vet.place);
  return saved === undefined ? { [VET_CHOICE]: TYPED, ...vet } : { [VET_CHOICE]: saved.id };
};

/** What the form shows at first: what was entered before, or the only pet and the only vet of the account. */
export const typedOf = ({ lines, vet }: CheckoutPrescription, saved: SavedPetsAndVets): TypedPrescription =>
  Object.assign({}, ...lines.map((line) => typedPet(line, saved)), typedVet(vet, saved)) as TypedPrescription;

type Read<A> = E.Either<FieldErrors<string>, A>;

const NO_PET = { breed: '', birthday: '', age: '', weight: '', gender: '', allergies: '', diet: '', photo: '' };

/** Returns the error of a field under another name. */
const renamed = (error: string | undefined, field: string): FieldErrors<string> =>
  error === undefined ? {} : { [field]: error };

const readPet = (typed: TypedPrescription, line: PrescriptionLine, { pets }: SavedPetsAndVets): Read<PrescribedPet> => {
  const fields = petFields(line.itemId);
  const chosen = pets.find(({ id }) => id === ownValue(typed, fields.choice));
  if (chosen !== undefined) {
    return isForKind(line, chosen.kind)
      ? E.right({ name: chosen.name, kind: chosen.kind })
      : E.left({ [fields.choice]: wrongKind(line) });
  }
  if (pets.length > 0 && ownValue(typed, fields.choice) !== TYPED) return E.left({ [fields.choice]: CHOOSE_PET });
  const name = (ownValue(typed, fields.name) ?? '').trim();
  const kind = ownValue(typed, fields.kind) ?? '';
  const errors = firstErrors(petForm, { ...NO_PET, name, kind });
  const refused = isPetKind(kind) && !isForKind(line, kind) ? wrongKind(line) : errors?.kind;
  return errors === undefined && refused === undefined && isPetKind(kind)
    ? E.right({ name, kind })
    : E.left({ ...renamed(errors?.name, fields.name), ...renamed(refused, fields.kind) });
};

const readVet = (typed: TypedPrescription, { vets }: SavedPetsAndVets): Read<PrescribingVet> => {
  const chosen = vets.find(({ id }) => id === ownValue(typed, VET_CHOICE));
  if (chosen !== undefined) return E.right({ clinic: chosen.clinic, place: chosen.place, phone: chosen.phone });
  if (vets.length > 0 && ownValue(typed, VET_CHOICE) !== TYPED) return E.left({ [VET_CHOICE]: CHOOSE_VET });
  const { clinic = '', place = '', phone = '' } = typed;
  const errors = firstErrors(vetForm, { clinic, place, phone });
  return errors === undefined
    ? E.right({ clinic: clinic.trim(), place: place.trim(), phone: phoneDigits(phone) })
    : E.left(errors);
};

const errorsIn = (read: Read<unknown>): FieldErrors<string> => (E.isLeft(read) ? read.left : {});

/** Reads the pet of each line and the vet from what was typed; fails with the errors of all fields. */
export const readPrescription = (
  lines: ReadonlyArray<PrescriptionLine>,
  saved: SavedPetsAndVets,
  typed: TypedPrescription,
): E.Either<InvalidFields<string>, PrescriptionToSet> => {
  const read = lines.map((line) => ({ itemId: line.itemId, pet: readPet(typed, line, saved) }));
  const vet = readVet(typed, saved);
  const pets = read.flatMap(({ itemId, pet }) => (E.isRight(pet) ? [{ itemId, pet: pet.right }] : []));
  if (E.isRight(vet) && pets.length === lines.length) return E.right({ pets, vet: vet.right });
  const errors: FieldErrors<string> = Object.assign({}, ...read.map(({ pet }) => errorsIn(pet)), errorsIn(vet));
  return E.left({ kind: 'invalid-fields', errors });
};
