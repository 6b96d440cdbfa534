import { ownValue } from '../shared/own-value';
import type { Product, Stock, Variant } from './product';

/** Stock below this number is shown. */
export const LOW_STOCK = 10;

/** Whether a variant can be shipped: it has a price, and is in stock or its stock is unknown. */
export const isShippable = (variant: Variant, stock: Readonly<Record<string, Stock>> | undefined): boolean => {
  if (variant.listPrice === undefined && variant.offerPrice === undefined) return false;
  if (stock === undefined) return true;
  return ['available', 'backorderable'].includes(ownValue(stock, variant.id)?.status ?? 'unavailable');
};

/**
 * Returns the variant that a product's page shows first: that of the address, else the first one that can be shipped, else
 * the usual one (PRO-01). `stock` is by variant id, undefined when it could not be read.
 */
export const shownVariant = (
  { variants }: Pick<Product, 'variants'>,
  stock: Readonly<Record<string, Stock>> | undefined,
  partNumber: string | undefined,
): Variant | undefined =>
  variants.find((variant) => variant.partNumber === partNumber) ??
  variants.find((variant) => isShippable(variant, stock)) ??
  variants[0];
