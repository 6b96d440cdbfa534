import { businessDaysAfter, frozenDeliveryDays } from '../../../backend/cart/business-days.ts';
import type { Answer, Browser } from '../commerce/support/browser.ts';
import { insertSpecialProducts } from '../commerce/support/catalogue-fixture.ts';
import { mailTo } from './support/order-mail.ts';
import { enterCheckout, startOrders, type OrderWorld } from './support/order-world.ts';
import { placed } from './support/placed-order.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders();
  await insertSpecialProducts(world.database);
});
afterEach(() => world.close());

const STANDARD = '11';
const EXPEDITED = '12';

/** A guest with one of each. */
const guestWith = async (...partNumbers: readonly string[]): Promise<Browser> => {
  const browser = await world.guest();
  for (const partNumber of partNumbers) expect((await browser.add(partNumber, 1)).status).toBe(201);
  return browser;
};

const choose = async (browser: Browser, choice: Readonly<Record<string, string>>): Promise<void> => {
  expect((await browser.put('cart/@self/shipping_info', { orderId: '.', ...choice })).status).toBe(200);
};

const read = async (browser: Browser): Promise<Answer['body']> =>
  (await browser.get('order/@self?extendedCart=true')).body;

/** The day of each shipment of the cart. */
const daysOf = async (browser: Browser): Promise<readonly string[]> =>
  (await read(browser)).x_delivery.map(({ deliveryDate }: { deliveryDate: string }) => deliveryDate);

/** The ids of the lines of the cart. */
const linesOf = async (browser: Browser): Promise<readonly number[]> =>
  (await read(browser)).orderItem.map(({ orderItemId }: { orderItemId: string }) => Number(orderItemId));

/** Chooses a way for a line, whatever its product allows. */
const move = async (
  line: number | undefined,
  way: { readonly fulfilment: string; readonly physical_store_id: string },
): Promise<void> => {
  await world.database
    .updateTable('order_item')
    .set(way)
    .where('order_item_id', '=', line ?? 0)
    .execute();
};

const modesOf = async (browser: Browser): Promise<readonly Readonly<Record<string, string>>[]> =>
  (await browser.get('cart/@self/usable_shipping_info')).body.usableShippingMode;

/** A day as mails write it, without the year. */
const inMail = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

describe('[CHK-02] [CHK-05] frozen food beside other products', () => {
  test('is a shipment of its own, first on the first open day, then on the chosen one; the other keeps its day', async () => {
    const browser = await guestWith('TREAT-1', 'PATTIES');
    const days = frozenDeliveryDays(world.now());
    const usual = businessDaysAfter(world.now(), 3);
    expect(await daysOf(browser)).toEqual([usual, days[0]]);
    await choose(browser, { x_deliveryDay: days.at(-1) ?? '' });
    expect(days.at(-1)).not.toBe(days[0]);
    expect(await daysOf(browser)).toEqual([usual, days.at(-1)]);
    const { orderItem } = await read(browser);
    expect(orderItem.map((line: { x_deliveryDate: string }) => line.x_deliveryDate)).toEqual([usual, days.at(-1)]);
    const { shippingDeliveryInfo } = (await browser.get('cart/petco_shipping_info/shipping_delivery_info?ts=1')).body;
    expect(shippingDeliveryInfo[1].x_options[0]).toMatchObject({ deliveryMethod: 'SHIP', deliveryDate: days.at(-1) });
  });

  test.each([
    [STANDARD, '5.99000', 3],
    [EXPEDITED, '12.99000', 2],
  ])(
    '[ORD-03] with the method %s the order and its mail have the days of Review, and shipping is paid once',
    async (shipModeId, charge, businessDays) => {
      const browser = await guestWith('TREAT-1', 'PATTIES');
      const chosen = frozenDeliveryDays(world.now()).at(-1) ?? '';
      await enterCheckout(world, browser);
      await choose(browser, { x_deliveryDay: chosen, shipModeId });
      const announced = await daysOf(browser);
      expect(announced).toEqual([businessDaysAfter(world.now(), businessDays), chosen]);
      expect((await read(browser)).totalShippingCharge).toBe(charge);
      const order = await placed(browser, await enterCheckout(world, browser));
      const { body } = await order.read();
      expect(body.x_shipments.map(({ promisedDate }: { promisedDate: string }) => promisedDate)).toEqual(announced);
      expect(body.totalShippingCharge).toBe(charge);
      const [mail] = await mailTo(world, body.x_contact.email1);
      for (const day of announced) expect(mail?.text).toContain(inMail(day));
      expect(mail?.text).toContain('(Frozen delivery)');
    },
  );

  test('counts towards free shipping together with the rest', async () => {
    const browser = await guestWith('LIT-20', 'PATTIES');
    expect(await read(browser)).toMatchObject({ totalShippingCharge: '0.00000', x_freeShippingRemaining: '0.00000' });
  });

  test('picked up with the rest it stays one shipment, which has no chosen day', async () => {
    const browser = await world.guest();
    for (const partNumber of ['KIB-5', 'PATTIES']) await browser.add(partNumber, 1, { physicalStoreId: '1101' });
    expect((await read(browser)).x_delivery).toMatchObject([
      { deliveryMethod: 'BOPUS', orderItemId: [expect.any(String), expect.any(String)] },
    ]);
  });
});

describe('[CHK-05] frozen food alone', () => {
  test('offers one method without a date, since no faster one would change the day', async () => {
    const browser = await guestWith('PATTIES');
    const modes = await modesOf(browser);
    expect(modes).toMatchObject([{ shipModeId: STANDARD, shippingCharge: '5.99000' }]);
    expect(modes[0]).not.toHaveProperty('x_deliveryDate');
    expect(await daysOf(browser)).toEqual([frozenDeliveryDays(world.now())[0]]);
  });

  test('does not pay for the faster method that was chosen before the rest was removed', async () => {
    const browser = await guestWith('TREAT-1', 'PATTIES');
    await choose(browser, { shipModeId: EXPEDITED });
    const [treats] = (await read(browser)).orderItem;
    await browser.put('cart/@self/update_order_item', {
      orderItem: [{ orderItemId: treats.orderItemId, quantity: '0' }],
    });
    expect(await browser.cart()).toEqual({ PATTIES: 1 });
    expect(await read(browser)).toMatchObject({ totalShippingCharge: '5.99000' });
    expect((await browser.get('cart/@self/x_checkout')).body.shipModeId).toBe(STANDARD);
  });

  test('a chosen day is not kept for a cart from which the frozen food was removed', async () => {
    const browser = await guestWith('TREAT-1', 'PATTIES');
    await choose(browser, { x_deliveryDay: frozenDeliveryDays(world.now())[0] });
    const [, patties] = (await read(browser)).orderItem;
    await browser.put('cart/@self/update_order_item', {
      orderItem: [{ orderItemId: patties.orderItemId, quantity: '0' }],
    });
    expect((await browser.get('cart/@self/x_checkout')).body).not.toHaveProperty('deliveryDay');
  });
});

describe('[CHK-05] [CHK-08] what a method is said to cost', () => {
  test('is nothing for each of them with a promotion that pays for shipping, and so it says of the shipment', async () => {
    const browser = await guestWith('KIB-15', 'TREAT-1');
    const costs = async () => (await modesOf(browser)).map(({ shippingCharge }) => shippingCharge);
    expect(await costs()).toEqual(['0.00000', '12.99000']);
    await browser.post('cart/@self/assigned_promotion_code', { promoCode: 'FREESHIP49' });
    expect(await costs()).toEqual(['0.00000', '0.00000']);
    const before = (await read(browser)).grandTotal;
    await choose(browser, { shipModeId: EXPEDITED });
    const after = await read(browser);
    expect(after.grandTotal).toBe(before);
    expect(after.x_delivery).toMatchObject([{ shippingCharge: '12.99000', x_shippingAdjustment: '-12.99000' }]);
    const { shippingDeliveryInfo } = (await browser.get('cart/petco_shipping_info/shipping_delivery_info?ts=1')).body;
    expect(shippingDeliveryInfo[0].x_options[0]).toMatchObject({ deliveryMethod: 'SHIP', shippingCharge: '0.00000' });
  });

  test('is not reduced by it for same-day delivery', async () => {
    const browser = await guestWith('KIB-15');
    await browser.post('cart/@self/assigned_promotion_code', { promoCode: 'FREESHIP49' });
    await world.database.updateTable('order_item').set({ fulfilment: 'same-day', physical_store_id: '1101' }).execute();
    expect(await modesOf(browser)).toMatchObject([{ shipModeCode: 'SameDay', shippingCharge: '9.95000' }]);
  });

  test('is the sum of all stores for same-day delivery', async () => {
    const browser = await guestWith('KIB-15', 'TREAT-1');
    const [kibble, treats] = await linesOf(browser);
    await move(kibble, { fulfilment: 'same-day', physical_store_id: '1101' });
    await move(treats, { fulfilment: 'same-day', physical_store_id: '1102' });
    expect(await read(browser)).toMatchObject({ totalShippingCharge: '19.90000' });
    expect(await modesOf(browser)).toMatchObject([{ shipModeCode: 'SameDay', shippingCharge: '19.90000' }]);
  });
});

describe('[CHK-02] [CHK-05] the way “Ship” has the cost and the day that it has once it is taken', () => {
  const shipOf = async (browser: Browser, position: number) => {
    const { shippingDeliveryInfo } = (await browser.get('cart/petco_shipping_info/shipping_delivery_info?ts=1')).body;
    const { deliveryDate, shippingCharge } = shippingDeliveryInfo[position].x_options[0];
    return { deliveryDate, shippingCharge };
  };
  const AT_STORE = { fulfilment: 'pickup', physical_store_id: '1101' };
  const SHIPPED = { fulfilment: 'ship', physical_store_id: '' };

  test('for other products beside frozen food, with the method that was chosen', async () => {
    const browser = await guestWith('TREAT-1', 'PATTIES');
    await choose(browser, { shipModeId: EXPEDITED });
    const [treats] = await linesOf(browser);
    await move(treats, AT_STORE);
    const said = await shipOf(browser, 0);
    await move(treats, SHIPPED);
    expect(await shipOf(browser, 0)).toEqual(said);
    expect(said).toEqual({ deliveryDate: businessDaysAfter(world.now(), 2), shippingCharge: '12.99000' });
    expect(await read(browser)).toMatchObject({ totalShippingCharge: '12.99000' });
  });

  test('for frozen food alone, which has a method of its own', async () => {
    const browser = await guestWith('TREAT-1', 'PATTIES');
    await choose(browser, { shipModeId: EXPEDITED });
    const [treats, patties] = await linesOf(browser);
    for (const line of [treats, patties]) await move(line, AT_STORE);
    expect(await shipOf(browser, 1)).toMatchObject({ shippingCharge: '5.99000' });
    await move(patties, SHIPPED);
    expect(await read(browser)).toMatchObject({ totalShippingCharge: '5.99000' });
  });
});
