import * as v from 'valibot';
import { checkData, slug, text } from '../../shared/data-file.ts';
import file from './data/categories.json' with { type: 'json' };

/** One category of the generated shop, with its subcategories. */
export interface CategoryPlan {
  readonly slug: string;
  readonly name: string;
  /** Present only where the contract requires a fixed id. */
  readonly id?: string | undefined;
  readonly children?: readonly CategoryPlan[] | undefined;
}

const category: v.GenericSchema<CategoryPlan> = v.strictObject({
  slug,
  name: text,
  id: v.optional(v.pipe(v.string(), v.digits())),
  children: v.optional(v.array(v.lazy(() => category))),
});

/** The departments, in the order of the menu, and the shop-wide collection of offers. */
export const categoryPlans: readonly CategoryPlan[] = checkData(
  'catalogue/generator/data/categories.json',
  v.array(category),
  file,
);

/** Path of the collection of offers. */
export const TOP_DEALS_PATH = 'top-deals';
