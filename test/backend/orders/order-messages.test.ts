import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedStores } from '../../../backend/stores/seed/seed-stores.ts';
import { giveCoupon, makeMember } from '../commerce/support/members.ts';
import { mailTo } from './support/order-mail.ts';
import { enterCheckout, newKey, press, readyGuest, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, placeGuest, UPS, warehouse } from './support/placed-order.ts';

const SECRET = 'the-secret-of-the-reports-long-enough';
const HOUR_MS = 60 * 60_000;

interface Received {
  readonly signature: string;
  readonly body: string;
}

let world: OrderWorld;
let server: Server;
let received: Received[];
let status: number;
beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ signature: String(request.headers['x-shop-signature']), body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`;
  world = await startOrders({
    fulfilmentKey: KEY,
    fulfilmentWebhook: { url, secret: SECRET },
    publicOrigin: 'https://shop.example',
    outbox: true,
  });
});
afterEach(async () => {
  await world.close();
  server.close();
});

const backlog = async () => (await world.browser().get('/readyz')).body.orders;

describe('[ORD-06] reports to the fulfilment side', () => {
  test('are signed, name the order and no personal data', async () => {
    const order = await placeGuest(world);
    await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey() });
    await world.work();
    expect(received.map(({ body }) => JSON.parse(body)).map(({ type, orderId }) => [type, orderId])).toEqual([
      ['order.placed', order.orderId],
      ['order.cancelled', order.orderId],
    ]);
    for (const { signature, body } of received) {
      const [, seconds = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      expect(given).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
      expect(body).not.toMatch(/pat@|Bark|5555550100/i);
    }
  });

  test('that are not accepted are sent again after growing pauses', async () => {
    await placeGuest(world);
    status = 500;
    await world.work();
    await world.work();
    expect(received).toHaveLength(1);
    status = 200;
    world.advance(6_000);
    await world.work();
    world.advance(HOUR_MS);
    await world.work();
    expect(received).toHaveLength(2);
    expect(await backlog()).toEqual({ open: 0, waiting: 0, deadLetters: 0 });
  });

  test('that are never accepted become dead letters, which are logged and counted', async () => {
    await placeGuest(world);
    status = 404;
    await world.database.updateTable('job').where('kind', '=', 'webhook').set({ attempts: 79 }).execute();
    await world.work();
    world.advance(24 * HOUR_MS);
    await world.work();
    expect(received).toHaveLength(1);
    expect(await backlog()).toMatchObject({ waiting: 0, deadLetters: 1 });
    expect(world.log.join('')).toContain('a job is a dead letter');
  });
});

describe('[ORD-03] mails', () => {
  test('confirm the order with items, total and a link that opens it without an account', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    const [mail] = await mailTo(world, 'Pat@example.test');
    const { body } = await order.read();
    expect(mail?.subject).toBe(`Thanks for your order ${order.orderId}`);
    expect(mail?.text).toContain('Hello Pat,');
    expect(mail?.text).toContain('- 2 × Chicken & Rice Kibble');
    expect(mail?.text).toContain(`Total: $${Number(body.grandTotal).toFixed(2)}`);
    expect(mail?.text).toContain('To: Pat Doe, 1 Bark St, San Diego, CA 92121');
    expect(mail?.text).toContain(`Visa ending in 4242: $${Number(body.grandTotal).toFixed(2)}`);
    const [line] = body.orderItem;
    const each = Number(line.unitPrice).toFixed(2);
    expect(mail?.text).toContain(`: $${Number(line.orderItemPrice).toFixed(2)} ($${each} each)`);
    expect(mail?.html).toContain(`<img src="https://shop.example${line.thumbnail}?width=160" alt=""`);
    const [, token = ''] =
      /https:\/\/shop\.example\/shop\/TrackOrderStatus\?orderToken=(\S+)/.exec(mail?.text ?? '') ?? [];
    expect((await world.browser().get(`order/x_byToken/${token}`)).body.orderId).toBe(order.orderId);
  });

  test('say how a parcel can be followed', async () => {
    const order = await placeGuest(world);
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    const mail = (await mailTo(world, 'Pat@example.test')).at(-1);
    const { body } = await order.read();
    expect(mail?.kind).toBe('order-shipped');
    expect(mail?.text).toContain('Carrier: UPS\nTracking number: 1Z999');
    expect(mail?.text).toContain('Track your package: https://www.ups.com/track?tracknum=1Z999');
    expect(mail?.text).toContain('To: Pat Doe, 1 Bark St, San Diego, CA 92121');
    const total = Number(body.grandTotal).toFixed(2);
    expect(mail?.text).toContain(`Package total: $${total}\nCharged to Visa ending in 4242: $${total}`);
    expect(mail?.text).toMatch(
      /Receipt: https:\/\/shop\.example\/shop\/SingleShipmentOrderSummaryView\?orderToken=\S+/,
    );
  });

  test('of a pickup name the store with its address, in the confirmation and when it is ready', async () => {
    await seedStores(world.database, 1);
    const browser = await world.guest();
    await browser.add('KIB-5', 1, { physicalStoreId: '1101' });
    const order = await placed(browser, await enterCheckout(world, browser));
    await warehouse(world, `shipments/${order.shipments[0]}/ready`);
    const store = await world.database
      .selectFrom('store')
      .selectAll()
      .where('store_id', '=', '1101')
      .executeTakeFirstOrThrow();
    const place = `${store.name}, ${store.street}, ${store.city}, ${store.state} ${store.zip_code}`;
    const [confirmed, ready] = await mailTo(world, 'Pat@example.test');
    expect(confirmed?.text).toContain(`We’ll email you when it’s ready. Store: ${place}`);
    expect(confirmed?.text).toContain('Pickup by: Robin Roe');
    expect(ready?.text).toContain('Pickup by: Robin Roe');
    expect(ready?.text).toContain(`is ready for pickup at ${place}.`);
    expect(ready?.text).toMatch(/Pickup total: (\$\d+\.\d\d)\nCharged to Visa ending in 4242: \1/);
  });

  test('of a cancellation say what is not charged and the new total', async () => {
    const order = await placeGuest(world);
    const before = Number((await order.read()).body.grandTotal);
    const items = [{ orderItemId: order.lines['LIT-20'], quantity: '1' }];
    await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey(), orderItem: items });
    const after = Number((await order.read()).body.grandTotal);
    const mail = (await mailTo(world, 'Pat@example.test')).at(-1);
    expect(mail?.kind).toBe('order-cancelled');
    expect(mail?.text).toContain(`You won’t be charged $${(before - after).toFixed(2)}.`);
    expect(mail?.text).toContain(`New order total: $${after.toFixed(2)}`);
    expect(mail?.html).toContain('<img src="https://shop.example/images/');
  });

  test('of a return and its refund list the pieces, the amount, and where it goes', async () => {
    const order = await placeGuest(world, { 'KIB-5': 2 });
    for (const [step, facts] of [['shipped', UPS], ['delivered']] as const) {
      await warehouse(world, `shipments/${order.shipments[0]}/${step}`, facts);
    }
    await order.browser.post(`order/${order.orderId}/x_return`, {
      x_key: newKey(),
      orderItem: [{ orderItemId: order.lines['KIB-5'], quantity: '1' }],
      reason: 'DAMAGED',
    });
    const refund = Number((await order.read()).body.x_returns[0].refund).toFixed(2);
    await warehouse(world, `shipments/${order.shipments[0]}/returned`);
    const [opened, refunded] = (await mailTo(world, 'Pat@example.test')).slice(-2);
    expect([opened?.kind, refunded?.kind]).toEqual(['order-return', 'order-refunded']);
    for (const mail of [opened, refunded]) expect(mail?.text).toContain('- 1 × Chicken & Rice Kibble');
    expect(opened?.text).toContain(`Refund, including tax: $${refund}`);
    expect(refunded?.text).toContain(`To Visa ending in 4242: $${refund}\nRefund: $${refund}`);
  });

  test('show what a shopper typed as text, and lead to no other site', async () => {
    const { browser, checkout } = await readyGuest(world);
    const name = '<i>Pat</i> [x](https://evil.example) ![](https://evil.example/x.png)';
    await world.database.updateTable('address').set({ first_name: name }).execute();
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    const [mail] = await mailTo(world, 'Pat@example.test');
    expect(mail?.text).toContain(`Hello ${name},`);
    expect(mail?.html).not.toMatch(/<i>|(?:href|src)="https:\/\/evil/);
  });
});

describe('[RWD-04] [PAY-05] rewards', () => {
  test('that pay for everything need no card, are spent once, and are given back when the order is cancelled', async () => {
    const { browser, shopperId } = await makeMember(world, 'robin@example.test');
    await giveCoupon(world.database, shopperId, 'C-1', { amountCents: 30_000 });
    await browser.add('TANK', 1, { physicalStoreId: '1101' });
    await browser.post('cart/@self/assigned_promotion_code', { promoCode: 'C-1' });
    const checkout = await enterCheckout(world, browser);
    await world.database.updateTable('checkout').set({ payment_kind: null, payment_token: null }).execute();
    expect(checkout.total).toBe('0.00000');
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    expect(world.provider.paymentsOf(checkout.orderId)).toEqual([]);
    const spentAt = async () =>
      (await world.database.selectFrom('pals_coupon').select('spent_at').executeTakeFirstOrThrow()).spent_at;
    expect(await spentAt()).not.toBeNull();
    const [mail] = await mailTo(world, 'Pat@example.test');
    expect(mail?.text).toContain('Total: $0.00');
    expect(mail?.text).toContain('Your rewards and discounts covered everything.');
    await browser.post(`order/${checkout.orderId}/x_cancel`, { x_key: newKey() });
    expect(await spentAt()).toBeNull();
    await world.work();
    expect(await backlog()).toEqual({ open: 0, waiting: 0, deadLetters: 0 });
  });
});

describe('[CHK-06] a tip', () => {
  test('is part of the order, told to who pays the driver, and not charged when the same-day delivery is cancelled', async () => {
    await seedStores(world.database, 1);
    const browser = await world.guest();
    await browser.add('KIB-5', 1, { physicalStoreId: '1101', x_fulfilment: 'SDD' });
    const { total } = await enterCheckout(world, browser);
    const checkout = await enterCheckout(world, browser, { tipCents: 350 });
    expect(Number(checkout.total)).toBeCloseTo(Number(total) + 3.5, 2);
    expect((await press(browser, checkout, newKey())).status).toBe(201);
    const { body } = await browser.get(`order/${checkout.orderId}`);
    expect(body).toMatchObject({ x_tip: '3.50000', x_shipments: [{ deliveryMethod: 'SDD' }] });
    const listed = async (status: string) => (await warehouse(world, `shipments?status=${status}`)).body.shipments;
    expect(await listed('to-pack')).toMatchObject([{ kind: 'same-day', tip: '3.50000' }]);
    expect((await world.app.inject({ url: '/dev/orders' })).body).toContain('Tip for the driver: $3.50');
    await browser.post(`order/${checkout.orderId}/x_cancel`, { x_key: newKey() });
    expect((await listed('cancelled'))[0]).not.toHaveProperty('tip');
    expect((await browser.get(`order/${checkout.orderId}`)).body).toMatchObject({
      grandTotal: '0.00000',
      x_tip: '0.00000',
    });
  });
});

test('[PAY-01] the authorisation of an order that was not placed is released in the background, and the same key gets the same refusal', async () => {
  const { browser, checkout } = await readyGuest(world, { 'LIT-FEW': 1 }, { card: 'needs-authentication' });
  const key = newKey();
  await press(browser, checkout, key);
  const { paymentId } = world.provider.paymentsOf(checkout.orderId)[0] ?? { paymentId: '' };
  await world.database.updateTable('stock').set({ quantity: 0 }).where('sku_id', '=', '22012').execute();
  world.provider.decides(paymentId, 'approve');
  const { status: refused, error } = await press(browser, checkout, key);
  expect([refused, error.key]).toEqual([400, '_API_BAD_INV']);
  expect((await press(browser, checkout, key)).error.key).toBe('_API_BAD_INV');
  await world.work();
  expect(world.provider.paymentsOf(checkout.orderId).map(({ state }) => state)).toEqual(['cancelled']);
});
