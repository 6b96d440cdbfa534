import type { AppliedGiftCard } from './checkout';

/** How an order is paid. */
export interface GiftPayment {
  readonly giftCards: ReadonlyArray<AppliedGiftCard>;
  /** What gift cards leave to pay. */
  readonly toPay: number;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Shares a total among gift cards as the service does (docs/checkout.md): each pays as much as it can, the first one first.
 * So the amounts follow a total that a promotion code or a reward has just changed (PAY-05).
 */
export const giftPayment = (total: number, giftCards: ReadonlyArray<AppliedGiftCard>): GiftPayment => {
  let toPay = total;
  const shared = giftCards.map((card) => {
    const amount = Math.min(toPay, card.balance);
    toPay = inCents(toPay - amount);
    return { ...card, amount };
  });
  return { giftCards: shared, toPay };
};
