import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * The state to which a cart is delivered: that of the chosen address, else that of the shopper's default address.
 * Undefined when neither is known. [ORD-09]
 */
export const deliveryState = async (
  database: Kysely<Database>,
  shopperId: number,
  deliveryAddressId: number | null,
): Promise<string | undefined> => {
  const rows = await database
    .selectFrom('address')
    .select(['address_id', 'state'])
    .where('shopper_id', '=', shopperId)
    .where('state', '<>', '')
    .orderBy(sql`case when is_self = 0 and is_primary = 1 and address_type <> 'Billing' then 0 else 1 end`)
    .orderBy('address_id')
    .execute();
  return (rows.find((row) => row.address_id === deliveryAddressId) ?? rows[0])?.state;
};
