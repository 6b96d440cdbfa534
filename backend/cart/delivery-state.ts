import type { Kysely } from 'kysely';
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
    .orderBy('default_delivery', 'desc')
    .orderBy('address_id')
    .execute();
  return (rows.find((row) => row.address_id === deliveryAddressId) ?? rows[0])?.state;
};
