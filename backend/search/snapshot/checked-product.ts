import type { IndexedProduct, IndexedVariant } from './catalogue-reader.ts';

/** The largest number that a column can have. */
const LARGEST = 2_147_483_647;

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= LARGEST;

const texts = ['name', 'brandSlug', 'department', 'leafCategoryId', 'description', 'form', 'addedAt'] as const;
const counts = ['popularity', 'reviewCount'] as const;
const prices = ['listPriceCents', 'offerPriceCents'] as const;
const options = ['size', 'flavor', 'color'] as const;

const variantFault = (variant: IndexedVariant): string | undefined => {
  const price = prices.find((name) => variant[name] !== null && !isCount(variant[name]));
  if (price !== undefined) return `${price} is not an amount of cents up to ${LARGEST}`;
  const option = options.find((name) => variant[name] !== null && typeof variant[name] !== 'string');
  return option && `${option} is not a text`;
};

/**
 * Returns the reason why a product cannot be indexed; undefined when it can. SQLite stores any type in any column,
 * including text or NaN for a number, so the declared types of rows are not reliable.
 */
export const faultOf = (product: IndexedProduct): string | undefined => {
  const text = texts.find((name) => typeof product[name] !== 'string');
  if (text !== undefined) return `${text} is not a text`;
  const count = counts.find((name) => !isCount(product[name]));
  if (count !== undefined) return `${count} is not a number from 0 to ${LARGEST}`;
  if (product.rating !== null && !isCount(product.rating)) return 'rating is not a number';
  if (Number.isNaN(Date.parse(product.addedAt))) return 'addedAt is not a date';
  if (product.lifeStage !== null && typeof product.lifeStage !== 'string') return 'lifeStage is not a text';
  for (const variant of product.variants) {
    const fault = variantFault(variant);
    if (fault !== undefined) return fault;
  }
  return undefined;
};
