import * as v from 'valibot';
import { checkData, positive, slug, text, texts } from '../../../shared/data-file.ts';
import file from '../data/brands.json' with { type: 'json' };

/** The kinds of products that a brand makes. */
export const trades = [
  'food',
  'treat',
  'gear',
  'walk',
  'flea',
  'toy',
  'litter',
  'health',
  'grooming',
  'habitat',
  'diet',
  'animal',
] as const;

const brand = v.strictObject({
  slug,
  name: text,
  /** Price level of the brand; 1 is average. */
  tier: positive,
  departments: texts,
  trades: v.array(v.picklist(trades)),
});

export type BrandPlan = Readonly<v.InferOutput<typeof brand>>;

/** The brands of the generated shop, best known first. */
export const brandPlans: readonly BrandPlan[] = checkData('catalogue/generator/data/brands.json', v.array(brand), file);
