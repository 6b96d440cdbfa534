/** A discount on a cart. */
export interface Discount {
  readonly code: string;
  readonly promotionId: string;
  readonly description: string;
  readonly kind: 'percent' | 'amount' | 'shipping';
  /** Hundredths of a percent, or cents. */
  readonly value: number;
  readonly minSubtotalCents: number;
  /** The department whose products count; null for all. */
  readonly department: string | null;
}

/** A stored promotion. */
export interface Promotion extends Discount {
  readonly startsAt: number;
  /** Null when it does not end. */
  readonly endsAt: number | null;
}

/** The facts of a cart line that a promotion depends on. */
export interface DiscountableLine {
  readonly totalCents: number;
  readonly department: string;
}

export const isRunning = (promotion: Promotion, now: number): boolean =>
  now >= promotion.startsAt && (promotion.endsAt === null || now < promotion.endsAt);

export const countsFor = (promotion: Discount, line: DiscountableLine): boolean =>
  promotion.department === null || promotion.department === line.department;

/** Total of the lines that count for the promotion, in cents. */
const eligibleSubtotal = (promotion: Discount, lines: readonly DiscountableLine[]): number =>
  lines.filter((line) => countsFor(promotion, line)).reduce((sum, line) => sum + line.totalCents, 0);

/** Whether the cart meets the promotion's minimum. */
export const isEarned = (promotion: Discount, lines: readonly DiscountableLine[]): boolean => {
  const subtotal = eligibleSubtotal(promotion, lines);
  return subtotal > 0 && subtotal >= promotion.minSubtotalCents;
};
