import { formatMoney } from '../shared/money';
import type { ProductTile } from './tile';

/** `30 lb`, `16 fl. oz`, `120 Count`, `5.5 oz., Case of 24`. Other sizes, such as `36 in` and `50 oz Capacity`, have no price per unit. */
const SIZE = /^(\d{1,4}(?:\.\d{1,3})?) (lb|oz|fl\. oz|Count|Doses?)(?:\., (?:Case|Pack) of (\d{1,3}))?$/;

/** How units are written after the price, if not as in the size. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['fl. oz', 'fl oz'],
  ['Count', 'count'],
  ['Dose', 'dose'],
  ['Doses', 'dose'],
]);

/** Less would be shown as $0.00. */
const LEAST = 0.005;

/**
 * `$2.08 / lb`: what a pound, an ounce, a fluid ounce, a piece or a dose costs in a variant of this size (PRO-03).
 * `currency` is an ISO 4217 code. Undefined without a price, and for sizes of another kind; a case counts with all its
 * packs.
 */
export const unitPriceLabel = (
  price: number | undefined,
  size: string | undefined,
  currency: string,
): string | undefined => {
  const [, each, unit, packs = '1'] = SIZE.exec(size ?? '') ?? [];
  const amount = Number(each) * Number(packs);
  if (price === undefined || unit === undefined || !(amount > 0) || price / amount < LEAST) return undefined;
  return `${formatMoney(price / amount, currency)} / ${UNITS.get(unit) ?? unit}`;
};

/** The price per unit of a product in a list: undefined unless all its variants have one size and one price (PRO-03). */
export const tileUnitPrice = (
  { sizes, prices }: Pick<ProductTile, 'sizes' | 'prices'>,
  currency: string,
): string | undefined =>
  sizes.length === 1 && !prices.hasRange ? unitPriceLabel(prices.price, sizes[0], currency) : undefined;
