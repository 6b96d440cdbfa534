import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { findAddress, phoneOf } from './plan-addresses.ts';
import { expiresByDelivery, findCard } from './plan-cards.ts';
import type { Plan } from './plan.ts';

/** Throws unless the address is one of the shopper's address book for deliveries, and it or the account has a phone number. */
export const requireAddress = async (
  trx: Transaction<Database>,
  shopperId: number,
  addressId: number,
): Promise<void> => {
  const row = await findAddress(trx, shopperId, addressId);
  if (row === undefined)
    throw invalidParameter('addressId', 'addressId must be an address of your address book for deliveries.');
  if (phoneOf(row.account_phone, row.phone) === '') {
    throw invalidParameter('phone', 'We need a phone number for delivery. Add one to your profile.');
  }
};

/** What a plan can lack before a delivery, by the names of its parameters. */
type MissingDetail = 'addressId' | 'phone' | 'walletId';

const SAID: Readonly<Record<MissingDetail, string>> = {
  addressId: 'an address',
  phone: 'a phone number',
  walletId: 'a card that is valid on the day of the delivery',
};

const incomplete = (missing: readonly MissingDetail[]): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_REPEAT_DELIVERY_INCOMPLETE',
    message: `This repeat delivery needs ${missing.map((detail) => SAID[detail]).join(' and ')} first.`,
    parameters: missing,
  });

/**
 * Throws `_ERR_REPEAT_DELIVERY_INCOMPLETE`, whose parameters name everything that is missing, unless the next delivery of a
 * plan has an address, a phone number and a card that will not have expired. [RPD-02]
 */
export const requireDetails = async (
  trx: Transaction<Database>,
  { shopperId, addressId, walletId, nextDate }: Pick<Plan, 'shopperId' | 'addressId' | 'walletId' | 'nextDate'>,
  now: number,
): Promise<void> => {
  const address = await findAddress(trx, shopperId, addressId);
  const card = await findCard(trx, shopperId, walletId);
  const missing: MissingDetail[] = [];
  if (address === undefined) missing.push('addressId');
  else if (phoneOf(address.account_phone, address.phone) === '') missing.push('phone');
  if (card === undefined || expiresByDelivery(card, { nextDate }, now)) missing.push('walletId');
  if (missing.length > 0) throw incomplete(missing);
};
