import type { Cart } from './cart';

/** A coupon that takes dollars off, as it stands to a cart. */
export interface CouponWorth {
  readonly isApplied: boolean;
  /** So many of its dollars count on the cart, or would; never more than it is worth. */
  readonly counts: number;
}

type PricedCart = Pick<Cart, 'subTotal' | 'discount' | 'adjustments' | 'promotions'>;

/**
 * How much of a coupon counts on this cart: what the service takes off for it, or before it is applied what the codes
 * and coupons entered so far leave of the products. Benefits that nobody enters come after coupons (PCC-08), so they
 * leave it all. Where the service does not tell what it takes off for each, the coupon is believed (RWD-06).
 */
export const couponWorth = (cart: PricedCart, couponNo: string, amount: number): CouponWorth => {
  const entered = new Set(cart.promotions.map(({ code }) => code.toUpperCase()));
  const takenOff = (isMeant: (code: string, isOffShipping: boolean) => boolean): number =>
    cart.adjustments
      .filter(({ code, isOffShipping = false }) => isMeant(code.toUpperCase(), isOffShipping))
      .reduce((sum, adjustment) => sum - adjustment.amount, 0);
  if (entered.has(couponNo.toUpperCase())) {
    const own = takenOff((code) => code === couponNo.toUpperCase());
    const isTold = own > 0 || cents(takenOff(() => true) + cart.discount) === 0;
    return { isApplied: true, counts: isTold ? Math.min(amount, cents(own)) : amount };
  }
  const left = cart.subTotal - takenOff((code, isOffShipping) => entered.has(code) && !isOffShipping);
  return { isApplied: false, counts: Math.min(amount, Math.max(0, cents(left))) };
};

/** Whole cents, and never a negative zero. */
const cents = (amount: number): number => Math.round(amount * 100) / 100 + 0;
