import { textsTo } from '../orders/support/order-mail.ts';
import type { OrderWorld } from '../orders/support/order-world.ts';
import {
  newMember,
  ordersOf,
  PLANS,
  setStock,
  startPlan,
  startRepeat,
  workAt,
  type Member,
} from './support/repeat-world.ts';

const LAST_DAY = '2030-01-31';
const DAY_AFTER = '2030-02-01';

let world: OrderWorld;
let member: Member;
beforeEach(async () => {
  world = await startRepeat();
  member = await newMember(world, 'robin@example.test');
});
afterEach(() => world.close());

const expiresInJanuary = async (): Promise<void> => {
  await world.database.updateTable('wallet_card').set({ expire_month: 1, expire_year: 2030 }).execute();
};

const start = async (nextDate: string): Promise<string> =>
  String((await startPlan(world, member, { nextDate })).body.planId);

const mails = (kind: string) => textsTo(world, member.email, kind);

describe('[RPD-03] [ACC-03] a card', () => {
  test('that expires before the delivery pauses the plan three days before, and a mail says so', async () => {
    const planId = await start(DAY_AFTER);
    await expiresInJanuary();
    await workAt(world, '2030-01-29', 8);
    expect(await mails('repeat-paused')).toEqual([]);
    await workAt(world, '2030-01-29', 9);
    expect(await mails('repeat-paused')).toEqual([expect.stringContaining('Its card expires before the delivery')]);
    expect(await mails('repeat-reminder')).toEqual([]);
    expect((await member.browser.get(`${PLANS}/${planId}`)).body).toMatchObject({
      status: 'PAUSED',
      pauseReason: 'PAYMENT',
      isCardExpired: 'true',
    });
  });

  test('pays until the last day of its month', async () => {
    const planId = await start(LAST_DAY);
    await expiresInJanuary();
    await workAt(world, '2030-01-28', 9);
    await workAt(world, LAST_DAY, 6);
    expect(await ordersOf(world, planId)).toHaveLength(1);
    expect(await mails('repeat-paused')).toEqual([]);
  });

  test('that expires on the way to a late delivery is not charged', async () => {
    const planId = await start(LAST_DAY);
    await expiresInJanuary();
    await workAt(world, '2030-01-28', 9);
    await workAt(world, DAY_AFTER, 6);
    expect(await ordersOf(world, planId)).toEqual([]);
    expect(await mails('repeat-paused')).toHaveLength(1);
  });
});

describe('[RPD-02] [PLT-04] refuses a card that expires before the delivery', () => {
  const refused = (answer: {
    readonly status: number;
    readonly error: { parameters?: unknown; message?: unknown };
  }) => [answer.status, answer.error.parameters, answer.error.message];
  const REFUSAL = [400, ['walletId'], 'This card expires before the next delivery. Choose another card.'];

  test('for a new plan', async () => {
    await expiresInJanuary();
    expect(refused(await startPlan(world, member, { nextDate: DAY_AFTER }))).toEqual(REFUSAL);
    expect((await startPlan(world, member, { nextDate: LAST_DAY })).status).toBe(201);
  });

  test('for a plan with its date or with a new one', async () => {
    const planId = await start(DAY_AFTER);
    await expiresInJanuary();
    const { walletId } = member;
    const change = (wanted: Readonly<Record<string, unknown>>) => member.browser.put(`${PLANS}/${planId}`, wanted);
    expect(refused(await change({ walletId }))).toEqual(REFUSAL);
    expect((await change({ walletId, nextDate: LAST_DAY })).status).toBe(200);
    expect(refused(await change({ walletId, nextDate: DAY_AFTER }))).toEqual(REFUSAL);
  });

  test('for a plan whose date is past, which is placed today at the earliest', async () => {
    await setStock(world, 'KIB-5', 0);
    const planId = await start(LAST_DAY);
    await workAt(world, '2030-01-28', 9);
    await expiresInJanuary();
    const change = () => member.browser.put(`${PLANS}/${planId}`, { walletId: member.walletId });
    await workAt(world, LAST_DAY, 6);
    expect((await change()).status).toBe(200);
    await workAt(world, DAY_AFTER, 0);
    expect(refused(await change())).toEqual(REFUSAL);
  });
});
