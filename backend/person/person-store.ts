import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isListedAccount } from '../mail/newsletter-list.ts';
import { reminderChoices, type ReminderChoice } from '../mail/reminders.ts';

/** What is known about a shopper. */
export interface Person {
  readonly shopperId: number;
  readonly registered: boolean;
  readonly logonId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly status: string;
  readonly preferredStoreId: string | null;
  readonly palsNumber: string | null;
  /** The ZIP code of the address to which orders go by default; null without one. */
  readonly deliveryZip: string | null;
  readonly vitalCare: boolean;
  readonly partner: boolean;
  /** Whether the address of the account is on the list of the newsletter. */
  readonly wantsOffers: boolean;
  readonly reminders: readonly ReminderChoice[];
  /** False for an account that is opened with Google alone. */
  readonly hasPassword: boolean;
  readonly address: PersonAddress | undefined;
}

export interface PersonAddress {
  readonly addressId: number;
  readonly nickName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
}

/** A guest without stored data. */
export const unsavedPerson = (shopperId: number): Person => ({
  shopperId,
  registered: false,
  logonId: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  status: 'Enabled',
  preferredStoreId: null,
  palsNumber: null,
  deliveryZip: null,
  vitalCare: false,
  partner: false,
  wantsOffers: false,
  reminders: [],
  hasPassword: false,
  address: undefined,
});

interface AddressColumns {
  readonly address_id: number | null;
  readonly nick_name: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip_code: string | null;
  readonly country: string | null;
}

const addressOf = (row: AddressColumns): PersonAddress | undefined =>
  row.address_id === null
    ? undefined
    : {
        addressId: row.address_id,
        nickName: row.nick_name ?? '',
        line1: row.line1 ?? '',
        line2: row.line2 ?? '',
        city: row.city ?? '',
        state: row.state ?? '',
        zipCode: row.zip_code ?? '',
        country: row.country ?? '',
      };

/** The shopper with the address of the account, whether it is on the newsletter's list, and the Pals number, in one read. */
export const findPerson = async (database: Kysely<Database>, shopperId: number): Promise<Person | undefined> => {
  const row = await database
    .selectFrom('shopper')
    .leftJoin('pals_member', 'pals_member.shopper_id', 'shopper.shopper_id')
    .leftJoin('address', (join) =>
      join.onRef('address.shopper_id', '=', 'shopper.shopper_id').on('address.is_self', '=', 1),
    )
    .leftJoin('address as goes_to', (join) =>
      join.onRef('goes_to.shopper_id', '=', 'shopper.shopper_id').on('goes_to.default_delivery', '=', 1),
    )
    .leftJoin('newsletter_address', (join) => join.on(isListedAccount))
    .selectAll('shopper')
    .select([
      'pals_member.pals_number',
      'goes_to.zip_code as delivery_zip',
      'address.address_id',
      'address.nick_name',
      'address.line1',
      'address.line2',
      'address.city',
      'address.state',
      'address.zip_code',
      'address.country',
      'newsletter_address.subscribed_at',
    ])
    .where('shopper.shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    shopperId: row.shopper_id,
    registered: row.kind === 'R',
    logonId: row.logon_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    preferredStoreId: row.preferred_store_id,
    palsNumber: row.pals_number,
    deliveryZip: row.delivery_zip,
    vitalCare: row.vital_care === 1,
    partner: row.is_partner === 1,
    wantsOffers: row.subscribed_at !== null,
    reminders: reminderChoices(row),
    hasPassword: row.password_hash !== null,
    address: addressOf(row),
  };
};
