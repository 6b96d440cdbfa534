import { firstPurchaseDiscount } from '../petco-pay/first-purchase-offer.ts';
import type { Discount } from '../promotions/promotion.ts';
import { repeatDiscount } from '../promotions/repeat-discount.ts';

/**
 * The benefits of an order beside its codes: an order of a repeat delivery has the discount of its plan and nothing else; a
 * signed-in shopper's cart has the rewards on it, then the card's first purchase offer.
 */
export const benefitsOf = (
  order: { readonly is_first: number | null; readonly enrolled_at: number | null },
  coupons: readonly Discount[],
  signedIn: boolean,
): readonly Discount[] => {
  if (order.is_first !== null) return [repeatDiscount(order.is_first === 1)];
  return [...coupons, ...(signedIn && order.enrolled_at !== null ? [firstPurchaseDiscount] : [])];
};
