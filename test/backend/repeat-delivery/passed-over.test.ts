import { dayOf } from '../../../backend/mail/order-mail-parts.ts';
import type { Answer } from '../commerce/support/browser.ts';
import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { inDays, ordersOf, PLANS, setPrice, setStock, workAt } from './support/repeat-world.ts';

let world: PlanWorld;
/** The first dates of a delivery of every week. */
let first: string;
let second: string;
let third: string;
let fourth: string;
beforeEach(async () => {
  world = await startWithPlan({ frequency: { unit: 'WEEK', count: 1 } });
  [first, second, third, fourth] = [inDays(world, 10), inDays(world, 17), inDays(world, 24), inDays(world, 31)];
});
afterEach(() => world.close());

const passedInHistory = async (): Promise<readonly string[]> =>
  (await world.plan()).history
    .filter(({ kind }: { kind: string }) => kind === 'PASSED_OVER')
    .map(({ detail }: { detail: string }) => detail);

/** The delivery waits for stock from its date until this day. */
const waitUntil = async (day: string): Promise<void> => {
  await workAt(world, inDays(world, 7), 9);
  await setStock(world, 'KIB-5', 0);
  await workAt(world, first, 6);
  await setStock(world, 'KIB-5', 100);
  await workAt(world, day, 6);
};

describe('[RPD-03] a date that a late delivery leaves out', () => {
  test('is told by a mail with the next date, and is in the history', async () => {
    const late = inDays(world, 15);
    await waitUntil(late);
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
    expect(await world.plan()).toMatchObject({ nextDate: third });
    expect(await passedInHistory()).toEqual([second]);
    const [text = '', ...more] = await world.mails('repeat-passed-over');
    expect(more).toEqual([]);
    expect(text).toContain(
      `Your ${dayOf(second)} repeat delivery was left out because the one before it was late. You weren’t charged for it.`,
    );
    expect(text).toContain(`Your next repeat delivery ships ${dayOf(third)}.`);
    await workAt(world, third, 5);
    await workAt(world, third, 6);
    expect(await world.mails('repeat-passed-over')).toHaveLength(1);
  });

  test('is told together with others of a longer wait', async () => {
    await waitUntil(inDays(world, 23));
    expect(await world.plan()).toMatchObject({ nextDate: fourth });
    expect(await passedInHistory()).toEqual([third, second]);
    const [text = '', ...more] = await world.mails('repeat-passed-over');
    expect(more).toEqual([]);
    expect(text).toContain('These repeat deliveries were left out because the one before them was late.');
    expect(text.indexOf(`- ${dayOf(second)}`)).toBeGreaterThan(0);
    expect(text.indexOf(`- ${dayOf(third)}`)).toBeGreaterThan(text.indexOf(`- ${dayOf(second)}`));
    expect(text).toContain(`ships ${dayOf(fourth)}.`);
  });

  test('is told by the reminder that moves the late delivery beyond it', async () => {
    await setPrice(world, 'KIB-5', 1799);
    await workAt(world, inDays(world, 16), 12);
    const moved = inDays(world, 3);
    expect(await world.plan()).toMatchObject({ nextDate: moved });
    expect(await passedInHistory()).toEqual([second]);
    const [text = ''] = await world.mails('repeat-reminder');
    expect(text).toContain(`This delivery was planned for ${dayOf(first)}.`);
    expect(text).toContain(`Your ${dayOf(second)} delivery is left out because this one is late.`);
  });

  /** The delivery waits for stock until this day, and is then skipped. Gives the plan as the answer has it. */
  const skipLate = async (day: string): Promise<Answer['body']> => {
    await workAt(world, inDays(world, 7), 9);
    await setStock(world, 'KIB-5', 0);
    await workAt(world, first, 6);
    await workAt(world, day, 6);
    const { status, body } = await world.member.browser.post(`${PLANS}/${world.planId}/skip`, { nextDate: first });
    expect(status).toBe(200);
    return body;
  };

  test('is told by the page and by the same mail when the shopper skips the late delivery, and is in the history', async () => {
    const skipped = { nextDate: third, leftOut: [second] };
    expect(await skipLate(second)).toMatchObject(skipped);
    expect(await world.plan()).toMatchObject(skipped);
    expect((await world.member.browser.get(PLANS)).body.plans).toEqual([expect.objectContaining(skipped)]);
    expect(await passedInHistory()).toEqual([second]);
    const [text = '', ...more] = await world.mails('repeat-passed-over');
    expect(more).toEqual([]);
    expect(text).toContain(`Your ${dayOf(second)} repeat delivery was left out because the one before it was late.`);
    expect(text).toContain(`Your next repeat delivery ships ${dayOf(third)}.`);
  });

  test('is still named by the page after the reminder of the next delivery, and no more once that is placed', async () => {
    await skipLate(third);
    const skipped = { nextDate: fourth, leftOut: [second, third] };
    await workAt(world, inDays(world, 4), 9);
    expect(await world.plan()).toMatchObject(skipped);
    await setStock(world, 'KIB-5', 100);
    await workAt(world, fourth, 6);
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
    expect((await world.plan()).leftOut).toBeUndefined();
  });

  test('is not named by the page after the skip is undone', async () => {
    await skipLate(second);
    const { status, body } = await world.member.browser.post(`${PLANS}/${world.planId}/undo`);
    expect([status, body.leftOut]).toEqual([200, undefined]);
    expect((await world.plan()).leftOut).toBeUndefined();
  });

  test('does not exist when the shopper skips a delivery that is not late', async () => {
    expect((await world.member.browser.post(`${PLANS}/${world.planId}/skip`, { nextDate: first })).status).toBe(200);
    const plan = await world.plan();
    expect([plan.nextDate, plan.leftOut]).toEqual([second, undefined]);
    expect(await passedInHistory()).toEqual([]);
    expect(await world.mails('repeat-passed-over')).toEqual([]);
  });

  test.each([[3], [4]])(
    'does not exist when the next one is three days away or more (placed %i days late)',
    async (days) => {
      await waitUntil(inDays(world, 10 + days));
      expect(await world.plan()).toMatchObject({ nextDate: second });
      expect(await passedInHistory()).toEqual([]);
      expect(await world.mails('repeat-passed-over')).toEqual([]);
    },
  );
});
