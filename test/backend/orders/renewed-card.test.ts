import type { PaymentProvider } from '../../../backend/payments/payment-provider.ts';
import type { FakePaymentProvider } from '../../fakes/fake-payment-provider.ts';
import { saveCard } from '../support/saved-card.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { startOrders, type OrderWorld } from './support/order-world.ts';

const RENEWED = { expireMonth: '04', expireYear: '2043' };

/** The provider cannot be reached for the date of a card while this is true. */
let isAway = false;
const sometimesAway = (provider: FakePaymentProvider): PaymentProvider =>
  new Proxy(provider, {
    get: (target, name) => {
      if (name === 'changeExpiry' && isAway) return async () => ({ kind: 'outcome-unknown', cause: 'time-out' });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

let world: OrderWorld;
beforeEach(async () => {
  isAway = false;
  world = await startOrders({}, sometimesAway);
});
afterEach(() => world.close());

const cardOf = async (browser: Browser) => (await browser.get('wallet/@self')).body.wallet[0];

const owner = async () => {
  const browser = await world.registered('pat@example.test');
  const token = world.provider.cardToken('approved');
  await browser.post('wallet/@self/x_card', { token, x_returnUrl: 'http://127.0.0.1/account/wallet' });
  return { browser, walletId: String((await cardOf(browser)).walletId), token };
};

const edit = (browser: Browser, walletId: string, expiry: object = RENEWED) =>
  browser.put(`wallet/@self/x_card/${walletId}/x_expiry`, expiry);

describe('[ACC-03] the date of a saved card that its bank has renewed', () => {
  test('is changed at the provider and in the wallet, also when it is sent twice', async () => {
    const { browser, walletId, token } = await owner();
    expect(await cardOf(browser)).toMatchObject({ expireMonth: '12', expireYear: '2040', x_canEdit: 'true' });
    expect(await edit(browser, walletId)).toMatchObject({ status: 200, body: { walletId } });
    expect((await edit(browser, walletId)).status).toBe(200);
    expect(await cardOf(browser)).toMatchObject(RENEWED);
    const { customer_id: customerId } = await world.database
      .selectFrom('payment_customer')
      .select('customer_id')
      .executeTakeFirstOrThrow();
    const paid = await world.provider.authorise({
      key: { value: 'renewed-card', issuedAt: world.now() },
      orderReference: 'order-1',
      amountCents: 100,
      currency: 'usd',
      method: { kind: 'saved', methodId: token },
      returnUrl: 'http://127.0.0.1/',
      customerId,
      savesMethod: false,
    });
    expect(paid).toMatchObject({ payment: { method: { expiryMonth: 4, expiryYear: 2043 } } });
  });

  test('stays as it was while the provider does not answer, and can be sent again', async () => {
    const { browser, walletId } = await owner();
    isAway = true;
    expect(await edit(browser, walletId)).toMatchObject({ status: 503, error: { key: '_ERR_PAYMENT_UNAVAILABLE' } });
    expect(await cardOf(browser)).toMatchObject({ expireYear: '2040' });
    isAway = false;
    expect((await edit(browser, walletId)).status).toBe(200);
    expect(await cardOf(browser)).toMatchObject(RENEWED);
  });

  test.each([
    { expireMonth: '00', expireYear: '2043' },
    { expireMonth: '4', expireYear: '2043' },
    { expireMonth: '04', expireYear: '43' },
    { expireMonth: '04' },
    {},
    { expireMonth: '12', expireYear: '2020' },
  ])('is refused as %j, and nothing is changed', async (expiry) => {
    const { browser, walletId } = await owner();
    expect((await edit(browser, walletId, expiry)).status).toBe(400);
    expect(await cardOf(browser)).toMatchObject({ expireMonth: '12', expireYear: '2040' });
  });

  test('is declined, not called missing, for a card of the wallet that the provider does not have', async () => {
    const { browser, walletId, token } = await owner();
    const { customer_id: customerId } = await world.database
      .selectFrom('payment_customer')
      .select('customer_id')
      .executeTakeFirstOrThrow();
    await world.provider.detach({ customerId, methodId: token });
    expect(await edit(browser, walletId)).toMatchObject({ status: 400, error: { key: '_ERR_PAYMENT_DECLINED' } });
    expect(await cardOf(browser)).toMatchObject({ walletId, expireMonth: '12', expireYear: '2040' });
    const shopperId = Number((await browser.get('person/@self')).body.userId);
    const unknown = await saveCard(world, shopperId, { token: 'pm_unknown' });
    expect((await edit(browser, unknown)).error.key).toBe('_ERR_PAYMENT_DECLINED');
  });

  test('is the owner’s to change, and not that of the store card', async () => {
    const { browser, walletId } = await owner();
    expect((await edit(await world.guest(), walletId)).status).toBe(401);
    const stranger = await world.registered('kim@example.test');
    expect((await edit(stranger, walletId)).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    const card = world.database.updateTable('wallet_card').set({ card_type: 'PETCOPAY' });
    await card.where('wallet_id', '=', Number(walletId)).execute();
    expect((await edit(browser, walletId)).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    expect(await cardOf(browser)).toMatchObject({ expireMonth: '12', expireYear: '2040' });
    expect((await cardOf(browser)).x_canEdit).toBeUndefined();
  });
});
