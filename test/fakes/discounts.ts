import type { CartAdjustment } from '../../core/cart/cart';

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Applies codes in order to a price in dollars; a code takes off at most what the codes before it left. */
export const discountsFor = (
  codes: ReadonlyArray<string>,
  subTotal: number,
  worth: ReadonlyMap<string, number>,
): ReadonlyArray<CartAdjustment> => {
  let left = subTotal;
  return codes.flatMap((code) => {
    const amount = Math.min(worth.get(code) ?? 0, left);
    left = cents(left - amount);
    return amount === 0 ? [] : [{ code, description: `$${worth.get(code)} off`, amount: -amount }];
  });
};
