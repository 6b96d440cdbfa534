import { registration, startBackend, PASSWORD, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';
import { clearStale } from '../../../../backend/cleanup-job.ts';

const DAY_MS = 24 * 60 * 60_000;
const SAVED_LIMIT = 5;

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend({ savedGuestLimit: SAVED_LIMIT, guestLimit: 100_000 });
});
afterAll(() => backend.close());
/** Each test runs on a day of its own, with a new allowance. */
beforeEach(() => backend.advance(DAY_MS));

const countOf = async (table: 'shopper' | 'session' | 'orders'): Promise<number> => {
  const { rows } = await backend.database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};
const rows = (): Promise<readonly number[]> => Promise.all((['shopper', 'session', 'orders'] as const).map(countOf));

const userIdOf = ({ jar }: Browser): string =>
  [...jar.keys()].find((name) => name.startsWith('WC_USERACTIVITY_'))?.split('_')[2] ?? '';

const copyOf = (browser: Browser): Browser => {
  const copy = backend.browser();
  browser.jar.forEach((value, name) => copy.jar.set(name, value));
  return copy;
};

test('[USR-06] ten thousand guest identities have distinct numbers and write no row', async () => {
  const before = await rows();
  const numbers = new Set<string>();
  for (let asked = 0; asked < 10_000; asked += 100) {
    const responses = await Promise.all(Array.from({ length: 100 }, () => backend.browser().post('guestidentity')));
    for (const { body } of responses) numbers.add(body.userId);
  }
  expect(numbers.size).toBe(10_000);
  expect(await rows()).toEqual(before);
});

test('[USR-06] a browsing guest keeps the identity without a row, also after a restart', async () => {
  const before = await rows();
  const guest = await backend.guest();
  expect(await guest.cart()).toEqual({});
  expect((await guest.get('person/@self/forHeader')).body.x_userType).toBe('G');
  await backend.restart();
  expect((await guest.get('user/user-type')).body).toEqual({ usertype: 'G' });
  expect((await guest.put('cart/@self/update_order_item', { orderItem: [] })).status).toBe(400);
  expect((await guest.delete('cart/@self')).status).toBe(204);
  expect(await rows()).toEqual(before);
});

test('[CRT-03] the first item in the cart writes guest, session and cart together, and the identity stays', async () => {
  const [shoppers = 0, sessions = 0, orders = 0] = await rows();
  const guest = await backend.guest();
  const userId = userIdOf(guest);
  expect((await guest.add('KIB-5', '2')).status).toBe(201);
  expect(await rows()).toEqual([shoppers + 1, sessions + 1, orders + 1]);
  await backend.restart();
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
  const { shopper_id } = await backend.database
    .selectFrom('orders')
    .select('shopper_id')
    .orderBy('order_id', 'desc')
    .executeTakeFirstOrThrow();
  expect(String(shopper_id)).toBe(userId);
});

test('[CRT-03] a refused request writes no guest', async () => {
  const before = await rows();
  const guest = await backend.guest();
  expect((await guest.add('KIB-5', '100')).status).toBe(400);
  expect((await guest.add('NOTHING')).status).toBe(400);
  expect(await rows()).toEqual(before);
});

test('[CRT-03] concurrent first items are in one cart of one guest', async () => {
  const [shoppers = 0, sessions = 0, orders = 0] = await rows();
  const guest = await backend.guest();
  const copies = [guest, copyOf(guest), copyOf(guest)];
  const responses = await Promise.all(copies.map((copy) => copy.add('KIB-5')));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await guest.cart()).toEqual({ 'KIB-5': 3 });
  expect(await rows()).toEqual([shoppers + 1, sessions + 1, orders + 1]);
});

test('[USR-06] over https the trusted cookie identifies the guest, and the persistent cookie recognises the browser', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  const trusted = await guest.get('cart/@self', https);
  expect(trusted.body.orderItem).toHaveLength(1);
  for (const name of guest.jar.keys()) if (name !== 'WC_PERSISTENT') guest.jar.delete(name);
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
});

test('[REG-02] an unsaved guest who registers keeps the number', async () => {
  const guest = await backend.guest();
  const userId = userIdOf(guest);
  const { status, body } = await guest.post('person?updateCookies=true', registration('kept@example.test'));
  expect([status, body.userId]).toEqual([201, userId]);
});

test.each([
  ['signs in', (guest: Browser) => guest.signIn('pat-of-guests@example.test', PASSWORD)],
  ['gives the identity up', (guest: Browser) => guest.delete('guestidentity/@self?updateCookies=true')],
])('[USR-08] copied cookies of an unsaved guest are invalid after the guest %s', async (_, leave) => {
  await backend.registered('pat-of-guests@example.test');
  const guest = await backend.guest();
  const thief = copyOf(guest);
  await leave(guest);
  expect((await thief.get('cart/@self')).error.code).toBe('CMN1039E');
  expect((await thief.add('KIB-5')).error.code).toBe('CMN1039E');
});

test('[PLT-04] limits the new guests with a cart per address and day, but not existing guests and members', async () => {
  const guests = await Promise.all(Array.from({ length: SAVED_LIMIT }, () => backend.guest()));
  for (const guest of guests) expect((await guest.add('KIB-5')).status).toBe(201);
  const before = await rows();
  const late = await backend.guest();
  const refused = await late.add('KIB-5');
  expect([refused.status, refused.error.key]).toEqual([429, '_ERR_TOO_MANY_REQUESTS']);
  expect(refused.error.message).toBe(
    'Too many new carts were started from your network today. Sign in, or try again tomorrow.',
  );
  expect(await late.cart()).toEqual({});
  expect(await rows()).toEqual(before);
  expect((await guests[0]?.add('KIB-5'))?.status).toBe(201);
  const elsewhere = await late.post(
    'cart',
    { orderId: '.', orderItem: [{ partNumber: 'KIB-5', quantity: '1' }] },
    {
      'x-forwarded-for': '203.0.113.9',
    },
  );
  expect(elsewhere.status).toBe(201);
  const member = await backend.registered('member-of-guests@example.test');
  expect((await member.add('KIB-5')).status).toBe(201);
  backend.advance(DAY_MS);
  expect((await (await backend.guest()).add('KIB-5')).status).toBe(201);
});

test('[PLT-04] logs refused guests in one line', async () => {
  for (let saved = 0; saved < SAVED_LIMIT + 3; saved += 1) await (await backend.guest()).add('KIB-5');
  const from = backend.log.length;
  await backend.restart();
  const lines = backend.log.slice(from).filter((line) => line.includes('refused'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"guests of an address":\d/);
});

test('[USR-06] forged tokens, tokens of another number and tokens of thirty days are generic users', async () => {
  const guest = await backend.guest();
  const name = `WC_USERACTIVITY_${userIdOf(guest)}`;
  const value = guest.jar.get(name) ?? '';
  for (const bad of [value.replace(/^\d+/, '700001'), value.replace('~', '~A'), `${value}A`]) {
    const forger = backend.browser();
    forger.jar.set(name, bad);
    expect((await forger.get('cart/@self')).error.code).toBe('CMN1039E');
  }
  backend.advance(30 * DAY_MS);
  expect((await guest.get('cart/@self')).error.code).toBe('CWXFR0223E');
});

test('[CRT-03] guests expire thirty days after their last visit, with carts and tokens', async () => {
  const guest = await backend.guest();
  backend.advance(20 * DAY_MS);
  await guest.add('KIB-5');
  backend.advance(29 * DAY_MS);
  await clearStale(backend.database, backend.now());
  expect(await guest.cart()).toEqual({ 'KIB-5': 1 });
  backend.advance(31 * DAY_MS);
  await clearStale(backend.database, backend.now());
  const left = await backend.database.selectFrom('shopper').select('shopper_id').where('kind', '=', 'G').execute();
  expect(left).toEqual([]);
  expect((await guest.get('cart/@self')).error.code).toBe('CWXFR0223E');
});

test('[USR-06] the tokens of a guest who registered never open the account, not even after the session has expired', async () => {
  const guest = backend.browser();
  await guest.post('guestidentity?updateCookies=true');
  const kept = copyOf(guest);
  await guest.post('person?updateCookies=true', registration('was.a.guest@example.test'));
  const shopperId = Number(userIdOf(guest));
  expect(userIdOf(kept)).toBe(String(shopperId));
  await backend.database.deleteFrom('session').where('shopper_id', '=', shopperId).execute();
  const before = await rows();
  for (const response of [
    await kept.get('cart/@self'),
    await kept.get('person/@self'),
    await kept.post('cart', { orderItem: [{ partNumber: 'SKU-1001', quantity: '1' }] }),
  ]) {
    expect([response.status, response.error.code]).toEqual([401, 'CMN1039E']);
  }
  expect(await rows()).toEqual(before);
});
