import type { Kysely } from 'kysely';
import { readCart } from '../../cart/cart-reader.ts';
import type { Database } from '../../database/schema.ts';
import type { Shopper } from '../../identity/session/identity.ts';
import type { AddressCopy, Checkout, PaymentChoice } from './checkout.ts';

const checkoutRow = (database: Kysely<Database>, orderId: number) =>
  database.selectFrom('checkout').selectAll().where('order_id', '=', orderId).executeTakeFirst();

type CheckoutRow = NonNullable<Awaited<ReturnType<typeof checkoutRow>>>;

const readAddresses = async (
  database: Kysely<Database>,
  shopperId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AddressCopy>> => {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('address')
    .selectAll()
    .where('address_id', 'in', ids)
    .where('shopper_id', '=', shopperId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.address_id,
      {
        firstName: row.first_name ?? '',
        lastName: row.last_name ?? '',
        line1: row.line1,
        line2: row.line2,
        city: row.city,
        state: row.state,
        zipCode: row.zip_code,
        country: row.country,
        phone: row.phone ?? '',
      },
    ]),
  );
};

const paymentOf = (row: CheckoutRow): PaymentChoice | undefined => {
  const kind = (['card', 'saved', 'petco-pay', 'paypal'] as const).find((known) => known === row.payment_kind);
  if (kind === undefined) return undefined;
  return {
    kind,
    token: row.payment_token ?? '',
    brand: row.payment_brand ?? '',
    lastFour: row.payment_last_four ?? '',
    savesCard: row.saves_card === 1,
  };
};

/**
 * Reads the shopper's cart with everything that was entered at checkout; undefined when the cart is empty. Rejects only
 * when the database fails.
 */
export const readCheckout = async (
  database: Kysely<Database>,
  shopper: Shopper,
  now: number,
): Promise<Checkout | undefined> => {
  const cart = await readCart(database, shopper, now);
  if (cart === undefined) return undefined;
  const row = await checkoutRow(database, cart.orderId);
  const ids = [row?.delivery_address_id ?? undefined, row?.billing_address_id ?? undefined];
  const known = ids.filter((id) => id !== undefined);
  const addresses = await readAddresses(database, cart.shopperId, known);
  const [shippingAddress, billingAddress] = ids.map((id) => (id === undefined ? undefined : addresses.get(id)));
  return {
    cart,
    email: row?.email ?? '',
    phone: row?.phone ?? '',
    shippingAddress,
    billingAddress: billingAddress ?? shippingAddress,
    deliveryDay: row?.delivery_day ?? null,
    payment: row === undefined ? undefined : paymentOf(row),
  };
};
