import { makeAddToCart } from '../../../../backend/cart/add-to-cart.ts';
import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { makeSessionStore } from '../../../../backend/identity/session/session-store.ts';
import { makeSessionTokens } from '../../../../backend/identity/session/session-tokens.ts';
import { unsavedGuestOf } from '../../../../backend/identity/session/guest-identities.ts';
import { registration, startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import type { Browser } from '../support/browser.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

let accounts = 0;
const account = async (lines: Readonly<Record<string, string>>) => {
  accounts += 1;
  const logonId = `cart${accounts}@example.test`;
  const browser = await backend.registered(logonId);
  for (const [partNumber, quantity] of Object.entries(lines)) await browser.add(partNumber, quantity);
  await browser.signOut();
  return logonId;
};

test('[CRT-03] a guest’s cart becomes the account’s when the account has none', async () => {
  const logonId = await account({});
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  const before = (await guest.get('cart/@self')).body.orderId;
  await guest.signIn(logonId, 'Pawsome123');
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
  expect((await guest.get('cart/@self')).body.orderId).toBe(before);
});

test('[CRT-03] merges two carts up to the stock and 99 per line', async () => {
  const logonId = await account({ 'KIB-5': '2', 'LIT-FEW': '2', 'LIT-20': '60' });
  const guest = await backend.guest();
  for (const [partNumber, quantity] of [
    ['KIB-5', '3'],
    ['LIT-FEW', '2'],
    ['LIT-20', '60'],
    ['KIB-15', '1'],
  ] as const) {
    await guest.add(partNumber, quantity);
  }
  await guest.post('cart/@self/assigned_promotion_code', { promoCode: 'WELCOME10' });
  await guest.signIn(logonId, 'Pawsome123');
  expect(await guest.cart()).toEqual({ 'KIB-5': 5, 'LIT-FEW': 3, 'LIT-20': 99, 'KIB-15': 1 });
  const { body } = await guest.get('cart/@self');
  expect(body.promotionCode.map((entry: { code: string }) => entry.code)).toEqual(['WELCOME10']);
});

test('[CRT-03] a merge loses no line, although a full cart refuses new lines', async () => {
  const logonId = await account({});
  const fill = (browser: Browser, first: number, lines: number) =>
    browser.post('cart', {
      orderId: '.',
      orderItem: Array.from({ length: lines }, (_, index) => ({ partNumber: `TREAT-${first + index}`, quantity: '1' })),
    });
  const owner = backend.browser();
  await owner.signIn(logonId, 'Pawsome123');
  expect((await fill(owner, 1, 100)).status).toBe(201);
  await owner.signOut();
  const guest = await backend.guest();
  expect((await fill(guest, 91, 30)).status).toBe(201);
  await guest.signIn(logonId, 'Pawsome123');
  const cart = await guest.cart();
  expect(Object.keys(cart)).toHaveLength(120);
  expect([cart['TREAT-90'], cart['TREAT-91'], cart['TREAT-120']]).toEqual([1, 2, 1]);
  expect((await guest.add('KIB-5')).error.message).toBe('Your cart can hold up to 100 different products.');
  expect(await guest.cart()).toEqual(cart);
});

test('[CRT-03] signing in twice with the same guest cart counts it once', async () => {
  const logonId = await account({});
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  const copy = backend.browser();
  guest.jar.forEach((value, name) => copy.jar.set(name, value));
  await Promise.all([guest.signIn(logonId, 'Pawsome123'), copy.signIn(logonId, 'Pawsome123')]);
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
  expect(await copy.cart()).toEqual({ 'KIB-5': 2 });
});

test('[CRT-03] refuses what a guest adds after the sign-in merged the cart, instead of creating an unreachable cart', async () => {
  const { database, now: clock } = backend;
  const unitOfWork = makeUnitOfWork(database);
  const tokens = makeSessionTokens('a secret of this test');
  const sessions = makeSessionStore(database, tokens, clock);
  const addToCart = makeAddToCart({ database, unitOfWork, sessions, clock });
  const unsaved = unsavedGuestOf(799_999, clock(), tokens.issueGuest(799_999, clock()).hash, '10.0.0.1');
  const { sessionId, shopperId } = unsaved;
  const guest = { kind: 'guest', shopperId, sessionId, remembered: false, unsaved } as const;
  const item = { by: 'partNumber', name: 'KIB-5', quantity: 1, fulfilment: 'ship', physicalStoreId: '' } as const;
  await addToCart(guest, [item]);
  // Both requests were identified as the guest when they arrived; the sign-in is written first.
  const signIn = unitOfWork.run((trx) => sessions.end(trx, sessionId));
  await expect(addToCart(guest, [{ ...item, name: 'LIT-20' }])).rejects.toMatchObject({ errorCode: 'CMN1039E' });
  await signIn;
  const lines = await database
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.order_id', 'order_item.order_id')
    .select('part_number')
    .where('shopper_id', '=', shopperId)
    .execute();
  expect(lines).toEqual([{ part_number: 'KIB-5' }]);
});

test('[CRT-03] signing out leaves the cart with the account', async () => {
  const logonId = await account({ 'KIB-5': '4' });
  const browser = backend.browser();
  expect(await browser.cart()).toEqual({});
  await browser.signIn(logonId, 'Pawsome123');
  expect(await browser.cart()).toEqual({ 'KIB-5': 4 });
});

test('[REG-04] registering and then signing in with the same account keeps the cart as it is', async () => {
  const guest = await backend.guest();
  await guest.add('KIB-5', '2');
  await guest.post('person?updateCookies=true', registration('both@example.test'));
  await guest.signIn('both@example.test', 'Pawsome123');
  expect(await guest.cart()).toEqual({ 'KIB-5': 2 });
});
