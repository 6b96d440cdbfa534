import { sql } from 'kysely';
import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { inDays, ordersOf, PLANS, sendNow, setCard, workAt } from './support/repeat-world.ts';
import { plusDays } from '../../../backend/stores/shop-day.ts';

const HOUR = 3_600_000;

let world: PlanWorld;
let due: string;
beforeEach(async () => {
  world = await startWithPlan();
  due = inDays(world, 10);
  await workAt(world, inDays(world, 7), 9);
});
afterEach(() => world.close());

/** Does each hour what is due. */
const work = async (hours: number): Promise<void> => {
  for (let hour = 0; hour < hours; hour += 1) {
    world.advance(HOUR);
    await world.work();
  }
};

const deadJobs = () => world.app.backgroundJobs.queue.list('dead', world.now(), 10);

/** The job of the plan is due now. */
const hurry = async (attempts = 0): Promise<void> => {
  await world.database
    .updateTable('job')
    .set({ attempts, run_at: 0, leased_until: 0 })
    .where('kind', '=', 'repeat-delivery')
    .where('done_at', 'is', null)
    .execute();
};

/** The job of the plan has failed as often as it may. */
const exhaust = async (): Promise<void> => {
  await hurry(160);
  await world.app.backgroundJobs.round();
};

/** The order is placed, and what the plan does then has not been recorded. */
const loseAdvance = async (): Promise<void> => {
  await workAt(world, due, 6);
  await world.database.updateTable('repeat_plan').set({ next_date: due, reminded_for: due }).execute();
};

describe('[RPD-03] a due delivery that cannot be placed for four days', () => {
  test('is said to be delayed once after a day, and then its plan pauses and says so once', async () => {
    await setCard(world, world.member, 'unavailable');
    await workAt(world, due, 6);
    await work(23);
    expect(await world.mails('repeat-delayed')).toEqual([]);
    await work(3);
    expect(await world.mails('repeat-delayed')).toEqual([
      expect.stringContaining('Thursday, January 24 repeat delivery is delayed'),
    ]);
    expect((await world.mails('repeat-delayed'))[0]).toContain('Pause this repeat delivery');
    await workAt(world, inDays(world, 0), 12);
    expect(await world.plan()).toMatchObject({ status: 'ACTIVE', isLate: 'true', nextDate: due });
    expect(await world.mails('repeat-paused')).toEqual([]);
    await work(72);
    expect(await world.mails('repeat-delayed')).toHaveLength(1);
    expect(await world.mails('repeat-paused')).toEqual([
      expect.stringContaining('couldn’t place the order for technical reasons'),
    ]);
    await workAt(world, inDays(world, 0), 23);
    const { history, ...plan } = await world.plan();
    expect(plan).toMatchObject({ status: 'PAUSED', pauseReason: 'TECHNICAL', isLate: 'false' });
    expect(history.map(({ kind, detail }: { kind: string; detail?: string }) => [kind, detail]).slice(0, 2)).toEqual([
      ['PAUSED', 'technical'],
      ['DELAYED', due],
    ]);
    expect(await deadJobs()).toMatchObject([{ kind: 'repeat-delivery' }]);
    expect([await ordersOf(world, world.planId), await world.mails('repeat-declined')]).toEqual([[], []]);
  });

  test('can be resumed and sent by its shopper, and a second try of the dead letter places nothing', async () => {
    await setCard(world, world.member, 'unavailable');
    await workAt(world, due, 6);
    await exhaust();
    await setCard(world, world.member, 'approved');
    const [dead] = await deadJobs();
    expect(await world.app.backgroundJobs.queue.revive(dead?.id ?? 0, world.now())).toBe(true);
    await work(2);
    expect([await ordersOf(world, world.planId), await deadJobs()]).toEqual([[], []]);
    await workAt(world, inDays(world, 0), 12);
    expect((await world.member.browser.post(`${PLANS}/${world.planId}/resume`, {})).body).toMatchObject({
      status: 'ACTIVE',
      nextDate: inDays(world, 1),
    });
    expect((await sendNow(world.member, world.planId)).status).toBe(200);
    await world.work();
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
  });

  test('is not said to be delayed when it is placed within the day, or waits for another try of a declined card', async () => {
    await setCard(world, world.member, 'unavailable');
    await workAt(world, due, 6);
    await work(20);
    await setCard(world, world.member, 'declined');
    await work(40);
    expect(await world.mails('repeat-declined')).not.toEqual([]);
    expect(await world.mails('repeat-delayed')).toEqual([]);
  });
});

/** The provider answers nothing about payments: nobody knows what became of them. */
const loseOutcomes = (): jest.SpyInstance => {
  const unknown = { kind: 'outcome-unknown', cause: 'time-out' } as const;
  jest.spyOn(world.provider, 'lookUp').mockResolvedValue(unknown);
  return jest.spyOn(world.provider, 'authorise').mockResolvedValue(unknown);
};

describe('[RPD-03] a due delivery whose payments have no known outcome for five days', () => {
  test('is said to be delayed once, pauses after three days and says so once; then nothing is charged', async () => {
    const authorise = loseOutcomes();
    await workAt(world, due, 6);
    await work(24 * 3 - 2);
    expect([(await world.mails('repeat-delayed')).length, await world.mails('repeat-paused')]).toEqual([1, []]);
    await work(6);
    expect([(await world.mails('repeat-delayed')).length, (await world.mails('repeat-paused')).length]).toEqual([1, 1]);
    authorise.mockClear();
    await work(24 * 2);
    expect([(await world.mails('repeat-delayed')).length, (await world.mails('repeat-paused')).length]).toEqual([1, 1]);
    expect(authorise).not.toHaveBeenCalled();
    await workAt(world, inDays(world, 0), 12);
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'TECHNICAL' });
    const dead = await world.database
      .selectFrom('job')
      .select('problem')
      .where('kind', '=', 'repeat-delivery')
      .where('dead_at', 'is not', null)
      .execute();
    expect(dead).toEqual([{ problem: 'the order could not be placed: changed' }]);
  });

  test('is tried for two days after the mail, also when no worker ran before', async () => {
    await setCard(world, world.member, 'unavailable');
    await workAt(world, plusDays(due, 5), 6);
    await work(24);
    expect([(await world.mails('repeat-delayed')).length, await world.mails('repeat-paused')]).toEqual([1, []]);
    await setCard(world, world.member, 'approved');
    await work(2);
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
  });
});

test('[RPD-03] a delivery that was placed is not said to be delayed while what follows it cannot be recorded', async () => {
  await loseAdvance();
  await sql`create trigger broken before update on repeat_plan begin select raise(abort, 'broken'); end`.execute(
    world.database,
  );
  await hurry();
  await work(25 + 6);
  expect(world.log.some((line) => line.includes('broken'))).toBe(true);
  expect(await world.mails('repeat-delayed')).toEqual([]);
  await sql`drop trigger broken`.execute(world.database);
  await work(2);
  expect([await world.mails('repeat-delayed'), await ordersOf(world, world.planId)]).toEqual([
    [],
    [expect.any(Number)],
  ]);
  await workAt(world, inDays(world, 0), 12);
  expect(await world.plan()).toMatchObject({ status: 'ACTIVE', nextDate: plusDays(due, 14) });
});

describe('[RPD-03] a job that was given up', () => {
  test('does not pause a plan whose order was placed all the same: it goes on to its next date', async () => {
    await loseAdvance();
    const placed = await ordersOf(world, world.planId);
    await exhaust();
    expect(await world.plan()).toMatchObject({ status: 'ACTIVE', nextDate: inDays(world, 14) });
    expect(await world.mails('repeat-paused')).toEqual([]);
    expect([placed.length, await ordersOf(world, world.planId)]).toEqual([1, placed]);
  });

  test('leaves a plan alone while its order is being placed, and lets it go on two hours later', async () => {
    await loseAdvance();
    await world.database.updateTable('order_attempt').set({ state: 'authorising' }).execute();
    await exhaust();
    expect(await deadJobs()).toHaveLength(1);
    expect(await world.mails('repeat-paused')).toEqual([]);
    expect(await world.plan()).toMatchObject({ status: 'ACTIVE', nextDate: due, isLate: 'false' });
    await world.database.updateTable('order_attempt').set({ state: 'placed' }).execute();
    await work(2);
    await workAt(world, due, 12);
    expect(await world.plan()).toMatchObject({ status: 'ACTIVE', nextDate: plusDays(due, 14) });
    expect([await world.mails('repeat-paused'), await ordersOf(world, world.planId)]).toEqual([
      [],
      [expect.any(Number)],
    ]);
  });

  test('pauses a plan whose order was being placed once that has come to nothing', async () => {
    loseOutcomes();
    await workAt(world, due, 6);
    await exhaust();
    expect([(await deadJobs()).length, await world.mails('repeat-paused')]).toEqual([1, []]);
    await work(2);
    expect(await world.mails('repeat-paused')).toHaveLength(1);
    await work(2);
    await workAt(world, inDays(world, 0), 12);
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'TECHNICAL' });
    expect(await world.mails('repeat-paused')).toHaveLength(1);
  });

  test('of an older version changes nothing', async () => {
    await world.database
      .updateTable('repeat_plan')
      .set((eb) => ({ version: eb('version', '+', 5) }))
      .execute();
    await exhaust();
    expect(await deadJobs()).toHaveLength(1);
    expect(await world.mails('repeat-paused')).toEqual([]);
  });
});
