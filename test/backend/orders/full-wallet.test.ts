import type { Browser } from '../commerce/support/browser.ts';
import { saveCard } from '../support/saved-card.ts';
import { enterCheckout, newKey, press, startOrders, type OrderWorld } from './support/order-world.ts';

const FULL = 20;

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
});
afterEach(() => world.close());

const cardsOf = async (browser: Browser): Promise<number> => (await browser.get('wallet/@self')).body.wallet.length;

/** Puts cards into the wallet until it has this many. */
const fill = async (browser: Browser, count = FULL): Promise<void> => {
  const { shopper_id: shopperId } = await world.database
    .selectFrom('orders')
    .select('shopper_id')
    .where('order_id', '=', Number((await browser.get('cart/@self')).body.orderId))
    .executeTakeFirstOrThrow();
  for (let number = (await cardsOf(browser)) + 1; number <= count; number += 1) {
    await saveCard(world, shopperId, { token: `pm_${number}` });
  }
};

const withCart = async (): Promise<Browser> => {
  const browser = await world.registered('pat@example.test');
  await browser.add('KIB-5');
  return browser;
};

/** Chooses a typed card that is to be saved. */
const chooseCard = async (browser: Browser): Promise<void> => {
  const protocolData = Object.entries({
    account: world.provider.cardToken('approved'),
    brand: 'visa',
    last_four: '4242',
    expire_month: '12',
    expire_year: '2040',
    save_card: 'true',
  }).map(([name, value]) => ({ name, value }));
  const { status } = await browser.post('cart/@self/payment_instruction', { payMethodId: 'CARD', protocolData });
  expect(status).toBe(201);
};

/** What the checkout and the wallet say, which is the same. */
const isFull = async (browser: Browser): Promise<string> => {
  const atCheckout = (await browser.get('cart/@self/usable_payment_info')).body.x_walletIsFull;
  expect((await browser.get('wallet/@self')).body.x_isFull).toBe(atCheckout);
  return atCheckout;
};

test('[PAY-05] [ACC-03] a card pays for an order of a shopper with a full wallet, is not saved, and the checkout says so', async () => {
  const browser = await withCart();
  await fill(browser, FULL - 1);
  expect(await isFull(browser)).toBe('false');
  await fill(browser);
  expect(await isFull(browser)).toBe('true');
  const checkout = await enterCheckout(world, browser);
  await chooseCard(browser);
  expect((await press(browser, checkout, newKey())).status).toBe(201);
  await world.work();
  expect(await cardsOf(browser)).toBe(FULL);
  expect(world.provider.detached).toEqual([]);
});

test('[PAY-05] a wallet that was filled after the card was chosen takes no more: the order is placed, the provider forgets the card', async () => {
  const browser = await withCart();
  const checkout = await enterCheckout(world, browser);
  await chooseCard(browser);
  await fill(browser);
  expect((await press(browser, checkout, newKey())).status).toBe(201);
  expect(world.provider.paymentsOf(checkout.orderId)).toMatchObject([{ state: 'authorised' }]);
  await world.work();
  expect(await cardsOf(browser)).toBe(FULL);
  expect(world.provider.detached).toHaveLength(1);
});

test('[PAY-05] with room for one more the card is saved', async () => {
  const browser = await withCart();
  await fill(browser, FULL - 1);
  const checkout = await enterCheckout(world, browser);
  await chooseCard(browser);
  expect((await press(browser, checkout, newKey())).status).toBe(201);
  expect(await cardsOf(browser)).toBe(FULL);
});
