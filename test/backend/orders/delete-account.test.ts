import { sql } from 'kysely';
import { REPEAT_STATUS } from '../../../backend/cart/cart-store.ts';
import { clearStale } from '../../../backend/cleanup-job.ts';
import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import type { Answer, Browser } from '../commerce/support/browser.ts';
import { mailsTo } from '../commerce/support/outbox.ts';
import { saveCard } from '../support/saved-card.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse, type Placed } from './support/placed-order.ts';
import { sendMail } from './support/send-mail.ts';
import { makeWholeOwner, type WholeOwner } from './support/whole-owner.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
});
afterAll(() => world.close());

let count = 0;
interface Owner {
  readonly browser: Browser;
  readonly logonId: string;
  readonly order: Placed;
}

/** A shopper with an order, an address, a cart, a rewards membership, a card and an open code. */
const owner = async (): Promise<Owner> => {
  count += 1;
  const logonId = `vanishing${count}@example.test`;
  const browser = await world.registered(logonId);
  await browser.put('person/@self', { firstName: 'Xanthippe', lastName: 'Quastenflosser', phone1: '6195550199' });
  await browser.post('person/createPals', {});
  await browser.add('KIB-5', 1);
  const order = await placed(browser, await enterCheckout(world, browser));
  await browser.add('LIT-20', 1);
  await enterCheckout(world, browser);
  await browser.post('person/@self/x_email', { email1: `next-${logonId}`, xcred_logonPasswordOld: PASSWORD });
  const { shopper_id } = await world.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', logonId)
    .executeTakeFirstOrThrow();
  await saveCard(world, shopper_id, { token: `token-of-${logonId}`, isDefault: true });
  return { browser, logonId, order };
};

const deliver = async ({ order }: Owner): Promise<void> => {
  for (const shipment of order.shipments) {
    await warehouse(world, `shipments/${shipment}/packed`);
    await warehouse(world, `shipments/${shipment}/shipped`, UPS);
    await warehouse(world, `shipments/${shipment}/delivered`);
  }
};

const remove = (browser: Browser, logonPassword = PASSWORD): Promise<Answer> =>
  browser.post('person/@self/x_delete', { logonPassword });

/** All rows of all tables, as one text for each table. */
const allRows = async (): Promise<ReadonlyMap<string, string>> => {
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    world.database,
  );
  const texts = new Map<string, string>();
  for (const { name } of tables.rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(world.database);
    texts.set(name, JSON.stringify(rows));
  }
  return texts;
};

const tablesWith = async (words: readonly string[]): Promise<readonly string[]> =>
  [...(await allRows())].filter(([, text]) => words.some((word) => text.includes(word))).map(([name]) => name);

const shopperIdOf = async (logonId: string): Promise<number> => {
  const shopper = await world.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', logonId)
    .executeTakeFirstOrThrow();
  return shopper.shopper_id;
};

/** A shopper with everything that one can have, and with no order that blocks the deletion. */
const wholeOwner = async (): Promise<WholeOwner> => {
  const person = await makeWholeOwner(world, `whole${(count += 1)}@example.test`);
  expect((await warehouse(world, `shipments/${person.shipmentId}/returned`)).status).toBe(200);
  return person;
};

test('[ACC-07] after the deletion no table has what the person has typed: names, addresses, pets, vets, posts', async () => {
  const { logonId, browser, orderId, typed } = await wholeOwner();
  for (const [what, word] of Object.entries(typed)) {
    expect([what, (await tablesWith([word])).length]).not.toEqual([what, 0]);
  }
  expect((await remove(browser)).status).toBe(200);
  expect(await sendMail(world)).toContain(logonId);
  expect(await tablesWith(Object.values(typed))).toEqual([]);
  const kept = await world.database
    .selectFrom('placed_order')
    .selectAll()
    .where('order_id', '=', Number(orderId))
    .executeTakeFirstOrThrow();
  const { email, phone, pickup_first_name, pickup_last_name, total_cents } = kept;
  expect([email, phone, pickup_first_name, pickup_last_name, total_cents > 0]).toEqual(['', '', '', '', true]);
  const places = await world.database
    .selectFrom('order_address')
    .selectAll()
    .where('order_id', '=', Number(orderId))
    .execute();
  expect(places.map(({ first_name, line1, city, zip_code }) => [first_name, line1, city, zip_code])).toEqual(
    places.map(() => ['Deleted', 'Deleted', 'Deleted', '']),
  );
});

test('[ACC-07] [PAY-01] of attempts to pay only the payment that is still to be released stays', async () => {
  const { browser, orderId } = await wholeOwner();
  const attempts = () => world.database.selectFrom('order_attempt').selectAll().where('order_id', '=', Number(orderId));
  const paid = await attempts().executeTakeFirstOrThrow();
  const { customer_id, payment_token } = paid;
  expect([payment_token, paid.payment_last_four, paid.provider_payment_id]).not.toContain(null);
  const abandoned = { ...paid, attempt_key: newKey(), state: 'abandoned', provider_payment_id: 'payment-to-release' };
  const nameless = { ...abandoned, attempt_key: newKey(), state: 'refused', provider_payment_id: null };
  await world.database.insertInto('order_attempt').values([abandoned, nameless]).execute();
  expect((await remove(browser)).status).toBe(200);
  const nothing = { customer_id: null, payment_token: null, payment_last_four: null, authenticate_url: null };
  expect(await attempts().orderBy('state').execute()).toMatchObject([
    { ...nothing, state: 'abandoned', provider_payment_id: 'payment-to-release' },
    { ...nothing, state: 'placed', provider_payment_id: null },
    { ...nothing, state: 'refused', provider_payment_id: null, customer_id, payment_token },
  ]);
});

/** The tables with rows that name a shopper. */
const tablesNaming = async (shopperId: number): Promise<readonly string[]> => {
  const named = new RegExp(`"(?:shopper_id|user_id|claimed_by)":"?${shopperId}"?[,}]`);
  return [...(await allRows())].filter(([, text]) => named.test(text)).map(([name]) => name);
};

test('[ACC-07] nothing but the record of events is left of the shopper in any table that names shoppers', async () => {
  const { browser, shopperId } = await wholeOwner();
  const tables = await sql<{ name: string }>`select distinct m.name from sqlite_master m
    join pragma_table_info(m.name) c where m.type = 'table' and c.name in ('shopper_id', 'user_id')`.execute(
    world.database,
  );
  const before = await tablesNaming(shopperId);
  expect(before.toSorted()).toEqual(tables.rows.map(({ name }) => name).toSorted());
  expect((await remove(browser)).status).toBe(200);
  expect(await tablesNaming(shopperId)).toEqual(['audit_event']);
  expect((await sql`pragma foreign_key_check`.execute(world.database)).rows).toEqual([]);
});

test('[ACC-07] the order of a repeat delivery that is not placed goes with the account', async () => {
  const person = await owner();
  await deliver(person);
  const shopper_id = await shopperIdOf(person.logonId);
  const now = world.now();
  const { order_id } = await world.database
    .insertInto('orders')
    .values({ shopper_id, status: REPEAT_STATUS, created_at: now, updated_at: now })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  expect((await remove(person.browser)).status).toBe(200);
  expect(
    await world.database.selectFrom('orders').select('order_id').where('order_id', '=', order_id).execute(),
  ).toEqual([]);
});

test('[ACC-07] the account is gone: its sessions, its sign-in and its codes, and the email can register again', async () => {
  const person = await owner();
  await deliver(person);
  const elsewhere = world.browser();
  await elsewhere.signIn(person.logonId, PASSWORD);
  const answer = await remove(person.browser);
  expect(answer.cookies.length).toBeGreaterThan(0);
  expect((await elsewhere.get('person/@self')).status).toBeGreaterThanOrEqual(400);
  expect((await world.browser().signIn(person.logonId, PASSWORD)).status).toBe(400);
  const again = await world.registered(person.logonId);
  expect((await again.get('order/@history')).body.Order ?? []).toEqual([]);
});

test('[ACC-07] [PAY-05] saved cards are removed at the payment provider, too', async () => {
  const logonId = `saved${(count += 1)}@example.test`;
  const browser = await world.registered(logonId);
  await browser.add('KIB-5', 1);
  const checkout = await enterCheckout(world, browser);
  const saves = world.database.updateTable('checkout').set({ saves_card: 1 });
  await saves.where('order_id', '=', Number(checkout.orderId)).execute();
  await deliver({ browser, logonId, order: await placed(browser, checkout) });
  const cards = world.database
    .selectFrom('wallet_card')
    .innerJoin('shopper', 'shopper.shopper_id', 'wallet_card.shopper_id')
    .select('token')
    .where('logon_id', '=', logonId);
  const { token } = await cards.executeTakeFirstOrThrow();
  expect((await remove(browser)).status).toBe(200);
  expect(world.provider.detached).not.toContain(token);
  await world.work();
  expect(world.provider.detached).toContain(token);
});

/** A guest's order whose mail goes to an address, with the number of the order. */
const guestOrderTo = async (email: string): Promise<string> => {
  const guest = await world.guest();
  await guest.add('KIB-5', 1);
  return (await placed(guest, await enterCheckout(world, guest, { email }))).orderId;
};

test.each([
  ['stays while the address is not proved', null, ['order-placed']],
  ['goes when the address is proved', 1, []],
])('[ACC-07] mail about the order of a guest to the address of the account %s', async (_case, provedAt, left) => {
  const person = await owner();
  await deliver(person);
  const { logonId, browser } = person;
  await guestOrderTo(logonId);
  const account = world.database.updateTable('shopper').where('logon_id', '=', logonId);
  await account.set({ email_proved_at: provedAt }).execute();
  expect((await remove(browser)).status).toBe(200);
  expect(await mailsTo(world.database, logonId)).toEqual([...left, 'account-deleted']);
});

test('[ACC-07] mail of others to addresses that were typed stays, mail about the orders and codes of the account goes', async () => {
  const person = await owner();
  await deliver(person);
  const next = `next-${person.logonId}`;
  const other = await world.registered(`other-${person.logonId}`);
  await other.post('person/@self/x_email', { email1: next, xcred_logonPasswordOld: PASSWORD });
  await guestOrderTo(next);
  const about = world.database.selectFrom('mail').select('kind').where('order_id', '=', Number(person.order.orderId));
  expect((await about.execute()).map(({ kind }) => kind)).toEqual(['order-placed', 'order-shipped']);
  expect(await mailsTo(world.database, next)).toEqual(['email-code', 'email-code', 'order-placed']);
  expect((await remove(person.browser)).status).toBe(200);
  expect(await about.execute()).toEqual([]);
  expect(await mailsTo(world.database, next)).toEqual(['email-code', 'order-placed']);
});

test('[ACC-07] [ORD-05] a return by the mailed link after the deletion works, and queues mail to nobody', async () => {
  const person = await owner();
  await deliver(person);
  const { orderId, lines, read } = person.order;
  const { x_orderToken } = (await read()).body;
  expect((await remove(person.browser)).status).toBe(200);
  const piece = { orderItemId: lines['KIB-5'], quantity: '1' };
  const body = { x_key: newKey(), orderItem: [piece], reason: 'DAMAGED', x_orderToken };
  expect((await world.browser().post(`order/${orderId}/x_return`, body)).status).toBe(201);
  expect(await mailsTo(world.database, '')).toEqual([]);
});

test('[ACC-07] [RWD-04] a membership that the account had claimed is never claimed again', async () => {
  const logonId = `claimant${(count += 1)}@example.test`;
  const browser = await world.registered(logonId);
  const { userId } = (await browser.get('person/@self')).body;
  const membership = { pals_number: '555000777', member_since: '2020', points: 10, claimed_by: Number(userId) };
  await world.database.insertInto('pals_in_store_member').values(membership).execute();
  expect((await remove(browser)).status).toBe(200);
  world.advance(31 * 24 * 60 * 60_000);
  await clearStale(world.database, world.now());
  const { claimed_by } = await world.database
    .selectFrom('pals_in_store_member')
    .select('claimed_by')
    .where('pals_number', '=', '555000777')
    .executeTakeFirstOrThrow();
  expect(claimed_by).not.toBeNull();
});

test('[ACC-07] orders that are not finished block it and are named; nothing is deleted', async () => {
  const { browser, logonId, order } = await owner();
  const before = await tablesWith([logonId]);
  const { status, error } = await remove(browser);
  expect([status, error.key, error.parameters]).toEqual([409, '_ERR_OPEN_ORDERS', [order.orderId]]);
  expect(await tablesWith([logonId])).toEqual(before);
});

test('[ACC-07] a wrong password deletes nothing, and the tenth locks', async () => {
  const person = await owner();
  await deliver(person);
  for (let tries = 0; tries < 9; tries += 1) {
    expect((await remove(person.browser, 'Wrong1234')).error.parameters).toEqual(['xcred_logonPasswordOld']);
  }
  expect((await remove(person.browser, 'Wrong1234')).error.code).toBe('2490');
  expect((await remove(person.browser)).error.code).toBe('2490');
  expect((await person.browser.get('person/@self')).body.logonId).toBe(person.logonId);
});

test.each([
  ['a guest', () => world.guest()],
  ['nobody', async () => world.browser()],
])('[ACC-07] %s downloads and deletes nothing', async (_case, visitor) => {
  const browser = await visitor();
  expect((await browser.get('person/@self/x_data')).status).toBe(401);
  expect((await remove(browser)).status).toBe(401);
});

test.each([{}, { logonPassword: '' }, { logonPassword: 7 }, { logonPassword: 'x'.repeat(201) }])(
  '[ACC-07] refuses %j',
  async (body) => {
    const browser = await world.registered(`refused${(count += 1)}@example.test`);
    expect((await browser.post('person/@self/x_delete', body)).status).toBe(400);
  },
);
