import type { Pet } from '../pets/pet';
import { PET_SPECIES, type PetService, type PetSize, type PetType } from './appointment';

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

/**
 * Whether a pet is older than a service is for, such as a class for puppies (ACC-08). `now` is in milliseconds since 1970. A
 * pet of unknown age is not.
 */
export const isTooOld = (
  { birth }: Pick<Pet, 'birth'>,
  { untilWeeks = Infinity }: Pick<PetService, 'untilWeeks'>,
  now: number,
): boolean => birth !== undefined && now - Date.parse(birth.day) > (untilWeeks + 1) * WEEK_MS;

/**
 * Whether a pet is of the age that a service is for on a day such as `2027-01-23`, in weeks that are complete (ACC-08). A pet
 * of unknown age is.
 */
export const isOfAge = (
  { birth }: Pick<Pet, 'birth'>,
  { fromWeeks = 0, untilWeeks = Infinity }: Pick<PetService, 'fromWeeks' | 'untilWeeks'>,
  day: string,
): boolean => {
  if (birth === undefined) return true;
  const weeks = Math.floor((Date.parse(day) - Date.parse(birth.day)) / WEEK_MS);
  return weeks >= fromWeeks && weeks <= untilWeeks;
};
