import type { Selectable, Transaction } from 'kysely';
import { addressTypeOf, firstUses } from '../address-directory/address-uses.ts';
import type { Database } from '../database/schema.ts';
import type { AddressTable } from '../database/tables/commerce-tables.ts';

type AddressRow = Selectable<AddressTable>;

const ownAddresses = (trx: Transaction<Database>, shopperId: number): Promise<readonly AddressRow[]> =>
  trx
    .selectFrom('address')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('is_self', '=', 0)
    .orderBy('address_id')
    .execute();

/** Two addresses with this text in common are the same recipient at the same place. */
const placeOf = (row: AddressRow): string =>
  JSON.stringify([row.first_name, row.last_name, row.line1, row.line2, row.city, row.state, row.zip_code]);

const freeName = (wanted: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted.slice(0, 58)} (${number})`;
    if (!taken.has(name)) return name;
  }
};

/** Lets checkouts that use an address use another one. */
const replaceAddress = async (trx: Transaction<Database>, from: number, to: number): Promise<void> => {
  for (const column of ['delivery_address_id', 'billing_address_id'] as const) {
    await trx
      .updateTable('checkout')
      .set({ [column]: to })
      .where(column, '=', from)
      .execute();
  }
};

/**
 * Moves a guest's addresses to an account at sign-in. One that the account has already is dropped, and a checkout that
 * used it uses the account's. Names that are taken get a number. Defaults stay those of the account; for a use without any
 * address of the account, the guest's default becomes that of the account. [CHK-04]
 */
export const moveAddresses = async (trx: Transaction<Database>, guestId: number, accountId: number): Promise<void> => {
  const moving = await ownAddresses(trx, guestId);
  if (moving.length === 0) return;
  const own = await ownAddresses(trx, accountId);
  const known = new Map(own.map((row) => [placeOf(row), row.address_id]));
  const first = firstUses(own.map((row) => addressTypeOf(row.address_type)));
  const names = await trx.selectFrom('address').select('nick_name').where('shopper_id', '=', accountId).execute();
  const taken = new Set(names.map((row) => row.nick_name));
  for (const row of moving) {
    const same = known.get(placeOf(row));
    if (same !== undefined) {
      await replaceAddress(trx, row.address_id, same);
      await trx.deleteFrom('address').where('address_id', '=', row.address_id).execute();
      continue;
    }
    const nickName = freeName(row.nick_name, taken);
    taken.add(nickName);
    await trx
      .updateTable('address')
      .set({
        shopper_id: accountId,
        nick_name: nickName,
        default_delivery: first.delivery ? row.default_delivery : 0,
        default_billing: first.billing ? row.default_billing : 0,
      })
      .where('address_id', '=', row.address_id)
      .execute();
  }
};

/** Replaces the state of the account's checkout by that of the guest's, which the shopper is in. [CHK-01] */
export const moveCheckout = async (
  trx: Transaction<Database>,
  guestCart: number,
  accountCart: number,
): Promise<void> => {
  const row = await trx.selectFrom('checkout').select('order_id').where('order_id', '=', guestCart).executeTakeFirst();
  if (row === undefined) return;
  await trx.deleteFrom('checkout').where('order_id', '=', accountCart).execute();
  await trx.deleteFrom('checkout_gift_card').where('order_id', '=', accountCart).execute();
  await trx
    .updateTable('checkout_gift_card')
    .set({ order_id: accountCart })
    .where('order_id', '=', guestCart)
    .execute();
  await trx.updateTable('checkout').set({ order_id: accountCart }).where('order_id', '=', guestCart).execute();
};
