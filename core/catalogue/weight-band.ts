import type { PoundsRange } from './product-facts';

const BAND =
  /\b((?:(?:extra )?(?:small|medium|large) )?(?:dogs|cats)) ((?:up to )?\d{1,3}(?: to \d{1,3})?) ?(?:lbs?|pounds)\b/i;

/**
 * Returns the weight range of the animals that a product is made for, from its name, such as `Large Dogs 45 to 88
 * lbs.`; undefined when the name has none. Such a product is dosed by weight (MOD-06).
 */
export const weightBandOf = (productName: string): string | undefined => {
  const [, animals, pounds] = BAND.exec(productName) ?? [];
  return animals === undefined || pounds === undefined ? undefined : `${animals} ${pounds} lbs.`;
};

/** The same range in pounds; undefined when the name has none, or one weight only. */
export const weightRangeOf = (productName: string): PoundsRange | undefined => {
  const [, upTo, from, to] =
    /(?:up to (\d{1,3})|(\d{1,3}) to (\d{1,3})) lbs\.$/i.exec(weightBandOf(productName) ?? '') ?? [];
  if (upTo !== undefined) return { from: 0, to: Number(upTo) };
  return from === undefined || to === undefined ? undefined : { from: Number(from), to: Number(to) };
};
