import { momentOf, plusDays, shopDay } from '../../../backend/stores/shop-day.ts';
import type { Browser } from '../commerce/support/browser.ts';
import { makeMember } from '../commerce/support/members.ts';
import { enterCheckout, newKey, type OrderWorld, startOrders, stockOf } from './support/order-world.ts';
import { KEY, placed, placeGuest, UPS, warehouse, type Placed } from './support/placed-order.ts';

const DAY_MS = 24 * 60 * 60_000;

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({ fulfilmentKey: KEY, outbox: true });
});
afterEach(() => world.close());

const paymentOf = (order: Placed) => world.provider.paymentsOf(order.orderId)[0];
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

describe('[ORD-05] [ORD-07] returning', () => {
  const deliver = async (order: Placed): Promise<void> => {
    await warehouse(world, `shipments/${order.shipments[0]}/shipped`, UPS);
    await warehouse(world, `shipments/${order.shipments[0]}/delivered`);
    await world.work();
  };
  const giveBack = (order: Placed, quantity: string) =>
    order.browser.post(`order/${order.orderId}/x_return`, {
      x_key: newKey(),
      orderItem: [{ orderItemId: order.lines['KIB-5'], quantity }],
      reason: 'PET_DISLIKES',
    });

  test('refunds when the pieces have arrived, puts the stock back, and never more than was captured', async () => {
    const order = await placeGuest(world);
    await deliver(order);
    const stock = await stockOf(world, 'KIB-5');
    const { status, body } = await giveBack(order, '1');
    expect(status).toBe(201);
    await world.work();
    expect(paymentOf(order)?.refundedCents).toBe(0);
    await warehouse(world, `shipments/${order.shipments[0]}/returned`);
    await warehouse(world, `shipments/${order.shipments[0]}/returned`);
    await world.work();
    const { body: read } = await order.read();
    expect(read.x_returns).toMatchObject([{ returnId: body.returnId, status: 'RECEIVED', reason: 'PET_DISLIKES' }]);
    expect(paymentOf(order)?.refundedCents).toBe(centsOf(read.x_returns[0].refund));
    expect(await stockOf(world, 'KIB-5')).toBe(stock + 1);
  });

  test('is offered and possible until the end of the thirtieth day in the shop', async () => {
    const order = await placeGuest(world);
    // 5 pm in California, where the next day has begun in UTC.
    world.advance(momentOf(plusDays(shopDay(world.now()), 1), 17) - world.now());
    await deliver(order);
    const last = plusDays(shopDay(world.now()), 30);
    const { body } = await order.read();
    expect(body.orderItem[0].x_returnableUntil).toBe(last);
    const tryAt = async (moment: number) => {
      world.advance(moment - world.now());
      return world.browser().post(`order/${order.orderId}/x_return`, {
        x_key: newKey(),
        orderItem: [{ orderItemId: order.lines['KIB-5'], quantity: '1' }],
        reason: 'DAMAGED',
        x_orderToken: body.x_orderToken,
      });
    };
    expect((await tryAt(momentOf(last, 23))).status).toBe(201);
    expect((await tryAt(momentOf(plusDays(last, 1), 0))).error.key).toBe('_ERR_ORDER_NOT_RETURNABLE');
    const [line] = (await world.browser().get(`order/x_byToken/${encodeURIComponent(body.x_orderToken)}`)).body
      .orderItem;
    expect(line).toMatchObject({ x_returnEnded: last });
    expect(line).not.toHaveProperty('x_returnableUntil');
  });

  test('of a pickup is possible once it was picked up, and not while it waits in the store', async () => {
    const browser = await world.guest();
    await browser.add('TANK', 1, { physicalStoreId: '1101' });
    const order = await placed(browser, await enterCheckout(world, browser));
    const [shipment = ''] = order.shipments;
    const giveTankBack = () =>
      browser.post(`order/${order.orderId}/x_return`, {
        x_key: newKey(),
        orderItem: [{ orderItemId: order.lines['TANK'], quantity: '1' }],
        reason: 'DAMAGED',
      });
    await warehouse(world, `shipments/${shipment}/ready`);
    expect((await order.read()).body.orderItem[0]).not.toHaveProperty('x_returnableUntil');
    expect((await giveTankBack()).error.key).toBe('_ERR_ORDER_NOT_RETURNABLE');
    await warehouse(world, `shipments/${shipment}/picked-up`);
    expect((await giveTankBack()).status).toBe(201);
  });

  describe('of two pieces, one after the other,', () => {
    /** Two open returns of one shipment; their numbers. */
    const twoReturns = async (order: Placed): Promise<readonly string[]> => {
      await deliver(order);
      expect((await giveBack(order, '1')).status).toBe(201);
      expect((await giveBack(order, '1')).status).toBe(201);
      const { shipments } = (await warehouse(world, 'shipments?status=done')).body;
      return shipments[0].openReturns.map(({ returnId }: { readonly returnId: string }) => returnId);
    };
    const arrives = (order: Placed, returnId?: string) =>
      warehouse(world, `shipments/${order.shipments[0]}/returned`, returnId === undefined ? {} : { returnId });
    const statuses = async (order: Placed): Promise<readonly string[]> =>
      (await order.read()).body.x_returns.map(({ status }: { readonly status: string }) => status).toSorted();

    test('refunds the one that has arrived, and only once', async () => {
      const order = await placeGuest(world, { 'KIB-5': 2 });
      const [first, second] = await twoReturns(order);
      const { refund } = (await order.read()).body.x_returns[0];
      for (let times = 0; times < 2; times += 1) expect((await arrives(order, first)).status).toBe(200);
      await world.work();
      expect(await statuses(order)).toEqual(['OPEN', 'RECEIVED']);
      expect(paymentOf(order)?.refundedCents).toBe(centsOf(refund));
      expect((await order.read()).body.orderStatus).toBe('D');
      expect((await arrives(order, second)).status).toBe(200);
      expect((await order.read()).body.orderStatus).toBe('K');
    });

    test('asks for the number of the one that has arrived, and changes nothing without it', async () => {
      const order = await placeGuest(world, { 'KIB-5': 2 });
      const numbers = await twoReturns(order);
      const { status, body } = await arrives(order);
      expect([status, body.errors[0].errorKey]).toEqual([409, '_ERR_RETURN_ID_NEEDED']);
      expect(body.errors[0].errorParameters).toEqual(numbers);
      expect(await statuses(order)).toEqual(['OPEN', 'OPEN']);
      expect(paymentOf(order)?.refundedCents).toBe(0);
    });

    test('takes no number of another shipment', async () => {
      const [order, other] = [await placeGuest(world, { 'KIB-5': 2 }), await placeGuest(world, { 'KIB-5': 2 })];
      const [first] = await twoReturns(order);
      await deliver(other);
      expect((await giveBack(other, '1')).status).toBe(201);
      expect((await arrives(other, first)).status).toBe(404);
      expect(await statuses(order)).toEqual(['OPEN', 'OPEN']);
    });

    test('has a button for each on /dev/orders', async () => {
      const order = await placeGuest(world, { 'KIB-5': 2 });
      const [first, second] = await twoReturns(order);
      const page = (await world.app.inject({ url: '/dev/orders' })).body;
      expect(page).toContain(`Return ${first} has arrived (1 piece)</button>`);
      const url = `/dev/orders/${order.shipments[0]}/returned?returnId=${second}`;
      expect(page).toContain(`action="${url}"`);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await world.app.inject({ method: 'POST', url, headers, payload: '' })).statusCode).toBe(303);
      expect(await statuses(order)).toEqual(['OPEN', 'RECEIVED']);
    });
  });

  test('is refused before it has left, after 30 days, and beyond what was bought', async () => {
    const order = await placeGuest(world);
    expect((await giveBack(order, '1')).error.key).toBe('_ERR_ORDER_NOT_RETURNABLE');
    await deliver(order);
    expect((await giveBack(order, '3')).status).toBe(409);
    expect((await giveBack(order, '1')).status).toBe(201);
    expect((await giveBack(order, '2')).status).toBe(409);
    const { body } = await order.read();
    world.advance(31 * DAY_MS);
    // The session of the guest has ended meanwhile; the link in the mail still opens the order.
    const late = await world.browser().post(`order/${order.orderId}/x_return`, {
      x_key: newKey(),
      orderItem: [{ orderItemId: order.lines['KIB-5'], quantity: '1' }],
      reason: 'DAMAGED',
      x_orderToken: body.x_orderToken,
    });
    expect([late.status, late.error.key]).toEqual([409, '_ERR_ORDER_NOT_RETURNABLE']);
  });

  /** A parcel and a pickup in one order. */
  const parcelAndPickup = async (browser: Browser): Promise<Placed> => {
    await browser.add('KIB-5', 2);
    await browser.add('TANK', 1, { physicalStoreId: '1101' });
    return placed(browser, await enterCheckout(world, browser));
  };
  const pointsOf = async (order: Placed): Promise<Readonly<Record<string, string>>> =>
    (await order.read()).body.x_points;

  test('[RWD-04] each shipment earns its part, and the order expects the rest', async () => {
    const { browser } = await makeMember(world, 'robin@example.test');
    const order = await parcelAndPickup(browser);
    const { expected } = await pointsOf(order);
    const [parcel = '', pickup = ''] = order.shipments;
    await warehouse(world, `shipments/${parcel}/shipped`, UPS);
    expect(await pointsOf(order)).toEqual({ expected, earned: '27' });
    await warehouse(world, `shipments/${pickup}/ready`);
    expect(await pointsOf(order)).toEqual({ expected, earned: expected });
    expect(Number(expected)).toBeGreaterThan(27);
  });

  test('[RWD-04] what left before its shopper joined earns nothing, and the order does not expect it', async () => {
    const order = await parcelAndPickup(await world.registered('robin@example.test'));
    const [parcel = '', pickup = ''] = order.shipments;
    await warehouse(world, `shipments/${parcel}/shipped`, UPS);
    expect((await order.browser.post('person/createPals', {})).status).toBe(200);
    const { expected } = await pointsOf(order);
    expect(Number(expected)).toBeGreaterThan(0);
    await warehouse(world, `shipments/${pickup}/ready`);
    expect(await pointsOf(order)).toEqual({ expected, earned: expected });
  });

  test('[RWD-04] a member earns what the cart announced when the shipment leaves, and returns it', async () => {
    const { browser, shopperId } = await makeMember(world, 'robin@example.test');
    await browser.add('KIB-5', 2);
    const order = await placed(browser, await enterCheckout(world, browser));
    const points = async (): Promise<number> =>
      (
        await world.database
          .selectFrom('pals_member')
          .select('points')
          .where('shopper_id', '=', shopperId)
          .executeTakeFirstOrThrow()
      ).points;
    expect((await order.read()).body.x_points).toEqual({ expected: '27', earned: '0' });
    expect(await points()).toBe(0);
    await deliver(order);
    expect(await points()).toBe(27);
    expect((await order.read()).body.x_points).toEqual({ expected: '27', earned: '27' });
    await giveBack(order, '2');
    await warehouse(world, `shipments/${order.shipments[0]}/returned`);
    expect(await points()).toBe(0);
    expect((await order.read()).body).toMatchObject({ orderStatus: 'K', x_points: { earned: '0' } });
  });
});
