import { countsFor, isEarned, type Discount, type Promotion } from '../promotions/promotion.ts';
import { allocate } from './allocate.ts';
import { FREE_SHIPPING_FROM_CENTS, shippingCharge, type ShippingMode } from './shipping-modes.ts';

/** Estimated sales tax in hundredths of a percent. */
const TAX_RATE = 775;
const WHOLE = 10_000;

/** The facts of a line that determine the cart's price. */
export interface PriceableLine {
  readonly quantity: number;
  /** Current price; 0 when the SKU is no longer sold. */
  readonly unitPriceCents: number;
  readonly department: string;
  readonly pickup: boolean;
}

export interface PricedLine {
  readonly totalCents: number;
  /** Never positive. */
  readonly adjustmentCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
}

export interface Adjustment {
  readonly discount: Discount;
  readonly usage: 'Discount' | 'Shipping Adjustment';
  /** Never positive. */
  readonly amountCents: number;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly adjustments: readonly Adjustment[];
  readonly productCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  /** Never positive. */
  readonly adjustmentCents: number;
  readonly grandTotalCents: number;
  /** Amount missing for free standard shipping; 0 when nothing is delivered. */
  readonly freeShippingRemainingCents: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

/** Percentages are applied first, so that the order of entered codes does not matter. */
const kindOrder: readonly Promotion['kind'][] = ['percent', 'amount', 'shipping'];

interface Discounted {
  readonly ofLines: readonly number[];
  readonly adjustments: readonly Adjustment[];
}

const amountOf = (discount: Discount, remainingCents: number): number =>
  discount.kind === 'percent'
    ? Math.round((remainingCents * discount.value) / WHOLE)
    : Math.min(discount.value, remainingCents);

/** Subtracts each earned discount from its lines, one after the other. A line never costs less than zero. */
const takeOff = (
  lines: readonly (PriceableLine & { readonly totalCents: number })[],
  discounts: readonly Discount[],
): Discounted => {
  let ofLines = lines.map(() => 0);
  const adjustments: Adjustment[] = [];
  for (const discount of discounts) {
    if (discount.kind === 'shipping' || !isEarned(discount, lines)) continue;
    const remaining = lines.map((line, index) =>
      countsFor(discount, line) ? line.totalCents - (ofLines[index] ?? 0) : 0,
    );
    const amount = amountOf(discount, sumOf(remaining));
    const parts = allocate(amount, remaining);
    ofLines = ofLines.map((value, index) => value + (parts[index] ?? 0));
    if (amount > 0) adjustments.push({ discount, usage: 'Discount', amountCents: -amount });
  }
  return { ofLines, adjustments };
};

/**
 * Prices a cart at current prices: first the discounts of earned codes, then the shopper's benefits in their order,
 * each on what the previous left; shipping; and an estimated tax on the rest. The lines add up to the totals. [CRT-01]
 * [CRT-02]
 */
export const priceCart = (
  lines: readonly PriceableLine[],
  promotions: readonly Promotion[],
  mode: ShippingMode,
  benefits: readonly Discount[] = [],
): PricedCart => {
  const withTotals = lines.map((line) => ({ ...line, totalCents: line.unitPriceCents * line.quantity }));
  const ordered = promotions.toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
  const discounts = takeOff(withTotals, [...ordered, ...benefits]);
  const net = withTotals.map((line, index) => line.totalCents - (discounts.ofLines[index] ?? 0));

  const delivered = net.map((cents, index) => (lines[index]?.pickup === false ? cents : 0));
  const isDelivered = lines.some((line) => !line.pickup);
  const shippingCents = isDelivered ? shippingCharge(mode, sumOf(delivered)) : 0;
  const freeShipping = ordered.find((promotion) => promotion.kind === 'shipping' && isEarned(promotion, withTotals));
  const shippingAdjustments: readonly Adjustment[] =
    freeShipping !== undefined && shippingCents > 0
      ? [{ discount: freeShipping, usage: 'Shipping Adjustment', amountCents: -shippingCents }]
      : [];

  const adjustments = [...discounts.adjustments, ...shippingAdjustments];
  const adjustmentCents = sumOf(adjustments.map((adjustment) => adjustment.amountCents));
  const productCents = sumOf(withTotals.map((line) => line.totalCents));
  const taxCents = Math.round((sumOf(net) * TAX_RATE) / WHOLE);
  const taxes = allocate(taxCents, net);
  const shipping = allocate(shippingCents, delivered);
  return {
    lines: withTotals.map((line, index) => ({
      totalCents: line.totalCents,
      adjustmentCents: 0 - (discounts.ofLines[index] ?? 0),
      shippingCents: shipping[index] ?? 0,
      taxCents: taxes[index] ?? 0,
    })),
    adjustments,
    productCents,
    shippingCents,
    taxCents,
    adjustmentCents,
    grandTotalCents: productCents + shippingCents + taxCents + adjustmentCents,
    freeShippingRemainingCents: isDelivered ? Math.max(0, FREE_SHIPPING_FROM_CENTS - sumOf(delivered)) : 0,
  };
};
