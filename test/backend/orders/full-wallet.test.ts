import type { Browser } from '../commerce/support/browser.ts';
import type { FakeCard } from '../../fakes/fake-payment-provider.ts';
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
const chooseCard = async (browser: Browser, card: FakeCard = 'approved'): Promise<void> => {
  const protocolData = Object.entries({
    account: world.provider.cardToken(card),
    brand: 'visa',
    last_four: '4242',
    expire_month: '12',
    expire_year: '2040',
    save_card: 'true',
  }).map(([name, value]) => ({ name, value }));
  const { status } = await browser.post('cart/@self/payment_instruction', { payMethodId: 'CARD', protocolData });
  expect(status).toBe(201);
};

/** Why the placed order says that its card was not saved; undefined when it says nothing. */
const unsavedCard = async (browser: Browser, orderId: string): Promise<unknown> =>
  (await browser.get(`order/${orderId}`)).body.x_unsavedCard;

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
  expect(await unsavedCard(browser, checkout.orderId)).toBe('wallet-full');
});

test('[PAY-05] a wallet that was filled after the card was chosen takes no more: the order is placed and says so', async () => {
  const browser = await withCart();
  const checkout = await enterCheckout(world, browser);
  await chooseCard(browser);
  await fill(browser);
  expect((await press(browser, checkout, newKey())).status).toBe(201);
  expect(world.provider.paymentsOf(checkout.orderId)).toMatchObject([{ state: 'authorised' }]);
  await world.work();
  expect(await cardsOf(browser)).toBe(FULL);
  expect(world.provider.detached).toEqual([]);
  expect(await unsavedCard(browser, checkout.orderId)).toBe('wallet-full');
});

test('[PAY-05] a wallet that was filled while the shopper was at the bank takes no more: the provider forgets the card, and the order says so', async () => {
  const browser = await withCart();
  const checkout = await enterCheckout(world, browser);
  await chooseCard(browser, 'needs-authentication');
  const key = newKey();
  await press(browser, checkout, key);
  await fill(browser);
  world.provider.decides(world.provider.paymentsOf(checkout.orderId)[0]?.paymentId ?? '', 'approve');
  expect((await press(browser, checkout, key)).status).toBe(201);
  await world.work();
  expect(await cardsOf(browser)).toBe(FULL);
  expect(world.provider.detached).toHaveLength(1);
  expect(await unsavedCard(browser, checkout.orderId)).toBe('wallet-full');
});

test('[PAY-05] with room for one more when the order is placed the card is saved, even if the wallet was full when it was chosen', async () => {
  const browser = await withCart();
  await fill(browser);
  const checkout = await enterCheckout(world, browser);
  await chooseCard(browser);
  const [card] = (await browser.get('wallet/@self')).body.wallet;
  expect((await browser.delete(`wallet/@self/x_card/${card.walletId}`)).status).toBe(200);
  expect((await press(browser, checkout, newKey())).status).toBe(201);
  expect(await cardsOf(browser)).toBe(FULL);
  expect(await unsavedCard(browser, checkout.orderId)).toBeUndefined();
});
