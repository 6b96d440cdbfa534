import type { ProductForm } from '../../product-forms.ts';
import type { Trade } from './brand-plans.ts';
import type { SizeTableName } from './size-tables.ts';

/** How a product is named and described. */
export type NamingStyle = 'recipe' | 'treat' | 'diet' | 'remedy' | 'gear' | 'toy' | 'supply' | 'animal';

/** One sort of product: where it is shelved, who makes it, what it is called, how it is sized. */
export interface ProductKind {
  /** Slug of the leaf category. */
  readonly category: string;
  readonly trade: Trade;
  readonly style: NamingStyle;
  readonly form: ProductForm;
  readonly sizes: SizeTableName;
  /** Share of the shop beside the other kinds. */
  readonly weight: number;
  /** What the name ends with. */
  readonly nouns: readonly string[];
  /** Words set before the noun; the style's own words are used when there are none. */
  readonly traits: readonly string[];
}

/** Writes kinds down on one line each. */
export const kind = (
  category: string,
  style: NamingStyle,
  trade: Trade,
  form: ProductForm,
  sizes: SizeTableName,
  weight: number,
  nouns: readonly string[],
  traits: readonly string[] = [],
): ProductKind => ({ category, style, trade, form, sizes, weight, nouns, traits });
