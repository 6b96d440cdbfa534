import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import { insertSpecialProducts } from '../commerce/support/catalogue-fixture.ts';
import { mailTo } from './support/order-mail.ts';
import { enterCheckout, newKey, press, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse, type Placed } from './support/placed-order.ts';
import { enterPrescription, PHARMACY_KEY, pharmacy, VET } from './support/prescriptions.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, pharmacyKey: PHARMACY_KEY });
  await insertSpecialProducts(world.database);
});
afterEach(() => world.close());

const PET = { name: 'Bella', kind: 'dog' };

const chewsInCart = async (others: Readonly<Record<string, number>> = {}) => {
  const browser = await world.guest();
  await browser.add('CHEWS', 1);
  for (const [partNumber, quantity] of Object.entries(others)) await browser.add(partNumber, quantity);
  return browser;
};

const placeChews = async (others: Readonly<Record<string, number>> = {}): Promise<Placed> => {
  const browser = await chewsInCart(others);
  await enterPrescription(browser, PET);
  return placed(browser, await enterCheckout(world, browser));
};

const lineOf = async (order: Placed) =>
  (await order.read()).body.orderItem.find(({ partNumber }: { partNumber: string }) => partNumber === 'CHEWS');

const shipmentOf = async (order: Placed): Promise<string> => (await lineOf(order)).x_shipmentId;

describe('[PRO-07] before the order', () => {
  test('is not placed without a pet and a vet, and says what is missing', async () => {
    const browser = await chewsInCart();
    const checkout = await enterCheckout(world, browser);
    const { body } = await browser.get('cart/@self/x_checkout');
    expect([body.missing, body.x_prescription.lines]).toMatchObject([
      ['prescription'],
      [{ description: expect.stringContaining('Heartworm Chews') }],
    ]);
    const { error } = await press(browser, checkout, newKey());
    expect([error.key, error.parameters]).toEqual(['_ERR_CHECKOUT_INCOMPLETE', ['prescription']]);
  });

  test('keeps pet and vet with the line, and asks for no more', async () => {
    const browser = await chewsInCart({ 'KIB-5': 1 });
    await enterCheckout(world, browser);
    await enterPrescription(browser, PET);
    const { body } = await browser.get('cart/@self/x_checkout');
    expect([body.missing, body.x_prescription]).toMatchObject([[], { lines: [{ pet: PET }], vet: VET }]);
  });

  test('asks for nothing when no product needs a prescription', async () => {
    const browser = await world.guest();
    await browser.add('KIB-5', 1);
    const { body } = await browser.get('cart/@self/x_checkout');
    expect(body).not.toHaveProperty('x_prescription');
  });

  test("refuses another cart's line and what is not a pet or a vet, and changes nothing", async () => {
    const other = await chewsInCart();
    const browser = await chewsInCart();
    const { body: cart } = await other.get('cart/@self');
    const [line] = cart.orderItem;
    const { body: own } = await browser.get('cart/@self');
    const put = (pet: object, vet: object = VET) => browser.put('cart/@self/x_prescription', { vet, pets: [pet] });
    expect((await put({ ...PET, orderItemId: line.orderItemId })).status).toBe(400);
    const { orderItemId } = own.orderItem[0];
    expect((await put({ ...PET, kind: 'dragon', orderItemId })).status).toBe(400);
    expect((await put({ ...PET, name: ' ', orderItemId })).status).toBe(400);
    expect((await put({ ...PET, orderItemId }, { clinic: 'Main St', place: '' })).status).toBe(400);
    expect((await put({ ...PET, orderItemId }, { ...VET, phone: '12' })).status).toBe(400);
    const { body } = await browser.get('cart/@self/x_checkout');
    expect(body.x_prescription.vet).toBeUndefined();
  });

  test('is for pets of the kinds that the product is for, and refuses a pet of another one', async () => {
    const browser = await chewsInCart();
    const { body: cart } = await browser.get('cart/@self');
    const { orderItemId } = cart.orderItem[0];
    const put = (kind: string) =>
      browser.put('cart/@self/x_prescription', { vet: VET, pets: [{ ...PET, kind, orderItemId }] });
    for (const kind of ['fish', 'cat']) {
      const { status, error } = await put(kind);
      expect([status, error.parameters]).toEqual([400, ['kind']]);
    }
    const { body: refused } = await browser.get('cart/@self/x_checkout');
    expect(refused.missing).toContain('prescription');
    expect(refused.x_prescription.lines).toEqual([{ orderItemId, description: expect.any(String), petKinds: ['dog'] }]);
    expect((await put('dog')).status).toBe(200);
  });

  test('is asked for again when the product turns out to be for other pets', async () => {
    const browser = await chewsInCart();
    await enterPrescription(browser, PET);
    await world.database
      .updateTable('product')
      .set({ facts: JSON.stringify([{ kind: 'medicine', facts: [{ name: 'For', value: 'Kittens' }] }]) })
      .where('url', '=', 'heartworm-chews')
      .execute();
    const { body } = await browser.get('cart/@self/x_checkout');
    expect(body.missing).toContain('prescription');
    expect(body.x_prescription.lines[0]).not.toHaveProperty('pet');
  });

  test('is shipped only, and its day allows for the approval', async () => {
    const browser = await world.guest();
    const refused = await browser.add('CHEWS', 1, { physicalStoreId: '1101' });
    expect([refused.status, refused.error.key]).toEqual([400, '_ERR_SHIPPED_ONLY']);
    await browser.add('KIB-5', 1);
    await browser.add('CHEWS', 1);
    const { body } = await browser.get('cart/@self');
    const [food, chews] = body.orderItem;
    expect(chews.x_deliveryDate > food.x_deliveryDate).toBe(true);
    expect(body.x_delivery).toHaveLength(2);
    const { body: shipping } = await browser.get('cart/@self/usable_shipping_info');
    expect(shipping.usableShippingMode[0].x_deliveryDate).toBe(chews.x_deliveryDate);
  });
});

describe('[PRO-07] an order with a prescription', () => {
  test('does not leave before the approval, while its other products do', async () => {
    const order = await placeChews({ 'KIB-5': 1 });
    const waiting = await shipmentOf(order);
    expect(await lineOf(order)).toMatchObject({ x_prescription: { status: 'WAITING', pet: PET, vet: VET } });
    for (const move of ['packed', 'shipped']) {
      const { status, body } = await warehouse(
        world,
        `shipments/${waiting}/${move}`,
        move === 'shipped' ? UPS : undefined,
      );
      expect([status, body.errors[0].errorKey]).toEqual([409, '_ERR_PRESCRIPTION_WAITING']);
    }
    const other = order.shipments.find((id) => id !== waiting);
    expect((await warehouse(world, `shipments/${other}/shipped`, UPS)).status).toBe(200);
    const { body } = await warehouse(world, 'shipments?status=to-pack');
    expect(body.shipments).toMatchObject([{ awaitsPrescription: true, lines: [{ prescription: 'WAITING' }] }]);
  });

  test('ships once it is approved, and a repeated approval changes nothing', async () => {
    const order = await placeChews();
    const { body: list } = await pharmacy(world);
    expect(list.prescriptions).toMatchObject([
      { orderItemId: order.lines['CHEWS'], owner: 'Pat Doe', quantity: 1, pet: PET, vet: VET },
    ]);
    const approve = () => pharmacy(world, `${order.lines['CHEWS']}/approved`);
    expect(await approve()).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
    const { x_prescription: first } = await lineOf(order);
    world.advance(60_000);
    expect(await approve()).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
    expect((await lineOf(order)).x_prescription).toEqual(first);
    expect(await pharmacy(world, `${order.lines['CHEWS']}/declined`, { reason: 'Too late' })).toMatchObject({
      status: 409,
    });
    expect((await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS)).status).toBe(200);
    expect((await pharmacy(world)).body.prescriptions).toEqual([]);
  });

  test('[ORD-05] is returned for a fault only, and its other products for any reason', async () => {
    const order = await placeChews({ 'KIB-5': 1 });
    await pharmacy(world, `${order.lines['CHEWS']}/approved`);
    for (const shipment of order.shipments) {
      await warehouse(world, `shipments/${shipment}/shipped`, UPS);
      await warehouse(world, `shipments/${shipment}/delivered`);
    }
    const giveBack = (reason: string, ...partNumbers: readonly string[]) =>
      order.browser.post(`order/${order.orderId}/x_return`, {
        x_key: newKey(),
        orderItem: partNumbers.map((partNumber) => ({ orderItemId: order.lines[partNumber], quantity: '1' })),
        reason,
      });
    const { status, error } = await giveBack('NO_LONGER_NEEDED', 'KIB-5', 'CHEWS');
    expect([status, error.key, error.parameters]).toEqual([400, '_ERR_PRESCRIPTION_RETURN', [order.lines['CHEWS']]]);
    expect((await order.read()).body.x_returns).toEqual([]);
    expect((await giveBack('NO_LONGER_NEEDED', 'KIB-5')).status).toBe(201);
    expect((await giveBack('DAMAGED', 'CHEWS')).status).toBe(201);
  });

  test('that is declined is cancelled once, is not charged, and the shopper reads why', async () => {
    const order = await placeChews({ 'KIB-5': 1 });
    const decline = () => pharmacy(world, `${order.lines['CHEWS']}/declined`, { reason: 'Needs a heartworm test.' });
    expect(await decline()).toMatchObject({ status: 200, body: { status: 'DECLINED' } });
    const after = (await order.read()).body;
    expect(await decline()).toMatchObject({ status: 200, body: { status: 'DECLINED' } });
    expect((await order.read()).body.grandTotal).toBe(after.grandTotal);
    expect(await lineOf(order)).toMatchObject({
      x_cancelledQuantity: '1.0',
      x_prescription: { status: 'DECLINED', reason: 'Needs a heartworm test.' },
    });
    const food = order.shipments.find((id) =>
      after.x_shipments.some(
        (one: { shipmentId: string; status: string }) => one.shipmentId === id && one.status === 'F',
      ),
    );
    await warehouse(world, `shipments/${food}/shipped`, UPS);
    await world.work();
    const [payment] = world.provider.paymentsOf(order.orderId);
    expect(payment?.capturedCents).toBe(Math.round(Number(after.grandTotal) * 100));
    const mails = await mailTo(world, after.x_contact.email1);
    const cancelled = mails.filter(({ subject }) => subject.endsWith('items canceled'));
    expect(cancelled).toHaveLength(1);
    expect(cancelled[0]?.text).toContain('Needs a heartworm test.');
  });

  test('that the shopper cancels first cannot be decided any more', async () => {
    const order = await placeChews();
    await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey() });
    expect((await pharmacy(world)).body.prescriptions).toEqual([]);
    expect((await pharmacy(world, `${order.lines['CHEWS']}/approved`)).status).toBe(409);
  });

  test('is confirmed with the pet and the wait', async () => {
    const order = await placeChews();
    const [mail] = await mailTo(world, (await order.read()).body.x_contact.email1);
    expect(mail?.text).toContain('for Bella, ships after your vet approves it');
  });
});

test('[PRO-07] [ACC-07] pet, vet and what the vet decided are in the download of own data, and pet and vet go with the account', async () => {
  const browser = await world.registered('pet-owner@example.test');
  const ownData = async () => (await browser.get('person/@self/x_data')).body;
  await browser.add('CHEWS', 1);
  await enterPrescription(browser, PET);
  expect((await ownData()).cart).toMatchObject([{ prescription: { pet: PET, vet: VET } }]);
  const order = await placed(browser, await enterCheckout(world, browser));
  const waiting = { pet: PET, vet: VET, status: 'WAITING', reason: null, decidedAt: null };
  expect((await ownData()).orders).toMatchObject([{ items: [{ prescription: waiting }] }]);
  await pharmacy(world, `${order.lines['CHEWS']}/declined`, { reason: 'Bella is too small.' });
  const decidedAt = new Date(world.now()).toISOString();
  const declined = { ...waiting, status: 'DECLINED', reason: 'Bella is too small.', decidedAt };
  expect((await ownData()).orders).toMatchObject([{ items: [{ prescription: declined }] }]);
  expect((await browser.post('person/@self/x_delete', { logonPassword: PASSWORD })).status).toBe(200);
  const lines = await world.database.selectFrom('order_line').selectAll().execute();
  expect(JSON.stringify(lines)).not.toMatch(/Bella|Bark Street/);
});

describe('[PRO-07] the pharmacy', () => {
  test('without its key nothing is told or decided', async () => {
    const order = await placeChews();
    const headers = { authorization: `Bearer ${KEY}` };
    const url = '/pharmacy/v1/prescriptions';
    expect((await world.app.inject({ url, headers })).statusCode).toBe(401);
    const approval = `${url}/${order.lines['CHEWS']}/approved`;
    expect((await world.app.inject({ method: 'POST', url: approval, headers })).statusCode).toBe(401);
    expect((await lineOf(order)).x_prescription.status).toBe('WAITING');
  });

  test('gets clear answers about lines that are unknown or need no prescription, and about reasons that are missing', async () => {
    const order = await placeChews({ 'KIB-5': 1 });
    expect((await pharmacy(world, '1/approved')).status).toBe(404);
    expect((await pharmacy(world, `${order.lines['KIB-5']}/approved`)).status).toBe(404);
    expect((await pharmacy(world, 'none/approved')).status).toBe(404);
    for (const reason of ['', ' ', '<b>no</b>', 'x'.repeat(301)]) {
      expect((await pharmacy(world, `${order.lines['CHEWS']}/declined`, { reason })).status).toBe(400);
    }
  });
});
