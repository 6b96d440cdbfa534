import type { Pet } from '../pets/pet';
import { PET_SPECIES, type Appointment, type PetService, type PetSize, type PetType } from './appointment';

/** The most that a dog of each size weighs, in pounds. */
const MOST: ReadonlyArray<readonly [size: PetSize, pounds: number]> = [
  ['small', 20],
  ['medium', 50],
  ['large', 90],
  ['giant', Infinity],
];

/**
 * The type of one of the shopper's pets (ACC-04), for which services have a duration and a price. Undefined for kinds for
 * which nothing can be booked, and for a dog whose weight is not known.
 */
export const typeOfPet = ({ kind, weight }: Pick<Pet, 'kind' | 'weight'>): PetType | undefined => {
  const species = PET_SPECIES.find((one) => one === kind);
  if (species === undefined) return undefined;
  if (species !== 'dog') return { species, size: 'any' };
  const found = weight === undefined ? undefined : MOST.find(([, pounds]) => Math.round(weight) <= pounds);
  return found === undefined ? undefined : { species, size: found[0] };
};

/** Whether only the weight is missing to book something for one of the shopper's pets: its price goes by the size. */
export const needsWeight = ({ kind, weight }: Pick<Pet, 'kind' | 'weight'>): boolean =>
  kind === 'dog' && weight === undefined;

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** How the age of a pet fits to a service. */
export type AgeFit = 'too-young' | 'right' | 'too-old';

/**
 * How the age of a pet fits to a service, such as a class for puppies, on a day such as `2027-01-23`, in weeks that are
 * complete (ACC-08). An unknown age is right.
 */
export const ageFit = (
  { birth }: Pick<Pet, 'birth'>,
  { fromWeeks = 0, untilWeeks = Infinity }: Pick<PetService, 'fromWeeks' | 'untilWeeks'>,
  day: string,
): AgeFit => {
  if (birth === undefined) return 'right';
  const weeks = Math.floor((Date.parse(day) - Date.parse(birth.day)) / WEEK_MS);
  if (weeks < fromWeeks) return 'too-young';
  return weeks > untilWeeks ? 'too-old' : 'right';
};

/**
 * The saved pets that an appointment may be for, which has the name of its pet only: those of its kind and name, in capital
 * letters or not.
 */
export const petsOfAppointment = (
  pets: ReadonlyArray<Pet>,
  { species, petName }: Pick<Appointment, 'species' | 'petName'>,
): ReadonlyArray<Pet> =>
  pets.filter(({ kind, name }) => kind === species && name.toLowerCase() === petName.toLowerCase());
