import { loggedText } from '../support/logged-text.ts';
import { applyGiftCard, issueGiftCard, PIN } from './support/gift-cards.ts';
import { readyGuest, startOrders, type OrderWorld } from './support/order-world.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
});
afterEach(() => world.close());

describe('[PAY-05] a gift card that is not taken', () => {
  const refusal = { status: 400, key: '_ERR_GIFT_CARD_REFUSED', parameters: ['number', 'pin'] };
  const answerOf = async (number: string, pin = PIN) => {
    const browser = await world.guest();
    await browser.add('KIB-5');
    const { status, error } = await applyGiftCard(browser, number, pin);
    return { status, key: error.key, parameters: error.parameters, message: error.message };
  };

  test('a wrong number, a wrong PIN and a deactivated card get the same answer', async () => {
    const [number, closed] = [await issueGiftCard(world, 1_000), await issueGiftCard(world, 2_000)];
    await world.database
      .updateTable('gift_card')
      .set({ is_active: 0 })
      .where('last_four', '=', closed.slice(-4))
      .execute();
    const answers = [await answerOf('9'.repeat(19)), await answerOf(number, '0000'), await answerOf(closed)];
    expect(answers).toEqual([expect.objectContaining(refusal), answers[0], answers[0]]);
  });

  test('a card without money says so', async () => {
    const number = await issueGiftCard(world, 0);
    expect(await answerOf(number)).toMatchObject({ status: 400, key: '_ERR_GIFT_CARD_EMPTY' });
  });

  test.each([
    ['4242 4242 4242 4242', '1234', 'number'],
    ['-1', '1234', 'number'],
    ['9'.repeat(40), '1234', 'number'],
    ['７'.repeat(19), '1234', 'number'],
    ['1'.repeat(19), '12a4', 'pin'],
    ['1'.repeat(19), '', 'pin'],
    ['1'.repeat(19), '-123', 'pin'],
  ])('number %s with PIN "%s" is a fault of the field %s', async (number, pin, field) => {
    expect(await answerOf(number, pin)).toMatchObject({ status: 400, parameters: [field] });
  });

  test('wrong tries are limited for a shopper, and for a number from everywhere; right ones do not count', async () => {
    const number = await issueGiftCard(world, 1_000);
    const browser = await world.guest();
    await browser.add('KIB-5');
    for (let index = 0; index < 15; index += 1) expect((await applyGiftCard(browser, number)).status).toBe(201);
    const tries = [];
    for (let index = 0; index < 11; index += 1) tries.push((await applyGiftCard(browser, number, '9999')).status);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect(await answerOf(number)).toMatchObject({ status: 429, key: '_ERR_TOO_MANY_REQUESTS' });
    world.advance(25 * 60 * 60_000);
    expect((await answerOf(number)).status).toBe(201);
  });

  test('wrong tries are limited for an address, also when they come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => answerOf(String(index).padStart(19, '8'))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('nobody removes the gift card of somebody else', async () => {
    const { browser } = await readyGuest(world);
    const { body } = await applyGiftCard(browser, await issueGiftCard(world, 300));
    const other = await readyGuest(world);
    await other.browser.delete(`cart/@self/x_gift_card/${body.giftCardId}`);
    await other.browser.delete(`cart/@self/x_gift_card/..%2f1`);
    expect((await browser.get('cart/@self/x_checkout')).body.x_giftCards).toHaveLength(1);
  });

  test('neither number nor PIN is stored or logged', async () => {
    const number = await issueGiftCard(world, 1_000);
    await answerOf(number, '8642');
    const stored = await world.database.selectFrom('gift_card').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(number);
    expect(loggedText(world.log)).toContain('x_gift_card');
    expect(loggedText(world.log)).not.toMatch(new RegExp(`${number}|8642`));
  });
});
