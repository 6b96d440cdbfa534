import type { AppliedGiftCard } from '../loading/checkout';

/** How an order is paid. */
export interface GiftPayment {
  readonly giftCards: ReadonlyArray<AppliedGiftCard>;
  /** What gift cards leave to pay. */
  readonly toPay: number;
}

/** Removes the error that sums and differences of binary fractions have. */
const toWholeCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Shares a total among gift cards as the service does (docs/checkout.md): each pays as much as it can, the first one first,
 * and when something is left to pay, it is at least `minimumCharge`, or the whole total when that is less. So the amounts
 * follow a total that a promotion code or a reward has just changed (PAY-05).
 */
export const giftPayment = (
  total: number,
  giftCards: ReadonlyArray<AppliedGiftCard>,
  minimumCharge: number,
): GiftPayment => {
  const rest = toWholeCents(total - giftCards.reduce((sum, { balance }) => sum + balance, 0));
  let open = rest > 0 ? Math.max(0, toWholeCents(total - Math.max(rest, minimumCharge))) : total;
  let toPay = total;
  const shared = giftCards.map((card) => {
    const amount = Math.min(open, card.balance);
    open = toWholeCents(open - amount);
    toPay = toWholeCents(toPay - amount);
    return { ...card, amount };
  });
  return { giftCards: shared, toPay };
};
