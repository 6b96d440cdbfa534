import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addAddress } from './address-book.ts';

/**
 * Puts the address of a guest's newest delivery into the book of the account that the guest becomes, as its default, so that
 * it is typed once. Nothing is added for a guest whose orders were picked up, or who has a saved address. [ORD-03] [CHK-04]
 */
export const keepOrderAddress = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  const saved = await trx
    .selectFrom('address')
    .select('address_id')
    .where('shopper_id', '=', shopperId)
    .where('is_self', '=', 0)
    .executeTakeFirst();
  if (saved !== undefined) return;
  const row = await trx
    .selectFrom('order_address')
    .innerJoin('placed_order', 'placed_order.order_id', 'order_address.order_id')
    .innerJoin('orders', 'orders.order_id', 'order_address.order_id')
    .selectAll('order_address')
    .where('orders.shopper_id', '=', shopperId)
    .where('purpose', '=', 'shipping')
    .orderBy('placed_at', 'desc')
    .orderBy('placed_order.order_id', 'desc')
    .executeTakeFirst();
  if (row === undefined) return;
  await addAddress(trx, shopperId, {
    address: {
      firstName: row.first_name,
      lastName: row.last_name,
      line1: row.line1,
      line2: row.line2,
      city: row.city,
      state: row.state,
      zipCode: row.zip_code,
      phone: row.phone,
    },
    nickName: undefined,
    addressType: 'ShippingAndBilling',
    isDefault: { delivery: true, billing: true },
  });
};
