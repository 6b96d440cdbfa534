import type { Product } from '../catalogue/product';
import { weightBandOf, weightRangeOf } from '../catalogue/weight-band';

/** The animals for which products have advice. */
export type AdvisedKind = 'dog' | 'cat';

/** What advice needs of a product. */
export type AdvisedProduct = Pick<Product, 'name' | 'department' | 'facts' | 'specification'>;

/** The animal of a weight range such as `Large Dogs 45 to 88 lbs.`; the rest of a name may mention others. */
const kindOf = (band: string): AdvisedKind => (/\bdogs\b/i.test(band) ? 'dog' : 'cat');

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
  const band = weightBandOf(name);
  if (band !== undefined && weightRangeOf(name) !== undefined) return kindOf(band);
  return hasTable(product) && (department === 'dog' || department === 'cat') ? department : undefined;
};
