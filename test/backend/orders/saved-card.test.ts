import type { Browser } from '../commerce/support/browser.ts';
import type { FakeCard } from '../../fakes/fake-payment-provider.ts';
import { enterCheckout, newKey, press, startOrders, type OrderWorld } from './support/order-world.ts';

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
