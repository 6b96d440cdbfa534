import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { TaxPlace } from '../taxes/tax-provider.ts';

/**
 * The place to which a cart is delivered: that of the chosen address, else that of the shopper's default address.
 * Undefined when neither is known. [ORD-09]
 */
export const deliveryPlace = async (
  database: Kysely<Database>,
  shopperId: number,
  deliveryAddressId: number | null,
): Promise<TaxPlace | undefined> => {
  const rows = await database
    .selectFrom('address')
    .select(['address_id', 'line1', 'city', 'state', 'zip_code'])
    .where('shopper_id', '=', shopperId)
    .where('state', '<>', '')
    .orderBy('default_delivery', 'desc')
    .orderBy('address_id')
    .execute();
  const row = rows.find((address) => address.address_id === deliveryAddressId) ?? rows[0];
  return row && { line1: row.line1, city: row.city, state: row.state, zipCode: row.zip_code };
};
