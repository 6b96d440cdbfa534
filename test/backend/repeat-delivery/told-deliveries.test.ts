import { dayOf } from '../../../backend/mail/order-mail-parts.ts';
import { startWithPlan, type PlanWorld } from './support/plan-world.ts';
import { equip, inDays, ordersOf, PLANS, setCard, setPrice, startPlan, workAt } from './support/repeat-world.ts';

let world: PlanWorld;
let due: string;
let remindedOn: string;
beforeEach(async () => {
  world = await startWithPlan();
  due = inDays(world, 10);
  remindedOn = inDays(world, 7);
});
afterEach(() => world.close());

/** Whether a mail says that the delivery was moved from the day on which it was due. */
const moveTold = (text: string): boolean => {
  const words = `This delivery was planned for ${dayOf(due)}. We moved it so you have time to change or skip it.`;
  expect(text.includes('We moved')).toBe(text.includes(words));
  return text.includes(words);
};

const unitPrices = async (): Promise<readonly number[]> => {
  const orders = await ordersOf(world, world.planId);
  const rows = await world.database
    .selectFrom('order_line')
    .select('unit_price_cents')
    .where('order_id', 'in', orders)
    .orderBy('order_id')
    .execute();
  return rows.map((row) => row.unit_price_cents);
};

const reachDue = async (): Promise<void> => {
  await workAt(world, remindedOn, 9);
  await workAt(world, due, 6);
};

describe('[RPD-04] a total', () => {
  const totals = async () =>
    (await world.mails('repeat-reminder')).map((text) =>
      Math.round(Number(/Total: \$(\d+\.\d\d)/.exec(text)?.[1]) * 100),
    );

  test.each([['unchanged'], ['with another card']])(
    'that is higher than the one told is told again and charged three days later, for a plan %s',
    async (change) => {
      // 20 % off leaves $35.20, which ships free; then $34.40, which does not.
      await setPrice(world, 'KIB-5', 2200);
      await workAt(world, remindedOn, 9);
      if (change === 'with another card') {
        const { walletId } = await equip(world, world.member.shopperId, 'captured-once', 'cabin');
        expect((await world.member.browser.put(`${PLANS}/${world.planId}`, { walletId })).status).toBe(200);
      }
      await setPrice(world, 'KIB-5', 2150);
      await workAt(world, due, 6);
      await world.work();
      expect(await ordersOf(world, world.planId)).toEqual([]);
      const [first = 0, second = 0, ...more] = await totals();
      expect([second > first, more]).toEqual([true, []]);
      expect((await world.mails('repeat-reminder'))[1]).toContain(
        `Your total was $${(first / 100).toFixed(2)} and is now`,
      );
      expect((await world.mails('repeat-reminder')).map(moveTold)).toEqual([false, true]);
      const moved = inDays(world, 3);
      expect(await world.plan()).toMatchObject({ nextDate: moved });
      await workAt(world, moved, 5);
      expect(await ordersOf(world, world.planId)).toEqual([]);
      await workAt(world, moved, 6);
      const [orderId] = await ordersOf(world, world.planId);
      expect(world.provider.paymentsOf(String(orderId))).toMatchObject([{ state: 'authorised', amountCents: second }]);
      const pending = await world.database.selectFrom('orders').select('order_id').where('status', '=', 'R').execute();
      expect(pending).toEqual([]);
    },
  );
});

test('[RPD-01] of two plans that are told on the same day, one has the discount of a first order on a product', async () => {
  const second = String((await startPlan(world, world.member)).body.planId);
  await workAt(world, remindedOn, 9);
  expect(await world.mails('repeat-reminder')).toHaveLength(2);
  await workAt(world, due, 6);
  await world.work();
  const orders = [...(await ordersOf(world, world.planId)), ...(await ordersOf(world, second))];
  const rows = await world.database
    .selectFrom('order_line')
    .select('adjustment_cents')
    .where('order_id', 'in', orders)
    .execute();
  expect(rows.map((row) => row.adjustment_cents).sort((one, other) => one - other)).toEqual([-560, -140]);
});

describe('[RPD-04] a price', () => {
  test('that rises is told in the reminder before it is charged', async () => {
    await setPrice(world, 'KIB-5', 1799);
    await reachDue();
    expect((await world.mails('repeat-reminder'))[0]).toContain(
      'The price of Chicken & Rice Kibble, 5 lb has gone up from $13.99 to $17.99.',
    );
    expect((await world.mails('repeat-reminder')).map(moveTold)).toEqual([false]);
    expect(await unitPrices()).toEqual([1799]);
  });

  test('that rises after the reminder is charged from the next delivery on', async () => {
    await workAt(world, remindedOn, 9);
    await setPrice(world, 'KIB-5', 1799);
    await workAt(world, due, 6);
    expect(await unitPrices()).toEqual([1399]);
  });

  test('that falls is charged at once', async () => {
    await workAt(world, remindedOn, 9);
    await setPrice(world, 'KIB-5', 999);
    await workAt(world, due, 6);
    expect(await unitPrices()).toEqual([999]);
  });

  test('that rises while no worker ran moves the delivery, so that there are three days, which its only mail says', async () => {
    await setPrice(world, 'KIB-5', 1799);
    await workAt(world, due, 12);
    await world.work();
    expect(await ordersOf(world, world.planId)).toEqual([]);
    const moved = inDays(world, 3);
    expect(await world.plan()).toMatchObject({ nextDate: moved });
    const [text = '', ...more] = await world.mails('repeat-reminder');
    expect([moveTold(text), more]).toEqual([true, []]);
    expect(text).toContain(`ships on ${dayOf(moved)}`);
    expect(text).toContain('has gone up from $13.99 to $17.99.');
    await workAt(world, moved, 6);
    expect(await unitPrices()).toEqual([1799]);
  });
});

describe('[RPD-04] a product that is gone', () => {
  test('offers the nearest one in the mail, and nothing is sent instead', async () => {
    await setPrice(world, 'KIB-5', null);
    await workAt(world, remindedOn, 9);
    const [text] = await world.mails('repeat-paused');
    expect(text).toContain('Chicken & Rice Kibble, 5 lb is no longer sold. A similar product is');
    expect(text).toContain('https://shop.example/shop/en/petcostore/product/chicken-kibble');
    expect(await world.plan()).toMatchObject({ status: 'PAUSED', pauseReason: 'GONE', lines: [{ isGone: 'true' }] });
    await workAt(world, due, 6);
    expect(await ordersOf(world, world.planId)).toEqual([]);
  });

  test('after the reminder is left out, which one mail says, and the rest is sent', async () => {
    await world.member.browser.put(`${PLANS}/${world.planId}`, {
      lines: [
        { partNumber: 'KIB-5', quantity: 1 },
        { partNumber: 'LIT-20', quantity: 1 },
      ],
    });
    await workAt(world, remindedOn, 9);
    await setPrice(world, 'KIB-5', null);
    await setCard(world, world.member, 'declined');
    await workAt(world, due, 6);
    await setCard(world, world.member, 'approved');
    await workAt(world, inDays(world, 1), 6);
    const rows = await world.database.selectFrom('order_line').select('part_number').execute();
    expect(rows).toEqual([{ part_number: 'LIT-20' }]);
    expect(await world.mails('repeat-left-out')).toEqual([
      expect.stringContaining('Chicken & Rice Kibble, 5 lb is no longer sold.'),
    ]);
    const { history } = await world.plan();
    expect(history).toContainEqual(expect.objectContaining({ kind: 'LEFT_OUT', detail: 'KIB-5' }));
  });

  test('after the reminder is left out and told by mail, also when the shopper has changed the plan since', async () => {
    const lines = (quantity: number) => ({
      lines: ['KIB-5', 'LIT-20'].map((partNumber) => ({ partNumber, quantity })),
    });
    await world.member.browser.put(`${PLANS}/${world.planId}`, lines(1));
    await workAt(world, remindedOn, 9);
    expect((await world.member.browser.put(`${PLANS}/${world.planId}`, lines(2))).status).toBe(200);
    await setPrice(world, 'KIB-5', null);
    await workAt(world, due, 6);
    const rows = await world.database.selectFrom('order_line').select(['part_number', 'quantity']).execute();
    expect(rows).toEqual([{ part_number: 'LIT-20', quantity: 2 }]);
    expect(await world.mails('repeat-left-out')).toEqual([
      expect.stringContaining('Chicken & Rice Kibble, 5 lb is no longer sold.'),
    ]);
  });

  test.each(['before', 'after'])(
    'is told once, when it is gone %s the reminder and another card is chosen after a decline',
    async (moment) => {
      const lines = ['KIB-5', 'LIT-20'].map((partNumber) => ({ partNumber, quantity: 1 }));
      await world.member.browser.put(`${PLANS}/${world.planId}`, { lines });
      if (moment === 'before') await setPrice(world, 'KIB-5', null);
      await workAt(world, remindedOn, 9);
      await setPrice(world, 'KIB-5', null);
      await setCard(world, world.member, 'declined');
      await workAt(world, due, 6);
      expect(await world.mails('repeat-declined')).toHaveLength(1);
      await setCard(world, world.member, 'approved');
      const { walletId } = await world.plan();
      expect((await world.member.browser.put(`${PLANS}/${world.planId}`, { walletId })).status).toBe(200);
      await workAt(world, due, 7);
      expect(await ordersOf(world, world.planId)).toHaveLength(1);
      expect(await world.mails('repeat-left-out')).toHaveLength(moment === 'before' ? 0 : 1);
      const { history } = await world.plan();
      expect(history.filter(({ kind }: { kind: string }) => kind === 'LEFT_OUT')).toHaveLength(1);
    },
  );

  test('is left out, and the rest is sent', async () => {
    await world.member.browser.put(`${PLANS}/${world.planId}`, {
      lines: [
        { partNumber: 'KIB-5', quantity: 1 },
        { partNumber: 'LIT-20', quantity: 1 },
      ],
    });
    await setPrice(world, 'KIB-5', null);
    await reachDue();
    expect((await world.mails('repeat-reminder'))[0]).toContain('It won’t be in this delivery');
    const rows = await world.database.selectFrom('order_line').select('part_number').execute();
    expect(rows).toEqual([{ part_number: 'LIT-20' }]);
  });
});

describe('[RPD-04] [PRO-07] a product that needs a prescription now', () => {
  const prescribe = () =>
    world.database.updateTable('product').set({ needs_prescription: 1 }).where('part_number', '=', 'PN-1000').execute();

  test('is left out of the delivery, which the reminder explains, and the rest is sent', async () => {
    await world.member.browser.put(`${PLANS}/${world.planId}`, {
      lines: [
        { partNumber: 'KIB-5', quantity: 1 },
        { partNumber: 'LIT-20', quantity: 1 },
      ],
    });
    await prescribe();
    await reachDue();
    const [text] = await world.mails('repeat-reminder');
    expect(text).toContain('Chicken & Rice Kibble, 5 lb now needs a prescription');
    expect(text).not.toMatch(/no longer sold|similar product/);
    const rows = await world.database.selectFrom('order_line').select('part_number').execute();
    expect(rows).toEqual([{ part_number: 'LIT-20' }]);
  });

  test('after the reminder is left out as well, and a plan of nothing else pauses and says why', async () => {
    await workAt(world, remindedOn, 9);
    await prescribe();
    await workAt(world, due, 6);
    expect(await ordersOf(world, world.planId)).toEqual([]);
    expect((await world.mails('repeat-paused'))[0]).toContain('now needs a prescription');
    expect(await world.plan()).toMatchObject({
      status: 'PAUSED',
      pauseReason: 'GONE',
      lines: [{ isGone: 'true', needsPrescription: 'true' }],
    });
  });
});
