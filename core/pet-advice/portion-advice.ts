import type { FoodFacts } from '../catalogue/product-facts';
import type { AdvisedPet } from './advised-pet';
import { packDays, type PackDays } from './pack-days';

/** What a pet gets of a food in a day. */
export type PortionAdvice =
  | {
      readonly kind: 'portion';
      /** As the table words it, such as `1½–2 cups`. */
      readonly amount: string;
      /** How long the shown pack lasts; undefined when it cannot be computed. */
      readonly days: PackDays | undefined;
    }
  | { readonly kind: 'no-amount' }
  | { readonly kind: 'weight-needed' }
  | { readonly kind: 'age-needed' }
  /** The food is for growing animals and the pet is an adult, or the other way round. */
  | { readonly kind: 'other-age'; readonly isForGrowing: boolean };

/** A food with its table, and the pack that is shown. */
export interface PortionFood {
  readonly facts: FoodFacts;
  /** Such as `Puppy`; undefined when the product does not say. */
  readonly lifeStage: string | undefined;
  readonly packSize: string | undefined;
}

/** The stages of animals that are still growing; food for every stage is for them, too. */
const GROWING = /\b(?:puppy|kitten)\b/i;
const EVERY_STAGE = /\ball\b/i;

/**
 * Returns the daily amount of the feeding table for a pet's weight. Tables are for one age: nothing is read from one of
 * another age, and a food that does not say its age may not be for growing animals: undefined for them. The weights of
 * tables are whole pounds.
 */
export const portionAdvice = (
  { facts, lifeStage = '', packSize }: PortionFood,
  { pounds, isGrowing }: AdvisedPet,
): PortionAdvice | undefined => {
  if (lifeStage === '' && isGrowing === true) return undefined;
  const isForGrowing = GROWING.test(lifeStage);
  const isForAll = EVERY_STAGE.test(lifeStage);
  if (isForGrowing && isGrowing === undefined) return { kind: 'age-needed' };
  if (!isForAll && isForGrowing !== (isGrowing ?? false)) return { kind: 'other-age', isForGrowing };
  if (pounds === undefined) return { kind: 'weight-needed' };
  const whole = Math.round(pounds);
  const row = facts.feeding.find(({ from, to = Infinity }) => from <= whole && whole <= to);
  if (row === undefined) return { kind: 'no-amount' };
  return { kind: 'portion', amount: row.amount, days: packDays(row.amount, facts.calories, packSize) };
};
