import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Discount } from '../promotions/promotion.ts';

/**
 * 20 % off all products of the first purchase with the card, after promotion codes and coupons, rounded to the nearest
 * cent. [PCC-08]
 */
export const firstPurchaseDiscount: Discount = {
  code: 'PETCOPAY20',
  promotionId: 'PETCOPAY20',
  description: '20% off your first purchase with Petco Pay',
  kind: 'percent',
  value: 2000,
  minSubtotalCents: 0,
  department: null,
};

/**
 * Uses the first purchase offer for an order. Returns whether it was open; of two concurrent orders, one gets it.
 * [PCC-08]
 */
export const spendFirstPurchaseOffer = async (
  trx: Transaction<Database>,
  shopperId: number,
  orderId: number,
): Promise<boolean> => {
  const spent = await trx
    .updateTable('card_account')
    .set({ first_purchase_order_id: orderId })
    .where('shopper_id', '=', shopperId)
    .where('enrolled_at', 'is not', null)
    .where('first_purchase_order_id', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
};
