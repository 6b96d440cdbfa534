import { isEarned, isRunning, type Discount, type DiscountableLine, type Promotion } from '../promotions/promotion.ts';
import type { UnusableCoupon } from '../rewards/cart-coupons.ts';
import type { Adjustment, PricedCart } from './price-cart.ts';

/** Why a code or reward that was entered takes nothing off the cart. [CHK-07] */
export interface CodeNote {
  readonly code: string;
  /** `ended`: it cannot come back; `unearned`: it may count again; `unused`: there is nothing it could reduce. */
  readonly reason: 'ended' | 'unearned' | 'unused';
  /** For the shopper. */
  readonly text: string;
}

/** The codes and rewards that were entered into a cart. */
export interface EnteredCodes {
  /** Also those whose promotion has ended. */
  readonly entered: readonly Promotion[];
  readonly coupons: readonly Discount[];
  readonly unusableCoupons: readonly UnusableCoupon[];
}

/** The facts of lines that promotions depend on. */
export const discountableLines = (
  lines: readonly { readonly department: string }[],
  priced: Pick<PricedCart, 'lines'>,
): readonly DiscountableLine[] =>
  lines.map(({ department }, index) => ({ department, totalCents: priced.lines[index]?.totalCents ?? 0 }));

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** What a promotion needs, for a shopper whose cart lacks it. */
export const needsText = ({ code, minSubtotalCents, department }: Promotion): string => {
  const what = department === null ? 'products' : `${department} products`;
  return minSubtotalCents > 0
    ? `Promo code ${code} requires at least ${dollars(minSubtotalCents)} of ${what} in your cart.`
    : `Promo code ${code} requires ${what} in your cart.`;
};

const noteOfPromotion = (
  promotion: Promotion,
  lines: readonly DiscountableLine[],
  used: ReadonlySet<string>,
  now: number,
): CodeNote | undefined => {
  const { code } = promotion;
  if (!isRunning(promotion, now)) {
    const why = now < promotion.startsAt ? 'isn’t valid yet' : 'has ended';
    return { code, reason: 'ended', text: `Promo code ${code} ${why}.` };
  }
  if (!isEarned(promotion, lines)) return { code, reason: 'unearned', text: needsText(promotion) };
  return used.has(code) ? undefined : unused(code, `Promo code ${code}`);
};

const unused = (code: string, name: string): CodeNote => ({
  code,
  reason: 'unused',
  text: `${name} takes nothing off this order.`,
});

/** The notes of the codes and rewards on a cart, in the order in which they were entered. */
export const codeNotesOf = (
  { entered, coupons, unusableCoupons }: EnteredCodes,
  lines: readonly DiscountableLine[],
  adjustments: readonly Adjustment[],
  now: number,
): readonly CodeNote[] => {
  const used = new Set(adjustments.map(({ discount }) => discount.code));
  return [
    ...entered.flatMap((promotion) => noteOfPromotion(promotion, lines, used, now) ?? []),
    ...unusableCoupons.map(({ code, why, isOver }): CodeNote => ({
      code,
      reason: isOver ? 'ended' : 'unearned',
      text: `Reward ${code} ${why}`,
    })),
    ...coupons.flatMap(({ code }) => (used.has(code) ? [] : [unused(code, `Reward ${code}`)])),
  ];
};
