import type { Kysely, Transaction } from 'kysely';
import { addressTypeOf, serves } from '../address-directory/address-uses.ts';
import type { Database } from '../database/schema.ts';
import type { Plan } from './plan.ts';

/** An address of an address book, with the phone numbers of itself and of its account. */
export interface FoundAddress {
  readonly address_id: number;
  readonly phone: string | null;
  readonly account_phone: string | null;
}

/** The phone number for a delivery: that of the account, else that of the address; empty without one. */
export const phoneOf = (ofAccount: string | null, ofAddress: string | null): string => ofAccount || ofAddress || '';

/**
 * An address of the shopper's address book with the phone numbers for its deliveries; undefined when it is not there, and
 * when it is for billing only.
 */
export const findAddress = async (
  trx: Transaction<Database>,
  shopperId: number,
  addressId: number | null,
): Promise<FoundAddress | undefined> => {
  const row = await trx
    .selectFrom('address')
    .innerJoin('shopper', 'shopper.shopper_id', 'address.shopper_id')
    .select(['address.address_id', 'address.phone', 'shopper.phone as account_phone', 'address.address_type'])
    .where('address.address_id', '=', addressId)
    .where('address.shopper_id', '=', shopperId)
    .where('address.is_self', '=', 0)
    .executeTakeFirst();
  return row !== undefined && serves(addressTypeOf(row.address_type), 'delivery') ? row : undefined;
};

/** The numbers of the plans whose address is for billing only now. Nothing is delivered there. [ACC-03] [RPD-02] */
export const readBillingOnly = async (
  database: Kysely<Database>,
  plans: readonly Pick<Plan, 'planId' | 'addressId'>[],
): Promise<ReadonlySet<number>> => {
  const addressIds = [...new Set(plans.flatMap(({ addressId }) => addressId ?? []))];
  if (addressIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('address')
    .select(['address_id', 'address_type'])
    .where('address_id', 'in', addressIds)
    .execute();
  const billing = new Set(
    rows.filter((row) => !serves(addressTypeOf(row.address_type), 'delivery')).map(({ address_id }) => address_id),
  );
  return new Set(
    plans.filter(({ addressId }) => addressId !== null && billing.has(addressId)).map(({ planId }) => planId),
  );
};
