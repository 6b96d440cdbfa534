import type { OrderWorld } from '../orders/support/order-world.ts';
import {
  equip,
  inDays,
  newMember,
  ordersOf,
  PLANS,
  sendNow,
  setPrice,
  setStock,
  startPlan,
  startRepeat,
  workAt,
  type Member,
  whilePlacing,
} from './support/repeat-world.ts';

let world: OrderWorld;
let member: Member;
beforeEach(async () => {
  world = await startRepeat();
  member = await newMember(world, 'robin@example.test');
});
afterEach(() => world.close());

const start = async (more: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  String((await startPlan(world, member, more)).body.planId);

const at = (planId: string, step = ''): string => `${PLANS}/${planId}${step && `/${step}`}`;
const push = (planId: string, step: string, body: Readonly<Record<string, unknown>> = {}) =>
  member.browser.post(at(planId, step), body);
const skip = async (planId: string) => push(planId, 'skip', { nextDate: (await read(planId)).nextDate });
const read = async (planId: string) => (await member.browser.get(at(planId))).body;

describe('[RPD-01] an offer', () => {
  const offer = 'x_repeat_delivery/offer?partNumber=KIB-5&partNumber=NO-SUCH&partNumber=LIT-20';
  const pricesOf = async (browser = member.browser) => {
    const { body } = await browser.get(offer);
    const lines = body.lines as readonly Readonly<Record<string, unknown>>[];
    return { ...body, lines: lines.map(({ partNumber, price, firstPrice }) => [partNumber, price, firstPrice]) };
  };

  test('has the prices of what is sold on repeat, and the open dates, for guests too', async () => {
    const guest = await pricesOf(await world.guest());
    expect(guest).toMatchObject({
      lines: [
        ['KIB-5', '13.99000', '11.19000'],
        ['LIT-20', expect.any(String), expect.any(String)],
      ],
      firstDiscount: '20% off your first repeat delivery',
      discount: '5% off every repeat delivery',
      firstDate: inDays(world, 1),
      lastDate: inDays(world, 366),
    });
    expect(await pricesOf()).toEqual(guest);
  });

  test('has no discount of a first order for a shopper who had one of the products', async () => {
    const planId = await start();
    await sendNow(member, planId);
    await world.work();
    expect(await ordersOf(world, planId)).toHaveLength(1);
    expect(await pricesOf()).toMatchObject({
      lines: [['KIB-5', '13.99000', '13.29000'], expect.anything()],
      firstDiscount: '5% off every repeat delivery',
    });
  });

  test('needs one part number and takes twenty at most', async () => {
    expect((await member.browser.get('x_repeat_delivery/offer')).status).toBe(400);
    const many = Array.from({ length: 21 }, (_, index) => `partNumber=P-${index}`).join('&');
    expect((await member.browser.get(`x_repeat_delivery/offer?${many}`)).status).toBe(400);
  });
});

describe('[RPD-02] a plan', () => {
  test('has frequency, next date, lines with the prices told and of today, address and card', async () => {
    const { status, body } = await startPlan(world, member);
    expect(status).toBe(201);
    await setPrice(world, 'KIB-5', 1500);
    expect((await member.browser.get(PLANS)).body.plans).toEqual([
      {
        planId: body.planId,
        version: '1',
        status: 'ACTIVE',
        frequency: { unit: 'WEEK', count: 2 },
        nextDate: inDays(world, 10),
        addressId: member.addressId,
        walletId: member.walletId,
        discount: '20% off your first repeat delivery',
        estimate: { items: '30.00000', discount: '-6.00000', total: '24.00000' },
        canUndo: 'false',
        waitsForStock: 'false',
        isDeclined: 'false',
        isLate: 'false',
        lines: [
          {
            partNumber: 'KIB-5',
            description: 'Chicken & Rice Kibble, 5 lb',
            thumbnail: '/images/products/PN-1000.jpg',
            productUrl: '/shop/en/petcostore/product/chicken-kibble',
            x_size: '5 lb',
            quantity: 2,
            toldPrice: '13.99000',
            price: '15.00000',
            repeatPrice: '14.25000',
          },
        ],
      },
    ]);
  });

  test('can have frequency, date, quantity, address and card changed, which its history tells', async () => {
    const planId = await start();
    const wanted = {
      frequency: { unit: 'MONTH', count: 3 },
      nextDate: inDays(world, 30),
      lines: [{ partNumber: 'KIB-5', quantity: 5 }],
    };
    const { status, body } = await member.browser.put(at(planId), wanted);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...wanted, lines: [{ quantity: 5, toldPrice: '13.99000' }], canUndo: 'true' });
    const { history } = await read(planId);
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['CHANGED', 'STARTED']);
  });

  test('is skipped to the date after the next one', async () => {
    const planId = await start({ nextDate: '2030-01-31', frequency: { unit: 'MONTH', count: 1 } });
    expect((await skip(planId)).body.nextDate).toBe('2030-02-28');
    expect((await skip(planId)).body.nextDate).toBe('2030-03-31');
  });

  test('is skipped once when the shown date is posted twice, and never without it', async () => {
    const planId = await start();
    const shown = { nextDate: inDays(world, 10) };
    expect((await push(planId, 'skip', shown)).body.nextDate).toBe(inDays(world, 24));
    const { status, error } = await push(planId, 'skip', shown);
    expect([status, error.key]).toEqual([409, '_ERR_REPEAT_DELIVERY_STATE']);
    expect((await push(planId, 'skip')).status).toBe(400);
    expect(await read(planId)).toMatchObject({ nextDate: inDays(world, 24), history: [{ kind: 'SKIPPED' }, {}] });
  });

  test('that is paused delivers nothing, and goes on at its first date after it is resumed', async () => {
    const planId = await start();
    expect((await push(planId, 'pause')).body).toMatchObject({ status: 'PAUSED', pauseReason: 'SHOPPER' });
    await workAt(world, inDays(world, 30), 12);
    expect(await ordersOf(world, planId)).toEqual([]);
    expect((await push(planId, 'resume')).body).toMatchObject({ status: 'ACTIVE', nextDate: inDays(world, 8) });
  });

  test('is cancelled with a reason, and delivers nothing afterwards', async () => {
    const planId = await start();
    expect((await push(planId, 'cancel', { reason: 'TOO_MUCH' })).body).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'TOO_MUCH',
    });
    await workAt(world, inDays(world, 30), 12);
    expect(await ordersOf(world, planId)).toEqual([]);
    expect((await push(planId, 'resume')).status).toBe(409);
  });

  test.each([
    ['skip', { nextDate: '2030-01-24' }],
    ['pause', {}],
    ['send_now', { shownTotal: '22.38' }],
    ['cancel', { reason: 'PRICE' }],
  ])('takes %s back once', async (step, body) => {
    const planId = await start();
    const before = await read(planId);
    await push(planId, step, body);
    const { status, body: after } = await push(planId, 'undo');
    expect(status).toBe(200);
    const { history, resourceName, ...same } = before;
    expect([history.length, resourceName]).toEqual([1, 'x_repeat_delivery']);
    // Taking a change back is a change, too.
    expect(after).toEqual({ ...same, version: '3' });
    expect((await push(planId, 'undo')).status).toBe(409);
  });

  test('that was skipped while it waited for stock delivers on the later date alone', async () => {
    const planId = await start();
    await setStock(world, 'KIB-5', 0);
    await workAt(world, inDays(world, 7), 9);
    await workAt(world, inDays(world, 3), 6);
    const { nextDate } = (await skip(planId)).body;
    await setStock(world, 'KIB-5', 50);
    await workAt(world, inDays(world, 1), 12);
    expect(await ordersOf(world, planId)).toEqual([]);
    await workAt(world, inDays(world, 10), 12);
    await workAt(world, nextDate, 12);
    expect(await ordersOf(world, planId)).toHaveLength(1);
  });

  test('cannot be changed while its order is being placed', async () => {
    const planId = await start();
    await sendNow(member, planId);
    const { status, error } = await whilePlacing(world, () => skip(planId));
    expect([status, error.key]).toEqual([409, '_ERR_REPEAT_DELIVERY_STATE']);
    const placed = await ordersOf(world, planId);
    expect(placed).toHaveLength(1);
    const payments = await world.database.selectFrom('order_payment').select('order_id').execute();
    expect(payments.map(({ order_id }) => order_id)).toEqual(placed);
    expect((await skip(planId)).status).toBe(200);
  });

  test('whose former address and card were removed keeps the present ones when a change is taken back', async () => {
    const planId = await start();
    const other = await equip(world, member.shopperId, 'captured-once', 'cabin');
    await member.browser.put(at(planId), { ...other, frequency: { unit: 'WEEK', count: 6 } });
    await world.database.deleteFrom('wallet_card').where('wallet_id', '=', Number(member.walletId)).execute();
    await world.database.deleteFrom('address').where('address_id', '=', Number(member.addressId)).execute();
    const { status, body } = await push(planId, 'undo');
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...other, frequency: { unit: 'WEEK', count: 2 }, status: 'ACTIVE' });
  });

  test('that becomes monthly is delivered on the day of its next date from then on', async () => {
    const planId = await start({ nextDate: '2030-01-31', frequency: { unit: 'WEEK', count: 2 } });
    await skip(planId);
    await member.browser.put(at(planId), { frequency: { unit: 'MONTH', count: 1 } });
    expect((await skip(planId)).body.nextDate).toBe('2030-03-14');
    await member.browser.put(at(planId), { nextDate: '2030-03-31' });
    await skip(planId);
    await member.browser.put(at(planId), { frequency: { unit: 'MONTH', count: 2 } });
    expect((await skip(planId)).body.nextDate).toBe('2030-06-30');
    expect((await skip(planId)).body.nextDate).toBe('2030-08-31');
  });

  test('keeps the newest hundred entries of its history', async () => {
    const planId = await start();
    for (let times = 0; times < 51; times += 1) {
      await push(planId, 'pause');
      await push(planId, 'resume');
    }
    expect((await read(planId)).history).toHaveLength(100);
    expect(await world.database.selectFrom('repeat_event').select('event_id').execute()).toHaveLength(100);
  });
});
