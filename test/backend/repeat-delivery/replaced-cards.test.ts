import type { OrderWorld } from '../orders/support/order-world.ts';
import { saveCard } from '../support/saved-card.ts';
import {
  equip,
  inDays,
  newMember,
  ordersOf,
  PLANS,
  sendNow,
  startPlan,
  startRepeat,
  whilePlacing,
  workAt,
  type Member,
} from './support/repeat-world.ts';

let world: OrderWorld;
let member: Member;
let other: string;
beforeEach(async () => {
  world = await startRepeat();
  member = await newMember(world, 'robin@example.test');
  other = (await equip(world, member.shopperId, 'captured-once', 'work')).walletId;
});
afterEach(() => world.close());

const start = async (more: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  String((await startPlan(world, member, more)).body.planId);

const planOf = async (planId: string) => (await member.browser.get(`${PLANS}/${planId}`)).body;

const replace = (by: string, walletId = member.walletId, { browser } = member) =>
  browser.put(`wallet/@self/x_card/${walletId}`, { x_replacedBy: by });

const cards = async () => (await member.browser.get('wallet/@self')).body.wallet;

const makeDefault = (walletId: string) => member.browser.put(`wallet/@self/x_card/${walletId}`, { isDefault: 'true' });

/** Nothing was changed: both cards are there, and the first one pays. */
const expectUnchanged = async (planId: string): Promise<void> => {
  expect((await cards()).map(({ walletId }: { walletId: string }) => walletId)).toEqual([member.walletId, other]);
  expect((await planOf(planId)).walletId).toBe(member.walletId);
};

describe('[ACC-03] [RPD-02] another card that takes the place of one', () => {
  test('is the default, and pays the repeat deliveries of the removed card, of which a paused one stays paused', async () => {
    await makeDefault(member.walletId);
    const planId = await start();
    const paused = await start();
    await member.browser.post(`${PLANS}/${paused}/pause`, {});
    const canceled = await start();
    await member.browser.post(`${PLANS}/${canceled}/cancel`, { reason: 'OTHER' });

    expect(await replace(other)).toMatchObject({ status: 200, body: { walletId: member.walletId } });
    expect(await cards()).toEqual([expect.objectContaining({ walletId: other, isDefault: 'true' })]);
    expect(await planOf(planId)).toMatchObject({ status: 'ACTIVE', walletId: other });
    expect(await planOf(paused)).toMatchObject({ status: 'PAUSED', walletId: other });
    expect((await member.browser.post(`${PLANS}/${planId}/undo`, {})).status).toBe(409);

    await workAt(world, inDays(world, 7), 9);
    await workAt(world, inDays(world, 3), 6);
    const [orderId = 0, ...more] = await ordersOf(world, planId);
    expect(more).toEqual([]);
    // Only the other card is left to pay it.
    expect(world.provider.paymentsOf(String(orderId))).toMatchObject([{ state: 'authorised' }]);
  });

  test('leaves the change before to be undone, after which the other card still pays', async () => {
    const planId = await start();
    const { nextDate } = await planOf(planId);
    await member.browser.post(`${PLANS}/${planId}/skip`, { nextDate });
    expect((await replace(other)).status).toBe(200);
    expect(await planOf(planId)).toMatchObject({ walletId: other, canUndo: 'true' });
    expect((await member.browser.post(`${PLANS}/${planId}/undo`, {})).body).toMatchObject({
      nextDate,
      walletId: other,
      canUndo: 'false',
    });
  });

  test('leaves the default as it is when another card was the default', async () => {
    const third = await saveCard(world, member.shopperId, { token: 'pm_3', isDefault: true });
    expect((await replace(other)).status).toBe(200);
    expect(await cards()).toMatchObject([
      { walletId: other, isDefault: 'false' },
      { walletId: third, isDefault: 'true' },
    ]);
  });

  test('has to be another card than the store’s own of the same wallet that has not expired', async () => {
    const planId = await start();
    const stranger = await newMember(world, 'casey@example.test');
    for (const by of [member.walletId, stranger.walletId, '999999']) {
      expect((await replace(by)).error).toMatchObject({ key: '_ERR_PAY_NO_SUCH_CARD', parameters: ['x_replacedBy'] });
    }
    expect((await replace(stranger.walletId, member.walletId, stranger)).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    for (const lack of [{ card_type: 'PETCOPAY' }, { card_type: 'VISA', expire_year: 2020 }]) {
      await world.database.updateTable('wallet_card').set(lack).where('wallet_id', '=', Number(other)).execute();
      expect((await replace(other)).error.key).toBe('_ERR_PAY_NO_SUCH_CARD');
    }
    await expectUnchanged(planId);
    expect((await replace('abc')).status).toBe(400);
    const { browser, walletId } = member;
    expect((await browser.put(`wallet/@self/x_card/${walletId}`, {})).status).toBe(400);
    expect(
      (await browser.put(`wallet/@self/x_card/${walletId}`, { isDefault: 'true', x_replacedBy: other })).status,
    ).toBe(400);
    expect((await replace(other, walletId, { ...member, browser: await world.guest() })).status).toBe(401);
  });

  test('has to be valid on the day of each next delivery; otherwise nothing is changed', async () => {
    const planId = await start();
    const later = await start({ nextDate: inDays(world, 60) });
    const [year, month] = inDays(world, 20).split('-').map(Number);
    await world.database
      .updateTable('wallet_card')
      .set({ expire_year: year ?? 0, expire_month: month ?? 0 })
      .where('wallet_id', '=', Number(other))
      .execute();
    expect((await replace(other)).error.key).toBe('_ERR_PAY_CARD_EXPIRES');
    await expectUnchanged(planId);
    await expectUnchanged(later);
  });

  test('does not take over a repeat delivery whose order is being placed', async () => {
    const planId = await start();
    await sendNow(member, planId);
    const { status, error } = await whilePlacing(world, () => replace(other));
    expect([status, error.key]).toEqual([409, '_ERR_REPEAT_DELIVERY_STATE']);
    await expectUnchanged(planId);
    expect((await replace(other)).status).toBe(200);
    expect((await planOf(planId)).walletId).toBe(other);
  });
});

describe('[ACC-03] [RPD-03] a card whose date is changed after it has expired', () => {
  const expire = (): Promise<unknown> =>
    world.database
      .updateTable('wallet_card')
      .set({ expire_year: 2020 })
      .where('wallet_id', '=', Number(member.walletId))
      .execute();
  const renew = () =>
    member.browser.put(`wallet/@self/x_card/${member.walletId}/x_expiry`, { expireMonth: '04', expireYear: '2043' });
  /** The customer at the provider who has the member's card. */
  const keepAtProvider = async (): Promise<void> => {
    const x_returnUrl = 'https://shop.example/account/wallet';
    const token = world.provider.cardToken('approved');
    expect(await member.browser.post('wallet/@self/x_card', { token, x_returnUrl })).toMatchObject({ status: 200 });
  };

  test('pays the repeat delivery that is due, and one that was paused for it can be resumed', async () => {
    await keepAtProvider();
    const planId = await start();
    const paused = await start();
    await expire();
    expect(await planOf(planId)).toMatchObject({ isCardExpired: 'true' });
    await member.browser.post(`${PLANS}/${paused}/pause`, {});
    expect((await member.browser.post(`${PLANS}/${paused}/resume`, {})).status).toBe(409);
    expect(await renew()).toMatchObject({ status: 200 });
    expect((await planOf(planId)).isCardExpired).toBeUndefined();
    expect((await member.browser.post(`${PLANS}/${paused}/resume`, {})).body).toMatchObject({ status: 'ACTIVE' });
    await workAt(world, inDays(world, 7), 9);
    await workAt(world, inDays(world, 3), 6);
    expect(await ordersOf(world, planId)).toHaveLength(1);
  });
});
