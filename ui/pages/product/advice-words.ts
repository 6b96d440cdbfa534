import { poundsText } from '../../../core/catalogue/product-facts';
import type { AdvisedPet } from '../../../core/pet-advice/advised-pet';
import type { Advice, PetAdvice } from '../../../core/pet-advice/advise-on-product';
import type { PackDays } from '../../../core/pet-advice/pack-days';

const daysText = ({ least, most }: PackDays): string =>
  least === most ? `${most} ${most === 1 ? 'day' : 'days'}` : `${least}–${most} days`;

const YOUNG = { dog: 'puppies', cat: 'kittens' } as const;

const young = ({ kind }: AdvisedPet): string => (kind === 'cat' ? YOUNG.cat : YOUNG.dog);

/** What is known of the pet, such as `24 lb`; the breed where its weight is not known. Empty without both. */
export const petFacts = ({ pet, advice }: PetAdvice): string => {
  if (pet.pounds !== undefined) return `${pet.pounds} lb`;
  return advice.kind === 'sizes' ? (pet.breed?.name ?? '') : '';
};

const sizesText = ({ sizes, by, isGrowing }: Extract<Advice, { kind: 'sizes' }>): string => {
  const size = `size ${sizes.join(' or ')}`;
  if (by === 'breed') return `${size} for most of this breed. Measure to be sure.`;
  if (isGrowing) return `${size} for now, while growing`;
  return sizes.length === 1 ? size : `${size}. Measure to be sure.`;
};

/** The advice in words. `packSize` is that of the shown variant. */
export const adviceText = ({ pet, advice }: PetAdvice, packSize: string | undefined): string => {
  switch (advice.kind) {
    case 'sizes':
      return sizesText(advice);
    case 'no-size':
      return 'no size of this chart is for this weight';
    case 'portion':
      return advice.days === undefined || packSize === undefined
        ? `${advice.amount} a day`
        : `${advice.amount} a day. ${packSize} lasts about ${daysText(advice.days)}.`;
    case 'no-amount':
      return 'the feeding guide has no amount for this weight';
    case 'other-age':
      return advice.isForGrowing
        ? `an adult, and this food is for ${young(pet)}`
        : `still growing, and this food is not for ${young(pet)}`;
    case 'right-dose':
      return 'this product is made for this weight';
    case 'wrong-dose':
      return `not made for this weight. It is for ${poundsText(advice.range).toLowerCase()}.`;
    case 'weight-needed':
      return 'add a weight to see what fits';
    case 'age-needed':
      return 'add a birthday to see how much';
  }
};
