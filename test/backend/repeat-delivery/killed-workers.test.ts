import { datesBetween, firstFrom } from '../../../backend/repeat-delivery/calendar.ts';
import { plusDays, shopDay } from '../../../backend/stores/shop-day.ts';
import { seededRandom } from '../support/seeded-random.ts';
import {
  liveWeeks,
  readHandedOver,
  readMoney,
  restoreMail,
  startKilledWorld,
  type KilledWorld,
} from './support/killed-weeks.ts';
import { readLived, type Lived } from './support/lived-year.ts';
import { setCard, setPrice, setStock } from './support/repeat-world.ts';
import { startYearPlans, type PlanShape } from './support/repeat-year.ts';
import { centsIn, daysIn, type Told } from './support/told-by-mail.ts';

const [FIRST_DAY, LAST_DAY] = ['2030-01-15', '2030-02-18'];
/** No worker runs on these four days. */
const GAP = ['2030-02-02', '2030-02-05'] as const;
const AFTER_GAP = plusDays(GAP[1], 1);
/** The litter has no stock. */
const [EMPTY_FROM, EMPTY_TO] = ['2030-01-24', '2030-01-30'];
/** The small bag of kibble costs more. */
const RISEN_ON = '2030-01-30';

const inWeeks = (weeks: number, ...numbers: readonly number[]) => numbers.map((number) => [number, weeks] as const);
const SHAPE: PlanShape = {
  plans: 40,
  // The reminders of the last two are due while no worker runs.
  firstDeliveries: [
    ...['2030-01-19', '2030-01-20', '2030-01-21', '2030-01-22', '2030-01-23', '2030-01-24'],
    ...['2030-01-25', '2030-02-05', '2030-02-06'],
  ],
  often: new Map([...inWeeks(1, 1, 2, 3, 5, 6, 7, 11, 13, 15, 17), ...inWeeks(2, 4, 8, 9, 12, 14, 16, 18, 19)]),
};

let killed: KilledWorld;
let lives: readonly Lived[];
let kills: Awaited<ReturnType<typeof liveWeeks>>;

beforeAll(async () => {
  killed = await startKilledWorld();
  const { world, cards } = killed;
  await world.database.updateTable('stock').set({ quantity: 100_000 }).where('location', '=', 'online').execute();
  const random = seededRandom(20_300_202);
  const plans = await startYearPlans(cards, random, SHAPE);
  const onDay = async (day: string): Promise<void> => {
    if (day === EMPTY_FROM) await setStock(world, 'LIT-20', 0);
    if (day === EMPTY_TO) await setStock(world, 'LIT-20', 100_000);
    if (day === RISEN_ON) await setPrice(world, 'KIB-5', 1899);
    const replaced = plans.filter(({ card, first }) => card === 'replaced' && plusDays(first, 2) === day);
    for (const plan of replaced) await setCard(cards, plan, 'approved');
  };
  kills = await liveWeeks(killed, random, { firstDay: FIRST_DAY, lastDay: LAST_DAY, gap: GAP, onDay });
  await restoreMail(world);
  lives = await readLived(world, plans);
}, 600_000);
afterAll(() => killed.close());

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const dayOf = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

const LETTERS: Readonly<Record<string, string>> = {
  'repeat-reminder': 'R',
  'repeat-declined': 'D',
  'repeat-waiting': 'W',
  'order-placed': 'P',
  'repeat-passed-over': 'O',
  'repeat-paused': 'X',
};

/** All that a shopper was told, a letter for each mail. */
const storyOf = ({ told }: Lived): string => told.map(({ kind }) => LETTERS[kind] ?? '?').join('');

const remindersOf = ({ told }: Lived): readonly Told[] => told.filter(({ kind }) => kind === 'repeat-reminder');

/** The day for which a delivery was planned before its reminder, which may have moved it. */
const plannedFor = ({ text, day: named }: Told): string | undefined =>
  /This delivery was planned for ([^.]+)\. We moved it/.exec(text)?.[1] ?? named;

/** The orders of a plan, each with the reminder of its delivery. */
const deliveriesOf = (lived: Lived) =>
  lived.orders.map((order, index) => {
    const reminder = remindersOf(lived)[index];
    if (reminder === undefined) throw new Error('an order without a reminder');
    return { order, reminder, before: lived.orders[index - 1] };
  });

const all = () => lives.flatMap(deliveriesOf);

test('[RPD-03] workers were killed while they reminded, placed, paid and mailed', () => {
  for (const times of Object.values(kills)) expect(times).toBeGreaterThan(0);
  expect(Object.values(kills).reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(12);
  expect(lives).toHaveLength(40);
  expect(all().length).toBeGreaterThan(70);
});

test('[RPD-03] with killed workers, each shopper hears of a delivery once: the reminder, why it waits, and its order or the pause', () => {
  for (const lived of lives) {
    const { email, card } = lived.plan;
    const story = storyOf(lived);
    if (card === 'declined') expect([email, story]).toEqual([email, expect.stringMatching(/^RW?DW?DW?DX$/)]);
    else expect([email, story]).toEqual([email, expect.stringMatching(/^(?:RD{0,2}W?PO?)+R?$/)]);
  }
  const stories = lives.map(storyOf).join('');
  for (const letter of Object.values(LETTERS)) expect(stories).toContain(letter);
});

test('[RPD-03] with killed workers, each due delivery is one order, or its date was moved, or left out, or its plan is paused', () => {
  for (const lived of lives) {
    const { plan, now, orders, told, passed } = lived;
    const { frequency, anchorDay } = now;
    const reminders = remindersOf(lived);
    const placed = told.filter(({ kind }) => kind === 'order-placed').map(({ orderId }) => orderId);
    expect([plan.email, placed]).toEqual([plan.email, orders.map(({ orderId }) => orderId)]);
    expect([plan.email, reminders.slice(0, orders.length).map((one) => one.day)]).toEqual([
      plan.email,
      orders.map(({ dueOn }) => dayOf(dueOn)),
    ]);
    const next = orders.map(({ dueOn, placedAt }) =>
      firstFrom(dueOn, frequency, anchorDay, plusDays(shopDay(placedAt), 3)),
    );
    const planned = [plan.first, ...next].map(dayOf);
    expect([plan.email, reminders.map(plannedFor)]).toEqual([plan.email, planned.slice(0, reminders.length)]);
    const isOver = now.status === 'paused' && now.pauseReason === 'payment' && plan.card === 'declined';
    expect([plan.email, isOver || (now.status === 'active' && now.nextDate > LAST_DAY)]).toEqual([plan.email, true]);
    const between = orders.flatMap(({ dueOn }, at) => datesBetween(dueOn, next[at] ?? dueOn, frequency, anchorDay));
    expect([plan.email, passed]).toEqual([plan.email, between]);
    const mailed = told.filter(({ kind }) => kind === 'repeat-passed-over');
    expect(mailed.flatMap(({ text }) => daysIn(text).slice(0, -1))).toEqual(passed.map(dayOf));
  }
});

test('[RPD-03] [PAY-01] with killed workers, the money that the provider holds is that of the orders', async () => {
  const { held, ordered } = await readMoney(killed);
  expect(held).toEqual(ordered);
  expect(Object.keys(held)).toHaveLength(all().length);
});

test('[RPD-04] with killed workers, each order costs what its reminder said, and a price that rose was told before it was charged', () => {
  for (const { order, reminder } of all()) {
    expect([order.dueOn, order.totalCents]).toEqual([order.dueOn, centsIn(reminder.text, /Total: \$(\d+\.\d\d)/)]);
  }
  const risen = lives.filter(({ orders }) => orders.some(({ lines }) => lines.some((one) => one.unitCents === 1899)));
  expect(risen.length).toBeGreaterThan(5);
  for (const lived of risen) {
    const told = remindersOf(lived).filter(({ text }) => text.includes('has gone up from $13.99 to $18.99.'));
    expect(told.map(({ at }) => shopDay(at) >= RISEN_ON)).toEqual([true]);
  }
});

test('[RPD-03] [RPD-04] after four days without a worker, a first or higher total is told a full day before it is charged, and any other one when it is', () => {
  for (const { order, reminder, before } of all()) {
    const isDearer = order.totalCents > (before?.totalCents ?? 0);
    const isTold = order.placedAt - reminder.at >= 24 * 60 * 60_000;
    const isPlacedNow = reminder.text.includes('we’re placing its order now. It costs no more than your last one.');
    expect([order.dueOn, isDearer ? isTold : isTold !== isPlacedNow]).toEqual([order.dueOn, true]);
  }
  const late = all().filter(({ reminder }) => shopDay(reminder.at) === AFTER_GAP);
  const count = (text: string): number => late.filter(({ reminder }) => reminder.text.includes(text)).length;
  expect(count('we’re placing its order now.')).toBeGreaterThan(1);
  expect(count('We moved it so you have time to change or skip it.')).toBeGreaterThan(1);
});

test('[RPD-03] [PLT-04] with killed workers, each mail was handed over once or twice, and none waits', async () => {
  const { copies, others } = await readHandedOver(killed.world);
  expect(copies.filter(({ count }) => count < 1 || count > 2)).toEqual([]);
  expect(others).toBe(0);
  const { database } = killed.world;
  const waiting = database.selectFrom('mail').select('kind').where('sent_at', 'is', null);
  expect(await waiting.execute()).toEqual([]);
  expect(copies.length).toBeGreaterThan(200);
});
