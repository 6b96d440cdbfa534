import type { Cart } from './cart';

/** How a coupon over an amount in dollars applies to a cart. */
export interface CouponWorth {
  readonly isApplied: boolean;
  /** The number of its dollars that apply to the cart, or would apply; never more than its amount. */
  readonly counts: number;
}

type PricedCart = Pick<Cart, 'subTotal' | 'discount' | 'adjustments' | 'promotions'>;

/**
 * Returns how much of a coupon applies to this cart. For an applied coupon, this is the service's reduction; for
 * another one, it is what the applied codes and coupons leave of the products' price. Benefits without a code apply
 * after coupons (PCC-08) and do not reduce this rest. When the service does not list its reductions, the coupon counts
 * with its full amount (RWD-06).
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

/** Rounds to whole cents. The sum with 0 turns a negative zero into zero. */
const cents = (amount: number): number => Math.round(amount * 100) / 100 + 0;
