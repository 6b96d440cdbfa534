import type { Generated } from 'kysely';

/** Tables of gift cards. Times are milliseconds since 1970, money is integer cents. */

export interface GiftCardTable {
  gift_card_id: Generated<number>;
  /** Keyed hash of the number. */
  number_hash: string;
  /** Keyed hash of number and PIN. */
  pin_hash: string;
  last_four: string;
  balance_cents: number;
  currency: string;
  is_active: Generated<number>;
  issued_at: number;
}

/** A gift card that a pending order is to be paid with. */
export interface CheckoutGiftCardTable {
  application_id: Generated<number>;
  order_id: number;
  gift_card_id: number;
  applied_at: number;
}

/** What a placed order took from a gift card. */
export interface OrderGiftTable {
  order_id: number;
  /** From 0; the first one is spent first. */
  position: number;
  gift_card_id: number;
  last_four: string;
  spent_cents: number;
  /** What was left on the card after the order. */
  remaining_cents: number;
  /** What went back to the gift card for cancelled pieces. */
  cancelled_cents: Generated<number>;
  /** What went back to the gift card for returned pieces. */
  refunded_cents: Generated<number>;
}

export interface GiftCardEntryTable {
  entry_id: Generated<number>;
  gift_card_id: number;
  /** 'issued', 'spent', 'cancelled' or 'refunded'. */
  kind: string;
  order_id: number | null;
  /** Negative when spent. */
  amount_cents: number;
  at: number;
}

export interface GiftCardTables {
  gift_card: GiftCardTable;
  checkout_gift_card: CheckoutGiftCardTable;
  order_gift: OrderGiftTable;
  gift_card_entry: GiftCardEntryTable;
}
