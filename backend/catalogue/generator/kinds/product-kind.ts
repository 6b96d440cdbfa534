import type { ProductForm } from '../../product-forms.ts';
import type { Trade } from './brand-plans.ts';
import type { SizeTableName } from './size-tables.ts';

/** How a product is named and described. */
export type NamingStyle = 'recipe' | 'treat' | 'diet' | 'remedy' | 'gear' | 'toy' | 'supply' | 'animal';

/** A kind of product: its category, brands, words and sizes. */
export interface ProductKind {
  /** Slug of the leaf category. */
  readonly category: string;
  readonly trade: Trade;
  readonly style: NamingStyle;
  readonly form: ProductForm;
  readonly sizes: SizeTableName;
  /** Relative share of the catalogue. */
  readonly weight: number;
  /** Last words of the name. */
  readonly nouns: readonly string[];
  /** Words before the noun; empty to use the words of the naming style. */
  readonly traits: readonly string[];
}

/** Creates a kind from one line. */
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
