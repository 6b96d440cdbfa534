import type { Browser } from '../commerce/support/browser.ts';
import type { FakeCard } from '../../fakes/fake-payment-provider.ts';
import { MortalProcess, type Fate } from './support/mortal-process.ts';
import { saveCard } from '../support/saved-card.ts';
import { enterCheckout, newKey, press, startOrders, type OrderWorld } from './support/order-world.ts';

const LONGER_THAN_A_LEASE_MS = 120_000;

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
});
afterEach(() => world.close());

/** A shopper with an account who has typed a card and wants to keep it. */
const readyCustomer = async (browser: Browser, card: FakeCard = 'approved') => {
  await browser.add('KIB-5');
  const checkout = await enterCheckout(world, browser, { card });
  const saves = world.database.updateTable('checkout').set({ saves_card: 1 });
  await saves.where('order_id', '=', Number(checkout.orderId)).execute();
  return checkout;
};

/** The saved cards that the next checkout offers, without waiting for any work in the background. */
const offered = async (browser: Browser): Promise<readonly Record<string, string>[]> => {
  await browser.add('LIT-20');
  return (await browser.get('cart/@self/usable_payment_info')).body.x_savedCards;
};

describe('[PAY-05] a typed card that is to be saved', () => {
  test('is in the wallet when the order is placed, and pays for the next order at once', async () => {
    const browser = await world.registered('pat@example.test');
    const checkout = await readyCustomer(browser);
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    const [card, ...more] = await offered(browser);
    expect(card).toMatchObject({ brand: 'visa', displayNumber: '************4242', isDefault: 'true', kind: 'CARD' });
    expect(more).toEqual([]);

    const next = await enterCheckout(world, browser);
    const instruction = { payMethodId: 'SAVED', protocolData: [{ name: 'walletId', value: card?.walletId }] };
    expect((await browser.post('cart/@self/payment_instruction', instruction)).status).toBe(201);
    expect((await press(browser, next, newKey())).status).toBe(201);
    expect(world.provider.paymentsOf(next.orderId)).toMatchObject([{ state: 'authorised' }]);
  });

  test('that the bank wants to ask about is saved after the approval, and only once', async () => {
    const browser = await world.registered('pat@example.test');
    const checkout = await readyCustomer(browser, 'needs-authentication');
    const key = newKey();
    await press(browser, checkout, key);
    world.provider.decides(world.provider.paymentsOf(checkout.orderId)[0]?.paymentId ?? '', 'approve');
    expect((await press(browser, checkout, key)).status).toBe(201);
    expect((await press(browser, checkout, key)).status).toBe(201);
    expect(await offered(browser)).toHaveLength(1);
  });

  test('is not saved when it is declined', async () => {
    const browser = await world.registered('pat@example.test');
    const checkout = await readyCustomer(browser, 'declined');
    expect((await press(browser, checkout, newKey())).status).toBe(400);
    expect(await offered(browser)).toEqual([]);
  });
});

describe('[PAY-05] a saved card that its owner removes', () => {
  const removal = (walletId: string | undefined): string => `wallet/@self/x_card/${walletId}`;
  const saved = async (email = 'pat@example.test') => {
    const browser = await world.registered(email);
    await press(browser, await readyCustomer(browser), newKey());
    const [card] = await offered(browser);
    return { browser, walletId: card?.walletId };
  };

  test('is gone here at once and at the provider after the next round, by one request', async () => {
    const { browser, walletId } = await saved();
    expect((await browser.delete(removal(walletId))).status).toBe(200);
    expect(await offered(browser)).toEqual([]);
    expect(world.provider.detached).toEqual([]);
    await world.work();
    await world.work();
    expect(world.provider.detached).toHaveLength(1);
    expect((await browser.delete(removal(walletId))).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
  });

  // The boundaries of a round are the leases of the three kinds of jobs, the request to the provider, and the record.
  test.each<readonly [fate: Fate, boundary: number]>([
    ['dies before', 2],
    ['dies after', 2],
    ['dies before', 3],
    ['dies after', 3],
    ['dies before', 4],
    ['dies after', 4],
    ['loses the answer', 3],
    ['is unavailable', 3],
  ])('is removed at the provider once, when its process %s, at boundary %i', async (fate, boundary) => {
    const { browser, walletId } = await saved();
    await browser.delete(removal(walletId));
    const { database, provider } = world;
    const fates = [...Array<Fate>(boundary).fill('goes on'), fate];
    const mortal = new MortalProcess({ database, provider, clock: () => world.now() }, fates);
    await Promise.race([mortal.work(), mortal.death]);
    world.advance(LONGER_THAN_A_LEASE_MS);
    await world.work();
    await world.work();
    expect(provider.detached).toHaveLength(1);
  });

  test('no longer pays for the checkout that it was chosen for', async () => {
    const { browser, walletId } = await saved();
    await enterCheckout(world, browser);
    const instruction = { payMethodId: 'SAVED', protocolData: [{ name: 'walletId', value: walletId }] };
    await browser.post('cart/@self/payment_instruction', instruction);
    expect((await browser.get('cart/@self/x_checkout')).body.missing).not.toContain('payment');
    await browser.delete(removal(walletId));
    expect((await browser.get('cart/@self/x_checkout')).body.missing).toContain('payment');
  });

  test('is neither removed nor made the default by another shopper, a guest or a remembered browser', async () => {
    const { browser, walletId } = await saved();
    const stranger = await world.registered('sam@example.test');
    for (const other of [stranger, await world.guest()]) {
      expect((await other.delete(removal(walletId))).status).toBeGreaterThanOrEqual(400);
      expect((await other.put(removal(walletId), { isDefault: 'true' })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await stranger.delete(removal(walletId))).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    expect(await offered(browser)).toHaveLength(1);
    for (const name of [...browser.jar.keys()]) if (name !== 'WC_PERSISTENT') browser.jar.delete(name);
    expect((await browser.delete(removal(walletId))).status).toBe(401);
    await world.work();
    expect(world.provider.detached).toEqual([]);
  });

  test('is not the default any more, and another card is made the default', async () => {
    const { browser, walletId } = await saved();
    const owner = await world.database.selectFrom('wallet_card').select('shopper_id').executeTakeFirstOrThrow();
    const other = await saveCard(world, owner.shopper_id, { token: 'pm_other' });
    expect((await browser.put(removal(other), { isDefault: 'true' })).status).toBe(200);
    const { wallet } = (await browser.get('wallet/@self')).body;
    expect(wallet).toMatchObject([
      { walletId, isDefault: 'false' },
      { walletId: other, isDefault: 'true' },
    ]);
    for (const wrong of [{}, { isDefault: 'false' }]) {
      expect((await browser.put(removal(walletId), wrong)).status).toBe(400);
    }
    for (const id of ['0', 'x', '9'.repeat(16)]) expect((await browser.delete(removal(id))).status).toBe(400);
  });

  test('leaves the default to the only other card that has not expired, and to none of several', async () => {
    const { browser, walletId } = await saved();
    const owner = await world.database.selectFrom('wallet_card').select('shopper_id').executeTakeFirstOrThrow();
    const second = await saveCard(world, owner.shopper_id, { token: 'pm_second' });
    const third = await saveCard(world, owner.shopper_id, { token: 'pm_third' });
    const left = async (): Promise<unknown> => (await browser.get('wallet/@self')).body.wallet;
    await browser.delete(removal(walletId));
    expect(await left()).toMatchObject([
      { walletId: second, isDefault: 'false' },
      { walletId: third, isDefault: 'false' },
    ]);
    await browser.put(removal(second), { isDefault: 'true' });
    await saveCard(world, owner.shopper_id, { token: 'pm_expired', expiryYear: 2020 });
    await browser.delete(removal(second));
    expect(await left()).toMatchObject([{ walletId: third, isDefault: 'true' }, { isDefault: 'false' }]);
  });
});
