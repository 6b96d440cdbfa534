/**
 * The one rule of what earns points: one for each whole dollar of merchandise after its discounts, without shipping, its
 * discounts, tax and tip. `totalCents` is the price of a line, `adjustmentCents` its discounts, never positive. A cart
 * announces by it and a shipment earns by it. [RWD-04]
 */
export const pointsOf = (
  lines: readonly { readonly totalCents: number; readonly adjustmentCents: number }[],
): number => {
  const cents = lines.reduce((sum, line) => sum + line.totalCents + line.adjustmentCents, 0);
  return Math.floor(cents / 100);
};
