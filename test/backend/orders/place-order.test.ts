import { insertSpecialProducts } from '../commerce/support/catalogue-fixture.ts';
import {
  enterCheckout,
  newKey,
  placedOrders,
  press,
  readyGuest,
  startOrders,
  stockOf,
  type OrderWorld,
} from './support/order-world.ts';

/** A shipment of a cart and of an order, as far as both have it. */
interface WireShipment {
  readonly deliveryMethod: string;
  readonly orderItemId: readonly string[];
  readonly x_vendor?: string;
}

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
});
afterEach(() => world.close());

describe('[CRT-04] [ORD-01] placing an order', () => {
  test('writes the order, authorises its total, takes the stock, and leaves no cart', async () => {
    const { browser, checkout } = await readyGuest(world);
    const before = await stockOf(world, 'KIB-5');
    const { status, body } = await press(browser, checkout, newKey());
    expect({ status, state: body.x_state, orderId: body.orderId }).toEqual({
      status: 201,
      state: 'PLACED',
      orderId: checkout.orderId,
    });
    expect(await stockOf(world, 'KIB-5')).toBe(before - 2);
    expect((await browser.get('cart/@self')).status).toBe(404);
    const [payment, ...more] = world.provider.paymentsOf(checkout.orderId);
    expect(payment).toMatchObject({
      state: 'authorised',
      capturedCents: 0,
      amountCents: Math.round(Number(checkout.total) * 100),
    });
    expect(more).toEqual([]);
    const order = await browser.get(`order/${checkout.orderId}`);
    expect(order.body).toMatchObject({
      orderStatus: 'F',
      grandTotal: checkout.total,
      x_contact: { email1: 'Pat@example.test', phone1: '5555550100' },
      x_shippingAddress: { city: 'San Diego', zipCode: '92121' },
      x_payment: { payMethodId: 'CARD', brand: 'visa', displayNumber: '************4242' },
      x_shipments: [{ deliveryMethod: 'SHIP', status: 'F' }],
      orderItem: [{ partNumber: 'KIB-5', quantity: '2.0', x_cancellable: 'true' }],
    });
  });

  test('[CHK-02] the order has the shipments that the cart announced: one for each vendor, paid for once', async () => {
    await insertSpecialProducts(world.database);
    const { browser, checkout } = await readyGuest(world, { 'LIT-20': 1, CRATE: 1, 'KIB-5': 1 });
    const announced: readonly WireShipment[] = (await browser.get('cart/@self?extendedCart=true')).body.x_delivery;
    expect(announced.map(({ orderItemId }) => orderItemId.length)).toEqual([2, 1]);
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    const order = await browser.get(`order/${checkout.orderId}`);
    const shipments: readonly WireShipment[] = order.body.x_shipments;
    const facts = ({ orderItemId, deliveryMethod }: WireShipment) => ({ orderItemId, deliveryMethod });
    expect(shipments.map(facts)).toEqual(announced.map(facts));
    expect(shipments.map(({ x_vendor }) => x_vendor)).toEqual([undefined, 'Timber & Tail']);
    expect(order.body.grandTotal).toBe(checkout.total);
  });

  test('answers the same key with the same order, also after the cart is gone', async () => {
    const { browser, checkout } = await readyGuest(world);
    const key = newKey();
    const first = await press(browser, checkout, key);
    const second = await press(browser, checkout, key);
    expect(second.body).toEqual(first.body);
    expect(await placedOrders(world)).toEqual([Number(checkout.orderId)]);
    expect(world.provider.paymentsOf(checkout.orderId)).toHaveLength(1);
  });

  test('a double click and a second tab with a key of its own place one order', async () => {
    const { browser, checkout } = await readyGuest(world);
    const key = newKey();
    const answers = await Promise.all([key, key, newKey(), newKey()].map((each) => press(browser, checkout, each)));
    expect(answers.map(({ status, body }) => [status, body.orderId])).toEqual(
      answers.map(() => [201, checkout.orderId]),
    );
    expect(world.provider.paymentsOf(checkout.orderId)).toHaveLength(1);
    expect(await placedOrders(world)).toHaveLength(1);
  });

  test('a later item begins a new cart', async () => {
    const { browser, checkout } = await readyGuest(world);
    await press(browser, checkout, newKey());
    await browser.add('LIT-20');
    expect(await browser.cart()).toEqual({ 'LIT-20': 1 });
  });

  test('a key of another shopper is refused and changes nothing', async () => {
    const { browser, checkout } = await readyGuest(world);
    const key = newKey();
    await press(browser, checkout, key);
    const other = await readyGuest(world);
    const { status, error } = await press(other.browser, other.checkout, key);
    expect([status, error.parameters]).toEqual([400, ['x_key']]);
    expect(await placedOrders(world)).toHaveLength(1);
  });

  test.each([
    ['declined', '_ERR_PAYMENT_DECLINED', 'declined', 400],
    ['insufficient-funds', '_ERR_PAYMENT_DECLINED', 'insufficient-funds', 400],
    ['expired-card', '_ERR_PAYMENT_DECLINED', 'expired-card', 400],
    ['unavailable', '_ERR_PAYMENT_UNAVAILABLE', '', 503],
  ] as const)('a card that is %s is refused as %s, and the cart stays', async (card, errorKey, parameter, expected) => {
    const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card });
    const { status, error } = await press(browser, checkout, newKey());
    expect([status, error.key, error.parameters.join()]).toEqual([expected, errorKey, parameter]);
    expect(await browser.cart()).toEqual({ 'KIB-5': 1 });
    await enterCheckout(world, browser);
    expect((await press(browser, checkout, newKey())).status).toBe(201);
  });

  test('[PAY-01] a checkout that met an outage asks the bank for approval two hours later, and is placed', async () => {
    const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card: 'unavailable' });
    const { x_key: key } = (await browser.put('cart/@self/precheckout', { orderId: checkout.orderId })).body;
    expect((await press(browser, checkout, key)).status).toBe(503);
    world.advance(2 * 60 * 60_000);
    const attempt = world.database.updateTable('order_attempt').where('attempt_key', '=', key);
    await attempt.set({ payment_token: world.provider.cardToken('needs-authentication') }).execute();
    expect((await press(browser, checkout, key)).body.x_state).toBe('AUTHENTICATE');
    world.advance(10 * 60_000);
    await world.work();
    const [payment] = world.provider.paymentsOf(checkout.orderId);
    world.provider.decides(payment?.paymentId ?? '', 'approve');
    expect((await press(browser, checkout, key)).status).toBe(201);
  });

  test('[CHK-08] [ORD-01] the key of an order that is being placed says so, until the outcome is known', async () => {
    const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card: 'unavailable' });
    const prepare = async () => (await browser.put('cart/@self/precheckout', { orderId: checkout.orderId })).body;
    const { x_key: key } = await prepare();
    expect((await press(browser, checkout, key)).status).toBe(503);
    const attempt = world.database.updateTable('order_attempt').where('attempt_key', '=', key);
    await attempt.set({ state: 'authorising' }).execute();
    expect(await prepare()).toMatchObject({ x_key: key, x_state: 'PENDING' });
    await attempt.set({ state: 'authenticating' }).execute();
    const waiting = await prepare();
    expect([waiting.x_key, waiting.x_state]).toEqual([key, undefined]);
  });

  test('a lost answer is asked after at once: one payment, one order', async () => {
    const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card: 'lost-answer' });
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    expect(world.provider.paymentsOf(checkout.orderId)).toHaveLength(1);
  });

  test('[CHK-07] a total that is not the one that the shopper saw is refused, and nothing is charged', async () => {
    const { browser, checkout } = await readyGuest(world);
    const { status, error } = await press(browser, { ...checkout, total: '1.00000' }, newKey());
    expect([status, error.key]).toEqual([400, '_ERR_ORDER_CHANGED']);
    expect(world.provider.paymentsOf(checkout.orderId)).toEqual([]);
  });

  test('[CHK-08] a pickup that Review showed for today is not placed for tomorrow without the shopper seeing it', async () => {
    const browser = await world.guest();
    await browser.add('TANK', 1, { physicalStoreId: '1101' });
    const checkout = await enterCheckout(world, browser);
    const prepare = async () => (await browser.put('cart/@self/precheckout', { orderId: checkout.orderId })).body;
    const dayNow = async () => (await browser.get('cart/@self')).body.orderItem[0].x_deliveryDate;
    const [{ x_key: key }, today] = [await prepare(), await dayNow()];
    world.advance(21 * 60 * 60_000);
    expect(await dayNow()).not.toBe(today);
    expect((await press(browser, checkout, key)).error.key).toBe('_ERR_ORDER_CHANGED');
    expect(world.provider.paymentsOf(checkout.orderId)).toEqual([]);
    const { x_key: next } = await prepare();
    expect(next).not.toBe(key);
    expect((await press(browser, checkout, next)).status).toBe(201);
  });

  test('what is missing is named', async () => {
    const browser = await world.guest();
    await browser.add('KIB-5');
    const { status, error } = await press(browser, { orderId: '.', total: '20.00000' }, newKey());
    expect([status, error.key, error.parameters]).toEqual([
      400,
      '_ERR_CHECKOUT_INCOMPLETE',
      ['contact', 'address', 'payment'],
    ]);
  });
});

describe('[PAY-01] a payment that the shopper has to approve', () => {
  test('leads to the bank, and the same key places the order after the return', async () => {
    const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card: 'needs-authentication' });
    const key = newKey();
    const first = await press(browser, checkout, key);
    const [payment] = world.provider.paymentsOf(checkout.orderId);
    expect([first.status, first.body.x_state]).toEqual([200, 'AUTHENTICATE']);
    expect(first.body.x_url).toContain(payment?.paymentId);
    expect((await press(browser, checkout, key)).body).toEqual(first.body);
    world.provider.decides(payment?.paymentId ?? '', 'approve');
    expect((await press(browser, checkout, key)).status).toBe(201);
  });

  test('that was refused is declined, and the cart can be placed with a new key', async () => {
    const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card: 'needs-authentication' });
    const key = newKey();
    await press(browser, checkout, key);
    world.provider.decides(world.provider.paymentsOf(checkout.orderId)[0]?.paymentId ?? '', 'refuse');
    expect((await press(browser, checkout, key)).error.parameters).toEqual(['authentication-failed']);
    await enterCheckout(world, browser);
    expect((await press(browser, checkout, newKey())).status).toBe(201);
  });

  test('an event of the provider places the order when the shopper does not come back', async () => {
    const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card: 'needs-authentication' });
    await press(browser, checkout, newKey());
    const { paymentId } = world.provider.paymentsOf(checkout.orderId)[0] ?? { paymentId: '' };
    world.provider.decides(paymentId, 'approve');
    const send = (signature: string) =>
      world.app.inject({
        method: 'POST',
        url: '/payments/events',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: `event-1 authorised ${paymentId}`,
      });
    expect((await send('forged')).statusCode).toBe(400);
    expect(await placedOrders(world)).toEqual([]);
    expect((await send('signed')).statusCode).toBe(200);
    expect((await send('signed')).statusCode).toBe(200);
    expect(await placedOrders(world)).toEqual([Number(checkout.orderId)]);
  });
});
