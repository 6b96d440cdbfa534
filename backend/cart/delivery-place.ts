import type { Kysely } from 'kysely';
import { firstRow, prepareQuery } from '../database/prepare-query.ts';
import type { Database } from '../database/schema.ts';
import type { TaxPlace } from '../taxes/tax-provider.ts';

const placesOfZip = prepareQuery((database, { zipCode }: { readonly zipCode: string }) =>
  database.selectFrom('place').select(['city', 'state']).where('zip_code', '=', zipCode),
);

const addressesOf = prepareQuery((database, { shopperId }: { readonly shopperId: number }) =>
  database
    .selectFrom('address')
    .select(['address_id', 'line1', 'city', 'state', 'zip_code'])
    .where('shopper_id', '=', shopperId)
    .where('state', '<>', '')
    .orderBy('default_delivery', 'desc')
    .orderBy('address_id'),
);

/** The place of a ZIP code; undefined for an unknown one. */
const placeOfZip = async (database: Kysely<Database>, zipCode: string): Promise<TaxPlace | undefined> => {
  const row = await firstRow(placesOfZip, database, { zipCode });
  return row && { line1: '', city: row.city, state: row.state, zipCode };
};

/**
 * The place to which a cart is delivered: that of the chosen address, else that of the shopper's default address, else
 * that of the ZIP code that the shopper has told the shop. Undefined when none is known. [ORD-09]
 */
export const deliveryPlace = async (
  database: Kysely<Database>,
  shopperId: number,
  deliveryAddressId: number | null,
  zipCode?: string,
): Promise<TaxPlace | undefined> => {
  const { rows } = await addressesOf(database, { shopperId });
  const row = rows.find((address) => address.address_id === deliveryAddressId) ?? rows[0];
  if (row !== undefined) return { line1: row.line1, city: row.city, state: row.state, zipCode: row.zip_code };
  return zipCode === undefined ? undefined : placeOfZip(database, zipCode);
};
