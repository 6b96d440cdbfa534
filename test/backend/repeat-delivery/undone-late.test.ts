import type { Answer } from '../commerce/support/browser.ts';
import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { inDays, ordersOf, PLANS, setStock, workAt } from './support/repeat-world.ts';

let world: PlanWorld;
/** The date of the delivery. */
let due: string;
beforeEach(async () => {
  world = await startWithPlan({ frequency: { unit: 'WEEK', count: 12 } });
  due = inDays(world, 10);
});
afterEach(() => world.close());

const push = async (step: string, body: object = {}): Promise<Answer['body']> =>
  (await world.member.browser.post(`${PLANS}/${world.planId}/${step}`, body)).body;
const setQuantity = async (quantity: number): Promise<Answer['body']> =>
  (await world.member.browser.put(`${PLANS}/${world.planId}`, { lines: [{ partNumber: 'KIB-5', quantity }] })).body;

/** The delivery waits for stock from its date on; it is `days` later now, at noon. */
const waitForStock = async (days: number): Promise<void> => {
  await workAt(world, inDays(world, 7), 9);
  await setStock(world, 'KIB-5', 0);
  for (let day = 0; day <= days; day += 1) await workAt(world, day === 0 ? due : inDays(world, 1), 6);
  await workAt(world, inDays(world, 0), 12);
};

const CHANGES = [
  ['skip', () => ({ nextDate: due })],
  ['pause', () => ({})],
  ['cancel', () => ({ reason: 'PRICE' })],
] as const;

describe('[RPD-02] [RPD-03] a delivery that is due', () => {
  test.each([[0], [1]])('still waits for stock when another change is undone %i days after its date', async (days) => {
    await waitForStock(days);
    await setQuantity(3);
    expect(await push('undo')).toMatchObject({ status: 'ACTIVE', nextDate: due, lines: [{ quantity: 2 }] });
    await setStock(world, 'KIB-5', 100);
    await world.work();
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
    // Later dates stay, as after any delivery that was late.
    expect(await world.plan()).toMatchObject({ nextDate: inDays(world, 84 - days) });
  });

  test.each(CHANGES.flatMap(([step, body]) => [0, 1].map((days) => [step, days, body] as const)))(
    'ships tomorrow when the %s of it is undone %i days after its date, and the interval counts from there',
    async (step, days, body) => {
      await waitForStock(days);
      await push(step, body());
      await setStock(world, 'KIB-5', 100);
      const tomorrow = inDays(world, 1);
      expect(await push('undo')).toMatchObject({ status: 'ACTIVE', nextDate: tomorrow });
      await world.work();
      expect(await ordersOf(world, world.planId)).toEqual([]);
      await workAt(world, tomorrow, 6);
      expect(await ordersOf(world, world.planId)).toHaveLength(1);
      expect(await world.plan()).toMatchObject({ nextDate: inDays(world, 84) });
    },
  );

  test('ships tomorrow when it was skipped before its date, and that is undone after it', async () => {
    await push('skip', { nextDate: due });
    await workAt(world, inDays(world, 12), 12);
    expect(await push('undo')).toMatchObject({ status: 'ACTIVE', nextDate: inDays(world, 1) });
  });

  test.each([
    ['pause', {}],
    ['cancel', { reason: 'PRICE' }],
  ])('is left out when the %s of it before its date is undone after it', async (step, body) => {
    await push(step, body);
    await workAt(world, inDays(world, 40), 12);
    expect(await push('undo')).toMatchObject({ status: 'ACTIVE', nextDate: inDays(world, 84 - 30) });
  });

  test('counts months from the day on which it ships after an undone skip', async () => {
    await world.member.browser.put(`${PLANS}/${world.planId}`, { frequency: { unit: 'MONTH', count: 1 } });
    await waitForStock(1);
    await push('skip', { nextDate: due });
    const { nextDate } = await push('undo');
    const plan = await world.database.selectFrom('repeat_plan').select('anchor_day').executeTakeFirstOrThrow();
    expect(plan.anchor_day).toBe(Number(String(nextDate).slice(8)));
  });
});
