import { sql } from 'kysely';
import type { BackendUnderTest } from '../../commerce/support/backend-under-test.ts';

type Row = Readonly<Record<string, unknown>>;

const CONTACT = ['first_name', 'last_name', 'phone'];
const PLACE = [...CONTACT, 'line1', 'line2', 'city', 'zip_code'];
const PICKUP = ['pickup_first_name', 'pickup_last_name', 'email', 'phone'];

/**
 * What nobody but the shopper may read, and the column that names a row. Ids are not in it, nor are nicknames of addresses,
 * which the address book uses as ids: the requests of strangers carry them, and a response may repeat them.
 */
const PRIVATE: readonly (readonly [table: string, key: string, columns: readonly string[]])[] = [
  ['shopper', 'shopper_id', [...CONTACT, 'email', 'logon_id', 'personalization_id']],
  ['pals_member', 'shopper_id', ['pals_number']],
  ['address', 'address_id', [...PLACE, 'email']],
  ['wallet_card', 'wallet_id', ['last_four']],
  ['checkout', 'order_id', [...PICKUP, 'payment_last_four']],
  ['order_attempt', 'order_id', ['payment_last_four']],
  ['placed_order', 'order_id', [...PICKUP, 'email_key']],
  ['order_address', 'order_id', PLACE],
  ['order_payment', 'order_id', ['last_four']],
  ['shipment', 'shipment_id', ['tracking_number']],
  ['pet', 'pet_id', ['name', 'breed', 'allergies', 'diet']],
  ['pet_photo', 'pet_id', ['body']],
  ['vet', 'vet_id', ['clinic', 'place', 'phone']],
  ['wish_list', 'list_id', ['name']],
  ['wish_list_item', 'item_id', ['note']],
  ['appointment', 'appointment_id', ['pet_name', 'note']],
  ['membership', 'membership_id', ['pet_name']],
  ['stock_notice', 'notice_id', ['email']],
  // Their other columns are dates, numbers and one of a few words.
  ['repeat_plan', 'plan_id', ['cancel_reason']],
  ['repeat_event', 'plan_id', ['detail']],
];

/** Unlike anything else in a response, with the name of the column, so that a leak names what leaked. */
const markerOf = (table: string, column: string): string => `‹${table}.${column}›`;

/** All markers. */
export const MARKERS: readonly string[] = PRIVATE.flatMap(([table, , columns]) =>
  columns.map((column) => markerOf(table, column)),
);

const MARKER = /‹[a-z_]+\.[a-z_0-9]+›/g;
const PHOTO = markerOf('pet_photo', 'body');
const SENT_PHOTO = Buffer.from(PHOTO).toString('base64');

/** The markers in a response; photos are sent in base64. */
export const markersIn = (text: string): readonly string[] => {
  const photos = text.includes(SENT_PHOTO) ? [PHOTO] : [];
  return text.includes('‹') ? [...photos, ...(text.match(MARKER) ?? [])] : photos;
};

/** Replaces what is private in a shopper's rows by markers that `markersIn` finds. */
export const markRows = async (
  { database }: Pick<BackendUnderTest, 'database'>,
  rows: Readonly<Record<string, readonly Row[]>>,
): Promise<void> => {
  for (const [table, key, columns] of PRIVATE) {
    const ids = (rows[table] ?? []).map((row) => row[key]);
    for (const column of columns) {
      const marker = markerOf(table, column);
      const value = column === 'body' ? Buffer.from(marker) : marker;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
        where ${sql.ref(key)} in (${sql.join(ids)})`.execute(database);
    }
  }
};
