import { ownValue } from '../shared/own-value';
import { MAX_COUNT, type Frequency } from './frequency';

export type SupplyKind = 'dry-food' | 'wet-food' | 'litter';

/** How much food or litter a pack is, and for which animal. */
export interface Supply {
  readonly animal: 'dog' | 'cat';
  readonly kind: SupplyKind;
  readonly pounds: number;
}

/** What is known of a product: the path of its category, the form of its pack, and its size. */
export interface PackFacts {
  /** Such as `dog/dog-food/dry-dog-food`. */
  readonly categoryPath: string;
  /** Such as `bag` or `can`. */
  readonly form: string;
  /** Such as `15 lb` or `3 oz., Case of 24`. */
  readonly size: string;
}

const POUNDS_OF: Readonly<Record<string, number>> = { lb: 1, lbs: 1, oz: 1 / 16, kg: 2.204_62, g: 0.002_204_62 };
const MAX_SIZE = 64;
const WET_FORMS: ReadonlySet<string> = new Set(['can', 'pouch', 'tray', 'tub', 'cup']);
const DRY_FORMS: ReadonlySet<string> = new Set(['bag', 'box', 'bucket']);

/** The weight of a pack from its size, such as `12.5 oz., Case of 6`; undefined for a size that is no weight. */
export const poundsOf = (size: string): number | undefined => {
  const text = size.slice(0, MAX_SIZE);
  const [, amount, unit = ''] = /^\s*(\d{1,6}(?:\.\d{1,4})?)\s?(lbs?|oz|kg|g)\b/i.exec(text) ?? [];
  const pounds = Number(amount) * (ownValue(POUNDS_OF, unit.toLowerCase()) ?? 0);
  const [, pieces = '1'] = /\b(?:case|pack) of (\d{1,4})\b/i.exec(text) ?? [];
  const all = pounds * Number(pieces);
  return all > 0 ? all : undefined;
};

const kindOf = (category: string, form: string): SupplyKind | undefined => {
  if (category.includes('litter') && DRY_FORMS.has(form)) return 'litter';
  if (!category.includes('food') || category.includes('topper')) return undefined;
  if (WET_FORMS.has(form)) return 'wet-food';
  return DRY_FORMS.has(form) ? 'dry-food' : undefined;
};

/** Whether a product is food or litter whose use can be estimated, and how much of it; undefined for anything else. */
export const supplyOf = ({ categoryPath, form, size }: PackFacts): Supply | undefined => {
  const [department = ''] = categoryPath.split('/', 1);
  const kind = kindOf(categoryPath, form);
  const pounds = poundsOf(size);
  if (kind === undefined || pounds === undefined) return undefined;
  return department === 'dog' || department === 'cat' ? { animal: department, kind, pounds } : undefined;
};

/** The weight that is assumed when the pet's own weight is not known, in pounds. */
export const USUAL_WEIGHT: Readonly<Record<Supply['animal'], number>> = { dog: 50, cat: 10 };

/** The weights of pets that the estimate accepts, in pounds. */
export const PET_POUNDS = { least: 1, most: 300 } as const;

const KG_PER_POUND = 0.453_592;
/** Energy that an adult animal needs, as a multiple of that of a resting one. */
const ACTIVITY: Readonly<Record<Supply['animal'], number>> = { dog: 1.6, cat: 1.2 };
const RESTING_KCAL = 70;
const KCAL_PER_POUND: Readonly<Record<Exclude<SupplyKind, 'litter'>, number>> = { 'dry-food': 1_600, 'wet-food': 450 };
const LITTER_POUNDS_A_DAY = 0.67;

/** Pounds of a supply that one animal uses in a day. */
const poundsADay = ({ animal, kind }: Supply, petPounds: number): number =>
  kind === 'litter'
    ? LITTER_POUNDS_A_DAY
    : (RESTING_KCAL * (petPounds * KG_PER_POUND) ** 0.75 * ACTIVITY[animal]) / KCAL_PER_POUND[kind];

/** A supply with the number of packs that come at once. */
export interface Stock {
  readonly supply: Supply;
  readonly quantity: number;
}

/** How long something lasts, and how often it should come. */
export interface Recommendation {
  readonly frequency: Frequency;
  readonly days: number;
  /** Whether it lasts until the next delivery: not when it is used up in less than a week. */
  readonly isEnough: boolean;
  /** The product that runs out first. */
  readonly supply: Supply;
  /** The weight of the pet that the estimate is for, in pounds. */
  readonly petPounds: number;
}

const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;

/** The longest frequency that is no longer than these days; every week for what lasts less than one. */
export const frequencyWithin = (days: number): Frequency => {
  const weeks = Math.floor(days / DAYS_A_WEEK);
  return weeks <= MAX_COUNT.week
    ? { unit: 'week', count: Math.max(1, weeks) }
    : { unit: 'month', count: Math.min(MAX_COUNT.month, Math.floor(days / DAYS_A_MONTH)) };
};

/**
 * Recommends how often products should come, so that none of them runs out: from the size of the packs, and from what an
 * adult dog or cat of this weight eats in a day. Undefined when the use of none of them can be estimated (RPD-01).
 */
export const recommendFrequency = (
  stocks: ReadonlyArray<Stock>,
  petPounds: number | undefined,
): Recommendation | undefined => {
  const estimates = stocks.map(({ supply, quantity }) => {
    const weight = petPounds ?? USUAL_WEIGHT[supply.animal];
    return { supply, petPounds: weight, days: (supply.pounds * quantity) / poundsADay(supply, weight) };
  });
  const [first] = [...estimates].sort((one, other) => one.days - other.days);
  return (
    first && {
      ...first,
      days: Math.floor(first.days),
      isEnough: first.days >= DAYS_A_WEEK,
      frequency: frequencyWithin(first.days),
    }
  );
};

/** Reads a typed weight in pounds; undefined for one that no dog or cat has. */
export const petPoundsIn = (typed: string | null): number | undefined => {
  const pounds = /^\s*\d{1,3}(?:\.\d{1,2})?\s*$/.test(typed ?? '') ? Number(typed) : NaN;
  return pounds >= PET_POUNDS.least && pounds <= PET_POUNDS.most ? pounds : undefined;
};
