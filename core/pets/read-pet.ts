import * as E from 'fp-ts/Either';
import { firstErrors, type FieldErrors } from '../forms/form';
import { ageOf, birthOfAge, dayOf } from './pet-facts';
import type { Pet, PetBirth, PetKindFacts, PetKinds } from './pet';
import { CHOOSE_KIND, genderIn, petForm, yearsOf, type PetField, type TypedPet } from './pet-form';
import { oneLine } from '../shared/one-line';

/** A pet without its photo. */
export type ReadPet = Omit<Pet, 'id' | 'photo'>;

/** More years than any of the shop's animals lives. */
const OLDEST_YEARS = 150;

const NOT_BORN = 'This date is in the future. Please check the year.';
const TOO_OLD = `Please enter an age up to ${OLDEST_YEARS} years.`;
const ONE_OF_BOTH = 'Please enter either a birthday or an age.';

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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The birth that was typed. An age that is still the one of `bornAbout`, the day that is stored for it, leaves this day:
 * counted again from the age in whole months, the pet would become younger with each change.
 */
const birthIn = ({ birthday, age }: TypedPet, now: number, bornAbout: string): PetBirth | undefined => {
  if (birthday !== '') return { day: birthday, isAbout: false };
  if (age === '') return undefined;
  const stored = { day: bornAbout, isAbout: true };
  return DAY.test(bornAbout) && yearsOf(stored, now) === age ? stored : birthOfAge(Number(age), now);
};

const trimmed = (typed: TypedPet): TypedPet =>
  Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, oneLine(value)])) as Record<
    PetField,
    string
  >;

/**
 * Returns the pet that was typed, or the errors of the fields: those that are empty or wrong in themselves first, then
 * those that contradict the kind, the birthday or the age. `bornAbout` is the day that is stored for a told age; empty
 * without one.
 */
export const readPet = (
  typed: TypedPet,
  kinds: PetKinds,
  now: number,
  bornAbout = '',
): E.Either<FieldErrors<PetField>, ReadPet> => {
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
    birth: birthIn(values, now, bornAbout),
    weight: values.weight === '' ? undefined : Number(values.weight),
    gender: genderIn(values.gender),
    allergies: values.allergies,
    diet: values.diet,
  });
};
