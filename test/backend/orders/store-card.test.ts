import { findCard } from '../../../backend/repeat-delivery/plan-cards.ts';
import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import { application, makeMember, takeUp } from '../commerce/support/members.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { enterCheckout, newKey, press, startOrders, type OrderWorld } from './support/order-world.ts';

let world: OrderWorld;
afterEach(() => world.close());

/** A shop whose provider of payments takes its own credit card, or does not. */
const start = async (takesStoreCard: boolean): Promise<void> => {
  world = await startOrders({ applicationLimit: 10_000 }, (provider) => Object.assign(provider, { takesStoreCard }));
};

/** A member with the store card in the wallet and a product in the cart. */
const holder = async () => {
  const { browser, shopperId } = await makeMember(world, 'robin@example.test');
  await browser.post('petco-pay/applications', application());
  expect((await takeUp(browser)).status).toBe(200);
  await browser.add('KIB-5', 1);
  const [card] = (await browser.get('wallet/@self')).body.wallet;
  return { browser, shopperId, card };
};

/** Lets days pass, does what is due by then, and signs the shopper in again. */
const passDays = async (browser: Browser, days: number): Promise<void> => {
  world.advance(days * 24 * 60 * 60_000);
  await world.work();
  await browser.signIn('robin@example.test', PASSWORD);
};

const walletOf = async (browser: Browser): Promise<readonly unknown[]> =>
  (await browser.get('wallet/@self')).body.wallet;

const choose = (browser: Browser, walletId: string) =>
  browser.post('cart/@self/payment_instruction', {
    payMethodId: 'PETCOPAY',
    protocolData: [{ name: 'walletId', value: walletId }],
  });

const offered = async (browser: Browser): Promise<readonly unknown[]> =>
  (await browser.get('cart/@self/usable_payment_info')).body.x_savedCards;

describe('[PAY-05] the shop’s own credit card', () => {
  test('is offered, chosen and pays where the provider takes it', async () => {
    await start(true);
    const { browser, card } = await holder();
    expect(card).not.toHaveProperty('x_isUsable');
    expect(await offered(browser)).toMatchObject([{ walletId: card.walletId, kind: 'PETCOPAY' }]);
    const checkout = await enterCheckout(world, browser);
    expect((await choose(browser, card.walletId)).status).toBe(201);
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    expect(world.provider.paymentsOf(checkout.orderId)).toMatchObject([{ method: { brand: 'petcopay' } }]);
  });

  test('is temporary until the card itself arrives, and pays after that, too; no repeat delivery is charged to it', async () => {
    await start(true);
    const { browser, shopperId, card } = await holder();
    await passDays(browser, 9);
    expect(await walletOf(browser)).toEqual([{ ...card, isTemporary: 'true' }]);
    await passDays(browser, 1);
    expect(await walletOf(browser)).toEqual([{ ...card, isTemporary: 'false' }]);
    const checkout = await enterCheckout(world, browser);
    expect((await choose(browser, card.walletId)).status).toBe(201);
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    const found = world.database.transaction().execute((trx) => findCard(trx, shopperId, Number(card.walletId)));
    expect(await found).toBeUndefined();
  });

  test('is no temporary one when it is saved after it has arrived', async () => {
    await start(true);
    const { browser } = await makeMember(world, 'robin@example.test');
    await browser.post('petco-pay/applications', application());
    await takeUp(browser, { saveToWallet: 'false' });
    await passDays(browser, 10);
    expect((await takeUp(browser)).status).toBe(200);
    expect(await walletOf(browser)).toMatchObject([{ isTemporary: 'false' }]);
  });

  test('is neither offered nor taken where the provider does not, and the wallet says so', async () => {
    await start(false);
    const { browser, card } = await holder();
    expect(card).toMatchObject({ cardType: 'PETCOPAY', x_isUsable: 'false' });
    expect(await offered(browser)).toEqual([]);
    const { status, error } = await choose(browser, card.walletId);
    expect([status, error.key]).toEqual([400, '_ERR_PAY_STORE_CARD']);
  });

  test('that was chosen before counts as a missing payment, and no payment is tried', async () => {
    await start(false);
    const { browser, card } = await holder();
    const checkout = await enterCheckout(world, browser);
    const chosen = { payment_kind: 'petco-pay', payment_token: card.walletId };
    await world.database.updateTable('checkout').set(chosen).execute();
    expect((await browser.get('cart/@self/x_checkout')).body.missing).toEqual(['payment']);
    const { error } = await press(browser, checkout, newKey());
    expect([error.key, error.parameters]).toEqual(['_ERR_CHECKOUT_INCOMPLETE', ['payment']]);
    expect(world.provider.paymentsOf(checkout.orderId)).toEqual([]);
  });
});
