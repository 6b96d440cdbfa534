import * as E from 'fp-ts/Either';
import { checkPhone, type Check } from '../forms/checks';
import { firstErrors, makeForm, type FieldErrors } from '../forms/form';
import { atMost } from '../forms/messages';
import { shapePhone } from '../forms/shapes';
import { ageOf, birthOfAge, dayOf } from './pet-facts';
import { PET_GENDERS, type Pet, type PetBirth, type PetKindFacts, type PetKinds } from './pet';
import { isPetKind } from '../shared/pet-kind';

/** The lengths that the service accepts. */
export const PET_LENGTHS = { name: 40, text: 300, clinic: 80, place: 80 } as const;

const length =
  (most: number): Check =>
  (value) =>
    Array.from(value).length <= most ? undefined : atMost(most);

const matching =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : message;

const checkPetName = matching(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’&-]*$/u,
  'Please use letters, numbers, spaces, hyphens and apostrophes.',
);

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && dayOf(Date.parse(value)) === value;

const checkDay: Check = (value) => (isDay(value) ? undefined : 'Please enter a day such as 2021-05-30.');

const PLAIN = /^(?=.{1,300}$)[^<>\p{Cc}]*$/u;

const CHOOSE_KIND = 'Please choose a kind of pet.';

/** Notes in the shopper's own words. */
const checkNote = matching(PLAIN, 'Please use plain text of at most 300 characters, without < and >.');

/** The form of a pet (ACC-04). Which breeds and weights fit depends on the kind: see `readPet`. */
export const petForm = makeForm({
  name: { label: 'Name', checks: [checkPetName, length(PET_LENGTHS.name)] },
  kind: { label: 'Kind of pet', checks: [(value) => (isPetKind(value) ? undefined : CHOOSE_KIND)] },
  breed: { label: 'Breed', optional: true, checks: [length(80)] },
  birthday: { label: 'Birthday', optional: true, checks: [checkDay] },
  age: {
    label: 'Or about how old, in years',
    optional: true,
    checks: [matching(/^\d{1,3}(?:\.\d{1,2})?$/, 'Please enter years, such as 3 or 0.5.')],
  },
  weight: {
    label: 'Weight in pounds',
    optional: true,
    checks: [matching(/^\d{1,3}(?:\.\d)?$/, 'Please enter pounds with at most one decimal, such as 12.5.')],
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

/** A pet without its photo. */
type ReadPet = Omit<Pet, 'id' | 'photo'>;

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

const genderIn = (value: string): Pet['gender'] => PET_GENDERS.find((gender) => gender === value);

/** More years than any of the shop's animals lives. */
const OLDEST_YEARS = 150;

const NOT_BORN = 'This day is in the future. Please check the year.';
const TOO_OLD = `Please enter an age of at most ${OLDEST_YEARS} years.`;
const ONE_OF_BOTH = 'Please enter either the birthday or the age.';

const birthErrors = ({ birthday, age }: TypedPet, now: number): FieldErrors<PetField> => {
  if (birthday !== '' && age !== '') return { age: ONE_OF_BOTH };
  if (Number(age) > OLDEST_YEARS) return { age: TOO_OLD };
  if (birthday === '') return {};
  const known = ageOf({ day: birthday }, now);
  if (birthday > dayOf(now) || known === undefined) return { birthday: NOT_BORN };
  return known.years > OLDEST_YEARS ? { birthday: TOO_OLD } : {};
};

const kindErrors = ({ breed, weight }: TypedPet, { breeds, accepted }: PetKindFacts): FieldErrors<PetField> => ({
  ...(breed !== '' && !breeds.some(({ id }) => id === breed) && { breed: 'Please choose a breed from the list.' }),
  ...(weight !== '' &&
    (Number(weight) < accepted.low || Number(weight) > accepted.high) && {
      weight: `Please enter between ${accepted.low} and ${accepted.high} pounds.`,
    }),
});

const birthIn = ({ birthday, age }: TypedPet, now: number): PetBirth | undefined => {
  if (birthday !== '') return { day: birthday, isAbout: false };
  return age === '' ? undefined : birthOfAge(Number(age), now);
};

const trimmed = (typed: TypedPet): TypedPet =>
  Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value.trim()])) as Record<PetField, string>;

/**
 * Returns the pet that was typed, or the errors of the fields: those that are empty or wrong in themselves first, then
 * those that contradict the kind, the birthday or the age.
 */
export const readPet = (typed: TypedPet, kinds: PetKinds, now: number): E.Either<FieldErrors<PetField>, ReadPet> => {
  const values = trimmed(typed);
  const wrong = firstErrors(petForm, values);
  if (wrong !== undefined) return E.left(wrong);
  const facts = kinds.find(({ kind }) => kind === values.kind);
  if (facts === undefined) return E.left({ kind: CHOOSE_KIND });
  const errors = { ...kindErrors(values, facts), ...birthErrors(values, now) };
  if (Object.keys(errors).length > 0) return E.left(errors);
  return E.right({
    name: values.name,
    kind: facts.kind,
    breed: values.breed === '' ? undefined : values.breed,
    birth: birthIn(values, now),
    weight: values.weight === '' ? undefined : Number(values.weight),
    gender: genderIn(values.gender),
    allergies: values.allergies,
    diet: values.diet,
  });
};

/** Years with two decimals, which are exact to the month. */
const yearsOf = (birth: PetBirth, now: number): string => {
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
