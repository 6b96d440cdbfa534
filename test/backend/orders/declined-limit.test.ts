import type { FakeCard } from '../../fakes/fake-payment-provider.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { enterCheckout, newKey, press, readyGuest, startOrders, type OrderWorld } from './support/order-world.ts';

const HOUR_MS = 60 * 60_000;
const REFUSED = [429, '_ERR_PAYMENT_DECLINED', ['too-many-tries']];

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ declineLimit: 12 });
});
afterEach(() => world.close());

/** Presses Place Order with a card; the status, the error and its parameters. */
const pay = async (browser: Browser, card: FakeCard) => {
  const { status, error } = await press(browser, await enterCheckout(world, browser, { card }), newKey());
  return [status, error.key, error.parameters];
};

const payOften = async (browser: Browser, card: FakeCard, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) await pay(browser, card);
};

describe('[PAY-05] who has had ten payments declined within an hour', () => {
  test('pays with no other card before the hour is over, and nothing is sent to the bank', async () => {
    const { browser, checkout } = await readyGuest(world);
    await payOften(browser, 'declined', 9);
    expect(await pay(browser, 'declined')).toEqual([400, '_ERR_PAYMENT_DECLINED', ['declined']]);
    const before = world.provider.paymentsOf(checkout.orderId).length;
    expect(await pay(browser, 'approved')).toEqual(REFUSED);
    expect(world.provider.paymentsOf(checkout.orderId)).toHaveLength(before);
    world.advance(HOUR_MS);
    expect((await pay(browser, 'approved'))[0]).toBe(201);
  });

  test('still reads the outcome of an order that was placed before', async () => {
    const { browser, checkout } = await readyGuest(world);
    const key = newKey();
    expect((await press(browser, checkout, key)).status).toBe(201);
    await browser.add('KIB-5');
    await payOften(browser, 'declined', 10);
    expect(await pay(browser, 'approved')).toEqual(REFUSED);
    expect((await press(browser, checkout, key)).status).toBe(201);
  });
});

test('[PAY-01] [CHK-07] a typed card that the provider has forgotten is taken out of the order, to be entered again, and is no declined payment', async () => {
  const { browser } = await readyGuest(world);
  for (let time = 0; time < 12; time += 1) {
    const checkout = await enterCheckout(world, browser);
    const row = world.database.updateTable('checkout').set({ payment_token: 'forgotten' });
    await row.where('order_id', '=', Number(checkout.orderId)).execute();
    const { status, error } = await press(browser, checkout, newKey());
    expect([status, error.key]).toEqual([400, '_ERR_PAYMENT_GONE']);
    expect((await browser.get('cart/@self/x_checkout')).body.missing).toEqual(['payment']);
  }
  expect((await pay(browser, 'approved'))[0]).toBe(201);
});

test('[PAY-05] one declined payment is counted once, however often its key is sent again', async () => {
  const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card: 'declined' });
  const key = newKey();
  for (let time = 0; time < 15; time += 1) {
    expect((await press(browser, checkout, key)).error.parameters).toEqual(['declined']);
  }
  await payOften(browser, 'declined', 8);
  expect((await pay(browser, 'approved'))[0]).toBe(201);
});

test('[PAY-05] declined payments of several shoppers at one address are limited together, and others pay', async () => {
  const first = await readyGuest(world);
  await payOften(first.browser, 'declined', 8);
  const second = await readyGuest(world);
  await payOften(second.browser, 'declined', 4);
  expect(await pay(second.browser, 'approved')).toEqual(REFUSED);
  const elsewhere = await readyGuest(world);
  elsewhere.browser.headers['x-forwarded-for'] = '198.51.100.7';
  expect((await pay(elsewhere.browser, 'approved'))[0]).toBe(201);
});

test('[PAY-05] a bank that does not answer, and a provider that does not, are not counted', async () => {
  const { browser } = await readyGuest(world);
  await payOften(browser, 'try-again-later', 6);
  await payOften(browser, 'unavailable', 6);
  expect((await pay(browser, 'approved'))[0]).toBe(201);
});
