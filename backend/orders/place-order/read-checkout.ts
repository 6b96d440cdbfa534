import type { Kysely } from 'kysely';
import { readCart } from '../../cart/cart-reader.ts';
import type { CartReading } from '../../cart/read-taxed-cart.ts';
import { reachesZip, sameDayStores } from '../../cart/same-day-reach.ts';
import { firstRow, prepareQuery } from '../../database/prepare-query.ts';
import type { Database } from '../../database/schema.ts';
import { readAppliedGifts } from '../../gift-cards/applied-gift-cards.ts';
import { isSignedIn, type Shopper } from '../../identity/session/identity.ts';
import type { ChargeTerms } from '../../payments/payment-provider.ts';
import type { TaxRates } from '../../taxes/tax-rates.ts';
import { needsAddress, type AddressCopy, type Checkout, type PaymentChoice } from './checkout.ts';

const checkoutRows = prepareQuery((database, { orderId }: { readonly orderId: number }) =>
  database
    .selectFrom('orders')
    .leftJoin('checkout', 'checkout.order_id', 'orders.order_id')
    .selectAll('checkout')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('checkout_gift_card')
          .select('checkout_gift_card.gift_card_id')
          .whereRef('checkout_gift_card.order_id', '=', 'orders.order_id'),
      ).as('has_gift_cards'),
    )
    .where('orders.order_id', '=', orderId),
);

type CheckoutRow = Awaited<ReturnType<typeof checkoutRows>>['rows'][number];

/** Up to two addresses of a shopper; the same id twice for one. */
const addressRows = prepareQuery(
  (
    database,
    { shopperId, first, second }: { readonly shopperId: number; readonly first: number; readonly second: number },
  ) =>
    database
      .selectFrom('address')
      .selectAll()
      .where('address_id', 'in', [first, second])
      .where('shopper_id', '=', shopperId),
);

const readAddresses = async (
  database: Kysely<Database>,
  shopperId: number,
  [first, second = first]: readonly number[],
): Promise<ReadonlyMap<number, AddressCopy>> => {
  if (first === undefined || second === undefined) return new Map();
  const { rows } = await addressRows(database, { shopperId, first, second });
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

/** What an account knows already, so that its owner need not enter it at checkout. */
interface Account {
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The default address for deliveries. */
  readonly addressId: number | undefined;
}

const NO_ACCOUNT: Account = { email: '', phone: '', firstName: '', lastName: '', addressId: undefined };

const readAccount = async (database: Kysely<Database>, shopperId: number): Promise<Account> => {
  const row = await database
    .selectFrom('shopper')
    .leftJoin('address', (join) =>
      join.onRef('address.shopper_id', '=', 'shopper.shopper_id').on('address.default_delivery', '=', 1),
    )
    .select(['shopper.email', 'shopper.phone', 'shopper.first_name', 'shopper.last_name', 'address.address_id'])
    .where('shopper.shopper_id', '=', shopperId)
    .orderBy('address.address_id')
    .executeTakeFirst();
  return {
    email: row?.email ?? '',
    phone: row?.phone ?? '',
    firstName: row?.first_name ?? '',
    lastName: row?.last_name ?? '',
    addressId: row?.address_id ?? undefined,
  };
};

/** The phone number of the last order that the owner of an account placed signed in. */
const lastPhoneRows = prepareQuery((database, { shopperId }: { readonly shopperId: number }) =>
  database
    .selectFrom('orders')
    .innerJoin('placed_order', 'placed_order.order_id', 'orders.order_id')
    .select('placed_order.phone')
    .where('orders.shopper_id', '=', shopperId)
    .where('placed_order.signed_in', '=', 1)
    .where('placed_order.phone', '<>', '')
    .orderBy('placed_order.placed_at', 'desc')
    .orderBy('placed_order.order_id', 'desc')
    .limit(1),
);

/**
 * The phone number that is known of a signed-in shopper: that of the account, else that of the delivery address, else
 * that of the last order. Empty when none is, and for guests, whose addresses and orders anybody at the browser could
 * have entered. [CHK-01]
 */
const knownPhone = async (
  database: Kysely<Database>,
  shopper: Shopper,
  account: Account,
  address: AddressCopy | undefined,
): Promise<string> => {
  if (!isSignedIn(shopper)) return '';
  const phone = account.phone || address?.phone;
  return phone || ((await firstRow(lastPhoneRows, database, { shopperId: shopper.shopperId }))?.phone ?? '');
};

/** The choice of payment. A store card that was chosen while the shop took it counts no more when it does not. */
const paymentOf = (row: CheckoutRow, takesStoreCard: boolean): PaymentChoice | undefined => {
  const kind = (['card', 'saved', 'petco-pay', 'paypal'] as const).find((known) => known === row.payment_kind);
  if (kind === undefined || (kind === 'petco-pay' && !takesStoreCard)) return undefined;
  return {
    kind,
    token: row.payment_token ?? '',
    brand: row.payment_brand ?? '',
    lastFour: row.payment_last_four ?? '',
    savesCard: row.saves_card === 1,
  };
};

const placingOf = ({ placing_key: key, placing_hash: hash }: CheckoutRow): Checkout['placing'] =>
  key === null || hash === null ? undefined : { key, hash };

/** What a checkout is calculated by. */
export interface CheckoutTerms extends ChargeTerms {
  readonly taxes: TaxRates;
}

/**
 * Reads the shopper's cart with everything that was entered at checkout, and with what the account of a signed-in shopper
 * knows already; undefined when the cart is empty. With `orderId` it reads that pending order of the shopper. Rejects only
 * when the database fails.
 */
export const readCheckout = async (
  database: Kysely<Database>,
  shopper: Shopper,
  now: number,
  { taxes, minimumChargeCents, takesStoreCard }: CheckoutTerms,
  orderId?: number,
): Promise<Checkout | undefined> => {
  const cart = await readCart(database, shopper, now, taxes, { orderId });
  if (cart === undefined) return undefined;
  const row = await firstRow(checkoutRows, database, { orderId: cart.orderId });
  const hasGiftCards = Boolean(row?.has_gift_cards);
  const account = isSignedIn(shopper) ? await readAccount(database, cart.shopperId) : NO_ACCOUNT;
  const deliveryAddressId = row?.delivery_address_id ?? account.addressId;
  const billingAddressId = row?.billing_address_id ?? undefined;
  const ids = [deliveryAddressId, billingAddressId];
  const known = ids.filter((id) => id !== undefined);
  const addresses = await readAddresses(database, cart.shopperId, known);
  const [deliveryAddress, billingAddress] = ids.map((id) => (id === undefined ? undefined : addresses.get(id)));
  return {
    cart,
    email: row?.email ?? account.email,
    phone: row?.phone ?? (await knownPhone(database, shopper, account, deliveryAddress)),
    pickupPerson: {
      firstName: row?.pickup_first_name ?? account.firstName,
      lastName: row?.pickup_last_name ?? account.lastName,
    },
    deliveryAddressId: deliveryAddress === undefined ? undefined : deliveryAddressId,
    billingAddressId: billingAddress === undefined ? undefined : billingAddressId,
    shippingAddress: needsAddress({ cart }) ? deliveryAddress : undefined,
    billingAddress: billingAddress ?? deliveryAddress,
    isReachedSameDay:
      deliveryAddress === undefined || (await reachesZip(database, sameDayStores(cart.lines), deliveryAddress.zipCode)),
    deliveryDay: cart.deliveryDay,
    gifts: hasGiftCards
      ? await readAppliedGifts(database, cart.orderId, {
          totalCents: cart.priced.grandTotalCents + cart.tipCents,
          minimumChargeCents,
        })
      : [],
    hasGiftCards,
    minimumChargeCents,
    payment: row === undefined ? undefined : paymentOf(row, takesStoreCard),
    paymentId: row?.payment_id ?? undefined,
    placing: row === undefined ? undefined : placingOf(row),
  };
};

/** As `readCheckout`, outside of transactions: asks for taxes that are not known, and reads again with the answers. */
export const readTaxedCheckout = async (
  { database, clock, ...terms }: CartReading & CheckoutTerms,
  shopper: Shopper,
  orderId?: number,
): Promise<Checkout | undefined> => {
  const checkout = await readCheckout(database, shopper, clock(), terms, orderId);
  if (checkout === undefined || checkout.cart.taxesToFindOut.length === 0) return checkout;
  const hasAnswers = await terms.taxes.findOut(checkout.cart.taxesToFindOut, shopper.shopperId);
  return hasAnswers ? readCheckout(database, shopper, clock(), terms, orderId) : checkout;
};
