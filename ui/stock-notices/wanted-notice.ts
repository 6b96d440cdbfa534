import type { Product, Variant } from '../../core/catalogue/product';

/** The product about which a shopper asks for a mail, as the dialogs name it (ACC-06). */
export interface WantedNotice {
  /** Path of the product's page. */
  readonly productUrl: string;
  readonly partNumber: string;
  /** Its name with size, flavor and color. */
  readonly name: string;
  /** The store in which it is wanted; undefined for delivery. */
  readonly store: { readonly id: string; readonly name: string } | undefined;
  /** The token with which what was just asked for is undone. */
  readonly undo?: string | undefined;
}

type Named = Pick<Variant, 'size' | 'flavor' | 'color'>;

/** The name of a variant: that of its product, with size, flavor and color. */
export const variantName = ({ name }: Pick<Product, 'name'>, { size, flavor, color }: Named): string =>
  [name, size, flavor, color].filter((part) => part !== undefined).join(', ');
