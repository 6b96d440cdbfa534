import { checkPhone, type Check } from '../forms/checks';
import { makeForm } from '../forms/form';
import { atMost } from '../forms/messages';
import { shapePhone } from '../forms/shapes';
import { ageOf, dayOf } from './pet-facts';
import { PET_GENDERS, type Pet, type PetBirth } from './pet';
import { checkPetName, MAX_PET_NAME } from './pet-name';
import { isPetKind } from '../shared/pet-kind';

/** The lengths that the service accepts. */
export const PET_LENGTHS = { name: MAX_PET_NAME, text: 300, clinic: 80, place: 80 } as const;

const length =
  (most: number): Check =>
  (value) =>
    Array.from(value).length <= most ? undefined : atMost(most);

const matching =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : message;

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && dayOf(Date.parse(value)) === value;

const checkDay: Check = (value) => (isDay(value) ? undefined : 'Please enter a day such as 2021-05-30.');

const PLAIN = /^(?=.{1,300}$)[^<>\p{Cc}]*$/u;

export const CHOOSE_KIND = 'Please choose a type of pet.';

/** Notes in the shopper's own words. */
const checkNote = matching(PLAIN, 'Please use up to 300 characters of plain text, without < or >.');

/** The form of a pet (ACC-04). Which breeds and weights fit depends on the kind: see `readPet`. */
export const petForm = makeForm({
  name: { label: 'Name', checks: [checkPetName] },
  kind: { label: 'Type of pet', checks: [(value) => (isPetKind(value) ? undefined : CHOOSE_KIND)] },
  breed: { label: 'Breed', optional: true, checks: [length(80)] },
  birthday: { label: 'Birthday', optional: true, checks: [checkDay] },
  age: {
    label: 'Or approximate age in years',
    optional: true,
    checks: [matching(/^\d{1,3}(?:\.\d{1,2})?$/, 'Please enter years, such as 3 or 0.5.')],
  },
  weight: {
    label: 'Weight (lb)',
    optional: true,
    checks: [matching(/^\d{1,3}(?:\.\d)?$/, 'Please enter pounds with up to one decimal, such as 12.5.')],
  },
  gender: {
    label: 'Gender',
    optional: true,
    checks: [(value) => (genderIn(value) ? undefined : 'Please choose one.')],
  },
  allergies: { label: 'Allergies', optional: true, checks: [checkNote] },
  diet: { label: 'Diet', optional: true, checks: [checkNote] },
  /** Its value is a file, which is checked by the service. */
  photo: { label: 'Photo', optional: true },
});

export type PetField =
  'name' | 'kind' | 'breed' | 'birthday' | 'age' | 'weight' | 'gender' | 'allergies' | 'diet' | 'photo';
/** What was typed. */
export type TypedPet = Readonly<Record<PetField, string>>;

/** The form of a vet (ACC-04). */
export const vetForm = makeForm({
  clinic: {
    label: 'Clinic or vet',
    checks: [
      matching(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&()/-]*$/u, 'Please use letters, numbers and punctuation.'),
      length(PET_LENGTHS.clinic),
    ],
  },
  place: {
    label: 'City and state',
    checks: [
      matching(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’#-]*$/u, 'Please enter a place such as San Diego, CA.'),
      length(PET_LENGTHS.place),
    ],
  },
  phone: { label: 'Phone number', optional: true, shape: shapePhone, checks: [checkPhone] },
});

export type VetField = 'clinic' | 'place' | 'phone';

/** The gender that a value of the form names. */
export const genderIn = (value: string): Pet['gender'] => PET_GENDERS.find((gender) => gender === value);

/** Years with two decimals, which are exact to the month. */
export const yearsOf = (birth: PetBirth, now: number): string => {
  const { years, months } = ageOf(birth, now) ?? { years: 0, months: 0 };
  return String(Math.round((years + months / 12) * 100) / 100);
};

/** Returns what the form shows for a pet: its birthday, or its age at `now` when the shopper told an age. */
export const typedOf = (
  { name, kind, breed, birth, weight, gender, allergies, diet }: Omit<Pet, 'id'>,
  now: number,
): TypedPet => ({
  name,
  kind,
  breed: breed ?? '',
  birthday: birth === undefined || birth.isAbout ? '' : birth.day,
  age: birth?.isAbout === true ? yearsOf(birth, now) : '',
  weight: weight === undefined ? '' : String(weight),
  gender: gender ?? '',
  allergies,
  diet,
  photo: '',
});
