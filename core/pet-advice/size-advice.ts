import type { PoundsRange, SizeFacts } from '../catalogue/product-facts';
import type { AdvisedPet } from './advised-pet';

/** Which size of a chart fits a pet. */
export type SizeAdvice =
  /** One size, or two between which the shopper has to measure; `by`: what is known of the pet. */
  | {
      readonly kind: 'sizes';
      readonly sizes: ReadonlyArray<string>;
      readonly by: 'weight' | 'breed';
      readonly isGrowing: boolean;
    }
  | { readonly kind: 'no-size' }
  | { readonly kind: 'weight-needed' };

/** More sizes than these do not help to choose. */
const MAX_SIZES = 2;

/** Whether a range of a chart has a weight in common with this one. */
const shares = (range: PoundsRange | undefined, low: number, high: number): boolean =>
  range !== undefined && range.from <= high && low <= (range.to ?? Infinity);

/** A breed's ends are the exceptions: a size that only begins or ends there is not one for the breed. */
const sharesMore = (range: PoundsRange | undefined, low: number, high: number): boolean =>
  range !== undefined && range.from < high && low < (range.to ?? Infinity);

/**
 * Returns the sizes for a pet by its weight, or by what adults of its breed weigh when only that is known. The weight of
 * a pet that is still growing is that of today. Undefined when the chart's weights do not tell the sizes apart.
 */
export const sizeAdvice = ({ sizes }: SizeFacts, { pounds, breed, isGrowing }: AdvisedPet): SizeAdvice | undefined => {
  const usual = isGrowing === true ? undefined : breed?.usual;
  if (pounds !== undefined) {
    const fitting = sizes.filter((size) => shares(size.pounds, pounds, pounds)).map(({ size }) => size);
    if (fitting.length === 0) return { kind: 'no-size' };
    return fitting.length > MAX_SIZES
      ? undefined
      : { kind: 'sizes', sizes: fitting, by: 'weight', isGrowing: isGrowing === true };
  }
  if (usual === undefined) return { kind: 'weight-needed' };
  const fitting = sizes.filter((size) => sharesMore(size.pounds, usual.low, usual.high)).map(({ size }) => size);
  return fitting.length === 0 || fitting.length > MAX_SIZES
    ? { kind: 'weight-needed' }
    : { kind: 'sizes', sizes: fitting, by: 'breed', isGrowing: false };
};
