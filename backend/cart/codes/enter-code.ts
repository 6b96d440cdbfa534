import type { Transaction } from 'kysely';
import type { Cart } from '../cart-reader.ts';
import type { Database } from '../../database/schema.ts';
import { isSignedIn, type Shopper } from '../../identity/session/identity.ts';
import { firstPurchaseDiscount } from '../../petco-pay/first-purchase-offer.ts';
import { addCoupon, findCoupon, whyUnusable } from '../../rewards/cart-coupons.ts';
import { discountableLines, needsText } from '../code-notes.ts';
import { codeRefused } from './code-refused.ts';
import { isEarned, isRunning, type Promotion } from '../../promotions/promotion.ts';
import { findPromotion } from '../../promotions/promotion-store.ts';

const MAX_CODES = 5;

/** Format of a rewards coupon's number. */
const COUPON_NO = /^C-\d+$/;

/** Refuses a promotion that is not running, that this cart has not earned, or that exceeds the limit of codes. */
const requireUsable = (promotion: Promotion, cart: Cart, now: number): void => {
  const { code } = promotion;
  if (now < promotion.startsAt) throw codeRefused(code, `Promo code ${code} isn’t valid yet.`);
  if (!isRunning(promotion, now)) throw codeRefused(code, `Promo code ${code} has expired.`);
  if (!isEarned(promotion, discountableLines(cart.lines, cart.priced))) throw codeRefused(code, needsText(promotion));
  const others = cart.promotions.filter((present) => present.code !== code);
  if (others.length >= MAX_CODES) throw codeRefused(code, `You can use up to ${MAX_CODES} promo codes per order.`);
};

const enterPromotion = async (
  trx: Transaction<Database>,
  cart: Cart,
  promotion: Promotion,
  now: number,
): Promise<void> => {
  requireUsable(promotion, cart, now);
  await trx
    .insertInto('order_promotion')
    .values({ order_id: cart.orderId, code: promotion.code, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Price of the products before this coupon. The first purchase offer is applied after it. */
const leftForCoupon = (cart: Cart, couponNo: string): number =>
  cart.priced.adjustments
    .filter(
      ({ discount, usage }) => usage === 'Discount' && ![couponNo, firstPurchaseDiscount.code].includes(discount.code),
    )
    .reduce((left, adjustment) => left + adjustment.amountCents, cart.priced.productCents);

const enterCoupon = async (
  trx: Transaction<Database>,
  shopper: Shopper,
  cart: Cart,
  couponNo: string,
  now: number,
): Promise<void> => {
  // The same response for every well-formed number, so that it does not reveal which coupons exist.
  if (!isSignedIn(shopper)) throw codeRefused(couponNo, `Sign in to use reward ${couponNo}.`);
  const coupon = await findCoupon(trx, shopper.shopperId, couponNo);
  if (coupon === undefined) throw codeRefused(couponNo, `Reward ${couponNo} doesn’t belong to your account.`);
  const why = whyUnusable(coupon, now);
  if (why !== undefined) throw codeRefused(couponNo, `Reward ${couponNo} ${why}`);
  if (leftForCoupon(cart, couponNo) <= 0) {
    throw codeRefused(couponNo, `There’s nothing left to pay with reward ${couponNo}.`);
  }
  await addCoupon(trx, cart.orderId, couponNo, now);
};

/**
 * Enters a code in upper case: a promotion code, or the number of one of the signed-in shopper's coupons. Entering a
 * code twice changes nothing. Throws `ERR_PROMOTION_CODE_INVALID` with the reason. [CRT-03] [RWD-06]
 */
export const enterCode = async (
  trx: Transaction<Database>,
  shopper: Shopper,
  cart: Cart,
  code: string,
  now: number,
): Promise<void> => {
  const promotion = await findPromotion(trx, code);
  if (promotion !== undefined) return enterPromotion(trx, cart, promotion, now);
  if (COUPON_NO.test(code)) return enterCoupon(trx, shopper, cart, code, now);
  throw codeRefused(code, `Promo code ${code} isn’t valid.`);
};
