import type { Discount } from './promotion.ts';

const discount = (code: string, value: number, description: string): Discount => ({
  code,
  promotionId: code,
  description,
  kind: 'percent',
  value,
  minSubtotalCents: 0,
  department: null,
});

const WHOLE = 10_000;
const first = discount('REPEAT20', 2000, '20% off your first repeat delivery');
const later = discount('REPEAT5', 500, '5% off every repeat delivery');

/** The discount of an order of a repeat delivery. [RPD-01] */
export const repeatDiscount = (isFirst: boolean): Discount => (isFirst ? first : later);

/** The same discount in percent. */
export const repeatPercent = (isFirst: boolean): number => (repeatDiscount(isFirst).value * 100) / WHOLE;

/**
 * What an amount becomes with the discount of a repeat delivery, after the first order unless it is said otherwise. Cents;
 * orders round the sum of their pieces. [RPD-01]
 */
export const repeatPriceOf = (cents: number, isFirst = false): number =>
  cents - Math.round((cents * repeatDiscount(isFirst).value) / WHOLE);
