import { weightRangeOf } from '../catalogue/weight-band';
import type { PoundsRange } from '../catalogue/product-facts';
import type { AdvisedPet } from './advised-pet';
import { advisedKind, type AdvisedProduct } from './advised-product';
import { portionAdvice, type PortionAdvice } from './portion-advice';
import { sizeAdvice, type SizeAdvice } from './size-advice';

/** Whether a product that is dosed by weight is made for the pet (MOD-06). */
export type DoseAdvice =
  | { readonly kind: 'right-dose' }
  | { readonly kind: 'wrong-dose'; readonly range: PoundsRange }
  | { readonly kind: 'weight-needed' };

export type Advice = SizeAdvice | PortionAdvice | DoseAdvice;

/** What the shop can say of a product for one of the shopper's pets (ACC-04). */
export interface PetAdvice {
  readonly pet: AdvisedPet;
  readonly advice: Advice;
}

/**
 * Ranges are of whole pounds, and a dose for a heavier animal may harm: only a weight within the range is right. Whether
 * a range includes the part of a pound below it is not known, so nothing is said of a weight in between.
 */
const doseAdvice = (range: PoundsRange, { pounds }: AdvisedPet): DoseAdvice | undefined => {
  if (pounds === undefined) return { kind: 'weight-needed' };
  if (pounds < range.from && pounds > range.from - 1) return undefined;
  const isWithin = range.from <= pounds && pounds <= (range.to ?? Infinity);
  return isWithin ? { kind: 'right-dose' } : { kind: 'wrong-dose', range };
};

/**
 * What the product's tables say; undefined when it has none for pets. The function returns undefined for a pet of which
 * they say nothing.
 */
const adviceFor = (
  product: AdvisedProduct,
  packSize: string | undefined,
): ((pet: AdvisedPet) => Advice | undefined) | undefined => {
  const range = weightRangeOf(product.name);
  if (range !== undefined) return (pet) => doseAdvice(range, pet);
  const lifeStage = product.specification.find(({ name }) => name === 'Life Stage')?.value;
  for (const facts of product.facts) {
    if (facts.kind === 'sizes') return (pet) => sizeAdvice(facts, pet);
    if (facts.kind === 'food') return (pet) => portionAdvice({ facts, lifeStage, packSize }, pet);
  }
  return undefined;
};

/** Says for each pet of the product's kind what its tables allow to say. `packSize` is that of the shown variant. */
export const adviseOnProduct = (
  product: AdvisedProduct,
  packSize: string | undefined,
  pets: ReadonlyArray<AdvisedPet>,
): ReadonlyArray<PetAdvice> => {
  const kind = advisedKind(product);
  const advise = adviceFor(product, packSize);
  if (kind === undefined || advise === undefined) return [];
  return pets
    .filter((pet) => pet.kind === kind)
    .flatMap((pet) => {
      const advice = advise(pet);
      return advice === undefined ? [] : [{ pet, advice }];
    });
};
