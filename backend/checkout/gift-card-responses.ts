import type { AppliedGift } from '../gift-cards/applied-gift-cards.ts';
import { GIFT_CARD_DIGITS } from '../gift-cards/gift-card-number.ts';
import { toAmount } from '../http/wire-amount.ts';
import { toPayOf, type Checkout } from '../orders/place-order/checkout.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A gift card that was applied: its id, its last four digits, its balance, and what it pays of the order. */
export const toAppliedGift = ({ giftCardId, lastFour, balanceCents, amountCents }: AppliedGift): Fields => ({
  giftCardId: String(giftCardId),
  displayNumber: lastFour.padStart(GIFT_CARD_DIGITS, '*'),
  balance: toAmount(balanceCents),
  amount: toAmount(amountCents),
});

/** The applied gift cards, what is left to pay by card, and the least that a card pays. [PAY-05] */
export const toGiftPayment = (checkout: Checkout): Fields => ({
  x_giftCards: checkout.gifts.map(toAppliedGift),
  x_toPay: toAmount(toPayOf(checkout)),
  x_minimumCharge: toAmount(checkout.minimumChargeCents),
});
