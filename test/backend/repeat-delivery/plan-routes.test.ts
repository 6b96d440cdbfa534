import fc from 'fast-check';
import type { OrderWorld } from '../orders/support/order-world.ts';
import {
  inDays,
  newMember,
  ordersOf,
  PLANS,
  setCard,
  setPrice,
  setStock,
  startPlan,
  startRepeat,
  workAt,
  type Member,
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
const read = async (planId: string) => (await member.browser.get(at(planId))).body;

describe('[RPD-02] a plan', () => {
  test('has frequency, next date, lines with the prices told and of today, address and card', async () => {
    const { status, body } = await startPlan(world, member);
    expect(status).toBe(201);
    await setPrice(world, 'KIB-5', 1500);
    expect((await member.browser.get(PLANS)).body.plans).toEqual([
      {
        planId: body.planId,
        status: 'ACTIVE',
        frequency: { unit: 'WEEK', count: 2 },
        nextDate: inDays(world, 10),
        addressId: member.addressId,
        walletId: member.walletId,
        discount: '20% off your first repeat delivery',
        canUndo: 'false',
        waitsForStock: 'false',
        lines: [
          {
            partNumber: 'KIB-5',
            description: 'Chicken & Rice Kibble, 5 lb',
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
    expect((await push(planId, 'skip')).body.nextDate).toBe('2030-02-28');
    expect((await push(planId, 'skip')).body.nextDate).toBe('2030-03-31');
  });

  test('that is paused delivers nothing, and goes on at its first date after it is resumed', async () => {
    const planId = await start();
    expect((await push(planId, 'pause')).body).toMatchObject({ status: 'PAUSED', pauseReason: 'SHOPPER' });
    await workAt(world, inDays(world, 30), 12);
    expect(await ordersOf(world, planId)).toEqual([]);
    expect((await push(planId, 'resume')).body).toMatchObject({ status: 'ACTIVE', nextDate: inDays(world, 8) });
  });

  test('is sent now once, at the price that is shown, and counts from today', async () => {
    const planId = await start();
    await setPrice(world, 'KIB-5', 1799);
    expect((await push(planId, 'send_now')).body.nextDate).toBe(inDays(world, 0));
    await world.work();
    await world.work();
    expect(await ordersOf(world, planId)).toHaveLength(1);
    expect((await read(planId)).nextDate).toBe(inDays(world, 14));
    expect((await world.database.selectFrom('order_line').select('unit_price_cents').execute())[0]).toEqual({
      unit_price_cents: 1799,
    });
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
    ['skip', {}],
    ['pause', {}],
    ['send_now', {}],
    ['cancel', { reason: 'PRICE' }],
  ])('takes %s back once', async (step, body) => {
    const planId = await start();
    const before = await read(planId);
    await push(planId, step, body);
    const { status, body: after } = await push(planId, 'undo');
    expect(status).toBe(200);
    const { history, resourceName, ...same } = before;
    expect([history.length, resourceName]).toEqual([1, 'x_repeat_delivery']);
    expect(after).toEqual(same);
    expect((await push(planId, 'undo')).status).toBe(409);
  });

  test('that was skipped while it waited for stock delivers on the later date alone', async () => {
    const planId = await start();
    await setStock(world, 'KIB-5', 0);
    await workAt(world, inDays(world, 7), 9);
    await workAt(world, inDays(world, 3), 6);
    const { nextDate } = (await push(planId, 'skip')).body;
    await setStock(world, 'KIB-5', 50);
    await workAt(world, inDays(world, 1), 12);
    expect(await ordersOf(world, planId)).toEqual([]);
    await workAt(world, inDays(world, 10), 12);
    await workAt(world, nextDate, 12);
    expect(await ordersOf(world, planId)).toHaveLength(1);
  });

  test('cannot be changed while its order is being placed', async () => {
    const planId = await start();
    await setCard(world, member, 'lost-answer');
    await push(planId, 'send_now');
    await world.database
      .updateTable('repeat_plan')
      .set({ reminded_for: inDays(world, 0) })
      .execute();
    const placing = world.work();
    const statuses = new Set<number>();
    for (let times = 0; times < 5; times += 1) statuses.add((await push(planId, 'skip')).status);
    await placing;
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    await world.work();
    const placed = await ordersOf(world, planId);
    expect(placed.length).toBeLessThan(2);
    const payments = await world.database.selectFrom('order_payment').select('order_id').execute();
    expect(payments.map(({ order_id }) => order_id)).toEqual(placed);
  });
});

describe('[RPD-02] [PLT-04] refuses', () => {
  test('guests, and plans of others, which are not found', async () => {
    const planId = await start();
    const guest = await world.guest();
    expect((await guest.get(PLANS)).status).toBe(401);
    const other = await newMember(world, 'casey@example.test');
    expect((await other.browser.get(at(planId))).status).toBe(404);
    expect((await other.browser.put(at(planId), { frequency: { unit: 'WEEK', count: 1 } })).status).toBe(404);
    for (const step of ['skip', 'pause', 'resume', 'send_now', 'undo', 'cancel']) {
      expect([step, (await other.browser.post(at(planId, step), { reason: 'OTHER' })).status]).toEqual([step, 404]);
    }
    expect((await read(planId)).history).toHaveLength(1);
  });

  test('addresses and cards of others', async () => {
    const other = await newMember(world, 'casey@example.test');
    expect((await startPlan(world, member, { addressId: other.addressId })).error.parameters).toEqual(['addressId']);
    expect((await startPlan(world, member, { walletId: other.walletId })).error.parameters).toEqual(['walletId']);
    expect((await member.browser.get(PLANS)).body.plans).toEqual([]);
  });

  test.each([
    ['frequency', { frequency: { unit: 'MONTH', count: 7 } }],
    ['nextDate', { nextDate: '2030-02-30' }],
    ['nextDate', { nextDate: '2030-01-14' }],
    ['nextDate', { nextDate: '2031-06-01' }],
    ['lines', { lines: [{ partNumber: 'BETTA', quantity: 1 }] }],
    ['lines', { lines: [{ partNumber: 'NOTHING', quantity: 1 }] }],
    [
      'lines',
      {
        lines: [
          { partNumber: 'KIB-5', quantity: 1 },
          { partNumber: 'KIB-5', quantity: 2 },
        ],
      },
    ],
  ])('a plan with a wrong %s: %j', async (parameter, wrong) => {
    const { status, error } = await startPlan(world, member, wrong);
    expect([status, error.parameters]).toEqual([400, [parameter]]);
    expect((await member.browser.get(PLANS)).body.plans).toEqual([]);
  });

  test('more than fifty plans', async () => {
    const row = await (async () => {
      await start();
      return world.database.selectFrom('repeat_plan').selectAll().executeTakeFirstOrThrow();
    })();
    const { plan_id, ...same } = row;
    expect(plan_id).toBeGreaterThan(0);
    await world.database
      .insertInto('repeat_plan')
      .values(Array.from({ length: 49 }, () => same))
      .execute();
    expect((await startPlan(world, member)).error.key).toBe('_ERR_TOO_MANY_REPEAT_DELIVERIES');
  });

  test('any other input with a clear status, and changes nothing', async () => {
    const planId = await start();
    const before = await read(planId);
    const hostile = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
      fc.constantFrom('__proto__', '9'.repeat(40), "1' or '1'='1", '<script>'),
    );
    const body = fc.dictionary(fc.constantFrom('frequency', 'nextDate', 'addressId', 'walletId', 'lines'), hostile, {
      minKeys: 1,
    });
    const calls = fc.record({
      method: fc.constantFrom('PUT' as const, 'POST' as const),
      path: fc.constantFrom(at(planId), PLANS, at('1', 'skip'), at('%00', 'undo'), at(planId, 'cancel')),
      body,
    });
    await fc.assert(
      fc.asyncProperty(calls, async ({ method, path, body: wrong }) => {
        const { status } = await (method === 'PUT'
          ? member.browser.put(path, wrong)
          : member.browser.post(path, wrong));
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
    expect(await read(planId)).toEqual(before);
  });
});
