import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MailedAddress, MailedLine, MailedPayment } from '../mail/order-mail-parts.ts';
import type { OrderLineRow, PlacedOrder } from './read/read-order.ts';

/** Facts of a stored order for its mails. */

/** Some pieces of a line. */
export const mailedLine = (line: OrderLineRow, pieces: number): MailedLine => ({
  quantity: pieces,
  description: line.description,
  unitPriceCents: line.unit_price_cents,
  thumbnail: line.thumbnail,
  personalization: line.personalization,
});

/** Where the order is delivered; undefined when all of it is picked up. */
export const deliveredTo = ({ addresses }: PlacedOrder): MailedAddress | undefined => {
  const row = addresses.find(({ purpose }) => purpose === 'shipping');
  if (row === undefined) return undefined;
  const { line1, line2, city, state, zip_code: zipCode } = row;
  return { name: `${row.first_name} ${row.last_name}`.trim(), line1, line2, city, state, zipCode };
};

/** Who picks up what is picked up in a store; empty without a pickup. */
export const pickupName = ({ head }: PlacedOrder): string =>
  `${head.pickup_first_name} ${head.pickup_last_name}`.trim();

/** What the order was paid with, beside gift cards and rewards. */
export const mailedPayment = ({ payment }: PlacedOrder): MailedPayment | undefined =>
  payment && { kind: payment.kind, brand: payment.brand, lastFour: payment.last_four };

/** The address of a store; undefined for a store without a record. */
export const storeAddress = async (database: Kysely<Database>, storeId: string): Promise<MailedAddress | undefined> => {
  const row = await database
    .selectFrom('store')
    .select(['name', 'street', 'city', 'state', 'zip_code'])
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { name: row.name, line1: row.street, line2: '', city: row.city, state: row.state, zipCode: row.zip_code };
};
