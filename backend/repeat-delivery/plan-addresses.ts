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

/** What is wrong with the address of a plan: it is for billing only now, or has no phone number, and neither has its account. */
export type AddressLack = 'billing-only' | 'phone';

/** The plans whose address is in the address book and yet serves no delivery, by their numbers. [ACC-03] [RPD-02] */
export const readAddressLacks = async (
  database: Kysely<Database>,
  plans: readonly Pick<Plan, 'planId' | 'addressId'>[],
): Promise<ReadonlyMap<number, AddressLack>> => {
  const addressIds = [...new Set(plans.flatMap(({ addressId }) => addressId ?? []))];
  if (addressIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('address')
    .innerJoin('shopper', 'shopper.shopper_id', 'address.shopper_id')
    .select(['address.address_id', 'address.address_type', 'address.phone', 'shopper.phone as account_phone'])
    .where('address.address_id', 'in', addressIds)
    .execute();
  const addresses = new Map<number | null, (typeof rows)[number]>(rows.map((row) => [row.address_id, row]));
  const lacks = new Map<number, AddressLack>();
  for (const { planId, addressId } of plans) {
    const row = addresses.get(addressId);
    if (row === undefined) continue;
    if (!serves(addressTypeOf(row.address_type), 'delivery')) lacks.set(planId, 'billing-only');
    else if (phoneOf(row.account_phone, row.phone) === '') lacks.set(planId, 'phone');
  }
  return lacks;
};
