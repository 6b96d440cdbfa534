import { dayOf } from '../../../backend/mail/order-mail-parts.ts';
import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { inDays, ordersOf, PLANS, setPrice, startPlan, workAt } from './support/repeat-world.ts';

let world: PlanWorld;
/** The first dates of a plan of every two weeks. */
let first: string;
let second: string;
let third: string;
beforeEach(async () => {
  world = await startWithPlan();
  [first, second, third] = [inDays(world, 10), inDays(world, 24), inDays(world, 38)];
});
afterEach(() => world.close());

const orders = () => ordersOf(world, world.planId);
const reminders = () => world.mails('repeat-reminder');

/** The delivery of a date, told in time. */
const deliver = async (date: string, daysAhead: number): Promise<void> => {
  await workAt(world, inDays(world, daysAhead - 3), 9);
  await workAt(world, date, 6);
};

/** No worker runs before this hour. */
const reachLate = async (date: string, hour: number): Promise<void> => {
  await workAt(world, date, hour);
  await world.work();
};

const MOVED = 'We moved it so you have time to change or skip it.';

describe('[RPD-03] [RPD-04] a reminder that leaves no full day', () => {
  test.each([
    ['on its date', 10, 12],
    ['in the night of its date', 10, 2],
    ['a day after its date', 11, 12],
    ['in the evening before', 9, 20],
  ])('of a first delivery, %s, moves it by three days and says so', async (_when, days, hour) => {
    await reachLate(inDays(world, days), hour);
    expect(await orders()).toEqual([]);
    const moved = inDays(world, 3);
    expect(await world.plan()).toMatchObject({ nextDate: moved });
    const [text = '', ...more] = await reminders();
    expect(more).toEqual([]);
    expect(text).toContain(`ships on ${dayOf(moved)}`);
    expect(text).toContain(`This delivery was planned for ${dayOf(first)}. ${MOVED}`);
    await workAt(world, moved, 5);
    expect(await orders()).toEqual([]);
    await workAt(world, moved, 6);
    expect(await orders()).toHaveLength(1);
    expect(await reminders()).toHaveLength(1);
    const pending = await world.database.selectFrom('orders').select('order_id').where('status', '=', 'R').execute();
    expect(pending).toEqual([]);
  });

  test('of a second delivery, which costs more without the first discount, moves it, also for a shopper who stopped reminders', async () => {
    await deliver(first, 10);
    await world.database.updateTable('shopper').set({ repeat_reminders: 0 }).execute();
    await reachLate(second, 12);
    expect(await orders()).toHaveLength(1);
    expect(await world.plan()).toMatchObject({ nextDate: inDays(world, 3) });
    expect((await reminders())[1]).toContain(`This delivery was planned for ${dayOf(second)}. ${MOVED}`);
  });

  test.each([
    ['on its date', 0],
    ['two days after its date', 2],
  ])('%s, of a delivery that costs what the last one did, says that its order is placed now', async (_when, days) => {
    await deliver(first, 10);
    await deliver(second, 14);
    await reachLate(inDays(world, 14 + days), 12);
    const placed = await world.database.selectFrom('placed_order').select('total_cents').orderBy('order_id').execute();
    expect(placed.map((row) => row.total_cents).slice(1)).toEqual([placed[1]?.total_cents, placed[1]?.total_cents]);
    const text = (await reminders())[2] ?? '';
    expect(text).toContain(`Your repeat delivery was planned for ${dayOf(third)}.`);
    expect(text).toContain('we’re placing its order now. It costs no more than your last one.');
    expect(text).not.toMatch(/ships on|before then|We moved/);
  });

  test('in the evening before, of a delivery that costs what the last one did, names its date, and it stays', async () => {
    await deliver(first, 10);
    await deliver(second, 14);
    await reachLate(inDays(world, 13), 20);
    expect(await world.plan()).toMatchObject({ nextDate: third });
    expect((await reminders())[2]).toContain(`Your next repeat delivery ships on ${dayOf(third)}.`);
    await workAt(world, third, 6);
    expect(await orders()).toHaveLength(3);
  });

  test('and moves the delivery names the dates that this leaves out', async () => {
    await world.member.browser.put(`${PLANS}/${world.planId}`, { frequency: { unit: 'WEEK', count: 1 } });
    await reachLate(inDays(world, 16), 12);
    expect((await reminders())[0]).toContain(
      `Your ${dayOf(inDays(world, 1))} delivery is left out because this one is late.`,
    );
  });
});

test('[RPD-03] a delivery that its shopper wants for tomorrow is told at once and stays', async () => {
  const tomorrow = inDays(world, 1);
  const { body } = await startPlan(world, world.member, { nextDate: tomorrow });
  await world.work();
  expect((await reminders())[0]).toContain(`Your next repeat delivery ships on ${dayOf(tomorrow)}.`);
  await workAt(world, tomorrow, 6);
  expect(await ordersOf(world, String(body.planId))).toHaveLength(1);
});

test('[RPD-04] a late reminder of a price that rose moves the delivery once', async () => {
  await deliver(first, 10);
  await setPrice(world, 'KIB-5', 1799);
  await reachLate(second, 12);
  const moved = inDays(world, 3);
  expect(await world.plan()).toMatchObject({ nextDate: moved });
  await workAt(world, moved, 6);
  expect(await orders()).toHaveLength(2);
  expect(await reminders()).toHaveLength(2);
});
