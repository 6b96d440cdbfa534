import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OrderGiftTable } from '../database/tables/gift-card-tables.ts';
import type { AppliedGift } from './applied-gift-cards.ts';

export type OrderGiftRow = Selectable<OrderGiftTable>;

/** The gift cards that paid for a placed order, in the order in which they were spent. */
export const readOrderGifts = (database: Kysely<Database>, orderId: number): Promise<OrderGiftRow[]> =>
  database.selectFrom('order_gift').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/** Takes an amount from a card that has as much. Returns the new balance. */
const take = async (
  trx: Transaction<Database>,
  { giftCardId, amountCents, lastFour }: AppliedGift,
): Promise<number> => {
  const row = await trx
    .updateTable('gift_card')
    .set({ balance_cents: sql`balance_cents - ${amountCents}` })
    .where('gift_card_id', '=', giftCardId)
    .where('is_active', '=', 1)
    .where('balance_cents', '>=', amountCents)
    .returning('balance_cents')
    .executeTakeFirst();
  if (row === undefined)
    throw new Error(`the balance of the gift card ending ${lastFour} changed within a transaction`);
  return row.balance_cents;
};

/**
 * Takes what a placed order costs from its gift cards, whose balances were read in the same transaction. A balance never
 * goes below zero: a statement takes money only where there is enough. Throws otherwise, which rolls back. [PAY-05]
 */
export const spendGifts = async (
  trx: Transaction<Database>,
  orderId: number,
  gifts: readonly AppliedGift[],
  now: number,
): Promise<void> => {
  const spent = gifts.filter(({ amountCents }) => amountCents > 0);
  for (const [position, gift] of spent.entries()) {
    const { giftCardId, lastFour, amountCents } = gift;
    const row = {
      order_id: orderId,
      position,
      gift_card_id: giftCardId,
      last_four: lastFour,
      spent_cents: amountCents,
    };
    await trx
      .insertInto('order_gift')
      .values({ ...row, remaining_cents: await take(trx, gift) })
      .execute();
    await trx
      .insertInto('gift_card_entry')
      .values({ gift_card_id: giftCardId, kind: 'spent', order_id: orderId, amount_cents: 0 - amountCents, at: now })
      .execute();
  }
  await trx.deleteFrom('checkout_gift_card').where('order_id', '=', orderId).execute();
};

/** Why money goes back to a gift card. */
export type GiveBackReason = 'cancelled' | 'refunded';

/** What is still taken from a gift card. */
const heldOf = ({ spent_cents, cancelled_cents, refunded_cents }: OrderGiftRow): number =>
  spent_cents - cancelled_cents - refunded_cents;

/**
 * Gives an amount back to the gift cards of an order, the last spent one first, in the transaction of its cause. Throws,
 * which rolls back, when it is more than was taken from them.
 */
export const giveBackToGifts = async (
  trx: Transaction<Database>,
  { orderId, cents, reason, now }: { orderId: number; cents: number; reason: GiveBackReason; now: number },
): Promise<void> => {
  if (cents === 0) return;
  let open = cents;
  for (const row of (await readOrderGifts(trx, orderId)).toReversed()) {
    const amount = Math.min(open, heldOf(row));
    if (amount === 0) continue;
    open -= amount;
    const column = reason === 'cancelled' ? 'cancelled_cents' : 'refunded_cents';
    await trx
      .updateTable('order_gift')
      .set({ [column]: sql`${sql.ref(column)} + ${amount}` })
      .where('order_id', '=', orderId)
      .where('gift_card_id', '=', row.gift_card_id)
      .execute();
    await trx
      .updateTable('gift_card')
      .set({ balance_cents: sql`balance_cents + ${amount}` })
      .where('gift_card_id', '=', row.gift_card_id)
      .execute();
    const entry = { gift_card_id: row.gift_card_id, kind: reason, order_id: orderId, amount_cents: amount, at: now };
    await trx.insertInto('gift_card_entry').values(entry).execute();
  }
  if (open > 0) throw new Error(`order ${orderId} would give ${open} cents more back to gift cards than it took`);
};
