import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { inDays, ordersOf, PLANS, sendNow, setPrice, startPlan, workAt } from './support/repeat-world.ts';

let world: PlanWorld;
beforeEach(async () => {
  world = await startWithPlan();
});
afterEach(() => world.close());

const shown = async (): Promise<string> => (await world.plan()).estimate.total;

/** The price of a piece in the orders that were placed, in cents. */
const charged = async (): Promise<readonly number[]> => {
  const rows = await world.database.selectFrom('order_line').select('unit_price_cents').execute();
  return rows.map(({ unit_price_cents }) => unit_price_cents);
};

describe('[RPD-02] [RPD-04] a repeat delivery that is sent now', () => {
  test('is placed once, at today’s price when that is the one that was shown, and counts from today', async () => {
    await setPrice(world, 'KIB-5', 1799);
    expect(await shown()).toBe('28.78000');
    expect((await sendNow(world.member, world.planId)).body.nextDate).toBe(inDays(world, 0));
    await world.work();
    await world.work();
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
    expect((await world.plan()).nextDate).toBe(inDays(world, 14));
    expect(await charged()).toEqual([1799]);
  });

  test('is refused, with nothing changed, when a price rose after the page was shown, and sent once that price was seen', async () => {
    const total = await shown();
    await setPrice(world, 'KIB-5', 1400);
    const before = await world.plan();
    const { status, error } = await sendNow(world.member, world.planId, total);
    expect([status, error.key]).toEqual([409, '_ERR_REPEAT_DELIVERY_PRICE']);
    await world.work();
    expect(await world.plan()).toEqual(before);
    expect(await ordersOf(world, world.planId)).toEqual([]);
    expect((await sendNow(world.member, world.planId, await shown())).status).toBe(200);
    await world.work();
    expect(await charged()).toEqual([1400]);
  });

  test('is refused when the discount of a first order was given to another delivery after the page was shown', async () => {
    const total = await shown();
    const other = String((await startPlan(world, world.member)).body.planId);
    await sendNow(world.member, other);
    await world.work();
    expect((await sendNow(world.member, world.planId, total)).error.key).toBe('_ERR_REPEAT_DELIVERY_PRICE');
  });

  test('is charged at the lower price when one fell after the page was shown', async () => {
    const total = await shown();
    await setPrice(world, 'KIB-5', 1000);
    expect((await sendNow(world.member, world.planId, total)).status).toBe(200);
    await world.work();
    expect(await charged()).toEqual([1000]);
  });

  test('is charged at the price of the page when one rises between the press and the order', async () => {
    await sendNow(world.member, world.planId);
    await setPrice(world, 'KIB-5', 1999);
    await world.work();
    expect(await charged()).toEqual([1399]);
  });

  test('shows and charges no more than its reminder told', async () => {
    await workAt(world, inDays(world, 7), 9);
    await setPrice(world, 'KIB-5', 1999);
    expect(await world.plan()).toMatchObject({ estimate: { items: '27.98000' }, lines: [{ price: '13.99000' }] });
    expect((await sendNow(world.member, world.planId)).status).toBe(200);
    await world.work();
    expect(await charged()).toEqual([1399]);
  });

  test.each([{}, { shownTotal: '' }, { shownTotal: '-1' }, { shownTotal: '1e9' }, { shownTotal: [] }])(
    'needs the total that was shown: %j is refused',
    async (body) => {
      const before = await world.plan();
      expect((await world.member.browser.post(`${PLANS}/${world.planId}/send_now`, body)).status).toBe(400);
      expect(await world.plan()).toEqual(before);
    },
  );

  test('is not sent twice on one day, and nothing is recorded then', async () => {
    expect((await world.plan()).isSentToday).toBeUndefined();
    await sendNow(world.member, world.planId);
    expect((await world.plan()).isSentToday).toBeUndefined();
    await world.work();
    const before = await world.plan();
    expect(before.isSentToday).toBe('true');
    const { status, error } = await sendNow(world.member, world.planId);
    expect([status, error.key]).toEqual([409, '_ERR_REPEAT_DELIVERY_SENT']);
    await world.work();
    expect(await world.plan()).toEqual(before);
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
  });

  test('is sent once when the button is pressed twice, and after its order is placed the second press says that it was sent', async () => {
    const { version } = await world.plan();
    const shownTotal = (await world.plan()).estimate.total;
    const press = () => world.member.browser.post(`${PLANS}/${world.planId}/send_now`, { shownTotal, version });
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
    await world.work();
    const { status, error } = await press();
    expect([status, error.key]).toEqual([409, '_ERR_REPEAT_DELIVERY_SENT']);
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
  });

  test('is not sent when the plan was changed since the page was shown', async () => {
    const { version, estimate } = await world.plan();
    await world.member.browser.put(`${PLANS}/${world.planId}`, { frequency: { unit: 'WEEK', count: 6 } });
    const before = await world.plan();
    const body = { shownTotal: estimate.total, version };
    const { status, error } = await world.member.browser.post(`${PLANS}/${world.planId}/send_now`, body);
    expect([status, error.key]).toEqual([409, '_ERR_REPEAT_DELIVERY_STATE']);
    expect(await world.plan()).toEqual(before);
  });

  test('is taken back until its order is placed, and not afterwards', async () => {
    const undo = () => world.member.browser.post(`${PLANS}/${world.planId}/undo`);
    const before = await world.plan();
    await sendNow(world.member, world.planId);
    expect((await undo()).body).toMatchObject({ nextDate: before.nextDate, lines: before.lines });
    await world.work();
    expect(await ordersOf(world, world.planId)).toEqual([]);
    await sendNow(world.member, world.planId);
    await world.work();
    expect((await world.plan()).canUndo).toBe('false');
    expect((await undo()).error.key).toBe('_ERR_REPEAT_DELIVERY_STATE');
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
  });
});
