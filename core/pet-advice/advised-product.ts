import type { Product } from '../catalogue/product';
import { weightRangeOf } from '../catalogue/weight-band';

/** The animals for which products have advice. */
export type AdvisedKind = 'dog' | 'cat';

/** What advice needs of a product. */
export type AdvisedProduct = Pick<Product, 'name' | 'department' | 'facts' | 'specification'>;

const kindIn = (text: string): AdvisedKind | undefined =>
  /\bdogs?\b/i.test(text) ? 'dog' : /\bcats?\b/i.test(text) ? 'cat' : undefined;

const hasTable = ({ facts }: AdvisedProduct): boolean =>
  facts.some((one) =>
    one.kind === 'sizes'
      ? one.sizes.some(({ pounds }) => pounds !== undefined)
      : one.kind === 'food' && one.feeding.length > 0,
  );

/**
 * Returns the animal for which a product has a size chart with weights, a feeding table, or a range of weights in its
 * name; undefined for all others, about which nothing can be said of a pet.
 */
export const advisedKind = (product: AdvisedProduct): AdvisedKind | undefined => {
  const { department, name } = product;
  if (weightRangeOf(name) !== undefined) return kindIn(name);
  return hasTable(product) && (department === 'dog' || department === 'cat') ? department : undefined;
};
