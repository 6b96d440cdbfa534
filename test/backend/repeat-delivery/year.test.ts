import { dateAfter, datesBetween, firstFrom } from '../../../backend/repeat-delivery/calendar.ts';
import { momentOf, plusDays, shopTime } from '../../../backend/stores/shop-day.ts';
import type { OrderWorld } from '../orders/support/order-world.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { readLived, type Lived, type YearOrder } from './support/lived-year.ts';
import { setCard, setPrice, setStock, startRepeat } from './support/repeat-world.ts';
import { CLOCK_CHANGES, FIRST_DAY, LAST_DAY, liveYear, startYearPlans, type Endings } from './support/repeat-year.ts';
import type { YearPlan } from './support/repeat-year.ts';
import { centsIn, daysIn, type Told } from './support/told-by-mail.ts';

const LEAP_DAY = '2032-02-29';
/** The litter has no stock for nearly four weeks. */
const [EMPTY_FROM, EMPTY_TO] = ['2031-12-28', '2032-01-23'];
/** The small bag of kibble costs more. */
const RISEN_ON = '2032-03-20';
/** The large bag of kibble is no longer sold. */
const GONE_ON = '2032-08-01';

let world: OrderWorld;
let year: readonly Lived[];
let endings: Endings;

beforeAll(async () => {
  world = await startRepeat();
  world.advance(momentOf(FIRST_DAY, 12) - world.now());
  await world.database.updateTable('stock').set({ quantity: 100_000 }).where('location', '=', 'online').execute();
  const random = seededRandom(20_320_229);
  const plans = await startYearPlans(world, random);
  endings = await liveYear(world, random, async (day) => {
    if (day === EMPTY_FROM) await setStock(world, 'LIT-20', 0);
    if (day === EMPTY_TO) await setStock(world, 'LIT-20', 100_000);
    if (day === RISEN_ON) await setPrice(world, 'KIB-5', 1899);
    if (day === GONE_ON) await setPrice(world, 'KIB-15', null);
    const replaced = plans.filter(({ card, first }) => card === 'replaced' && plusDays(first, 2) === day);
    for (const plan of replaced) await setCard(world, plan, 'approved');
  });
  year = await readLived(world, plans);
}, 600_000);
afterAll(() => world.close());

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const dayOf = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** The days on which a plan is to deliver within the year. */
const datesOf = ({ plan, now: { frequency, anchorDay } }: Lived): readonly string[] => [
  plan.first,
  ...datesBetween(plan.first, plusDays(LAST_DAY, 1), frequency, anchorDay),
];

const waitsForStock = ({ parts }: YearPlan, date: string): boolean =>
  parts.includes('LIT-20') && date >= EMPTY_FROM && date < EMPTY_TO;

/** The day on which the delivery of a date is placed. */
const placingDayOf = (plan: YearPlan, date: string): string => {
  if (plan.card === 'replaced' && date === plan.first) return plusDays(date, 4);
  return waitsForStock(plan, date) ? EMPTY_TO : date;
};

type Message = readonly [kind: string, day: string];

/** The story of one delivery: what its shopper is told, and whether it ends the plan. */
const deliveryOf = (plan: YearPlan, date: string): readonly Message[] => {
  const { card, parts, first } = plan;
  const named = dayOf(date);
  const reminder: Message = ['repeat-reminder', named];
  const isGone = parts.includes('KIB-15') && date >= GONE_ON;
  // It was gone before the reminder, or since.
  const wasGone = plusDays(date, -3) >= GONE_ON;
  if (isGone && parts.length === 1) return wasGone ? [['repeat-paused', named]] : [reminder, ['repeat-paused', named]];
  const declined: Message = ['repeat-declined', named];
  if (card === 'declined') return [reminder, declined, declined, declined, ['repeat-paused', named]];
  const placed: Message = ['order-placed', named];
  if (isGone && !wasGone) return [reminder, ['repeat-left-out', named], placed];
  if (card === 'replaced' && date === first) return [reminder, declined, declined, placed];
  return waitsForStock(plan, date) ? [reminder, ['repeat-waiting', named], placed] : [reminder, placed];
};

/** All that a shopper is to be told in the year, one message after the other. */
const messagesOf = (lived: Lived): readonly Message[] => {
  const { frequency, anchorDay } = lived.now;
  const messages: Message[] = [];
  let date = lived.plan.first;
  while (date <= LAST_DAY) {
    messages.push(...deliveryOf(lived.plan, date));
    if (messages.at(-1)?.[0] === 'repeat-paused') return messages;
    const next = firstFrom(date, frequency, anchorDay, plusDays(placingDayOf(lived.plan, date), 3));
    const passed = dateAfter(date, frequency, anchorDay);
    if (passed < next) messages.push(['repeat-passed-over', dayOf(passed)]);
    date = next;
  }
  if (plusDays(date, -3) <= LAST_DAY) messages.push(...deliveryOf(lived.plan, date).slice(0, 1));
  return messages;
};

/** A message of the mail: the mail of an order belongs to the day of its delivery. */
const messageOf = ({ orders }: Lived, { kind, day: named, orderId }: Told): Message => {
  const order = orders.find((one) => one.orderId === orderId);
  return [kind, order === undefined ? (named ?? '') : dayOf(order.dueOn)];
};

const remindersOf = ({ told }: Lived) => told.filter(({ kind }) => kind === 'repeat-reminder');

/** The reminder of an order's delivery. */
const reminderOf = (lived: Lived, { dueOn }: YearOrder): Told => {
  const found = remindersOf(lived).find(({ day: named }) => named === dayOf(dueOn));
  if (found === undefined) throw new Error('an order without a reminder');
  return found;
};

test('[RPD-03] 200 plans through a year with crashes, declined cards and empty stock: each due delivery is one order with its mail, or its shopper was told why not', () => {
  expect(year).toHaveLength(200);
  for (const lived of year) {
    const { email } = lived.plan;
    expect([email, ...lived.told.map((told) => messageOf(lived, told))]).toEqual([email, ...messagesOf(lived)]);
    const ordered = messagesOf(lived).filter(([kind]) => kind === 'order-placed');
    expect([email, ...lived.orders.map(({ dueOn }) => dayOf(dueOn))]).toEqual([email, ...ordered.map(([, on]) => on)]);
  }
  const orders = year.flatMap((lived) => lived.orders);
  expect(orders.length).toBeGreaterThan(700);
  const days = new Set(orders.map(({ dueOn }) => dueOn));
  for (const date of [...CLOCK_CHANGES, LEAP_DAY]) expect([date, days.has(date)]).toEqual([date, true]);
  const kinds = new Set(year.flatMap(({ told }) => told.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual([
    ...['order-placed', 'repeat-declined', 'repeat-left-out', 'repeat-passed-over', 'repeat-paused'],
    'repeat-reminder',
    'repeat-waiting',
  ]);
});

test('[RPD-03] each date of the year is that of an order, or a mail and the history say that it is left out, or the plan was paused by then', () => {
  const passedOver: string[] = [];
  for (const lived of year) {
    const { plan, now, orders, told, passed } = lived;
    const mailed = told
      .filter(({ kind }) => kind === 'repeat-passed-over')
      .flatMap(({ text }) => daysIn(text).slice(0, -1));
    expect([plan.email, ...mailed]).toEqual([plan.email, ...passed.map(dayOf)]);
    const dates = datesOf(lived);
    const ended = now.status === 'paused' ? dates.filter((date) => date >= now.nextDate) : [];
    const known = [...orders.map(({ dueOn }) => dueOn), ...passed, ...ended];
    expect([plan.email, ...known.toSorted()]).toEqual([plan.email, ...dates]);
    passedOver.push(...passed);
  }
  expect(passedOver.length).toBeGreaterThan(5);
  const weekly = year.filter(({ now: { frequency } }) => frequency.unit === 'week' && frequency.count === 1);
  expect(Math.max(...weekly.map(({ orders }) => orders.length))).toBeGreaterThan(45);
  expect(Math.max(...weekly.map(({ passed }) => passed.length))).toBeGreaterThanOrEqual(3);
});

test('[RPD-03] processes of the year ended while they reminded and while they placed, and all money that is held at its end is that of its orders', () => {
  expect(endings.reminding).toBeGreaterThanOrEqual(8);
  expect(endings.placing).toBeGreaterThanOrEqual(8);
  const held = world.provider.paymentsOf().filter(({ state }) => state !== 'failed' && state !== 'cancelled');
  const paid = held.map(({ orderReference, amountCents }) => [Number(orderReference), amountCents]);
  const orders = year.flatMap((lived) => lived.orders.map(({ orderId, totalCents }) => [orderId, totalCents]));
  const byOrder = (one: readonly number[], other: readonly number[]): number => (one[0] ?? 0) - (other[0] ?? 0);
  expect(paid.toSorted(byOrder)).toEqual(orders.toSorted(byOrder));
});

test('[RPD-03] each order of the year is reminded of at nine, three days before, and placed at six or later on its day by the clock of the shop', () => {
  for (const lived of year) {
    for (const order of lived.orders) {
      const { dueOn, placedAt } = order;
      const remindedAt = shopTime(reminderOf(lived, order).at);
      const threeDaysBefore = plusDays(dueOn, -3);
      const isTimely = remindedAt >= `${threeDaysBefore}T09:00` && remindedAt < `${plusDays(threeDaysBefore, 1)}T06:30`;
      expect([dueOn, remindedAt, isTimely]).toEqual([dueOn, remindedAt, true]);
      const at = shopTime(placedAt);
      const day = placingDayOf(lived.plan, dueOn);
      expect([dueOn, at, at >= `${day}T06:00` && at < `${day}T10:00`]).toEqual([dueOn, at, true]);
    }
  }
});

/** The prices of one piece that a reminder names, in the order of its lines. */
const pricesIn = (text: string): readonly number[] =>
  [...text.matchAll(/, \$\d+\.\d\d each/g)].map(([price]) => centsIn(price, /\$(\d+\.\d\d)/));

/** Whether a product of the order was gone after its reminder, which a mail of its own told. */
const isLeftOutLater = ({ told }: Lived, { dueOn }: YearOrder): boolean =>
  told.some(({ kind, day: named }) => kind === 'repeat-left-out' && named === dayOf(dueOn));

test('[RPD-04] each order of the year costs what its reminder said, holds one payment of that, and a price that rose was told once before it was charged', () => {
  const risen: Lived[] = [];
  for (const lived of year) {
    for (const order of lived.orders) {
      const { orderId, dueOn, totalCents, lines } = order;
      const { text } = reminderOf(lived, order);
      const toldTotal = centsIn(text, /Total: \$(\d+\.\d\d)/);
      const toldUnits = pricesIn(text);
      const charged = lines.map(({ unitCents }) => unitCents);
      if (isLeftOutLater(lived, order)) {
        expect([dueOn, toldUnits.length, totalCents < toldTotal]).toEqual([dueOn, 2, true]);
        expect(toldUnits).toEqual(expect.arrayContaining(charged));
      } else expect([dueOn, toldTotal, ...toldUnits]).toEqual([dueOn, totalCents, ...charged]);
      const held = world.provider.paymentsOf(String(orderId)).filter(({ state }) => state === 'authorised');
      expect(held.map(({ amountCents }) => amountCents)).toEqual([totalCents]);
    }
    const rises = remindersOf(lived).filter(({ text }) => text.includes('has gone up from $13.99 to $18.99.'));
    const charged = lived.orders.find(({ lines }) => lines.some(({ unitCents }) => unitCents === 1899));
    if (charged === undefined) continue;
    risen.push(lived);
    expect(rises).toEqual([reminderOf(lived, charged)]);
    expect(shopTime(rises[0]?.at ?? 0) >= RISEN_ON).toBe(true);
  }
  expect(risen.length).toBeGreaterThan(30);
});

test('[RPD-03] a declined payment of the year is tried again on the day that its mail names, and the last mail says that the plan is paused', () => {
  const declined = year.filter(({ plan }) => plan.card === 'declined');
  expect(declined).toHaveLength(20);
  for (const { plan, now, orders, told } of declined) {
    expect([now.status, now.pauseReason, orders]).toEqual(['paused', 'payment', []]);
    const tries = told.filter(({ kind }) => kind !== 'repeat-reminder');
    const again = tries.map(({ text }) => /try again on ([^.]+)\./.exec(text)?.[1]);
    expect(again).toEqual([...[1, 4, 9].map((days) => dayOf(plusDays(plan.first, days))), undefined]);
    expect(tries.map(({ at }) => dayOf(shopTime(at).slice(0, 10)))).toEqual([dayOf(plan.first), ...again.slice(0, 3)]);
    expect(tries.at(-1)?.text).toContain('Your card was declined several times');
  }
});

test('[RPD-04] a product that went out of the range in the year paused its plans, and the mail offers another one', () => {
  const gone = year.filter(({ plan }) => plan.parts.join() === 'KIB-15' && plan.card !== 'declined');
  expect(gone.length).toBeGreaterThan(30);
  for (const { now, told } of gone) {
    const date = now.nextDate;
    if (plusDays(date, -3) > LAST_DAY) continue;
    expect([date, now.status, now.pauseReason]).toEqual([date, 'paused', 'gone']);
    expect(told.at(-1)?.text).toMatch(/15 lb is no longer sold\. A similar product is/);
  }
});

test('[RPD-03] [RPD-04] a product that went out of the range in the year was left out of mixed deliveries, which one mail said', () => {
  const mixed = year.filter(({ plan: { parts } }) => parts.length === 2 && parts.includes('KIB-15'));
  const short = mixed.flatMap((lived) =>
    lived.orders.filter(({ dueOn }) => dueOn >= GONE_ON).map((order) => ({ lived, order })),
  );
  expect(short.length).toBeGreaterThan(20);
  for (const { lived, order } of short) {
    const kept = lived.plan.parts.filter((part) => part !== 'KIB-15');
    expect([order.dueOn, order.lines.map(({ partNumber }) => partNumber)]).toEqual([order.dueOn, kept]);
    const reminded = reminderOf(lived, order).text.includes('15 lb is no longer sold.');
    expect([order.dueOn, reminded]).toEqual([order.dueOn, !isLeftOutLater(lived, order)]);
  }
  const whole = mixed.flatMap(({ orders }) => orders.filter(({ dueOn }) => dueOn < GONE_ON));
  expect(new Set(whole.map(({ lines }) => lines.length))).toEqual(new Set([2]));
});

test('[RPD-03] a mixed delivery of the year waited as a whole for the item that was out of stock', () => {
  const waited = year.flatMap(({ plan, orders }) =>
    orders.filter(({ dueOn }) => plan.parts.length === 2 && waitsForStock(plan, dueOn)),
  );
  expect(waited.length).toBeGreaterThan(10);
  for (const { placedAt, lines } of waited) {
    expect([shopTime(placedAt).slice(0, 10), lines.length]).toEqual([EMPTY_TO, 2]);
  }
});
