import { enterCheckout, newKey, press, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse, type Placed } from './support/placed-order.ts';

const DAY_MS = 24 * 60 * 60_000;

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
});
afterAll(() => world.close());

const permutations = <A>(items: readonly A[]): readonly (readonly A[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

const paymentOf = (orderId: string) => world.provider.paymentsOf(orderId)[0];
const paymentIdOf = (orderId: string): string => paymentOf(orderId)?.paymentId ?? '';

let events = 0;
/** The provider reports what happened to the payment of an order; with each event it also repeats the one before. */
const report = async (orderId: string, arriving: readonly string[]): Promise<void> => {
  const messages = arriving.map((what) => {
    const [kind, ...refundKey] = what.split(' ');
    return [`event-${(events += 1)}`, kind, paymentIdOf(orderId), ...refundKey].join(' ');
  });
  for (const payload of messages.flatMap((message, at) => [message, messages[at - 1] ?? message])) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': 'signed' };
    const { statusCode } = await world.app.inject({ method: 'POST', url: '/payments/events', headers, payload });
    expect(statusCode).toBe(200);
  }
};

/** A checkout whose payment waits for the shopper's approval. */
const waiting = async () => {
  const browser = await world.guest();
  await browser.add('KIB-5', 2);
  const checkout = await enterCheckout(world, browser, { card: 'needs-authentication' });
  const key = newKey();
  expect((await press(browser, checkout, key)).status).toBe(200);
  return { browser, checkout, key, orderId: checkout.orderId };
};

/** An order whose payment was approved; the shopper came back before the provider reported it. */
const approved = async (): Promise<Placed> => {
  const { browser, checkout, key, orderId } = await waiting();
  world.provider.decides(paymentIdOf(orderId), 'approve');
  return placed(browser, checkout, key);
};

/** The provider ends the authorisation of an order. */
const cancelAtProvider = (orderId: string) => {
  const key = { value: `ended-${orderId}`, issuedAt: world.now() };
  return world.provider.cancel({ key, paymentId: paymentIdOf(orderId) });
};

const ship = async ({ shipments }: Placed): Promise<void> => {
  await warehouse(world, `shipments/${shipments[0]}/shipped`, UPS);
  await warehouse(world, `shipments/${shipments[0]}/delivered`);
  await world.work();
};

/** Returns a piece, whose refund then waits for the next round of work. Resolves with the refund. */
const returnPiece = async ({ browser, orderId, lines, shipments }: Placed) => {
  const orderItem = [{ orderItemId: lines['KIB-5'], quantity: '1' }];
  await browser.post(`order/${orderId}/x_return`, { x_key: newKey(), orderItem, reason: 'DAMAGED' });
  await world.work();
  await warehouse(world, `shipments/${shipments[0]}/returned`);
  return world.database
    .selectFrom('payment_operation')
    .selectAll()
    .where('order_id', '=', Number(orderId))
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow();
};

/** How an order and its payment are, without ids and times. */
const endOf = async (orderId: string) => {
  await world.work();
  await world.work();
  const { database } = world;
  const id = Number(orderId);
  const attempts = await database.selectFrom('order_attempt').selectAll().where('order_id', '=', id).execute();
  const shipments = await database.selectFrom('shipment').selectAll().where('order_id', '=', id).execute();
  const moved = await database
    .selectFrom('payment_operation')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('operation_id')
    .execute();
  const payment = await database.selectFrom('order_payment').selectAll().where('order_id', '=', id).executeTakeFirst();
  const mails = await database.selectFrom('mail').select('kind').where('order_id', '=', id).execute();
  const provider = paymentOf(orderId);
  return {
    attempts: attempts.map(({ state }) => state),
    shipments: shipments.map(({ status }) => status),
    operations: moved.map(({ kind, amount_cents, before_cents, done_at, dead_at }) => ({
      kind,
      amount_cents,
      before_cents,
      isDone: done_at !== null && dead_at === null,
      isDead: dead_at !== null,
    })),
    payment: payment && [payment.captured_cents, payment.refunded_cents, payment.ended_at !== null],
    mails: mails.map(({ kind }) => kind).toSorted(),
    provider: provider && [provider.state, provider.capturedCents, provider.refundedCents],
  };
};

type End = Awaited<ReturnType<typeof endOf>>;

/** Lives the same life once for each order of its events, and expects the end of the right order every time. */
const sameEnd = async (right: readonly string[], live: (arriving: readonly string[]) => Promise<string>) => {
  const ends: End[] = [];
  for (const arriving of permutations(right)) ends.push(await endOf(await live(arriving)));
  expect(ends).toEqual(ends.map(() => ends[0]));
  return ends[0];
};

describe('[PAY-04] events of the provider in any order leave the same', () => {
  test('for a payment that was authorised, captured and refunded', async () => {
    const end = await sameEnd(['authorised', 'captured', 'refunded'], async (arriving) => {
      const order = await approved();
      await ship(order);
      await returnPiece(order);
      await world.work();
      await report(order.orderId, arriving);
      return order.orderId;
    });
    expect(end).toMatchObject({ attempts: ['placed'], operations: [{ kind: 'capture' }, { kind: 'refund' }] });
    expect(end?.operations.every(({ isDone }) => isDone)).toBe(true);
  });

  test('when each is reported as it happens', async () => {
    const inTime = await approved();
    await report(inTime.orderId, ['authorised']);
    await ship(inTime);
    await report(inTime.orderId, ['captured']);
    await returnPiece(inTime);
    await world.work();
    await report(inTime.orderId, ['refunded']);
    const late = await approved();
    await ship(late);
    await returnPiece(late);
    await report(late.orderId, ['refunded', 'captured', 'authorised']);
    expect(await endOf(late.orderId)).toEqual(await endOf(inTime.orderId));
  });

  test('for an order that only they place, also with captured before authorised', async () => {
    const end = await sameEnd(['authorised', 'captured', 'refunded'], async (arriving) => {
      const { orderId } = await waiting();
      world.provider.decides(paymentIdOf(orderId), 'approve');
      await report(orderId, arriving);
      return orderId;
    });
    expect(end).toMatchObject({ attempts: ['placed'], shipments: ['F'], operations: [], mails: ['order-placed'] });
  });

  test('for a payment that failed at first and was approved then', async () => {
    const end = await sameEnd(['failed', 'authorised'], async (arriving) => {
      const { orderId } = await waiting();
      world.provider.decides(paymentIdOf(orderId), 'refuse');
      world.provider.decides(paymentIdOf(orderId), 'approve');
      await report(orderId, arriving);
      return orderId;
    });
    expect(end).toMatchObject({ attempts: ['placed'] });
  });

  test('for a payment that ended before its order was placed', async () => {
    const end = await sameEnd(['authorised', 'cancelled'], async (arriving) => {
      const { orderId } = await waiting();
      world.provider.decides(paymentIdOf(orderId), 'approve');
      await cancelAtProvider(orderId);
      await report(orderId, arriving);
      return orderId;
    });
    expect(end).toMatchObject({ attempts: ['refused'], shipments: [], provider: ['cancelled', 0, 0] });
  });

  test('[PAY-06] for a payment that ended before its order left', async () => {
    const end = await sameEnd(['authorised', 'cancelled'], async (arriving) => {
      const { orderId } = await approved();
      world.advance(8 * DAY_MS);
      await cancelAtProvider(orderId);
      await report(orderId, arriving);
      return orderId;
    });
    expect(end).toMatchObject({ attempts: ['placed'], shipments: ['F'], payment: [0, 0, true] });
  });

  test('[PAY-01] for a refund that the bank did not take', async () => {
    const live = async (arriving: readonly string[], isAnswered: boolean): Promise<string> => {
      const order = await approved();
      await ship(order);
      const { operation_key: key, issued_at, amount_cents: cents } = await returnPiece(order);
      const paymentId = paymentIdOf(order.orderId);
      if (isAnswered) await world.work();
      // The provider makes the refund, and the shop does not hear of it.
      else {
        const facts = { paymentId, amountCents: cents, refundedBeforeCents: 0 };
        await world.provider.refund({ key: { value: key, issuedAt: issued_at }, ...facts });
      }
      world.provider.refundFails(paymentId, cents);
      await report(
        order.orderId,
        arriving.map((kind) => (kind === 'refund-failed' ? `${kind} ${key}` : kind)),
      );
      return order.orderId;
    };
    const right = ['captured', 'refunded', 'refund-failed'];
    const answered = await sameEnd(right, (arriving) => live(arriving, true));
    const unanswered = await sameEnd(right, (arriving) => live(arriving, false));
    expect(answered?.operations.map(({ kind, isDead }) => [kind, isDead])).toEqual([
      ['capture', false],
      ['refund', true],
      ['refund', false],
    ]);
    expect(unanswered).toEqual(answered);
  });
});
