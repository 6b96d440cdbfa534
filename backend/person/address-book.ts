import type { Kysely, Selectable, Transaction } from 'kysely';
import type { RecipientAddress } from '../address-directory/address-input.ts';
import {
  addressTypeOf,
  firstUses,
  serves,
  type AddressType,
  type OfEachUse,
} from '../address-directory/address-uses.ts';
import type { Database } from '../database/schema.ts';
import type { AddressTable } from '../database/tables/commerce-tables.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';

/** For which uses an address is the default. */
type AddressDefaults = OfEachUse<boolean>;

/** An address in a shopper's book. */
export interface SavedAddress extends RecipientAddress {
  readonly addressId: number;
  readonly nickName: string;
  readonly addressType: AddressType;
  readonly isDefault: AddressDefaults;
}

/** An address to write. Undefined fields keep what they were, or get a default. */
export interface AddressToWrite {
  readonly address: RecipientAddress;
  readonly nickName: string | undefined;
  readonly addressType: AddressType | undefined;
  /** Uses that the address's type does not include are ignored. */
  readonly isDefault: OfEachUse<boolean | undefined>;
}

/** The number of addresses that a book can have. */
export const MAX_ADDRESSES = 50;

const bookFull = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_ADDRESS_BOOK_FULL',
    message: `You can save up to ${MAX_ADDRESSES} addresses. Remove one first.`,
  });

const nickNameTaken = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_NICKNAME_ALREADY_EXIST',
    message: 'Another address already has this name. Choose a different name.',
    parameters: 'nickName',
  });

export const addressNotFound = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_ADDRESS_NOT_FOUND',
    message: 'We couldn’t find that address.',
    parameters: 'addressId',
  });

/** The wanted defaults among the uses of the type; those that are not said stay what they were. */
const defaultsOf = (
  wanted: AddressToWrite['isDefault'],
  former: AddressDefaults,
  type: AddressType,
): AddressDefaults => ({
  delivery: (wanted.delivery ?? former.delivery) && type !== 'Billing',
  billing: (wanted.billing ?? former.billing) && type !== 'Shipping',
});

const defaultColumns = ({ delivery, billing }: AddressDefaults) => ({
  default_delivery: delivery ? 1 : 0,
  default_billing: billing ? 1 : 0,
});

const toSaved = (row: Selectable<AddressTable>): SavedAddress => ({
  addressId: row.address_id,
  nickName: row.nick_name,
  addressType: addressTypeOf(row.address_type),
  isDefault: { delivery: row.default_delivery === 1, billing: row.default_billing === 1 },
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  line1: row.line1,
  line2: row.line2,
  city: row.city,
  state: row.state,
  zipCode: row.zip_code,
  phone: row.phone ?? '',
});

/** The record of the account itself is no address of the book. */
const bookOf = (database: Kysely<Database>, shopperId: number) =>
  database.selectFrom('address').selectAll().where('shopper_id', '=', shopperId).where('is_self', '=', 0);

/** The addresses of a shopper in the order in which they were added. [CHK-04] */
export const readAddresses = async (
  database: Kysely<Database>,
  shopperId: number,
): Promise<readonly SavedAddress[]> => {
  const rows = await bookOf(database, shopperId).orderBy('address_id').execute();
  return rows.map(toSaved);
};

/** One of the shopper's own addresses; undefined for an unknown id and for an address of another shopper. */
export const findAddress = async (
  database: Kysely<Database>,
  shopperId: number,
  addressId: string,
): Promise<SavedAddress | undefined> => {
  if (!/^\d{1,15}$/.test(addressId)) return undefined;
  const row = await bookOf(database, shopperId).where('address_id', '=', Number(addressId)).executeTakeFirst();
  return row === undefined ? undefined : toSaved(row);
};

const findNamed = async (
  database: Kysely<Database>,
  shopperId: number,
  nickName: string,
): Promise<SavedAddress | undefined> => {
  const row = await bookOf(database, shopperId).where('nick_name', '=', nickName).executeTakeFirst();
  return row === undefined ? undefined : toSaved(row);
};

const isNameFree = async (trx: Transaction<Database>, shopperId: number, nickName: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('address')
    .select('address_id')
    .where('shopper_id', '=', shopperId)
    .where('nick_name', '=', nickName)
    .executeTakeFirst();
  return row === undefined;
};

const ADDRESS_PARTS = ['firstName', 'lastName', 'line1', 'line2', 'city', 'state', 'zipCode', 'phone'] as const;

/** A name from the street that no other address of the shopper has. */
export const freeNickName = async (trx: Transaction<Database>, shopperId: number, wanted: string): Promise<string> => {
  const base = wanted.slice(0, 58);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} (${number})`;
    if (await isNameFree(trx, shopperId, name)) return name;
  }
};

/** The former default for each of these uses is no longer it. What it is for the other use stays. */
const takeDefaults = async (
  trx: Transaction<Database>,
  shopperId: number,
  { delivery, billing }: AddressDefaults,
): Promise<void> => {
  const taken = { ...(delivery && { default_delivery: 0 }), ...(billing && { default_billing: 0 }) };
  if (Object.keys(taken).length === 0) return;
  await trx.updateTable('address').set(taken).where('shopper_id', '=', shopperId).execute();
};

const columnsOf = (address: RecipientAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  line1: address.line1,
  line2: address.line2,
  city: address.city,
  state: address.state,
  zip_code: address.zipCode,
  country: 'US',
  phone: address.phone === '' ? null : address.phone,
});

/** The address of the book that is the same and serves the same purposes; undefined when there is none. */
const findSame = async (
  trx: Transaction<Database>,
  shopperId: number,
  { address, addressType }: Required<Pick<AddressToWrite, 'address' | 'addressType'>>,
): Promise<SavedAddress | undefined> =>
  (await readAddresses(trx, shopperId)).find(
    (saved) =>
      [addressType, 'ShippingAndBilling'].includes(saved.addressType) &&
      ADDRESS_PARTS.every((part) => saved[part] === address[part]),
  );

/**
 * Adds an address and returns its id. One that was typed again without a name is not stored twice: the id is that of the
 * former one. The first address for a use is its default unless it is said not to be. Throws for a full book and for a
 * name that another address has. [CHK-04]
 */
export const addAddress = async (
  trx: Transaction<Database>,
  shopperId: number,
  { address, nickName, addressType = 'ShippingAndBilling', isDefault }: AddressToWrite,
): Promise<number> => {
  const same = nickName === undefined ? await findSame(trx, shopperId, { address, addressType }) : undefined;
  if (same !== undefined) {
    const { nickName: name, addressType: type } = same;
    const more = { delivery: isDefault.delivery || undefined, billing: isDefault.billing || undefined };
    return changeAddress(trx, shopperId, name, { address, nickName: name, addressType: type, isDefault: more });
  }
  const others = await readAddresses(trx, shopperId);
  if (others.length >= MAX_ADDRESSES) throw bookFull();
  if (nickName !== undefined && !(await isNameFree(trx, shopperId, nickName))) throw nickNameTaken();
  const defaults = defaultsOf(isDefault, firstUses(others.map((other) => other.addressType)), addressType);
  await takeDefaults(trx, shopperId, defaults);
  const { address_id } = await trx
    .insertInto('address')
    .values({
      shopper_id: shopperId,
      nick_name: nickName ?? (await freeNickName(trx, shopperId, address.line1)),
      address_type: addressType,
      is_self: 0,
      ...defaultColumns(defaults),
      ...columnsOf(address),
    })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  return address_id;
};

/** Changes the address with this name and returns its id. Throws when there is none, and for a name that is taken. */
export const changeAddress = async (
  trx: Transaction<Database>,
  shopperId: number,
  nickName: string,
  change: AddressToWrite,
): Promise<number> => {
  const former = await findNamed(trx, shopperId, nickName);
  if (former === undefined) throw addressNotFound();
  const wanted = change.nickName ?? nickName;
  if (wanted !== nickName && !(await isNameFree(trx, shopperId, wanted))) throw nickNameTaken();
  const addressType = change.addressType ?? former.addressType;
  const defaults = defaultsOf(change.isDefault, former.isDefault, addressType);
  await takeDefaults(trx, shopperId, defaults);
  await trx
    .updateTable('address')
    .set({
      nick_name: wanted,
      address_type: addressType,
      ...defaultColumns(defaults),
      ...columnsOf(change.address),
    })
    .where('address_id', '=', former.addressId)
    .execute();
  return former.addressId;
};

/** Makes the only address that is left for a use its default. Among several, the shopper chooses. */
const passDefaultsOn = async (trx: Transaction<Database>, shopperId: number, former: SavedAddress): Promise<void> => {
  const left = await readAddresses(trx, shopperId);
  for (const use of ['delivery', 'billing'] as const) {
    const [only, ...more] = former.isDefault[use] ? left.filter((address) => serves(address.addressType, use)) : [];
    if (only === undefined || more.length > 0) continue;
    await trx
      .updateTable('address')
      .set(use === 'delivery' ? { default_delivery: 1 } : { default_billing: 1 })
      .where('address_id', '=', only.addressId)
      .execute();
  }
};

/**
 * Removes the address with this name and returns its id. A checkout that used it has no address then. When it was a default
 * and one other address is left for its use, that one becomes the default. [ACC-03]
 */
export const removeAddress = async (
  trx: Transaction<Database>,
  shopperId: number,
  nickName: string,
): Promise<number> => {
  const former = await findNamed(trx, shopperId, nickName);
  if (former === undefined) throw addressNotFound();
  await trx.deleteFrom('address').where('address_id', '=', former.addressId).execute();
  await passDefaultsOn(trx, shopperId, former);
  return former.addressId;
};
