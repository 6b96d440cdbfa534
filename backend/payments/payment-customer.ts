import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface CustomerDeps {
  readonly database: Kysely<Database>;
  /** Undefined when the shop takes no payments. */
  readonly provider: PaymentProvider | undefined;
  readonly clock: () => number;
}

/** The provider's customer of an account; undefined when there is none. */
export const findCustomer = async (database: Kysely<Database>, shopperId: number): Promise<string | undefined> => {
  const row = await database
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row?.customer_id;
};

/** The provider's customer of an account, created on first use; undefined when the provider cannot create it now. */
export const openCustomer = async (
  { database, provider, clock }: CustomerDeps,
  shopperId: number,
): Promise<string | undefined> => {
  const known = await findCustomer(database, shopperId);
  if (known !== undefined || provider === undefined) return known;
  const key = { value: `customer:${shopperId}`, issuedAt: clock() };
  const created = await provider.createCustomer({ key, reference: String(shopperId) });
  if (created.kind !== 'created') return undefined;
  await database
    .insertInto('payment_customer')
    .values({ shopper_id: shopperId, customer_id: created.customerId, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findCustomer(database, shopperId);
};
