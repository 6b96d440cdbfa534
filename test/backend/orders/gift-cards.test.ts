import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import { giveCoupon, makeMember } from '../commerce/support/members.ts';
import { applyGiftCard, balanceOf, issueGiftCard } from './support/gift-cards.ts';
import {
  enterCheckout,
  newKey,
  placedOrders,
  press,
  readyGuest,
  startOrders,
  type OrderWorld,
} from './support/order-world.ts';
import { mailTo } from './support/order-mail.ts';
import { KEY, placed, UPS, warehouse, type Placed } from './support/placed-order.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
});
afterEach(() => world.close());

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
const checkoutOf = async (browser: { get(path: string): Promise<{ body: Record<string, unknown> }> }) =>
  (await browser.get('cart/@self/x_checkout')).body;
const paymentOf = (orderId: string) => world.provider.paymentsOf(orderId)[0];

/** A guest's order of two dog foods and one litter, of which a gift card pays `giftCents`. */
const orderWithGift = async (
  giftCents: number,
  items: Readonly<Record<string, number>> = { 'KIB-5': 2, 'LIT-20': 1 },
) => {
  const { browser, checkout } = await readyGuest(world, items);
  const number = await issueGiftCard(world, giftCents);
  expect((await applyGiftCard(browser, number)).status).toBe(201);
  const order = await placed(browser, checkout);
  return { order, number, total: centsOf(checkout.total) };
};

const cancel = (order: Placed, partNumber: string, quantity: string) =>
  order.browser.post(`order/${order.orderId}/x_cancel`, {
    x_key: newKey(),
    orderItem: [{ orderItemId: order.lines[partNumber], quantity }],
  });

describe('[PAY-05] applying a gift card', () => {
  test('shows its balance, what it pays, and what is left to pay; reload and a second browser tab read the same', async () => {
    const { browser, checkout } = await readyGuest(world);
    const number = await issueGiftCard(world, 1_000);
    const { status, body } = await applyGiftCard(browser, `${number.slice(0, 4)} ${number.slice(4)}`);
    const toPay = ((centsOf(checkout.total) - 1_000) / 100).toFixed(5);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        displayNumber: number.slice(-4).padStart(19, '*'),
        balance: '10.00000',
        amount: '10.00000',
        x_toPay: toPay,
      },
    });
    const shown = { x_giftCards: [{ giftCardId: body.giftCardId, amount: '10.00000' }], x_toPay: toPay };
    expect(await checkoutOf(browser)).toMatchObject(shown);
    expect((await browser.get('cart/@self/usable_payment_info')).body).toMatchObject(shown);
    expect(await balanceOf(world, number)).toBe(1_000);
    await browser.delete(`cart/@self/x_gift_card/${body.giftCardId}`);
    expect(await checkoutOf(browser)).toMatchObject({ x_giftCards: [], x_toPay: checkout.total });
  });

  test('that pays for everything leaves no payment to choose', async () => {
    const browser = await world.guest();
    await browser.add('KIB-5');
    expect((await checkoutOf(browser)).missing).toContain('payment');
    await applyGiftCard(browser, await issueGiftCard(world, 50_000));
    expect(await checkoutOf(browser)).toMatchObject({ missing: ['contact', 'address'], x_toPay: '0.00000' });
  });

  test('an order takes four gift cards, each once, and the first one pays first', async () => {
    const { browser } = await readyGuest(world);
    const numbers = [];
    for (let index = 0; index < 4; index += 1) numbers.push(await issueGiftCard(world, 100 + index));
    for (const number of [...numbers, ...numbers]) expect((await applyGiftCard(browser, number)).status).toBe(201);
    const more = await applyGiftCard(browser, await issueGiftCard(world, 500));
    expect([more.status, more.error.key, more.error.parameters]).toEqual([400, '_ERR_GIFT_CARD_LIMIT', ['4']]);
    const { x_giftCards } = await checkoutOf(browser);
    expect(x_giftCards).toMatchObject([100, 101, 102, 103].map((cents) => ({ amount: (cents / 100).toFixed(5) })));
  });

  test('a card that was deactivated after it was applied pays nothing, and leaves its place to another one', async () => {
    const browser = await world.guest();
    await browser.add('KIB-5');
    const [lost = '', ...others] = await Promise.all([100, 101, 102, 103].map((cents) => issueGiftCard(world, cents)));
    for (const number of [lost, ...others]) await applyGiftCard(browser, number);
    const named = world.database.updateTable('gift_card').where('last_four', '=', lost.slice(-4));
    await named.set({ is_active: 0 }).execute();
    expect((await applyGiftCard(browser, await issueGiftCard(world, 500))).status).toBe(201);
    const { x_giftCards } = await checkoutOf(browser);
    expect(x_giftCards).toMatchObject([101, 102, 103, 500].map((cents) => ({ amount: (cents / 100).toFixed(5) })));
  });

  test('a guest who signs in keeps the gift card in the checkout', async () => {
    await world.registered('robin@example.test');
    const browser = await world.guest();
    await browser.add('KIB-5');
    await applyGiftCard(browser, await issueGiftCard(world, 700));
    await browser.signIn('robin@example.test', PASSWORD);
    expect((await checkoutOf(browser)).x_giftCards).toMatchObject([{ amount: '7.00000' }]);
  });
});

describe('[PAY-05] a provider that charges fifty cents or more', () => {
  let charging: OrderWorld;
  beforeEach(async () => {
    charging = await startOrders({}, (provider) => Object.assign(provider, { minimumChargeCents: 50 }));
  });
  afterEach(() => charging.close());

  test('gets fifty cents of an order of which a gift card could leave one cent', async () => {
    const { browser, checkout } = await readyGuest(charging);
    const total = centsOf(checkout.total);
    const number = await issueGiftCard(charging, total - 1);
    const { body } = await applyGiftCard(browser, number);
    const shown = { x_toPay: '0.50000', x_minimumCharge: '0.50000' };
    expect(body).toMatchObject({ ...shown, amount: ((total - 50) / 100).toFixed(5) });
    expect(await checkoutOf(browser)).toMatchObject({ ...shown, missing: [] });
    const order = await placed(browser, checkout);
    expect(charging.provider.paymentsOf(order.orderId)).toMatchObject([{ state: 'authorised', amountCents: 50 }]);
    expect(await balanceOf(charging, number)).toBe(49);
  });

  test('cannot be paid for an order that costs less, which needs a payment until a gift card pays for it', async () => {
    await charging.database.updateTable('sku').set({ offer_price_cents: 20, list_price_cents: 20 }).execute();
    const browser = await charging.guest();
    await browser.add('KIB-5', 1, { physicalStoreId: '1101' });
    const checkout = await enterCheckout(charging, browser);
    expect(await checkoutOf(browser)).toMatchObject({ x_toPay: '0.22000', missing: ['payment'] });
    const { status, error } = await browser.put('cart/@self/precheckout', { orderId: checkout.orderId });
    expect([status, error.key, error.parameters]).toEqual([400, '_ERR_CHECKOUT_INCOMPLETE', ['payment']]);
    await applyGiftCard(browser, await issueGiftCard(charging, 500));
    expect(await checkoutOf(browser)).toMatchObject({ x_toPay: '0.00000', missing: [] });
  });
});

describe('[PAY-05] [ORD-01] placing an order with gift cards', () => {
  test('takes the balance and authorises only the rest', async () => {
    const { order, number, total } = await orderWithGift(1_000);
    expect(await balanceOf(world, number)).toBe(0);
    expect(paymentOf(order.orderId)).toMatchObject({ state: 'authorised', amountCents: total - 1_000 });
    expect((await order.read()).body).toMatchObject({
      grandTotal: (total / 100).toFixed(5),
      x_giftCards: [{ displayNumber: number.slice(-4).padStart(19, '*'), amount: '10.00000', x_remaining: '0.00000' }],
    });
    const [mail] = await mailTo(world, 'Pat@example.test');
    expect(mail?.text).toContain(`Gift card ending in ${number.slice(-4)} ($0.00 left): $10.00`);
    expect(mail?.text).toContain(`Visa ending in 4242: $${((total - 1_000) / 100).toFixed(2)}`);
  });

  test('that they pay for completely needs no card and has no authorisation', async () => {
    const { order, number, total } = await orderWithGift(50_000);
    expect(await balanceOf(world, number)).toBe(50_000 - total);
    expect(world.provider.paymentsOf(order.orderId)).toEqual([]);
    expect((await order.read()).body.x_payment).toBeUndefined();
  });

  test('[CHK-07] is refused when the balance fell since Review; nothing is charged, and it can be placed again', async () => {
    const { browser, checkout } = await readyGuest(world);
    const number = await issueGiftCard(world, 2_000);
    await applyGiftCard(browser, number);
    const { body } = await browser.put('cart/@self/precheckout', { orderId: checkout.orderId });
    const other = await readyGuest(world, { 'LIT-20': 1 });
    await applyGiftCard(other.browser, number);
    await placed(other.browser, other.checkout);
    const { status, error } = await press(browser, checkout, body.x_key);
    expect([status, error.key]).toEqual([400, '_ERR_ORDER_CHANGED']);
    expect(world.provider.paymentsOf(checkout.orderId)).toEqual([]);
    const again = await browser.put('cart/@self/precheckout', { orderId: checkout.orderId });
    expect(again.body.x_key).not.toBe(body.x_key);
    expect((await press(browser, checkout, again.body.x_key)).status).toBe(201);
  });

  test('is refused when the balance fell while the shopper was at the bank, and the authorisation is released', async () => {
    const { browser, checkout } = await readyGuest(world, { 'KIB-5': 1 }, { card: 'needs-authentication' });
    const number = await issueGiftCard(world, 500);
    await applyGiftCard(browser, number);
    const key = newKey();
    expect((await press(browser, checkout, key)).body.x_state).toBe('AUTHENTICATE');
    const other = await readyGuest(world, { 'LIT-20': 1 });
    await applyGiftCard(other.browser, number);
    await placed(other.browser, other.checkout);
    world.provider.decides(paymentOf(checkout.orderId)?.paymentId ?? '', 'approve');
    expect((await press(browser, checkout, key)).error.key).toBe('_ERR_ORDER_CHANGED');
    await world.work();
    expect(paymentOf(checkout.orderId)?.state).toBe('cancelled');
    expect(await balanceOf(world, number)).toBe(0);
    expect(await checkoutOf(browser)).toMatchObject({ x_toPay: checkout.total });
  });

  test('fifty shoppers who spend one card at the same moment never take it below zero', async () => {
    const number = await issueGiftCard(world, 2_500);
    const ready = [];
    for (let index = 0; index < 50; index += 1) {
      const guest = await readyGuest(world, { 'LIT-20': 1 });
      await applyGiftCard(guest.browser, number);
      ready.push(guest);
    }
    const answers = await Promise.all(ready.map(({ browser, checkout }) => press(browser, checkout, newKey())));
    const orders = await placedOrders(world);
    expect(orders).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(orders.length).toBeGreaterThan(0);
    const spent = await world.database.selectFrom('order_gift').select('spent_cents').execute();
    expect(spent.reduce((sum, row) => sum + row.spent_cents, 0)).toBe(2_500 - (await balanceOf(world, number)));
    expect(await balanceOf(world, number)).toBeGreaterThanOrEqual(0);
    await world.work();
    for (const { checkout } of ready) {
      const reserved = world.provider.paymentsOf(checkout.orderId).filter(({ state }) => state === 'authorised');
      expect(reserved).toHaveLength(orders.includes(Number(checkout.orderId)) && reserved.length > 0 ? 1 : 0);
    }
  });

  test('beside a reward, which lowers the total first', async () => {
    const { browser, shopperId } = await makeMember(world, 'kim@example.test');
    await browser.add('KIB-5', 2);
    const full = await enterCheckout(world, browser);
    await giveCoupon(world.database, shopperId, 'C-1');
    await browser.post('cart/@self/assigned_promotion_code', { promoCode: 'C-1' });
    const checkout = await enterCheckout(world, browser);
    expect(centsOf(checkout.total)).toBeLessThan(centsOf(full.total));
    const number = await issueGiftCard(world, 600);
    await applyGiftCard(browser, number);
    await placed(browser, checkout);
    expect(paymentOf(checkout.orderId)?.amountCents).toBe(centsOf(checkout.total) - 600);
  });
});

describe('[PAY-05] [PAY-06] after the order', () => {
  test('the gift card pays for what leaves first, and the card is captured for the rest only', async () => {
    const { order, total } = await orderWithGift(1_000);
    expect(paymentOf(order.orderId)?.capturedCents).toBe(0);
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await world.work();
    expect(paymentOf(order.orderId)).toMatchObject({ state: 'completed', capturedCents: total - 1_000 });
  });

  test('cancelled pieces reduce the card first, and then go back to the gift card at once', async () => {
    const { order, number, total } = await orderWithGift(3_000);
    await cancel(order, 'LIT-20', '1');
    const afterFirst = centsOf((await order.read()).body.grandTotal);
    expect(await balanceOf(world, number)).toBe(Math.max(0, 3_000 - afterFirst));
    await cancel(order, 'KIB-5', '2');
    expect(await balanceOf(world, number)).toBe(3_000);
    await world.work();
    expect(paymentOf(order.orderId)).toMatchObject({
      state: 'cancelled',
      capturedCents: 0,
      amountCents: total - 3_000,
    });
    const mails = await mailTo(world, 'Pat@example.test');
    expect(mails.at(-1)?.text).toMatch(/\$\d+\.\d\d went back to your gift card\./);
    expect((await order.read()).body.x_giftCards).toMatchObject([{ amount: '0.00000' }]);
  });

  test('a return goes back to the card as far as it was captured, and the rest to the gift card', async () => {
    const { order, number, total } = await orderWithGift(4_000, { 'KIB-5': 3 });
    const captured = total - 4_000;
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
    await world.work();
    await order.browser.post(`order/${order.orderId}/x_return`, {
      x_key: newKey(),
      orderItem: [{ orderItemId: order.lines['KIB-5'], quantity: '3' }],
      reason: 'PET_DISLIKES',
    });
    for (let turn = 0; turn < 2; turn += 1) await warehouse(world, `shipments/${order.shipments[0]}/returned`);
    await world.work();
    const refund = centsOf((await order.read()).body.x_returns[0].refund);
    expect(paymentOf(order.orderId)).toMatchObject({
      capturedCents: captured,
      refundedCents: Math.min(captured, refund),
    });
    expect(await balanceOf(world, number)).toBe(refund - Math.min(captured, refund));
    expect(refund).toBeGreaterThan(captured);
  });

  test('an order without a card is cancelled and refunded to the gift card', async () => {
    const { order, number } = await orderWithGift(50_000);
    await cancel(order, 'LIT-20', '1');
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    const left = centsOf((await order.read()).body.grandTotal);
    expect(await balanceOf(world, number)).toBe(50_000 - left);
    await world.work();
    expect(await world.database.selectFrom('payment_operation').selectAll().execute()).toEqual([]);
  });
});
