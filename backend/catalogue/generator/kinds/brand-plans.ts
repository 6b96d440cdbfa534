import * as v from 'valibot';
import { checkData, text, texts } from '../../../shared/data-file.ts';
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

const brand = v.pipe(
  v.strictObject({
    slug: v.pipe(v.string(), v.slug()),
    name: text,
    /** Price level of the brand; 1 is average. */
    tier: v.pipe(v.number(), v.gtValue(0)),
    departments: texts,
    trades: v.pipe(v.array(v.picklist(trades)), v.minLength(1)),
  }),
  v.readonly(),
);

export type BrandPlan = v.InferOutput<typeof brand>;

/** The brands of the generated shop, best known first. */
export const brandPlans: readonly BrandPlan[] = checkData('catalogue/generator/data/brands.json', v.array(brand), file);
