/*
 * What gift cards and the card pay of an order. Gift cards pay for what leaves first, and the card for the rest: of the
 * shipments that have left, the card has paid what goes beyond `giftCents`. All amounts are cents, and none is negative.
 * `giftCents` is what was taken from gift cards when the order was placed; cancelling does not change it. [PAY-05] [PAY-06]
 */

/** What the card pays of an order of `totalCents`, and of the first shipments that together cost `totalCents`. */
export const cardPartOf = (giftCents: number, totalCents: number): number => Math.max(0, totalCents - giftCents);

/** What is captured from the card for a shipment of `amountCents`, after shipments of `leftCents` have left. */
export const captureOf = (giftCents: number, leftCents: number, amountCents: number): number =>
  cardPartOf(giftCents, leftCents + amountCents) - cardPartOf(giftCents, leftCents);

/**
 * What each gift card pays of a shipment of `amountCents`, after shipments of `leftCents` have left. `spentCents` is what
 * was taken from each, the one that pays first at the beginning. The card pays the rest, which is `captureOf`.
 */
export const giftPartsOf = (spentCents: readonly number[], leftCents: number, amountCents: number): readonly number[] =>
  spentCents.map((spent, position) => {
    const before = spentCents.slice(0, position).reduce((sum, cents) => sum + cents, 0);
    return Math.max(0, Math.min(before + spent, leftCents + amountCents) - Math.max(before, leftCents));
  });

/**
 * What goes back to gift cards when cancelling reduces the order from `beforeCents` to `afterCents`. The card's part is
 * reduced first.
 */
export const giftBackOf = (giftCents: number, beforeCents: number, afterCents: number): number =>
  Math.max(0, giftCents - afterCents) - Math.max(0, giftCents - beforeCents);

/** The parts of a refund. */
export interface SplitRefund {
  readonly toCardCents: number;
  readonly toGiftCents: number;
}

/**
 * Splits a refund of returned pieces: to the card as far as it was captured and not refunded before, the rest to gift
 * cards. `leftCents` is the cost of all shipments that have left.
 */
export const splitRefund = (
  refundCents: number,
  paid: { readonly giftCents: number; readonly leftCents: number; readonly refundedToCardCents: number },
): SplitRefund => {
  if (paid.giftCents === 0) return { toCardCents: refundCents, toGiftCents: 0 };
  const captured = cardPartOf(paid.giftCents, paid.leftCents);
  const toCardCents = Math.max(0, Math.min(refundCents, captured - paid.refundedToCardCents));
  return { toCardCents, toGiftCents: refundCents - toCardCents };
};
