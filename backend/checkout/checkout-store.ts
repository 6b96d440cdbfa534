import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CheckoutTable } from '../database/tables/checkout-tables.ts';

export type CheckoutRow = Selectable<CheckoutTable>;

/** What was entered at checkout for an order; undefined before anything was. */
export const findCheckout = (database: Kysely<Database>, orderId: number): Promise<CheckoutRow | undefined> =>
  database.selectFrom('checkout').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Stores a part of a checkout; the other parts stay as they are. */
export const changeCheckout = async (
  trx: Transaction<Database>,
  orderId: number,
  change: Omit<Updateable<CheckoutTable>, 'order_id' | 'updated_at'>,
  now: number,
): Promise<void> => {
  const row = { ...change, updated_at: now };
  await trx
    .insertInto('checkout')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
};
