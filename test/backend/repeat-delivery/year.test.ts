import { makeUnitOfWork } from '../../../backend/database/unit-of-work.ts';
import { dateAfter, plusDays } from '../../../backend/repeat-delivery/calendar.ts';
import { insertPlan, readPlan, type Plan } from '../../../backend/repeat-delivery/plan.ts';
import { momentOf, shopDay } from '../../../backend/stores/shop-day.ts';
import { findRepeatable } from '../../../backend/repeat-delivery/sold-lines.ts';
import { MortalProcess, type Fate } from '../orders/support/mortal-process.ts';
import type { OrderWorld } from '../orders/support/order-world.ts';
import { equip, setPrice, setStock, startRepeat } from './support/repeat-world.ts';

const PLANS = 200;
const DAYS = 366;
const FATES: readonly Fate[] = [
  'goes on',
  'goes on',
  'goes on',
  'dies before',
  'dies after',
  'loses the answer',
  'is unavailable',
];

let world: OrderWorld;
let random: () => number;
beforeAll(async () => {
  world = await startRepeat();
  let state = 20300228;
  random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
});
afterAll(() => world.close());

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;

interface Started {
  readonly planId: number;
  readonly partNumber: string;
  readonly isDeclined: boolean;
  readonly first: string;
}

/** Plans of shoppers with an address and a card: every tenth card is declined. Monthly ones begin at the end of January. */
const startPlans = async (): Promise<readonly Started[]> => {
  const unitOfWork = makeUnitOfWork(world.database);
  const today = shopDay(world.now());
  const started: Started[] = [];
  for (let number = 0; number < PLANS; number += 1) {
    const isDeclined = number % 10 === 0;
    const email = `shopper.${number}@example.test`;
    const { shopper_id: shopperId } = await world.database
      .insertInto('shopper')
      .values({
        kind: 'R',
        personalization_id: 'x',
        logon_id: email,
        email,
        phone: '5555550100',
        created_at: world.now(),
      })
      .returning('shopper_id')
      .executeTakeFirstOrThrow();
    const { addressId, walletId } = await equip(world, shopperId, isDeclined ? 'declined' : 'approved');
    const unit = pick(['week', 'month'] as const);
    const count = unit === 'week' ? pick([4, 6, 8, 12]) : pick([1, 2, 3, 6]);
    const nextDate = plusDays(today, 13 + Math.floor(random() * 8));
    const partNumber = pick(['KIB-5', 'KIB-15', 'LIT-20']);
    const { planId } = await unitOfWork.run(async (trx) =>
      insertPlan(
        trx,
        { shopperId, startKey: `year-${shopperId}` },
        {
          status: 'active',
          pauseReason: null,
          cancelReason: null,
          frequency: { unit, count },
          nextDate,
          anchorDay: Number(nextDate.slice(8)),
          addressId: Number(addressId),
          walletId: Number(walletId),
          lines: await findRepeatable(trx, [partNumber]),
        },
        world.now(),
      ),
    );
    started.push({ planId, partNumber, isDeclined, first: nextDate });
  }
  return started;
};

/**
 * A process does what is due beside another one, and may end in the middle of it. When it could, it works again two minutes
 * later, as after a restart.
 */
const workOnce = async (): Promise<void> => {
  const fates = random() < 0.3 ? Array.from({ length: 12 }, () => pick(FATES)) : [];
  const deps = { database: world.database, provider: world.provider, clock: () => world.now() };
  const [mortal, healthy] = [new MortalProcess(deps, fates), new MortalProcess(deps, [])];
  await Promise.all([Promise.race([mortal.work(), mortal.death]), healthy.work()]);
  if (fates.length === 0) return;
  world.advance(120_000);
  await healthy.work();
};

const planOf = async ({ planId }: Started): Promise<Plan> => {
  const plan = await readPlan(world.database, planId);
  if (plan === undefined) throw new Error('a plan is gone');
  return plan;
};

const eventsOf = (planId: number) =>
  world.database.selectFrom('repeat_event').selectAll().where('plan_id', '=', planId).orderBy('event_id').execute();

/** The days on which a plan is to deliver before a day. */
const datesBefore = (first: string, { frequency, anchorDay }: Plan, end: string): readonly string[] => {
  const dates: string[] = [];
  for (let date = first; date < end; date = dateAfter(date, frequency, anchorDay)) dates.push(date);
  return dates;
};

test('[RPD-03] [RPD-04] 200 plans through a year with crashes, declined cards, a price that rises and empty stock: each due order is placed once, or the shopper was told why not', async () => {
  await world.database.updateTable('stock').set({ quantity: 100_000 }).where('location', '=', 'online').execute();
  const started = await startPlans();
  const firstDay = shopDay(world.now());
  const risenOn = plusDays(firstDay, 150);
  const [emptyFrom, emptyTo] = [plusDays(firstDay, 60), plusDays(firstDay, 66)];
  for (let day = 1; day <= DAYS; day += 1) {
    const today = plusDays(firstDay, day);
    if (today === emptyFrom) await setStock(world, 'LIT-20', 0);
    if (today === emptyTo) await setStock(world, 'LIT-20', 100_000);
    if (today === risenOn) await setPrice(world, 'KIB-5', 1899);
    for (const hour of [6, 9]) {
      world.advance(momentOf(today, hour) - world.now());
      await workOnce();
    }
    // The clock of the machine jumps back by an hour now and then.
    if (random() < 0.1) {
      world.advance(-3_600_000);
      await workOnce();
    }
  }
  const end = shopDay(world.now());
  world.advance(3_600_000);
  for (let round = 0; round < 5; round += 1, world.advance(120_000)) await world.work();

  const placed = await world.database
    .selectFrom('placed_order')
    .innerJoin('repeat_due', 'repeat_due.order_id', 'placed_order.order_id')
    .select(['placed_order.order_id', 'placed_order.placed_at', 'repeat_due.plan_id', 'repeat_due.due_on'])
    .orderBy('placed_order.order_id')
    .execute();
  const held = (orderId: number) =>
    world.provider.paymentsOf(String(orderId)).filter(({ state }) => state === 'authorised').length;
  for (const one of started) {
    const plan = await planOf(one);
    const orders = placed.filter(({ plan_id }) => plan_id === one.planId);
    const events = await eventsOf(one.planId);
    const told = events.filter(({ kind }) => kind === 'PLACED').map(({ detail }) => detail);
    expect(told).toEqual(orders.map(({ due_on }) => due_on));
    if (one.isDeclined) {
      expect([plan.status, plan.pauseReason, orders.length]).toEqual(['paused', 'payment', 0]);
      expect(events.filter(({ kind }) => kind === 'DECLINED')).toHaveLength(3);
      continue;
    }
    expect([one.planId, orders.map(({ due_on }) => due_on)]).toEqual([one.planId, datesBefore(one.first, plan, end)]);
    expect(orders.map(({ order_id }) => held(order_id))).toEqual(orders.map(() => 1));
    for (const { due_on, placed_at } of orders) {
      const isLate = shopDay(placed_at) > plusDays(due_on, 1);
      const waited = events.some(({ kind, at }) => kind === 'WAITING' && shopDay(at) >= due_on && at <= placed_at);
      expect([one.planId, due_on, !isLate || waited]).toEqual([one.planId, due_on, true]);
    }
  }
  const lines = await world.database
    .selectFrom('order_line')
    .innerJoin('repeat_due', 'repeat_due.order_id', 'order_line.order_id')
    .innerJoin('placed_order', 'placed_order.order_id', 'order_line.order_id')
    .select(['repeat_due.plan_id', 'repeat_due.due_on', 'placed_order.placed_at', 'order_line.unit_price_cents'])
    .where('order_line.part_number', '=', 'KIB-5')
    .execute();
  const risen = lines.filter(({ unit_price_cents }) => unit_price_cents === 1899);
  expect(risen.length).toBeGreaterThan(10);
  for (const { plan_id, due_on, placed_at } of risen) {
    const reminder = (await eventsOf(plan_id)).find(({ kind, detail }) => kind === 'REMINDED' && detail === due_on);
    const toldOn = shopDay(reminder?.at ?? 0);
    expect([plan_id, toldOn >= risenOn, toldOn <= plusDays(shopDay(placed_at), -3), due_on, toldOn]).toEqual([
      plan_id,
      true,
      true,
      due_on,
      toldOn,
    ]);
  }
  expect(placed.length).toBeGreaterThan(700);
}, 600_000);
