import type { Breed, Pet, PetBirth, WeightRange } from './pet';
import type { PetKind } from '../shared/pet-kind';

/** An age in whole years and the months beyond them. */
export interface PetAge {
  readonly years: number;
  readonly months: number;
}

const MONTHS_OF_A_YEAR = 12;

const partsOf = (day: string): readonly [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** The day of a moment, such as `2021-05-30`. `now` is in milliseconds since 1970. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Returns the age at `now`; none for a pet that is not born yet. */
export const ageOf = ({ day }: Pick<PetBirth, 'day'>, now: number): PetAge | undefined => {
  const [year, month, date] = partsOf(day);
  const [thisYear, thisMonth, today] = partsOf(dayOf(now));
  const months = (thisYear - year) * MONTHS_OF_A_YEAR + thisMonth - month - (today < date ? 1 : 0);
  return months < 0 ? undefined : { years: Math.floor(months / MONTHS_OF_A_YEAR), months: months % MONTHS_OF_A_YEAR };
};

/** Returns the day on which a pet of this age was born about. */
export const birthOfAge = (years: number, now: number): PetBirth => {
  const [year, month, date] = partsOf(dayOf(now));
  const months = year * MONTHS_OF_A_YEAR + month - 1 - Math.round(years * MONTHS_OF_A_YEAR);
  const first = Date.UTC(Math.floor(months / MONTHS_OF_A_YEAR), months % MONTHS_OF_A_YEAR, 1);
  const last = new Date(Date.UTC(Math.floor(months / MONTHS_OF_A_YEAR), (months % MONTHS_OF_A_YEAR) + 1, 0));
  return { day: dayOf(first).slice(0, 8) + String(Math.min(date, last.getUTCDate())).padStart(2, '0'), isAbout: true };
};

/** The sizes of dogs. */
export type BreedSize = 'toy' | 'small' | 'medium' | 'large' | 'giant';

const SIZES: ReadonlyArray<readonly [upTo: number, size: BreedSize]> = [
  [12, 'toy'],
  [25, 'small'],
  [55, 'medium'],
  [90, 'large'],
  [Infinity, 'giant'],
];

const sizeOfWeight = (weight: number): BreedSize => SIZES.find(([upTo]) => weight <= upTo)?.[1] ?? 'giant';

const ADULT_YEARS = 1;

/** Whether a pet is less than a year old; undefined for a pet of unknown age. */
export const isGrowing = ({ birth }: Pick<Pet, 'birth'>, now: number): boolean | undefined => {
  const age = birth && ageOf(birth, now);
  return age && age.years < ADULT_YEARS;
};

/** A breed of dogs that weigh this much more at most has no size of its own: the name alone says too little. */
const WIDEST_BREED = 3;

const isWide = ({ low, high }: WeightRange): boolean => high > low * WIDEST_BREED;

/**
 * Returns the size of a dog: of an adult by its weight, of others by what the breed usually weighs. Undefined when
 * neither is known, and for other kinds.
 */
export const sizeOf = (
  { kind, weight, birth }: Pick<Pet, 'kind' | 'weight' | 'birth'>,
  breed: Breed | undefined,
  now: number,
): BreedSize | undefined => {
  if (kind !== 'dog') return undefined;
  if (weight !== undefined && isGrowing({ birth }, now) !== true) return sizeOfWeight(weight);
  const usual = breed?.usual;
  return usual === undefined || isWide(usual) ? undefined : sizeOfWeight((usual.low + usual.high) / 2);
};

/** The stages for which the catalogue has food: the values of its facet "Life Stage". */
export type LifeStage = 'Puppy' | 'Kitten' | 'Adult' | 'Senior';

/** The value of products for every stage, which suit a pet of each. */
export const ALL_STAGES = 'All Life Stages';

const YOUNG: Readonly<Partial<Record<PetKind, LifeStage>>> = { dog: 'Puppy', cat: 'Kitten' };

const SENIOR_CAT = 11;
/** Large dogs age sooner. */
const SENIOR_DOG: Readonly<Record<BreedSize, number>> = { toy: 9, small: 9, medium: 8, large: 7, giant: 6 };

const seniorFrom = (kind: PetKind, size: BreedSize | undefined): number =>
  kind === 'cat' ? SENIOR_CAT : SENIOR_DOG[size ?? 'medium'];

/** Returns the stage of life of a dog or a cat; undefined for other kinds and for pets of unknown age. */
export const lifeStageOf = (
  { kind, birth }: Pick<Pet, 'kind' | 'birth'>,
  size: BreedSize | undefined,
  now: number,
): LifeStage | undefined => {
  const young = YOUNG[kind];
  const age = birth && ageOf(birth, now);
  if (young === undefined || age === undefined) return undefined;
  if (age.years < ADULT_YEARS) return young;
  return age.years >= seniorFrom(kind, size) ? 'Senior' : 'Adult';
};

/** How far a pet may be from what its breed usually weighs before the shop asks (MOD-06). */
const MIN_SHARE = 0.5;
const MAX_SHARE = 1.6;

/**
 * Returns what the breed usually weighs when this weight is far from it, so that it may be a typing error (MOD-06); else
 * undefined. Pets that are still growing may weigh less.
 */
export const unusualWeight = (
  { weight, birth }: Pick<Pet, 'weight' | 'birth'>,
  breed: Pick<Breed, 'usual'> | undefined,
  now: number,
): WeightRange | undefined => {
  const usual = breed?.usual;
  if (usual === undefined || weight === undefined) return undefined;
  const isLow = weight < usual.low * MIN_SHARE && isGrowing({ birth }, now) !== true;
  return isLow || weight > usual.high * MAX_SHARE ? usual : undefined;
};
