import { runInAction } from 'mobx';
import { couponWorth, type CouponWorth } from '../../core/cart/coupon-worth';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import type { CartViewModel } from './cart-view-model';
import { observeMembers } from '../state/observe-members';

export type CodesCart = Pick<CartViewModel, 'applyPromotion' | 'removePromotion' | 'cart' | 'promotionError'>;

const NOT_CHANGED = 'We couldn’t update your cart. Please try again in a moment.';

/** Adds codes to the cart and removes them from any page. A toast reports each result. */
export class CodesInCart {
  busy: ReadonlyArray<string> = [];
  readonly #cart: CodesCart;
  readonly #toasts: Pick<ToastsViewModel, 'succeed' | 'fail'>;

  constructor(cart: CodesCart, toasts: Pick<ToastsViewModel, 'succeed' | 'fail'>) {
    this.#cart = cart;
    this.#toasts = toasts;
    observeMembers(this);
  }

  isApplied(code: string): boolean {
    return this.#cart.cart.promotions.some((promotion) => promotion.code.toUpperCase() === code.toUpperCase());
  }

  /** Returns how much of this coupon counts on the cart; undefined for an empty cart. */
  worthOf(couponNo: string, amount: number): CouponWorth | undefined {
    const { cart } = this.#cart;
    return cart.items.length === 0 ? undefined : couponWorth(cart, couponNo, amount);
  }

  isBusy(code: string): boolean {
    return this.busy.includes(code);
  }

  async apply(code: string): Promise<void> {
    if (this.isBusy(code) || this.isApplied(code)) return;
    await this.change(code, this.#cart.applyPromotion);
    if (this.isApplied(code)) this.#toasts.succeed(`Applied to your cart: ${code}`);
    else this.#toasts.fail(this.#cart.promotionError ?? NOT_CHANGED);
  }

  async takeBack(code: string): Promise<void> {
    if (this.isBusy(code)) return;
    await this.change(code, this.#cart.removePromotion);
    if (this.isApplied(code)) this.#toasts.fail(this.#cart.promotionError ?? NOT_CHANGED);
    else this.#toasts.succeed(`Removed from your cart: ${code}`);
  }

  private async change(code: string, change: (code: string) => Promise<void>): Promise<void> {
    this.busy = [...this.busy, code];
    await change(code);
    runInAction(() => {
      this.busy = this.busy.filter((other) => other !== code);
    });
  }
}
