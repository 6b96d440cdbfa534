import { sql } from 'kysely';
import { REPEAT_STATUS } from '../../../backend/cart/cart-store.ts';
import { clearStale } from '../../../backend/cleanup-job.ts';
import { LEASE_MS, makeSendMail } from '../../../backend/mail/deliver-mail.ts';
import { makeMailSealer } from '../../../backend/mail/mailer.ts';
import { PASSWORD, SERVER_SECRET } from '../commerce/support/backend-under-test.ts';
import type { Answer, Browser } from '../commerce/support/browser.ts';
import { mailsTo } from '../commerce/support/outbox.ts';
import { saveCard } from '../support/saved-card.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse, type Placed } from './support/placed-order.ts';

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

/** A shopper with everything that one can have: an order, an address, a cart, a membership, a card, an open code. */
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

/** Sends all mail that waits. */
const sendMail = async (): Promise<readonly string[]> => {
  const sent: string[] = [];
  const { run } = makeSendMail({
    database: world.database,
    transport: { destination: 'a test', send: async ({ to }) => void sent.push(to) },
    sealer: makeMailSealer(SERVER_SECRET),
    clock: world.now,
  });
  const rows = await world.database.selectFrom('mail').select('mail_id').where('sent_at', 'is', null).execute();
  for (const { mail_id: mailId } of rows) await run({ mailId }, world.now() + LEASE_MS);
  return sent;
};

const shopperIdOf = async (logonId: string): Promise<number> => {
  const shopper = await world.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('logon_id', '=', logonId)
    .executeTakeFirstOrThrow();
  return shopper.shopper_id;
};

test('[ACC-07] after the deletion no table has the name, the addresses, the phone number or the email of the person', async () => {
  const person = await owner();
  await deliver(person);
  const { logonId, browser, order } = person;
  await world.database
    .updateTable('placed_order')
    .set({ pickup_first_name: 'Xanthippe', pickup_last_name: 'Quastenflosser' })
    .where('order_id', '=', Number(order.orderId))
    .execute();
  await world.database
    .updateTable('order_line')
    .set({ personalization: 'Xanthippe 6195550199' })
    .where('order_id', '=', Number(order.orderId))
    .execute();
  const address = (await browser.get('person/@self/contact')).body.contact[0];
  const words = [logonId, 'Xanthippe', 'Quastenflosser', '6195550199', address.addressLine[0]].filter(Boolean);
  expect(await tablesWith(words)).toEqual(
    expect.arrayContaining(['shopper', 'address', 'mail', 'email_change', 'placed_order']),
  );
  expect((await remove(browser)).status).toBe(200);
  expect(await sendMail()).toContain(logonId);
  const others = [logonId, 'Xanthippe', 'Quastenflosser', '6195550199'];
  expect(await tablesWith(others)).toEqual([]);
  const kept = await world.database
    .selectFrom('placed_order')
    .selectAll()
    .where('order_id', '=', Number(order.orderId))
    .executeTakeFirstOrThrow();
  expect([kept.email, kept.phone, kept.total_cents > 0]).toEqual(['', '', true]);
  const places = await world.database
    .selectFrom('order_address')
    .selectAll()
    .where('order_id', '=', Number(order.orderId))
    .execute();
  expect(places.map(({ first_name, line1, city, zip_code }) => [first_name, line1, city, zip_code])).toEqual(
    places.map(() => ['Deleted', 'Deleted', 'Deleted', '']),
  );
});

test('[ACC-07] nothing but the orders is left of the shopper in any table that names shoppers', async () => {
  const person = await owner();
  await deliver(person);
  const shopper_id = await shopperIdOf(person.logonId);
  await remove(person.browser);
  const named = [...(await allRows())].filter(([, text]) => text.includes(`"shopper_id":${shopper_id},`));
  expect(named.map(([name]) => name)).toEqual(['audit_event']);
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
