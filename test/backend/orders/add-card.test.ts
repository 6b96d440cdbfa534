import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import type { Answer, Browser } from '../commerce/support/browser.ts';
import type { FakeCard } from '../../fakes/fake-payment-provider.ts';
import { saveCard } from '../support/saved-card.ts';
import { enterCheckout, newKey, press, startOrders, type OrderWorld } from './support/order-world.ts';

const CARDS = 'wallet/@self/x_card';
const BACK = 'http://127.0.0.1/account/wallet';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
});
afterEach(() => world.close());

const add = (browser: Browser, card: FakeCard = 'approved'): Promise<Answer> =>
  browser.post(CARDS, { token: world.provider.cardToken(card), x_returnUrl: BACK });

const cardsOf = async (browser: Browser): Promise<readonly Record<string, string>[]> =>
  (await browser.get('wallet/@self')).body.wallet;

const setupIdOf = (address: string): string => address.split('/').at(-1) ?? '';

describe('[ACC-03] a card that is added to the wallet without an order', () => {
  test('is saved once, becomes the default, and pays for the next order', async () => {
    const browser = await world.registered('pat@example.test');
    expect((await browser.get('wallet/@self')).body.x_cardFields).toEqual({
      kind: 'embedded',
      origin: 'http://127.0.0.1:1',
    });
    expect(await add(browser)).toMatchObject({ status: 200, body: { x_state: 'SAVED' } });
    expect((await add(browser)).body).toEqual({ x_state: 'SAVED' });
    const [card, ...more] = await cardsOf(browser);
    expect(card).toMatchObject({ cardType: 'VISA', displayNumber: '************4242', isDefault: 'true' });
    expect(more).toEqual([]);

    await browser.add('KIB-5');
    const checkout = await enterCheckout(world, browser);
    const instruction = { payMethodId: 'SAVED', protocolData: [{ name: 'walletId', value: card?.walletId }] };
    expect((await browser.post('cart/@self/payment_instruction', instruction)).status).toBe(201);
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    expect(world.provider.paymentsOf(checkout.orderId)).toMatchObject([{ state: 'authorised' }]);
  });

  test.each([
    ['declined', 'declined'],
    ['insufficient-funds', 'insufficient-funds'],
    ['expired-card', 'expired-card'],
  ] as const)('is not saved when the bank says %s, and the answer says why', async (card, reason) => {
    const browser = await world.registered('pat@example.test');
    expect(await add(browser, card)).toMatchObject({
      status: 400,
      error: { key: '_ERR_PAYMENT_DECLINED', parameters: [reason] },
    });
    expect(await cardsOf(browser)).toEqual([]);
  });

  test('waits for the approval at the bank, and is added by its owner alone, once', async () => {
    const browser = await world.registered('pat@example.test');
    const stranger = await world.registered('kim@example.test');
    await add(stranger, 'captured-once');
    const { body } = await add(browser, 'needs-authentication');
    expect(body).toEqual({ x_state: 'AUTHENTICATE', x_url: expect.stringMatching(/^https:/) });
    const setup = `wallet/@self/x_setup/${setupIdOf(body.x_url)}`;
    expect((await browser.put(setup, {})).body).toEqual(body);
    expect(await cardsOf(browser)).toEqual([]);
    world.provider.decidesSetup(setupIdOf(body.x_url), 'approve');
    expect((await stranger.put(setup, {})).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    expect((await browser.put(setup, {})).body).toEqual({ x_state: 'SAVED' });
    expect((await browser.put(setup, {})).body).toEqual({ x_state: 'SAVED' });
    expect([(await cardsOf(browser)).length, (await cardsOf(stranger)).length]).toEqual([1, 1]);
  });

  test('stays removed when the address at which the bank sent the shopper back is used again', async () => {
    const browser = await world.registered('pat@example.test');
    const { body } = await add(browser, 'needs-authentication');
    const setup = `wallet/@self/x_setup/${setupIdOf(body.x_url)}`;
    world.provider.decidesSetup(setupIdOf(body.x_url), 'approve');
    await browser.put(setup, {});
    const [card] = await cardsOf(browser);
    await browser.delete(`wallet/@self/x_card/${card?.walletId}`);
    expect((await browser.put(setup, {})).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    await world.work();
    // The cleanup removes finished jobs after ninety days.
    await world.database.deleteFrom('job').where('done_at', 'is not', null).execute();
    expect((await browser.put(setup, {})).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    expect(await cardsOf(browser)).toEqual([]);
  });

  test('is not added to a wallet that was filled while the shopper was at the bank', async () => {
    const browser = await world.registered('pat@example.test');
    const { body } = await add(browser, 'needs-authentication');
    const setup = `wallet/@self/x_setup/${setupIdOf(body.x_url)}`;
    world.provider.decidesSetup(setupIdOf(body.x_url), 'approve');
    const { shopper_id: shopperId } = await world.database
      .selectFrom('payment_customer')
      .select('shopper_id')
      .executeTakeFirstOrThrow();
    for (let number = 1; number <= 20; number += 1) await saveCard(world, shopperId, { token: `pm_${number}` });
    expect((await browser.put(setup, {})).error.key).toBe('_ERR_PAY_WALLET_FULL');
    const [card] = await cardsOf(browser);
    await browser.delete(`wallet/@self/x_card/${card?.walletId}`);
    expect((await browser.put(setup, {})).body).toEqual({ x_state: 'SAVED' });
    expect((await browser.put(setup, {})).body).toEqual({ x_state: 'SAVED' });
    expect(await cardsOf(browser)).toHaveLength(20);
  });

  test('is not added when the shopper refuses it at the bank', async () => {
    const browser = await world.registered('pat@example.test');
    const { body } = await add(browser, 'needs-authentication');
    world.provider.decidesSetup(setupIdOf(body.x_url), 'refuse');
    const answer = await browser.put(`wallet/@self/x_setup/${setupIdOf(body.x_url)}`, {});
    expect(answer.error).toMatchObject({ key: '_ERR_PAYMENT_DECLINED', parameters: ['authentication-failed'] });
    expect(await cardsOf(browser)).toEqual([]);
  });

  test('is refused to guests, for unknown tokens and foreign addresses, and while the provider is unavailable', async () => {
    const guest = await world.guest();
    expect((await add(guest)).status).toBe(401);
    expect((await guest.put('wallet/@self/x_setup/seti_1', {})).status).toBe(401);
    const browser = await world.registered('pat@example.test');
    expect((await browser.post(CARDS, { token: 'pm_unknown', x_returnUrl: BACK })).error.key).toBe(
      '_ERR_PAY_NO_SUCH_CARD',
    );
    expect((await browser.post(CARDS, { token: 'a b', x_returnUrl: BACK })).status).toBe(400);
    const foreign = { token: world.provider.cardToken('approved'), x_returnUrl: 'javascript:alert(1)' };
    expect((await browser.post(CARDS, foreign)).status).toBe(400);
    expect(await add(browser, 'unavailable')).toMatchObject({ status: 503 });
    expect(await add(browser, 'lost-answer')).toMatchObject({ status: 503 });
    expect(await cardsOf(browser)).toEqual([]);
  });

  test('cannot be tried more than ten times an hour, so that stolen numbers are not tested here', async () => {
    const browser = await world.registered('pat@example.test');
    for (let tried = 0; tried < 10; tried += 1) expect((await add(browser, 'declined')).status).toBe(400);
    expect((await add(browser)).status).toBe(429);
    expect((await add(await world.registered('kim@example.test'))).status).toBe(200);
  });
});

describe('[ACC-07] a deleted account', () => {
  test('has no customer at the payment provider after the next rounds, and none is asked for without cards', async () => {
    const browser = await world.registered('pat@example.test');
    await add(browser);
    expect((await browser.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBeLessThan(300);
    expect(world.provider.removedCustomers).toEqual([]);
    world.advance(2 * 60_000);
    await world.work();
    await world.work();
    expect(world.provider.removedCustomers).toHaveLength(1);
    const other = await world.registered('kim@example.test');
    await other.post('person/@self/x_delete', { logonPassword: PASSWORD });
    world.advance(2 * 60_000);
    await world.work();
    expect(world.provider.removedCustomers).toHaveLength(1);
  });
});
