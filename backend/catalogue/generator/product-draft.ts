import type { BrandPlan } from './kinds/brand-plans.ts';
import type { ProductKind } from './kinds/product-kinds.ts';

export type Species = 'dog' | 'cat' | 'fish' | 'bird' | 'reptile' | 'small-pet';

/** The facts from which names, texts and prices of a generated product are made. */
export interface ProductDraft {
  readonly kind: ProductKind;
  readonly brand: BrandPlan;
  readonly department: string;
  readonly species: Species;
  readonly noun: string;
  /** Words between brand and noun. */
  readonly words: string;
  readonly lifeStage: string | null;
  /** Main ingredient of food, empty for everything else. */
  readonly protein: string;
  readonly side: string;
  /** Flavours or colours of the product; one of the two lists is empty. */
  readonly flavors: readonly string[];
  readonly colors: readonly string[];
  /** Ending of the name, for large-breed remedies and for products with very long names. */
  readonly ending: string;
}

/** The full name: brand first, noun last. */
export const draftName = (draft: ProductDraft): string =>
  [draft.brand.name, draft.words, draft.noun].filter((part) => part !== '').join(' ') +
  (draft.ending === ''
    ? ''
    : draft.ending.startsWith('for ') || draft.ending.startsWith('with ')
      ? ` ${draft.ending}`
      : `, ${draft.ending}`);

const speciesOfDepartment: ReadonlyMap<string, Species> = new Map<string, Species>([
  ['dog', 'dog'],
  ['cat', 'cat'],
  ['fish', 'fish'],
  ['bird', 'bird'],
  ['reptile', 'reptile'],
  ['small-pet', 'small-pet'],
]);

/** The species of the product; for pharmacy products it follows from the category or noun. */
export const speciesOf = (department: string, category: string, noun: string): Species =>
  speciesOfDepartment.get(department) ?? (/\bcats?\b/i.test(`${category} ${noun}`) ? 'cat' : 'dog');

/** The common word for the animal, singular or plural. */
export const animalWord = (species: Species, plural: boolean): string => {
  if (species === 'fish') return 'fish';
  const word = species === 'small-pet' ? 'small pet' : species;
  return plural ? `${word}s` : word;
};
