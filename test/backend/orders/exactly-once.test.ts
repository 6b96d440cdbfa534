import fc from 'fast-check';
import type { Placing } from '../../../backend/orders/place-order/placing.ts';
import type { Shopper } from '../../../backend/identity/session/identity.ts';
import type { FakeCard } from '../../fakes/fake-payment-provider.ts';
import { MortalProcess, type Fate } from './support/mortal-process.ts';
import {
  newKey,
  placedOrders,
  press,
  readyGuest,
  startOrders,
  stockOf,
  type OrderWorld,
} from './support/order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders();
});
afterAll(() => world.close());

const SCARCE = 'LIT-FEW';

const setStock = async (quantity: number): Promise<void> => {
  await world.database
    .updateTable('stock')
    .set({ quantity })
    .where('sku_id', 'in', world.database.selectFrom('sku').select('id').where('part_number', '=', SCARCE))
    .where('location', '=', 'online')
    .execute();
};

interface Buyer {
  readonly shopper: Shopper;
  readonly orderId: number;
  readonly totalCents: number;
  readonly keys: readonly string[];
  readonly card: FakeCard;
}

const makeBuyer = async (card: FakeCard): Promise<Buyer> => {
  const { checkout } = await readyGuest(world, { [SCARCE]: 1 }, { card });
  const orderId = Number(checkout.orderId);
  const row = await world.database
    .selectFrom('orders')
    .innerJoin('session', 'session.shopper_id', 'orders.shopper_id')
    .select(['orders.shopper_id', 'session.session_id'])
    .where('orders.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    shopper: { kind: 'guest', shopperId: row.shopper_id, sessionId: row.session_id, remembered: false },
    orderId,
    totalCents: Math.round(Number(checkout.total) * 100),
    keys: [newKey(), newKey()],
    card,
  };
};

const process = (fates: readonly Fate[] = []): MortalProcess =>
  new MortalProcess({ database: world.database, provider: world.provider, clock: () => world.now() }, fates);

const place = (from: MortalProcess, { shopper, orderId, totalCents }: Buyer, key: string): Promise<Placing> =>
  from.services.placeOrder(shopper, { key, orderId, totalCents, returnUrl: 'https://shop.example/checkout' });

/** A healthy process does what is left over, until nothing is. */
const settle = async (): Promise<void> => {
  const healthy = process();
  for (let round = 0; round < 12; round += 1) {
    world.advance(90_000);
    await healthy.work();
  }
};

const attempts = async (orderIds: readonly number[]) =>
  world.database.selectFrom('order_attempt').selectAll().where('order_id', 'in', orderIds).execute();

interface Step {
  readonly buyer: number;
  readonly key: number;
  readonly fates: readonly Fate[];
  /** Milliseconds until the next step; a lease ends after six seconds. */
  readonly pause: number;
}

const fate = fc.constantFrom<Fate>(
  'goes on',
  'goes on',
  'dies before',
  'dies after',
  'loses the answer',
  'is unavailable',
);
const step = fc.record<Step>({
  buyer: fc.nat(2),
  key: fc.nat(1),
  fates: fc.array(fate, { maxLength: 5 }),
  pause: fc.constantFrom(0, 0, 7_000, 20_000),
});
const cards = fc.array(fc.constantFrom<FakeCard>('approved', 'approved', 'lost-answer', 'declined'), {
  minLength: 3,
  maxLength: 3,
});

/** Checks what must hold when all is settled. */
const checkInvariants = async (buyers: readonly Buyer[], stock: number, acknowledged: ReadonlySet<number>) => {
  const orderIds = buyers.map(({ orderId }) => orderId);
  const placed = (await placedOrders(world)).filter((orderId) => orderIds.includes(orderId));
  expect(new Set(placed).size).toBe(placed.length);
  expect([...acknowledged].filter((orderId) => !placed.includes(orderId))).toEqual([]);
  expect(await stockOf(world, SCARCE)).toBe(stock - placed.length);
  expect((await attempts(orderIds)).filter(({ state }) => /^auth/.test(state))).toEqual([]);
  for (const { orderId, totalCents } of buyers) {
    const held = world.provider.paymentsOf(String(orderId)).filter(({ state }) => state !== 'cancelled');
    const expected = placed.includes(orderId) ? [{ state: 'authorised', amountCents: totalCents }] : [];
    expect(held.map(({ state, amountCents }) => ({ state, amountCents }))).toEqual(expected);
  }
};

test('[ORD-01] whatever ends, is lost or repeated, each acknowledged order exists once, money reserved equals orders, and stock adds up', async () => {
  await fc.assert(
    fc.asyncProperty(cards, fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(3), async (of, steps, stock) => {
      await setStock(10);
      const buyers = await Promise.all(of.map(makeBuyer));
      await setStock(stock);
      const acknowledged = new Set<number>();
      for (const { buyer: index, key, fates, pause } of steps) {
        const buyer = buyers[index];
        if (buyer === undefined) continue;
        const mortal = process(fates);
        const clicks = [{ from: mortal, key: buyer.keys[key] ?? '' }];
        // A second process answers another click at the same time.
        if (pause === 0) clicks.push({ from: process(), key: buyer.keys[1 - key] ?? '' });
        const answers = await Promise.all(
          clicks.map((click) => Promise.race([place(click.from, buyer, click.key), click.from.death])),
        );
        for (const answer of answers) {
          if (answer !== 'no answer' && answer.kind === 'placed') acknowledged.add(answer.orderId);
        }
        world.advance(pause);
        if (pause > 0) await Promise.race([mortal.work(), mortal.death]);
      }
      await settle();
      await checkInvariants(buyers, stock, acknowledged);
    }),
    { numRuns: 60, endOnFailure: true },
  );
}, 120_000);

test('[ORD-02] 50 shoppers at one moment for the last piece: one order, 49 clear refusals', async () => {
  await setStock(50);
  const guests = await Promise.all(Array.from({ length: 50 }, () => readyGuest(world, { [SCARCE]: 1 })));
  await setStock(1);
  const answers = await Promise.all(guests.map(({ browser, checkout }) => press(browser, checkout, newKey())));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 400).map(({ error }) => [error.key, error.parameters]);
  expect(refused).toEqual(refused.map(() => ['_API_BAD_INV', [SCARCE, '0']]));
  expect(refused).toHaveLength(49);
  expect(await stockOf(world, SCARCE)).toBe(0);
  await settle();
  const held = guests.flatMap(({ checkout }) =>
    world.provider.paymentsOf(checkout.orderId).filter(({ state }) => state !== 'cancelled'),
  );
  expect(held).toHaveLength(1);
});

test('[RPD-04] an order without the shopper is placed up to the total that was told, and above it nothing is charged', async () => {
  await setStock(1);
  const { shopper, orderId, totalCents, keys } = await makeBuyer('approved');
  const [first, second] = keys;
  const placeFor = (mostCents: number, key: string | undefined) =>
    process().services.placeOrder(shopper, {
      key: key ?? '',
      orderId,
      totalCents: undefined,
      mostCents,
      returnUrl: 'https://shop.example/checkout',
    });
  expect(await placeFor(totalCents - 1, first)).toEqual({ kind: 'refused', refusal: { kind: 'changed' } });
  expect(world.provider.paymentsOf(String(orderId))).toEqual([]);
  expect(await placeFor(totalCents, second)).toEqual({ kind: 'placed', orderId });
});
