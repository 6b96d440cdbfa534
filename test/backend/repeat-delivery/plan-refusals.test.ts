import fc from 'fast-check';
import type { OrderWorld } from '../orders/support/order-world.ts';
import {
  inDays,
  newMember,
  ordersOf,
  PLANS,
  sendNow,
  startPlan,
  startRepeat,
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

/** Adds copies of the last started plan, without its key. Returns their numbers. */
const addCopies = async (count: number, status: 'active' | 'cancelled'): Promise<readonly number[]> => {
  const { plan_id: _, ...row } = await world.database
    .selectFrom('repeat_plan')
    .selectAll()
    .orderBy('plan_id', 'desc')
    .executeTakeFirstOrThrow();
  const rows = await world.database
    .insertInto('repeat_plan')
    .values(Array.from({ length: count }, () => ({ ...row, start_key: null, status })))
    .returning('plan_id')
    .execute();
  return rows.map(({ plan_id }) => plan_id);
};

const read = async (planId: string) => (await member.browser.get(at(planId))).body;

describe('[RPD-02] [PLT-04] refuses', () => {
  test('guests, and plans of others, which are not found', async () => {
    const planId = await start();
    const guest = await world.guest();
    expect((await guest.get(PLANS)).status).toBe(401);
    const other = await newMember(world, 'casey@example.test');
    expect((await other.browser.get(at(planId))).status).toBe(404);
    expect((await other.browser.put(at(planId), { frequency: { unit: 'WEEK', count: 1 } })).status).toBe(404);
    const body = { reason: 'OTHER', nextDate: inDays(world, 10), shownTotal: '999.00' };
    for (const step of ['skip', 'pause', 'resume', 'send_now', 'undo', 'cancel']) {
      expect([step, (await other.browser.post(at(planId, step), body)).status]).toEqual([step, 404]);
    }
    expect((await read(planId)).history).toHaveLength(1);
  });

  test('an address without a phone number when the account has none either', async () => {
    const none = { phone: null };
    await world.database.updateTable('shopper').set(none).where('shopper_id', '=', member.shopperId).execute();
    const planId = await start();
    await world.database.updateTable('address').set(none).execute();
    const { status, error } = await startPlan(world, member);
    expect([status, error.parameters]).toEqual([400, ['phone']]);
    expect((await member.browser.put(at(planId), { addressId: member.addressId })).status).toBe(400);
    expect((await member.browser.get(PLANS)).body.plans).toHaveLength(1);
  });

  test('more changes a minute than are allowed', async () => {
    const busy = await startRepeat({ checkoutLimit: 2 });
    try {
      const other = await newMember(busy, 'casey@example.test');
      const { planId } = (await startPlan(busy, other)).body;
      const statuses: number[] = [];
      for (let times = 0; times < 3; times += 1) {
        statuses.push((await other.browser.put(at(planId), { frequency: { unit: 'WEEK', count: 1 } })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await busy.close();
    }
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

  test('more than fifty plans, of which cancelled ones do not count', async () => {
    const planId = await start();
    await addCopies(49, 'active');
    await addCopies(3, 'cancelled');
    const tooMany = '_ERR_TOO_MANY_REPEAT_DELIVERIES';
    expect((await startPlan(world, member)).error.key).toBe(tooMany);
    await member.browser.post(at(planId, 'cancel'), { reason: 'OTHER' });
    expect((await startPlan(world, member)).status).toBe(201);
    expect((await member.browser.post(at(planId, 'undo'))).error.key).toBe(tooMany);
    expect((await read(planId)).status).toBe('CANCELLED');
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

test('[RPD-02] the newest fifty cancelled plans are kept and listed, and older ones that have placed orders are kept', async () => {
  const placed = await start();
  await sendNow(member, placed);
  await world.work();
  expect(await ordersOf(world, placed)).toHaveLength(1);
  await member.browser.post(at(placed, 'cancel'), { reason: 'OTHER' });
  const cancelled = await addCopies(52, 'cancelled');
  const open = Number(await start());
  const all = await world.database.selectFrom('repeat_plan').select('plan_id').orderBy('plan_id').execute();
  expect(all.map(({ plan_id }) => plan_id)).toEqual([Number(placed), ...cancelled.slice(2), open]);
  const { plans } = (await member.browser.get(PLANS)).body as { readonly plans: readonly { planId: string }[] };
  expect(plans.map(({ planId }) => Number(planId))).toEqual([open, ...cancelled.slice(2).reverse()]);
  expect((await read(placed)).status).toBe('CANCELLED');
});
