import { sql } from 'kysely';
import type { Answer, Browser } from '../commerce/support/browser.ts';
import { applyGiftCard, issueGiftCard } from './support/gift-cards.ts';
import { enterCheckout, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS } from './support/placed-order.ts';
import { makeWholeOwner, type WholeOwner } from './support/whole-owner.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
});
afterAll(() => world.close());

let count = 0;
const nextEmail = (): string => `own${(count += 1)}@example.test`;

const owner = (): Promise<WholeOwner> => makeWholeOwner(world, nextEmail());

const download = (browser: Browser) => browser.get('person/@self/x_data');

test('[ACC-07] the download has all of the person and nothing that opens anything', async () => {
  const { browser, logonId, orderId, shopperId } = await owner();
  const address = world.database.selectFrom('address').where('shopper_id', '=', shopperId);
  const card = world.database.selectFrom('wallet_card').where('shopper_id', '=', shopperId);
  await world.database
    .updateTable('repeat_plan')
    .set({
      address_id: (await address.select('address_id').where('first_name', '=', 'Xanthippe').executeTakeFirstOrThrow())
        .address_id,
      wallet_id: (await card.select('wallet_id').where('card_type', '=', 'VISA').executeTakeFirstOrThrow()).wallet_id,
    })
    .where('shopper_id', '=', shopperId)
    .execute();
  const { status, body, text, headers } = await download(browser);
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toMatchObject({
    account: { email: logonId, firstName: 'Xanthippe', lastName: 'Quastenflosser', phone: '6195550199' },
    addresses: expect.arrayContaining([expect.objectContaining({ first_name: 'Xanthippe' })]),
    sessions: [expect.objectContaining({ endedAt: null })],
    rewards: { number: expect.stringMatching(/^\d{9}$/) },
    cards: expect.arrayContaining([
      { type: 'VISA', lastFour: '4242', expires: '12/2040', addedAt: expect.any(String) },
    ]),
    cart: [{ part_number: 'LIT-20', quantity: 1 }],
    checkout: { email: 'work@example.test', phone: '6195550111', pickedUpBy: 'Robin Roe' },
    orders: [
      expect.objectContaining({
        number: Number(orderId),
        pickedUpBy: 'Robin Roe',
        items: [expect.objectContaining({ quantity: 1, parcel: expect.any(Number) })],
        parcels: [expect.objectContaining({ trackingNumber: UPS.trackingNumber, deliveredAt: expect.any(String) })],
        payments: [expect.objectContaining({ kind: 'card', brand: 'visa', lastFour: '4242' })],
        discounts: [],
      }),
    ],
    repeatDeliveries: [
      expect.objectContaining({
        deliversTo: expect.objectContaining({ name: 'Xanthippe Quastenflosser' }),
        paidWith: { type: 'VISA', lastFour: '4242' },
      }),
    ],
    newestOnly: { searches: 10_000, events: 10_000 },
    mail: expect.arrayContaining([expect.objectContaining({ subject: expect.any(String) })]),
  });
  // Encoded photos have any letters, and a reset of the password is an event and the subject of a mail.
  const words = text.replaceAll(/"data:image[^"]*"|"kind":"password-reset"|"Your password reset code"/g, '');
  expect(words).not.toMatch(/hash|token|password|secret/i);
});

test('[ACC-07] an order in the download has its promotion code, and the gift card that paid a part of it', async () => {
  const browser = await world.registered(nextEmail());
  await browser.add('KIB-5', 2);
  await browser.post('cart/@self/assigned_promotion_code', { promoCode: 'WELCOME10' });
  const checkout = await enterCheckout(world, browser);
  const number = await issueGiftCard(world, 600);
  await applyGiftCard(browser, number);
  const { orderId } = await placed(browser, checkout);
  const { body, text } = await download(browser);
  const reserved = Number((Number(checkout.total) - 6).toFixed(2));
  expect(body.orders).toEqual([
    expect.objectContaining({
      number: Number(orderId),
      discounts: [{ code: 'WELCOME10', description: '10% off your order', amount: -2.8 }],
      payments: [
        { kind: 'card', brand: 'visa', lastFour: '4242', reserved, charged: 0, refunded: 0 },
        { kind: 'gift-card', lastFour: number.slice(-4), charged: 6, refunded: 0 },
      ],
    }),
  ]);
  expect(text).not.toContain(number);
});

type Downloaded = Answer['body'];

/** What the download has of each table with a column for a shopper. */
const PARTS: Readonly<Record<string, (data: Downloaded) => unknown>> = {
  shopper: ({ account }) => account.email,
  address: ({ addresses }) => addresses[0],
  session: ({ sessions }) => sessions[0],
  email_change: ({ account }) => account.newEmail,
  external_identity: ({ account }) => account.signsInWith[0],
  orders: ({ orders, cart }) => orders[0] && orders[0].returns[0] && cart[0],
  saved_item: ({ savedForLater }) => savedForLater[0],
  wish_list: ({ wishLists }) => wishLists[0].items[0],
  newsletter_address: ({ newsletter }) => newsletter[0],
  stock_notice: ({ stockNotices }) => stockNotices[0],
  product_question: ({ questions }) => questions.asked[0],
  product_answer: ({ questions }) => questions.answered[0],
  pals_member: ({ rewards }) => rewards.number,
  pals_coupon: ({ rewards }) => rewards.coupons[0],
  pals_award: ({ rewards }) => rewards.awards[0],
  card_prescreen: ({ petcoPay }) => petcoPay.offerUntil,
  card_application: ({ petcoPay }) => petcoPay.applications[0],
  card_account: ({ petcoPay }) => petcoPay.card,
  wallet_card: ({ cards }) => cards[0],
  repeat_plan: ({ repeatDeliveries }) => repeatDeliveries[0] && repeatDeliveries[0].history[0],
  pet: ({ pets }) => pets[0],
  vet: ({ vets }) => vets[0],
  appointment: ({ appointments }) => appointments[0],
  review: ({ reviews }) => reviews[0],
  review_rejection: ({ rejectedReviews }) => rejectedReviews[0],
  review_vote: ({ helpfulVotes }) => helpfulVotes[0],
  membership: ({ memberships }) => memberships[0] && memberships[0].used[0],
  mail: ({ mail }) => mail[0],
  audit_event: ({ events }) => events[0],
  search_event: ({ searches }) => searches[0],
};

/** Tables that are left out: they have secrets, or ids at the payment provider, and nothing else of the shopper. */
const LEFT_OUT = ['reset_code', 'sign_in_link', 'payment_customer', 'order_attempt'];

test('[ACC-07] every table that names shoppers is in the download, or is left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`select distinct m.name from sqlite_master m
    join pragma_table_info(m.name) c where m.type = 'table' and c.name in ('shopper_id', 'user_id')`.execute(
    world.database,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(PARTS), ...LEFT_OUT].toSorted());
  const { body } = await download((await owner()).browser);
  const lacking = Object.entries(PARTS).filter(([, part]) => !part(body));
  expect(lacking.map(([table]) => table)).toEqual([]);
});

test('[ACC-07] an account with an address that is not proved sees no mail about the orders of others', async () => {
  const logonId = nextEmail();
  const guest = await world.guest();
  await guest.add('KIB-5', 1);
  const { orderId } = await placed(guest, await enterCheckout(world, guest, { email: logonId }));
  const browser = await world.registered(logonId);
  expect((await download(browser)).text).not.toContain(orderId);
  await browser.add('KIB-5', 1);
  const own = await placed(browser, await enterCheckout(world, browser));
  const { body } = await download(browser);
  expect(body.mail.map(({ subject }: { readonly subject: string }) => subject)).toEqual([
    expect.stringContaining(own.orderId),
    'Welcome! Your account is ready',
  ]);
  const account = world.database.updateTable('shopper').where('logon_id', '=', logonId);
  await account.set({ email_proved_at: world.now() }).execute();
  expect((await download(browser)).text).toContain(orderId);
});

test('[ACC-07] the download of an account without orders and rewards has the mail about the account, and is not refused', async () => {
  const { status, body } = await download(await world.registered(nextEmail()));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    orders: [],
    repeatDeliveries: [],
    appointments: [],
    memberships: [],
    mail: [{ subject: 'Welcome! Your account is ready' }],
    rewards: null,
  });
});

test('[ACC-07] the download has all orders of an account that has more than are read at once', async () => {
  const browser = await world.registered(nextEmail());
  await browser.add('KIB-5', 1);
  const { orderId } = await placed(browser, await enterCheckout(world, browser));
  const of = sql`where order_id = ${Number(orderId)}`;
  // Copies of the order under other numbers, with keys of their own.
  const COUNT = 450;
  const keysOf = (number: number) => ({
    order_id: 9_000_000 + number,
    attempt_key: `copy-of-an-order-${number}`,
    provider_payment_id: `payment-of-a-copy-${number}`,
    placed_at: number,
  });
  const copy = async (table: string): Promise<void> => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} ${of}`.execute(
      world.database,
    );
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      for (let number = 1; number <= COUNT; number += 1) {
        const copied: Record<string, unknown> = { ...row, ...keysOf(number) };
        const values = Object.keys(row).map((name) => copied[name]);
        const insert = sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(values)})`;
        await insert.execute(world.database);
      }
    }
  };
  await copy('orders');
  await copy('order_attempt');
  await copy('placed_order');
  await copy('order_payment');
  const { orders } = (await download(browser)).body;
  expect(orders).toHaveLength(COUNT + 1);
  expect(new Set(orders.map(({ number }: { number: number }) => number)).size).toBe(COUNT + 1);
  expect(orders[0].number).toBe(Number(orderId));
  expect(orders.filter(({ payments }: { payments: readonly unknown[] }) => payments.length !== 1)).toEqual([]);
});
