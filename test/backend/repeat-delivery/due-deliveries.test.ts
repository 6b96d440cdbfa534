import { placingKeyOf } from '../../../backend/repeat-delivery/due-order.ts';
import { press, readyGuest } from '../orders/support/order-world.ts';
import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import {
  inDays,
  newMember,
  ordersOf,
  PLANS,
  sendNow,
  setCard,
  setPrice,
  setStock,
  startPlan,
  workAt,
} from './support/repeat-world.ts';

let world: PlanWorld;
let due: string;
let remindedOn: string;
beforeEach(async () => {
  world = await startWithPlan();
  due = inDays(world, 10);
  remindedOn = inDays(world, 7);
});
afterEach(() => world.close());

const reachDue = async (): Promise<void> => {
  await workAt(world, remindedOn, 9);
  await workAt(world, due, 6);
};

describe('[RPD-03] a due delivery', () => {
  test('is told three days before with price, date and total, once', async () => {
    await workAt(world, remindedOn, 8);
    expect(await world.mails('repeat-reminder')).toEqual([]);
    await workAt(world, remindedOn, 9);
    await world.work();
    const [text, ...more] = await world.mails('repeat-reminder');
    expect(more).toEqual([]);
    expect(text).toContain('ships on Thursday, January 24.');
    expect(text).toContain('- 2 × Chicken & Rice Kibble, 5 lb, $13.99 each');
    // 20 % off $27.98, and standard shipping.
    expect(text).toMatch(/Repeat delivery discount: -\$5\.60\nShipping: \$5\.99\nTax: \$\d+\.\d\d\nTotal: \$\d+\.\d\d/);
    expect(text).toContain('https://shop.example/shop/RepeatDeliveryListingView');
  });

  test('is placed on its date with the saved card, at the total that was told, and the plan goes on', async () => {
    await reachDue();
    const [orderId = 0, ...more] = await ordersOf(world, world.planId);
    expect(more).toEqual([]);
    const [told = ''] = /Total: \$(\d+\.\d\d)/.exec((await world.mails('repeat-reminder'))[0] ?? '')?.slice(1) ?? [];
    const [payment] = world.provider.paymentsOf(String(orderId));
    expect(payment).toMatchObject({ state: 'authorised', amountCents: Math.round(Number(told) * 100) });
    expect(await world.mails('order-placed')).toHaveLength(1);
    const plan = await world.plan();
    expect(plan).toMatchObject({ status: 'ACTIVE', nextDate: inDays(world, 14) });
    expect(plan.history[0]).toMatchObject({ kind: 'PLACED', detail: due, orderId: String(orderId) });
    expect((await world.member.browser.get(`order/${orderId}`)).body).toMatchObject({ orderStatus: 'F' });
  });

  test('is not placed before six in the morning of the shop', async () => {
    await workAt(world, remindedOn, 9);
    await workAt(world, due, 5);
    expect(await ordersOf(world, world.planId)).toEqual([]);
  });

  test('leaves the shopper’s cart alone', async () => {
    await world.member.browser.add('LIT-20', 3);
    const cart = async () => (await world.member.browser.get('cart/@self')).body;
    const before = await cart();
    await reachDue();
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
    const { orderId, orderItem, grandTotal } = await cart();
    expect([orderId, grandTotal]).toEqual([before.orderId, before.grandTotal]);
    expect(orderItem).toMatchObject([{ partNumber: 'LIT-20', quantity: before.orderItem[0].quantity }]);
  });

  test('has 20 % off the first time and 5 % afterwards', async () => {
    await reachDue();
    const next = (await world.plan()).nextDate as string;
    await workAt(world, inDays(world, 11), 9);
    await workAt(world, next, 6);
    const adjustments = await world.database
      .selectFrom('order_adjustment')
      .select(['code', 'amount_cents'])
      .orderBy('order_id')
      .execute();
    expect(adjustments).toEqual([
      { code: 'REPEAT20', amount_cents: -560 },
      { code: 'REPEAT5', amount_cents: -140 },
    ]);
  });

  test('has 20 % off once for a product, however often a plan with it is started', async () => {
    const codes = async () =>
      (await world.database.selectFrom('order_adjustment').select('code').orderBy('order_id').execute()).map(
        ({ code }) => code,
      );
    const discountOf = async (more: Readonly<Record<string, unknown>>): Promise<string> => {
      const { body } = await startPlan(world, world.member, more);
      await sendNow(world.member, body.planId);
      await world.work();
      await world.member.browser.post(`${PLANS}/${body.planId}/cancel`, { reason: 'OTHER' });
      return body.discount;
    };
    const discounts = [
      await discountOf({}),
      await discountOf({}),
      await discountOf({ lines: [{ partNumber: 'LIT-20', quantity: 1 }] }),
    ];
    expect(discounts.map((text) => text.slice(0, 3))).toEqual(['20%', '5% ', '20%']);
    expect(await codes()).toEqual(['REPEAT20', 'REPEAT5', 'REPEAT20']);
  });

  test('is placed although a stranger used keys like its own before', async () => {
    await workAt(world, remindedOn, 9);
    const { order_id: orderId } = await world.database
      .selectFrom('repeat_due')
      .select('order_id')
      .executeTakeFirstOrThrow();
    const { browser, checkout } = await readyGuest(world);
    const key = placingKeyOf({ orderId, attempt: 1 });
    expect((await press(browser, checkout, key)).error.parameters).toEqual(['x_key']);
    expect((await press(browser, checkout, key.replaceAll(':', '-'))).status).toBe(201);
    await workAt(world, due, 6);
    expect(await ordersOf(world, world.planId)).toEqual([orderId]);
  });

  test('that was moved beyond the end of a month is followed by that of the next month', async () => {
    const monthly = { nextDate: '2030-01-31', frequency: { unit: 'MONTH', count: 1 } };
    const { body } = await startPlan(world, world.member, {
      ...monthly,
      lines: [{ partNumber: 'LIT-20', quantity: 1 }],
    });
    await setPrice(world, 'LIT-20', 4999);
    await workAt(world, '2030-01-31', 12);
    const nextDate = async () => (await world.member.browser.get(`${PLANS}/${body.planId}`)).body.nextDate;
    expect(await nextDate()).toBe('2030-02-03');
    await workAt(world, '2030-02-03', 6);
    expect(await nextDate()).toBe('2030-02-28');
  });

  test('is placed once by two workers at the same moment', async () => {
    await workAt(world, remindedOn, 9);
    world.advance(3 * 86_400_000);
    await Promise.all([world.work(), world.work(), world.work()]);
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
  });

  test('waits for stock, says so once, and is placed when it is back', async () => {
    await setStock(world, 'KIB-5', 1);
    await reachDue();
    for (let day = 1; day <= 5; day += 1) await workAt(world, inDays(world, 1), 6);
    expect(await ordersOf(world, world.planId)).toEqual([]);
    expect(await world.mails('repeat-waiting')).toEqual([
      expect.stringMatching(/is delayed because an item is out of stock\.[^]*\n\n- Chicken & Rice Kibble, 5 lb\n/),
    ]);
    expect(await world.plan()).toMatchObject({ status: 'ACTIVE', waitsForStock: 'true', nextDate: due });
    await setStock(world, 'KIB-5', 10);
    await workAt(world, inDays(world, 1), 6);
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
    expect(await world.plan()).toMatchObject({ waitsForStock: 'false' });
  });

  test('whose payment is declined is tried again after 1, 3 and 5 days, and then pauses and says so', async () => {
    await setCard(world, world.member, 'declined');
    await reachDue();
    const tries: number[] = [];
    for (let day = 0; day < 15; day += 1) {
      const before = (await world.mails('repeat-declined')).length;
      await workAt(world, inDays(world, 1), 6);
      if ((await world.mails('repeat-declined')).length > before) tries.push(day + 1);
    }
    expect(tries).toEqual([1, 4]);
    expect(await world.mails('repeat-declined')).toHaveLength(3);
    expect((await world.mails('repeat-declined'))[0]).toContain('card ending in 4242 was declined');
    expect(await world.mails('repeat-paused')).toEqual([expect.stringContaining('declined several times')]);
    // The page says why from this.
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'PAYMENT', isDeclined: 'true' });
    expect(await ordersOf(world, world.planId)).toEqual([]);
  });

  test('that was declined is not tried earlier after a crash', async () => {
    await setCard(world, world.member, 'declined');
    await reachDue();
    await world.database.updateTable('job').set({ done_at: null, run_at: 0 }).execute();
    await world.work();
    expect(await world.mails('repeat-declined')).toHaveLength(1);
    expect((await world.database.selectFrom('order_attempt').select('attempt_key').execute()).length).toBe(1);
  });

  test('whose payment was declined is placed at once with another card', async () => {
    await setCard(world, world.member, 'declined');
    await reachDue();
    await setCard(world, world.member, 'approved');
    expect(
      (await world.member.browser.put(`${PLANS}/${world.planId}`, { walletId: world.member.walletId })).status,
    ).toBe(200);
    await world.work();
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
  });

  test('that the bank wants to ask the shopper about counts as declined, and holds no money', async () => {
    await setCard(world, world.member, 'needs-authentication');
    await reachDue();
    await world.work();
    expect(await world.mails('repeat-declined')).toHaveLength(1);
    const rows = await world.database.selectFrom('order_attempt').select(['state', 'order_id']).execute();
    expect(rows.map(({ state }) => state)).toEqual(['abandoned']);
    expect(world.provider.paymentsOf(String(rows[0]?.order_id)).map(({ state }) => state)).toEqual(['cancelled']);
  });

  test('is placed after the provider was not available', async () => {
    await setCard(world, world.member, 'unavailable');
    await reachDue();
    expect(await ordersOf(world, world.planId)).toEqual([]);
    await setCard(world, world.member, 'approved');
    world.advance(15 * 60_000);
    await world.work();
    expect(await ordersOf(world, world.planId)).toHaveLength(1);
    expect(await world.mails('repeat-declined')).toEqual([]);
  });

  test('without its address or its card is paused three days before, and says so', async () => {
    await world.database.deleteFrom('wallet_card').where('wallet_id', '=', Number(world.member.walletId)).execute();
    await workAt(world, remindedOn, 9);
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'PAYMENT', walletId: '' });
    expect(await world.mails('repeat-paused')).toEqual([
      expect.stringMatching(/repeat delivery of \w[^]*Its card is no longer in your wallet/),
    ]);
    const other = await newMember(world, 'casey@example.test');
    const plan = (await startPlan(world, other, { nextDate: inDays(world, 2) })).body;
    await world.database.deleteFrom('address').where('address_id', '=', Number(other.addressId)).execute();
    await workAt(world, inDays(world, 1), 9);
    expect((await other.browser.get(`${PLANS}/${plan.planId}`)).body).toMatchObject({
      status: 'PAUSED',
      pauseReason: 'ADDRESS',
    });
  });
});

describe('[RPD-03] a plan that cannot go on pauses with the true reason:', () => {
  test('no phone number', async () => {
    await world.database.updateTable('shopper').set({ phone: null }).execute();
    await world.database.updateTable('address').set({ phone: null }).execute();
    await workAt(world, remindedOn, 9);
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'PHONE' });
    expect(await world.mails('repeat-paused')).toEqual([expect.stringContaining('We need a phone number')]);
  });

  test.each([['at the reminder'], ['on the date']])('a total that is too small to charge, %s', async (when) => {
    if (when === 'on the date') await workAt(world, remindedOn, 9);
    world.provider.minimumChargeCents = 100_000;
    await reachDue();
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'AMOUNT' });
    expect(await world.mails('repeat-paused')).toEqual([expect.stringContaining('below the minimum')]);
    expect(await world.mails('repeat-declined')).toEqual([]);
    expect(await ordersOf(world, world.planId)).toEqual([]);
  });
});
