import { seedStores } from '../../../../backend/stores/seed/seed-stores.ts';
import { startOrders, type OrderWorld } from '../../orders/support/order-world.ts';
import { saveCard } from '../../support/saved-card.ts';
import { addAddress, card, checkoutOf, guestWithFood, readyGuest } from '../support/checkouts.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders();
  await seedStores(world.database, 1);
});
afterAll(() => world.close());

describe('[PAY-05] the payment', () => {
  test('[PAY-02] is replaced by a new one, and its token is never returned', async () => {
    const browser = await guestWithFood(world);
    const first = await browser.post('cart/@self/payment_instruction', card('tok_first'));
    const second = await browser.post('cart/@self/payment_instruction', card('tok_second', { last_four: '1881' }));
    expect([first.status, second.status]).toEqual([201, 201]);
    const checkout = await checkoutOf(browser);
    expect(checkout.paymentInstruction).toEqual([
      {
        piId: second.body.paymentInstruction[0].piId,
        payMethodId: 'CARD',
        brand: 'visa',
        displayNumber: '************1881',
        expireMonth: '12',
        expireYear: '2032',
      },
    ]);
    expect(JSON.stringify(checkout)).not.toContain('tok_');
    expect((await browser.delete(`cart/@self/payment_instruction/${checkout.paymentInstruction[0].piId}`)).status).toBe(
      200,
    );
    expect((await checkoutOf(browser)).missing).toContain('payment');
  });

  test.each([
    ['the number of a card', { account: '4242 4242 4242 4242' }, 'account'],
    ['a token with other characters', { account: 'tok en' }, 'account'],
    ['an unknown month', { expire_month: '13' }, 'expire_month'],
    ['a short year', { expire_year: '32' }, 'expire_year'],
    ['a past month', { expire_year: '2029' }, 'expire_year'],
    ['three last digits', { last_four: '424' }, 'last_four'],
  ])('refuses %s', async (_case, more, field) => {
    const browser = await guestWithFood(world);
    const { status, error, text } = await browser.post('cart/@self/payment_instruction', card('tok', more));
    expect([status, error.parameters.join()]).toEqual([400, field]);
    expect(text).not.toContain('4242 4242');
  });

  test("can be a card of the own wallet and never one of somebody else's", async () => {
    const owner = await world.registered('wallet-at-checkout@example.test');
    const { body } = await owner.get('person/@self');
    const walletId = await saveCard(world, Number(body.userId), { token: 'pm_1', isDefault: true });
    const saved = { payMethodId: 'SAVED', protocolData: [{ name: 'walletId', value: walletId }] };
    await owner.add('KIB-5', '1');
    expect((await owner.get('cart/@self/usable_payment_info')).body).toMatchObject({
      x_savedCards: [{ walletId, brand: 'visa', kind: 'CARD', isDefault: 'true' }],
      x_cardFields: { kind: 'embedded' },
      x_paypal: 'true',
    });
    expect((await owner.post('cart/@self/payment_instruction', saved)).status).toBe(201);
    expect((await owner.post('cart/@self/payment_instruction', { ...saved, payMethodId: 'PETCOPAY' })).status).toBe(
      400,
    );
    const stranger = await world.registered('stranger-at-checkout@example.test');
    await stranger.add('KIB-5', '1');
    expect((await stranger.post('cart/@self/payment_instruction', saved)).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    const guest = await guestWithFood(world);
    expect((await guest.post('cart/@self/payment_instruction', saved)).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
  });
});

describe('[CHK-08] [ORD-01] the check before placing', () => {
  test('names what is missing', async () => {
    const browser = await guestWithFood(world);
    const { status, error } = await browser.put('cart/@self/precheckout', {});
    expect([status, error.key, error.parameters]).toEqual([
      400,
      '_ERR_CHECKOUT_INCOMPLETE',
      ['contact', 'address', 'payment'],
    ]);
  });

  test('returns the same key after a reload and another one after a change', async () => {
    const browser = await readyGuest(world);
    const keyOf = async () => (await browser.put('cart/@self/precheckout', {})).body;
    const first = await keyOf();
    expect(first).toMatchObject({ x_key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(first.grandTotal).toBe((await browser.get('order/@self')).body.grandTotal);
    expect(await keyOf()).toEqual(first);
    await browser.add('KIB-5', '1');
    const second = await keyOf();
    expect(second.x_key).not.toBe(first.x_key);
    await browser.post('cart/@self/payment_instruction', card('tok_other'));
    expect((await keyOf()).x_key).not.toBe(second.x_key);
  });

  test('returns a new key after a declined card, and the order is placed with it', async () => {
    const browser = await readyGuest(world);
    const place = async () => {
      const { body } = await browser.put('cart/@self/precheckout', {});
      const order = { orderId: body.orderId, x_key: body.x_key, x_grandTotal: body.grandTotal };
      return { key: body.x_key, ...(await browser.post('cart/@self/checkout', order)) };
    };
    await browser.post('cart/@self/payment_instruction', card(world.provider.cardToken('declined')));
    const declined = await place();
    expect(declined.error.key).toBe('_ERR_PAYMENT_DECLINED');
    await browser.post('cart/@self/payment_instruction', card(world.provider.cardToken('approved')));
    const placed = await place();
    expect([placed.status, placed.key === declined.key]).toEqual([201, false]);
    expect((await browser.get('cart/@self/x_checkout')).status).toBe(404);
  });

  test('[CHK-07] a key of Review is refused once the address changed in another tab, at the same total', async () => {
    const browser = await readyGuest(world);
    const review = async () => (await browser.put('cart/@self/precheckout', {})).body;
    const place = (seen: { orderId: string; x_key: string; grandTotal: string }) =>
      browser.post('cart/@self/checkout', { orderId: seen.orderId, x_key: seen.x_key, x_grandTotal: seen.grandTotal });
    const seen = await review();
    const other = await addAddress(browser, { nickName: 'Other', addressLine: ['2 Bark St'] });
    await browser.put('cart/@self/shipping_info', { addressId: other });
    expect((await place(seen)).error.key).toBe('_ERR_ORDER_CHANGED');
    const again = await review();
    expect(again.grandTotal).toBe(seen.grandTotal);
    expect((await place(seen)).error.key).toBe('_ERR_ORDER_CHANGED');
    expect((await place(again)).status).toBe(201);
  });

  test('[CHK-07] reports a product that sold out', async () => {
    const browser = await readyGuest(world);
    const skus = world.database.selectFrom('sku').select('id').where('part_number', '=', 'KIB-5');
    const stock = world.database.updateTable('stock').where('sku_id', 'in', skus).where('location', '=', 'online');
    const { quantity } = await world.database
      .selectFrom('stock')
      .select('quantity')
      .where('sku_id', 'in', skus)
      .where('location', '=', 'online')
      .executeTakeFirstOrThrow();
    await stock.set({ quantity: 0 }).execute();
    const { status, error } = await browser.put('cart/@self/precheckout', {});
    await stock.set({ quantity }).execute();
    expect([status, error.key, error.parameters]).toEqual([400, '_API_BAD_INV', ['KIB-5', '0']]);
  });
});
