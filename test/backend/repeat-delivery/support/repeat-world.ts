import { randomUUID } from 'node:crypto';
import type { BackendConfig } from '../../../../backend/config.ts';
import type { FakeCard } from '../../../fakes/fake-payment-provider.ts';
import { momentOf, plusDays, shopDay } from '../../../../backend/stores/shop-day.ts';
import type { Answer, Browser } from '../../commerce/support/browser.ts';
import { startOrders, type OrderWorld } from '../../orders/support/order-world.ts';

export const PLANS = 'x_repeat_delivery/@self';

/** A backend whose kibble and litter are sold on repeat. */
export const startRepeat = async (settings: Partial<BackendConfig> = {}): Promise<OrderWorld> => {
  const world = await startOrders({ publicOrigin: 'https://shop.example', signInLimit: 100_000, ...settings });
  await world.database.updateTable('product').set({ repeat_delivery: 1 }).where('live_animal', '=', 0).execute();
  return world;
};

/** Where shoppers have saved cards. */
export interface CardWorld extends Pick<OrderWorld, 'database' | 'now'> {
  readonly provider: Pick<OrderWorld['provider'], 'cardToken'>;
}

export interface Member {
  readonly browser: Browser;
  readonly email: string;
  readonly shopperId: number;
  readonly addressId: string;
  readonly walletId: string;
}

/** Gives a registered shopper an address and a saved card. */
export const equip = async (world: CardWorld, shopperId: number, card: FakeCard = 'approved', name = 'home') => {
  const { address_id } = await world.database
    .insertInto('address')
    .values({
      shopper_id: shopperId,
      nick_name: name,
      address_type: 'Shipping',
      is_self: 0,
      first_name: 'Robin',
      last_name: 'Reed',
      line1: '1 Bark St',
      city: 'San Diego',
      state: 'CA',
      zip_code: '92121',
      phone: '5555550100',
    })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  const { wallet_id } = await world.database
    .insertInto('wallet_card')
    .values({
      shopper_id: shopperId,
      card_type: 'VISA',
      token: world.provider.cardToken(card),
      last_four: '4242',
      expire_month: 12,
      expire_year: 2040,
      added_at: world.now(),
    })
    .returning('wallet_id')
    .executeTakeFirstOrThrow();
  return { addressId: String(address_id), walletId: String(wallet_id) };
};

/** A signed-in shopper with an address and a saved card. */
export const newMember = async (world: OrderWorld, email: string, card: FakeCard = 'approved'): Promise<Member> => {
  const browser = await world.registered(email);
  const { shopper_id: shopperId } = await world.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', email)
    .executeTakeFirstOrThrow();
  return { browser, email, shopperId, ...(await equip(world, shopperId, card)) };
};

/** Presses "Send now" on a page that shows the total of now, unless another one is given. */
export const sendNow = async (
  { browser }: Pick<Member, 'browser'>,
  planId: string,
  shownTotal?: string,
): Promise<Answer> => {
  const { estimate } = (await browser.get(`${PLANS}/${planId}`)).body;
  return browser.post(`${PLANS}/${planId}/send_now`, { shownTotal: shownTotal ?? estimate.total });
};

/** The day this many days from today, in the shop. */
export const inDays = (world: OrderWorld, days: number): string => plusDays(shopDay(world.now()), days);

/** Starts a plan, of one bag of kibble every two weeks from ten days on unless it is said otherwise. */
export const startPlan = (
  world: OrderWorld,
  { browser, addressId, walletId }: Member,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> =>
  browser.post(PLANS, {
    startKey: randomUUID(),
    frequency: { unit: 'WEEK', count: 2 },
    nextDate: inDays(world, 10),
    addressId,
    walletId,
    lines: [{ partNumber: 'KIB-5', quantity: 2 }],
    ...more,
  });

/** Sets the clock to an hour of a day in the shop and does what is due. Whoever was signed in still is. */
export const workAt = async (world: OrderWorld, day: string, hour: number): Promise<void> => {
  world.advance(momentOf(day, hour) - world.now());
  const seen = { last_seen_at: world.now(), expires_at: world.now() + 600_000 };
  await world.database.updateTable('session').set(seen).where('expires_at', 'is not', null).execute();
  await world.work();
};

/** Does what is due, and acts while the payment provider is asked for the money of an order. Returns what that gives. */
export const whilePlacing = async <A>(world: OrderWorld, act: () => Promise<A>): Promise<A> => {
  const { provider } = world;
  const authorise = provider.authorise.bind(provider);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    provider.authorise = async (request) => {
      resolve();
      await answered;
      return authorise(request);
    };
  });
  const placing = world.work();
  await asked;
  const given = await act();
  answer();
  await placing;
  return given;
};

/** Numbers of the orders that a plan has placed, the oldest first. */
export const ordersOf = async (world: OrderWorld, planId: string): Promise<readonly number[]> => {
  const rows = await world.database
    .selectFrom('repeat_due')
    .innerJoin('placed_order', 'placed_order.order_id', 'repeat_due.order_id')
    .select('placed_order.order_id')
    .where('repeat_due.plan_id', '=', Number(planId))
    .orderBy('repeat_due.due_on')
    .execute();
  return rows.map(({ order_id }) => order_id);
};

export const setPrice = async (world: OrderWorld, partNumber: string, cents: number | null): Promise<void> => {
  await world.database
    .updateTable('sku')
    .set({ offer_price_cents: null, list_price_cents: cents })
    .where('part_number', '=', partNumber)
    .execute();
};

export const setStock = async (world: OrderWorld, partNumber: string, quantity: number): Promise<void> => {
  await world.database
    .updateTable('stock')
    .set({ quantity })
    .where('sku_id', 'in', world.database.selectFrom('sku').select('id').where('part_number', '=', partNumber))
    .where('location', '=', 'online')
    .execute();
};

export const setCard = async (
  world: CardWorld,
  { walletId }: Pick<Member, 'walletId'>,
  card: FakeCard,
): Promise<void> => {
  await world.database
    .updateTable('wallet_card')
    .set({ token: world.provider.cardToken(card) })
    .where('wallet_id', '=', Number(walletId))
    .execute();
};
