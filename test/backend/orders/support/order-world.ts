import { FakePaymentProvider, type FakeCard } from '../../../fakes/fake-payment-provider.ts';
import type { BackendConfig } from '../../../../backend/config.ts';
import type { PaymentProvider } from '../../../../backend/payments/payment-provider.ts';
import { startBackend, type BackendUnderTest } from '../../commerce/support/backend-under-test.ts';
import type { Answer, Browser } from '../../commerce/support/browser.ts';

/** A backend that takes payments by a provider in memory. */
export interface OrderWorld extends BackendUnderTest {
  readonly provider: FakePaymentProvider;
  /** Runs what is due in the background, once. */
  work(): Promise<void>;
}

/** Starts a backend with a fake provider; `wrap` replaces it, for failures. */
export const startOrders = async (
  settings: Partial<BackendConfig> = {},
  wrap: (provider: FakePaymentProvider) => PaymentProvider = (provider) => provider,
): Promise<OrderWorld> => {
  const made: FakePaymentProvider[] = [];
  const backend = await startBackend(
    { checkoutLimit: 100_000, declineLimit: 100_000, guestLimit: 100_000, ...settings },
    (clock) => {
      const provider = new FakePaymentProvider(clock);
      made.push(provider);
      return { provider: wrap(provider), cardFields: { kind: 'embedded', origin: 'http://127.0.0.1:1' } };
    },
  );
  const [provider] = made;
  if (provider === undefined) throw new Error('no provider was made');
  return Object.assign(Object.create(backend) as BackendUnderTest, {
    provider,
    work: async () => {
      await backend.app.orderWork.round();
      await backend.app.backgroundJobs.round();
    },
  });
};

let keys = 0;
/** A new key of a page. */
export const newKey = (): string => `key-${String((keys += 1)).padStart(32, '0')}`;

export interface CheckoutFacts {
  readonly card?: FakeCard;
  readonly kind?: 'card' | 'paypal';
  readonly email?: string;
  readonly tipCents?: number;
}

/** Enters everything that a checkout needs for the shopper's cart: contact, address and payment. */
export const enterCheckout = async (
  world: OrderWorld,
  browser: Browser,
  { card = 'approved', kind = 'card', email = 'Pat@example.test', tipCents = 0 }: CheckoutFacts = {},
): Promise<{ readonly orderId: string; readonly total: string }> => {
  const { body } = await browser.get('cart/@self');
  const orderId = Number(body.orderId);
  const { shopper_id } = await world.database
    .selectFrom('orders')
    .select('shopper_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const address = {
    shopper_id,
    nick_name: `delivery ${orderId}`,
    address_type: 'Shipping',
    is_self: 0,
    first_name: 'Pat',
    last_name: 'Doe',
    line1: '1 Bark St',
    city: 'San Diego',
    state: 'CA',
    zip_code: '92121',
    phone: '5555550100',
  };
  const { address_id } = await world.database
    .insertInto('address')
    .values(address)
    .onConflict((conflict) => conflict.columns(['shopper_id', 'nick_name']).doUpdateSet({ city: 'San Diego' }))
    .returning('address_id')
    .executeTakeFirstOrThrow();
  const row = {
    email,
    phone: '5555550100',
    pickup_first_name: 'Robin',
    pickup_last_name: 'Roe',
    delivery_address_id: address_id,
    tip_cents: tipCents,
    payment_id: 'pi-1',
    payment_kind: kind,
    payment_token: world.provider.cardToken(card),
    payment_brand: 'visa',
    payment_last_four: '4242',
    updated_at: world.now(),
  };
  await world.database
    .insertInto('checkout')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
  // The address decides the tax.
  const { body: complete } = await browser.get('cart/@self');
  return { orderId: String(orderId), total: String(complete.grandTotal) };
};

/** Presses Place Order. */
export const press = (
  browser: Browser,
  { orderId, total }: { readonly orderId: string; readonly total: string },
  key: string,
): Promise<Answer> =>
  browser.post('cart/@self/checkout', {
    orderId,
    notifyMerchant: '1',
    notifyShopper: '1',
    notifyOrderSubmitted: '1',
    x_key: key,
    x_grandTotal: total,
    x_returnUrl: 'https://shop.example/checkout',
  });

/** A guest whose checkout is complete. */
export const readyGuest = async (
  world: OrderWorld,
  items: Readonly<Record<string, number>> = { 'KIB-5': 2 },
  facts: CheckoutFacts = {},
) => {
  const browser = await world.guest();
  for (const [partNumber, quantity] of Object.entries(items)) await browser.add(partNumber, quantity);
  return { browser, checkout: await enterCheckout(world, browser, facts) };
};

/** Stock of a part number for delivery. */
export const stockOf = async (world: OrderWorld, partNumber: string, location = 'online'): Promise<number> => {
  const row = await world.database
    .selectFrom('stock')
    .innerJoin('sku', 'sku.id', 'stock.sku_id')
    .select('stock.quantity')
    .where('sku.part_number', '=', partNumber)
    .where('stock.location', '=', location)
    .executeTakeFirst();
  return row?.quantity ?? 0;
};

/** Numbers of all placed orders. */
export const placedOrders = async (world: OrderWorld): Promise<readonly number[]> => {
  const rows = await world.database.selectFrom('placed_order').select('order_id').orderBy('order_id').execute();
  return rows.map((row) => row.order_id);
};
