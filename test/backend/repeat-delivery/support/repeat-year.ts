import { makeUnitOfWork } from '../../../../backend/database/unit-of-work.ts';
import { dayOfMonth } from '../../../../backend/repeat-delivery/calendar.ts';
import { insertPlan } from '../../../../backend/repeat-delivery/plan.ts';
import { findRepeatable } from '../../../../backend/repeat-delivery/sold-lines.ts';
import { momentOf, plusDays } from '../../../../backend/stores/shop-day.ts';
import { MortalProcess, type Fate } from '../../orders/support/mortal-process.ts';
import type { OrderWorld } from '../../orders/support/order-world.ts';
import { describing, type Doing } from './doing.ts';
import { equip, type CardWorld } from './repeat-world.ts';

/** The year has 29 February and both changes of the clocks. */
export const FIRST_DAY = '2031-10-15';
export const LAST_DAY = '2032-10-15';
export const CLOCK_CHANGES: readonly string[] = ['2031-11-02', '2032-03-14'];

/** Monthly deliveries from the first ones come on 29 February, and from the last one on the day when the clocks change. */
const FIRST_DELIVERIES = [
  ...['2031-10-29', '2031-10-30', '2031-10-31', '2031-11-02', '2031-11-03', '2031-11-05', '2031-11-07'],
  ...['2031-11-08', '2031-11-10', '2031-11-12', '2031-11-14'],
] as const;

/** Of 20 plans, one delivers every week, and one every two weeks. */
const OFTEN: ReadonlyMap<number, number> = new Map([
  [3, 1],
  [13, 2],
]);

/**
 * How the card of a plan goes. `replaced`: it is declined twice, then the shopper, who was told, saves another one.
 */
export type CardStory = 'approved' | 'declined' | 'replaced';

/** A plan of the year. */
export interface YearPlan {
  readonly planId: number;
  readonly email: string;
  readonly walletId: string;
  /** One product, or two of every fourth plan. */
  readonly parts: readonly string[];
  readonly card: CardStory;
  /** The day of its first delivery. */
  readonly first: string;
}

const PRODUCTS = ['KIB-5', 'KIB-15', 'LIT-20'] as const;

/** The products of a plan by its number, given its first one. */
const partsOf = (number: number, first: (typeof PRODUCTS)[number]): readonly string[] => {
  const second = PRODUCTS[(PRODUCTS.indexOf(first) + 1) % PRODUCTS.length];
  return number % 4 === 1 && second !== undefined ? [first, second] : [first];
};

const pickBy =
  (random: () => number) =>
  <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;

const cardOf = (number: number): CardStory => {
  if (number % 10 === 0) return 'declined';
  return number % 10 === 5 ? 'replaced' : 'approved';
};

const insertShopper = async (world: CardWorld, email: string): Promise<number> => {
  const shopper = { kind: 'R', personalization_id: 'x', logon_id: email, email, phone: '5555550100' };
  const { shopper_id: shopperId } = await world.database
    .insertInto('shopper')
    .values({ ...shopper, created_at: world.now() })
    .returning('shopper_id')
    .executeTakeFirstOrThrow();
  return shopperId;
};

/** Which plans are started. */
export interface PlanShape {
  readonly plans: number;
  /** The days of their first deliveries. */
  readonly firstDeliveries: readonly string[];
  /** Of 20 plans, the numbers of those that deliver every so many weeks; the others have a longer interval. */
  readonly often: ReadonlyMap<number, number>;
}

const YEAR: PlanShape = { plans: 200, firstDeliveries: FIRST_DELIVERIES, often: OFTEN };

/** Starts plans, by default the 200 of the year, each of a shopper of its own with an address and a card. */
export const startYearPlans = async (
  world: CardWorld,
  random: () => number,
  { plans, firstDeliveries, often: weekly }: PlanShape = YEAR,
): Promise<readonly YearPlan[]> => {
  const pick = pickBy(random);
  const unitOfWork = makeUnitOfWork(world.database);
  const started: YearPlan[] = [];
  for (let number = 0; number < plans; number += 1) {
    const card = cardOf(number);
    const email = `shopper.${number}@example.test`;
    const shopperId = await insertShopper(world, email);
    const { addressId, walletId } = await equip(world, shopperId, card === 'approved' ? 'approved' : 'declined');
    const often = weekly.get(number % 20);
    const unit = often === undefined ? pick(['week', 'month'] as const) : 'week';
    const count = often ?? pick(unit === 'week' ? [4, 6, 8, 12] : [1, 2, 3, 6]);
    const first = pick(firstDeliveries);
    const parts = partsOf(number, pick(PRODUCTS));
    const choice = {
      status: 'active',
      pauseReason: null,
      cancelReason: null,
      frequency: { unit, count },
      nextDate: first,
      anchorDay: dayOfMonth(first),
      addressId: Number(addressId),
      walletId: Number(walletId),
    } as const;
    const { planId } = await unitOfWork.run(async (trx) => {
      const lines = await findRepeatable(trx, parts);
      return insertPlan(trx, { shopperId, startKey: `year-${shopperId}` }, { ...choice, lines }, world.now());
    });
    started.push({ planId, email, walletId, parts, card, first });
  }
  return started;
};

const FATES: readonly Fate[] = [
  ...(['goes on', 'goes on', 'goes on'] as const),
  'dies before',
  'dies after',
  'loses the answer',
  'is unavailable',
];

/** How often processes ended in the midst of it. */
export type Endings = Readonly<Record<Doing, number>>;

/**
 * A process does what is due beside another one, and may end in the middle of it. When it could, it works again two minutes
 * later, as after a restart. Returns in the midst of what it ended.
 */
const workOnce = async (world: OrderWorld, random: () => number): Promise<string | undefined> => {
  const pick = pickBy(random);
  const fates = random() < 0.3 ? Array.from({ length: 12 }, () => pick(FATES)) : [];
  const deps = { database: world.database, provider: world.provider, clock: () => world.now() };
  const [mortal, healthy] = [new MortalProcess(deps, fates, describing(world.database)), new MortalProcess(deps, [])];
  await Promise.all([Promise.race([mortal.work(), mortal.death]), healthy.work()]);
  if (fates.length === 0) return undefined;
  world.advance(120_000);
  await healthy.work();
  return mortal.endedWhile;
};

/** The hours at which processes work: each one in the night in which the clocks change. */
const hoursOf = (day: string): readonly number[] =>
  CLOCK_CHANGES.includes(day) ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [6, 9];

/**
 * Lives from the first to the last day with two processes, of which one may end in the middle of its work. Before each day
 * `onDay` arranges what changes on it. The clock of the machine jumps back by an hour now and then.
 * Returns how often a process ended in the midst of a delivery.
 */
export const liveYear = async (
  world: OrderWorld,
  random: () => number,
  onDay: (day: string) => Promise<void>,
): Promise<Endings> => {
  const endings: Record<Doing, number> = { reminding: 0, placing: 0 };
  const work = async (): Promise<void> => {
    const ended = await workOnce(world, random);
    if (ended === 'reminding' || ended === 'placing') endings[ended] += 1;
  };
  for (let day = plusDays(FIRST_DAY, 1); day <= LAST_DAY; day = plusDays(day, 1)) {
    await onDay(day);
    for (const hour of hoursOf(day)) {
      world.advance(momentOf(day, hour) - world.now());
      await work();
    }
    if (random() < 0.1) {
      world.advance(-3_600_000);
      await work();
    }
  }
  // Whatever is left is finished by processes that go on.
  world.advance(3_600_000);
  for (let round = 0; round < 5; round += 1, world.advance(120_000)) {
    await new MortalProcess(
      { database: world.database, provider: world.provider, clock: () => world.now() },
      [],
    ).work();
  }
  return endings;
};
