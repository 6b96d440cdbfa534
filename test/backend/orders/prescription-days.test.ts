import { businessDaysAfter, frozenDeliveryDays } from '../../../backend/cart/business-days.ts';
import { insertSpecialProducts } from '../commerce/support/catalogue-fixture.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { mailTo } from './support/order-mail.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, type Placed } from './support/placed-order.ts';
import { enterPrescription, PHARMACY_KEY, pharmacy } from './support/prescriptions.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
const STANDARD_DAYS = 3;

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, pharmacyKey: PHARMACY_KEY });
  await insertSpecialProducts(world.database);
});
afterEach(() => world.close());

const freeze = () => world.database.updateTable('product').set({ frozen: 1 }).where('id', '=', '22080').execute();

/** A second product for which a vet is asked. */
const prescribePatties = () =>
  world.database
    .updateTable('product')
    .set({ needs_prescription: 1, frozen: 0 })
    .where('part_number', '=', 'PN-1060')
    .execute();

const fill = async (browser: Browser, partNumbers: readonly string[]): Promise<Browser> => {
  for (const partNumber of partNumbers) await browser.add(partNumber, 1);
  await enterPrescription(browser, { name: 'Bella', kind: 'dog' });
  return browser;
};

const place = async (...partNumbers: readonly string[]): Promise<Placed> => {
  const browser = await fill(await world.guest(), partNumbers);
  return placed(browser, await enterCheckout(world, browser));
};

const decide = async (order: Placed, partNumber: string, decision: 'approved' | 'declined'): Promise<void> => {
  const path = `${order.lines[partNumber]}/${decision}`;
  const { status } = await pharmacy(world, path, decision === 'declined' ? { reason: 'Too small.' } : undefined);
  expect(status).toBe(200);
};

const promisedDay = async (order: Placed, partNumber: string): Promise<string> => {
  const { body } = await order.read();
  const { x_shipmentId: id } = body.orderItem.find((line: { partNumber: string }) => line.partNumber === partNumber);
  return body.x_shipments.find(({ shipmentId }: { shipmentId: string }) => shipmentId === id).promisedDate;
};

describe('[PRO-07] the promised day of what waits for a vet', () => {
  test('counts from the approval, however late it is, and other shipments keep theirs', async () => {
    const order = await place('CHEWS', 'KIB-5');
    const food = await promisedDay(order, 'KIB-5');
    world.advance(WEEK_MS);
    await decide(order, 'CHEWS', 'approved');
    expect(await promisedDay(order, 'CHEWS')).toBe(businessDaysAfter(world.now(), STANDARD_DAYS));
    expect(await promisedDay(order, 'KIB-5')).toBe(food);
  });

  test('counts from the last decision when several lines wait, whether that approves or declines', async () => {
    await prescribePatties();
    const order = await place('CHEWS', 'PATTIES');
    const before = await promisedDay(order, 'CHEWS');
    world.advance(WEEK_MS);
    await decide(order, 'CHEWS', 'approved');
    expect(await promisedDay(order, 'CHEWS')).toBe(before);
    world.advance(WEEK_MS);
    await decide(order, 'PATTIES', 'declined');
    expect(await promisedDay(order, 'CHEWS')).toBe(businessDaysAfter(world.now(), STANDARD_DAYS));
  });

  test('counts from the moment at which the shopper cancels what still waited', async () => {
    await prescribePatties();
    const order = await place('CHEWS', 'PATTIES');
    await decide(order, 'CHEWS', 'approved');
    world.advance(WEEK_MS);
    const orderItem = [{ orderItemId: order.lines['PATTIES'], quantity: '1' }];
    await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey(), orderItem });
    expect(await promisedDay(order, 'CHEWS')).toBe(businessDaysAfter(world.now(), STANDARD_DAYS));
  });

  test('is not the day of the order in the list of orders, until the approval', async () => {
    const browser = await fill(await world.registered('pet-owner@example.test'), ['CHEWS']);
    const order = await placed(browser, await enterCheckout(world, browser));
    const listed = async () => (await browser.get('order/@history')).body.Order[0];
    expect(await listed()).not.toHaveProperty('x_promisedDate');
    await decide(order, 'CHEWS', 'approved');
    expect((await listed()).x_promisedDate).toBe(await promisedDay(order, 'CHEWS'));
  });

  test('is not in the mail that confirms the order', async () => {
    const order = await place('CHEWS', 'KIB-5');
    const [mail] = await mailTo(world, (await order.read()).body.x_contact.email1);
    expect(mail?.text).toContain('Ships after your vet approves it (Up to 3 business days)');
    expect(mail?.text.match(/Arrives by/g)).toHaveLength(1);
  });
});

describe('[PRO-07] [CHK-05] the delivery days of a frozen product with a prescription', () => {
  const choose = (browser: Browser, day: string | undefined) =>
    browser.put('cart/@self/shipping_info', { orderId: '.', x_deliveryDay: day });

  test('allow for the approval, and an earlier day is refused', async () => {
    await freeze();
    const browser = await fill(await world.guest(), ['CHEWS', 'PATTIES']);
    const { body } = await browser.get('cart/@self/usable_shipping_info');
    const days = frozenDeliveryDays(world.now(), 2);
    expect(body.x_deliveryDays).toEqual(days);
    const [early] = frozenDeliveryDays(world.now());
    expect(days).not.toContain(early);
    expect((await choose(browser, early)).status).toBe(400);
    expect((await choose(browser, days[0])).status).toBe(200);
  });

  test('do not depend on a prescription of something that is not frozen', async () => {
    const browser = await fill(await world.guest(), ['CHEWS', 'PATTIES']);
    const { body } = await browser.get('cart/@self/usable_shipping_info');
    expect(body.x_deliveryDays).toEqual(frozenDeliveryDays(world.now()));
  });

  test('stay the chosen one while it is possible, else the approval leads to the first one that is', async () => {
    await freeze();
    // A Sunday, on which two days are offered.
    world.advance(13 * DAY_MS);
    const placeFor = async (day: string | undefined): Promise<Placed> => {
      const browser = await fill(await world.guest(), ['CHEWS']);
      const checkout = await enterCheckout(world, browser);
      expect((await choose(browser, day)).status).toBe(200);
      return placed(browser, checkout);
    };
    const [first, second] = frozenDeliveryDays(world.now(), 2);
    const [soon, late] = [await placeFor(first), await placeFor(second)];
    world.advance(DAY_MS);
    await decide(late, 'CHEWS', 'approved');
    expect(second).not.toBe(frozenDeliveryDays(world.now())[0]);
    expect(await promisedDay(late, 'CHEWS')).toBe(second);
    world.advance(WEEK_MS);
    await decide(soon, 'CHEWS', 'approved');
    expect(await promisedDay(soon, 'CHEWS')).toBe(frozenDeliveryDays(world.now())[0]);
  });
});
