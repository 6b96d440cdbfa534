import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How many gift cards can pay for one order. */
export const MAX_GIFT_CARDS = 4;

/** A gift card that a pending order is to be paid with. Cents. */
export interface AppliedGift {
  readonly giftCardId: number;
  readonly lastFour: string;
  readonly balanceCents: number;
  /** What the order takes from it; 0 when the cards before it pay for everything. */
  readonly amountCents: number;
}

/**
 * Shares the total of an order among gift cards: each pays as much as it can, the first one first. When they leave
 * something to another payment, they leave at least `minimumChargeCents`, which is what the provider of payments charges
 * at least, or the whole total when it is less. [PAY-05]
 */
export const shareAmongGifts = <Card extends { readonly balanceCents: number }>(
  totalCents: number,
  cards: readonly Card[],
  minimumChargeCents: number,
): readonly (Card & { readonly amountCents: number })[] => {
  const rest = totalCents - cards.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  let open = rest > 0 ? Math.max(0, totalCents - Math.max(rest, minimumChargeCents)) : totalCents;
  return cards.map((card) => {
    const amountCents = Math.min(open, card.balanceCents);
    open -= amountCents;
    return { ...card, amountCents };
  });
};

/** What gift cards are shared by: see `shareAmongGifts`. */
export interface GiftSharing {
  readonly totalCents: number;
  readonly minimumChargeCents: number;
}

/** The active gift cards that were applied to an order, with what each one pays. */
export const readAppliedGifts = async (
  database: Kysely<Database>,
  orderId: number,
  { totalCents, minimumChargeCents }: GiftSharing,
): Promise<readonly AppliedGift[]> => {
  const rows = await database
    .selectFrom('checkout_gift_card')
    .innerJoin('gift_card', 'gift_card.gift_card_id', 'checkout_gift_card.gift_card_id')
    .select(['gift_card.gift_card_id', 'gift_card.last_four', 'gift_card.balance_cents'])
    .where('checkout_gift_card.order_id', '=', orderId)
    .where('gift_card.is_active', '=', 1)
    .orderBy('checkout_gift_card.application_id')
    .execute();
  const cards = rows.map((row) => ({
    giftCardId: row.gift_card_id,
    lastFour: row.last_four,
    balanceCents: row.balance_cents,
  }));
  return shareAmongGifts(totalCents, cards, minimumChargeCents);
};

/**
 * Applies a gift card to a pending order; one that was applied before stays. Returns false beyond `MAX_GIFT_CARDS`, in
 * which deactivated cards do not count: the shopper does not see them, and could not remove one.
 */
export const applyGiftCard = async (
  trx: Transaction<Database>,
  orderId: number,
  giftCardId: number,
  now: number,
): Promise<boolean> => {
  const applied = await trx
    .selectFrom('checkout_gift_card')
    .innerJoin('gift_card', 'gift_card.gift_card_id', 'checkout_gift_card.gift_card_id')
    .select('checkout_gift_card.gift_card_id')
    .where('order_id', '=', orderId)
    .where('is_active', '=', 1)
    .execute();
  if (applied.some((row) => row.gift_card_id === giftCardId)) return true;
  if (applied.length >= MAX_GIFT_CARDS) return false;
  await trx
    .insertInto('checkout_gift_card')
    .values({ order_id: orderId, gift_card_id: giftCardId, applied_at: now })
    .onConflict((conflict) => conflict.columns(['order_id', 'gift_card_id']).doNothing())
    .execute();
  return true;
};

/** Removes a gift card from a pending order. Its balance is unchanged. */
export const removeGiftCard = async (
  trx: Transaction<Database>,
  orderId: number,
  giftCardId: number,
): Promise<void> => {
  await trx
    .deleteFrom('checkout_gift_card')
    .where('order_id', '=', orderId)
    .where('gift_card_id', '=', giftCardId)
    .execute();
};
