import { textsTo } from '../orders/support/order-mail.ts';
import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { inDays, ordersOf, PLANS, workAt } from './support/repeat-world.ts';

let world: PlanWorld;
beforeEach(async () => {
  world = await startWithPlan({ frequency: { unit: 'WEEK', count: 12 } });
});
afterEach(() => world.close());

const at = (step = ''): string => `${PLANS}/${world.planId}${step}`;
const chooseCard = async (walletId: string): Promise<void> =>
  expect((await world.member.browser.put(at(), { walletId })).body).toMatchObject({ walletId });
const resume = async () => (await world.member.browser.post(at('/resume'), {})).body;

/** Removes the card of the plan, so that the shop pauses it three days before the delivery, and gives the shopper another one. */
const loseCard = async (): Promise<string> => {
  const { wallet_id: old, ...card } = await world.database
    .selectFrom('wallet_card')
    .selectAll()
    .executeTakeFirstOrThrow();
  await world.database.deleteFrom('wallet_card').where('wallet_id', '=', old).execute();
  await workAt(world, inDays(world, 7), 9);
  const row = await world.database.insertInto('wallet_card').values(card).returning('wallet_id').executeTakeFirst();
  return String(row?.wallet_id);
};

describe('[RPD-02] [RPD-03] a plan that the shop paused', () => {
  test('delivers on the next day once it is resumed, and counts the interval from there', async () => {
    const walletId = await loseCard();
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'PAYMENT', walletId: '' });
    await workAt(world, inDays(world, 5), 12);
    await chooseCard(walletId);
    const tomorrow = inDays(world, 1);
    expect(await resume()).toMatchObject({ status: 'ACTIVE', nextDate: tomorrow });
    await world.work();
    await world.work();
    expect(await textsTo(world, world.member.email, 'repeat-reminder')).toHaveLength(1);
    await workAt(world, tomorrow, 6);
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
    expect(await world.plan()).toMatchObject({ nextDate: inDays(world, 84) });
  });

  test('keeps a date that is not reached yet', async () => {
    const walletId = await loseCard();
    const due = inDays(world, 3);
    await chooseCard(walletId);
    expect(await resume()).toMatchObject({ status: 'ACTIVE', nextDate: due });
  });

  test('is paused again when that is undone, and keeps the date that was held back', async () => {
    const walletId = await loseCard();
    const due = inDays(world, 3);
    await workAt(world, inDays(world, 5), 12);
    await chooseCard(walletId);
    await resume();
    expect((await world.member.browser.post(at('/undo'), {})).body).toMatchObject({ status: 'PAUSED', nextDate: due });
  });
});
