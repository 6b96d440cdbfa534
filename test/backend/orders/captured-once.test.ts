import { startDouble, type RunningDouble } from '../payments/support/running-double';
import { applyGiftCard, balanceOf, issueGiftCard } from './support/gift-cards.ts';
import { mailTo } from './support/order-mail.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { KEY, placed, UPS, warehouse, type Placed } from './support/placed-order.ts';

const CARDS = ['approved', 'captured-once'] as const;
type Card = (typeof CARDS)[number];

let double: RunningDouble;
let world: OrderWorld;
beforeAll(async () => {
  double = await startDouble();
  world = await startOrders({ fulfilmentKey: KEY }, () => double.provider());
  await world.database.updateTable('stock').set({ quantity: 1000 }).execute();
});
afterAll(async () => {
  await world.close();
  await double.close();
});

/** Sends the movements of money that wait: a round sends one of each payment. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 8; round += 1) await world.work();
};
const later = async (): Promise<void> => undefined;

interface TwoShipments extends Placed {
  readonly email: string;
  readonly totalCents: number;
}

let orders = 0;
/** An order of a parcel and a pickup, paid with a test card of the embedded provider, after gift cards of `giftCents`. */
const buy = async (card: Card, giftCents = 0): Promise<TwoShipments & { readonly giftCard: string }> => {
  const browser = await world.guest();
  await browser.add('KIB-5', 2);
  await browser.add('TANK', 1, { physicalStoreId: '1101' });
  const email = `once-${(orders += 1)}@example.test`;
  const checkout = await enterCheckout(world, browser, { email });
  const giftCard = await issueGiftCard(world, giftCents || 1);
  if (giftCents > 0) await applyGiftCard(browser, giftCard);
  await world.database
    .updateTable('checkout')
    .set({ payment_token: await double.cardToken(card) })
    .where('order_id', '=', Number(checkout.orderId))
    .execute();
  const { body } = await browser.get('cart/@self');
  const order = await placed(browser, { ...checkout, total: String(body.grandTotal) });
  expect(order.shipments).toHaveLength(2);
  return { ...order, email, giftCard, totalCents: Math.round(Number(checkout.total) * 100) };
};

const ship = ({ shipments }: Placed) => warehouse(world, `shipments/${shipments[0]}/shipped`, UPS);
const makeReady = ({ shipments }: Placed) => warehouse(world, `shipments/${shipments[1]}/ready`);

/** Returns pieces of the parcel that arrived. Resolves with the cents of the refund. */
const giveBack = async ({ browser, orderId, lines, shipments }: Placed, quantity: string): Promise<number> => {
  await warehouse(world, `shipments/${shipments[0]}/delivered`);
  const orderItem = [{ orderItemId: lines['KIB-5'], quantity }];
  const body = { x_key: newKey(), orderItem, reason: 'DAMAGED' };
  expect((await browser.post(`order/${orderId}/x_return`, body)).status).toBe(201);
  expect((await warehouse(world, `shipments/${shipments[0]}/returned`)).status).toBe(200);
  const { body: read } = await browser.get(`order/${orderId}`);
  return Math.round(Number(read.x_returns.at(-1).refund) * 100);
};

/** What the provider has of the payment of an order. */
const paymentOf = async ({ orderId }: Placed) => {
  const row = await world.database
    .selectFrom('order_payment')
    .selectAll()
    .where('order_id', '=', Number(orderId))
    .executeTakeFirstOrThrow();
  const reading = await double.provider().payment(row.provider_payment_id);
  if (reading.kind !== 'found') throw new Error('the provider does not have the payment');
  return reading.payment;
};

/** What the card has paid in the end, with nothing given up and nothing left to send. */
const paidByCard = async (order: Placed): Promise<number> => {
  const open = await world.database
    .selectFrom('payment_operation')
    .select(['kind', 'problem', 'dead_at'])
    .where('order_id', '=', Number(order.orderId))
    .where((eb) => eb.or([eb('done_at', 'is', null), eb('dead_at', 'is not', null)]))
    .execute();
  expect(open).toEqual([]);
  const { capturedCents, capturableCents, refundedCents } = await paymentOf(order);
  expect(capturableCents).toBe(0);
  return capturedCents - refundedCents;
};

const lastMail = async ({ email }: TwoShipments) => (await mailTo(world, email)).at(-1);

describe('[PAY-03] [PAY-06] two shipments of an order', () => {
  test('are captured each by itself with an approved card, and the sum is the total', async () => {
    const order = await buy('approved');
    await ship(order);
    await settle();
    const { capturedCents } = await paymentOf(order);
    expect(capturedCents).toBeGreaterThan(0);
    expect(capturedCents).toBeLessThan(order.totalCents);
    await makeReady(order);
    await settle();
    expect(await paymentOf(order)).toMatchObject({ state: 'completed', capturedCents: order.totalCents });
    expect(await paidByCard(order)).toBe(order.totalCents);
  });

  test('are captured together with the last one where the card is captured once', async () => {
    const order = await buy('captured-once');
    await ship(order);
    await settle();
    expect(await paymentOf(order)).toMatchObject({ state: 'authorised', capturedCents: 0 });
    await makeReady(order);
    await settle();
    expect(await paymentOf(order)).toMatchObject({ state: 'completed', capturedCents: order.totalCents });
    expect(await paidByCard(order)).toBe(order.totalCents);
  });
});

describe.each(CARDS)('[ORD-05] [PAY-06] with the card “%s”', (card) => {
  test.each([
    ['at once', settle],
    ['later, all together', later],
  ])('a piece that came back between two shipments is not paid, when money moves %s', async (_when, move) => {
    const order = await buy(card);
    await ship(order);
    await move();
    const refund = await giveBack(order, '1');
    expect(refund).toBeGreaterThan(0);
    await move();
    await makeReady(order);
    await settle();
    expect(await paidByCard(order)).toBe(order.totalCents - refund);
    // What comes back after the last shipment is refunded.
    const second = await giveBack(order, '1');
    await settle();
    expect(await paidByCard(order)).toBe(order.totalCents - refund - second);
  });
});

describe('[ORD-05] [PAY-06] where the card is captured once', () => {
  const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
  const chargedEarlier = (cents: number): string =>
    `Charged to Visa ending in 4242 for your earlier items: ${money(cents)}`;

  test('the mails say what is charged later, what is not charged, and what is charged in the end', async () => {
    const order = await buy('captured-once');
    await ship(order);
    const parcel = await lastMail(order);
    expect(parcel?.kind).toBe('order-shipped');
    expect(parcel?.text).toMatch(
      /Package total: (\$[\d.]+)\nCharged to Visa ending in 4242 with the rest of your order: \1/,
    );
    const refund = await giveBack(order, '1');
    const waived = await lastMail(order);
    expect(waived?.text).toContain(`Not charged to Visa ending in 4242: ${money(refund)}`);
    expect(waived?.text).toContain('Your card hasn’t been charged yet, and won’t be charged this amount.');
    expect(waived?.text).not.toContain('statement');
    expect(waived?.text).not.toMatch(/Here’s your refund|^Refund/m);
    await makeReady(order);
    const charged = money(order.totalCents - refund);
    expect((await lastMail(order))?.text).toContain(
      `Charged to Visa ending in 4242, with your earlier items: ${charged}`,
    );
    const second = await giveBack(order, '1');
    const { body } = await order.read();
    const returns = body.x_returns as readonly Record<string, unknown>[];
    expect(returns.map(({ refund: sum, x_notCharged }) => [sum, x_notCharged])).toEqual([
      [(refund / 100).toFixed(5), (refund / 100).toFixed(5)],
      [(second / 100).toFixed(5), undefined],
    ]);
    const refunded = await lastMail(order);
    expect(refunded?.text).toContain(`To Visa ending in 4242: ${money(second)}`);
    expect(refunded?.text).toContain('It may take a few days to appear on your statement.');
    await settle();
    expect(await paidByCard(order)).toBe(order.totalCents - refund - second);
  });

  test('of an order whose parcel comes back and whose rest is cancelled, only the shipping of the parcel is charged', async () => {
    const order = await buy('captured-once');
    await ship(order);
    const refund = await giveBack(order, '2');
    expect((await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey() })).status).toBe(200);
    const { body } = await order.read();
    await settle();
    const [parcel] = body.x_shipments;
    const shipping = Math.round(Number(body.grandTotal) * 100) - refund;
    expect(parcel.status).toBe('K');
    expect(shipping).toBeGreaterThan(0);
    expect(await paymentOf(order)).toMatchObject({ capturedCents: shipping, refundedCents: 0 });
    expect(await paidByCard(order)).toBe(shipping);
    expect((await lastMail(order))?.text).toContain(chargedEarlier(shipping));
  });

  test('the mail about a cancellation of the rest says what is charged for the parcel that left', async () => {
    const order = await buy('captured-once');
    await ship(order);
    expect((await lastMail(order))?.text).toContain('4242 with the rest of your order');
    expect((await order.browser.post(`order/${order.orderId}/x_cancel`, { x_key: newKey() })).status).toBe(200);
    const mail = await lastMail(order);
    await settle();
    const charged = await paidByCard(order);
    expect(charged).toBeGreaterThan(0);
    expect([mail?.kind, mail?.text]).toEqual(['order-cancelled', expect.stringContaining(chargedEarlier(charged))]);
  });

  test('the mail about a cancellation that leaves something to leave, or a parcel that was charged, says no charge', async () => {
    const [open, charged] = [await buy('captured-once'), await buy('approved')];
    await ship(charged);
    for (const order of [open, charged]) {
      const orderItem = [{ orderItemId: order.lines.TANK, quantity: '1' }];
      const body = { x_key: newKey(), orderItem };
      expect((await order.browser.post(`order/${order.orderId}/x_cancel`, body)).status).toBe(200);
      const mail = await lastMail(order);
      expect(mail?.kind).toBe('order-cancelled');
      expect(mail?.text).not.toContain('earlier items');
    }
  });

  test('[PAY-05] a gift card gets back what it paid for a piece, and the card is not charged for the rest', async () => {
    const order = await buy('captured-once', 2000);
    await ship(order);
    const refund = await giveBack(order, '2');
    await makeReady(order);
    await settle();
    const fromCard = await paidByCard(order);
    const fromGift = 2000 - (await balanceOf(world, order.giftCard));
    expect(fromGift + fromCard).toBe(order.totalCents - refund);
    expect(fromGift).toBeGreaterThan(0);
  });

  test('[PAY-05] with a gift card, of two pieces that come back one by one both sums are right and the card is charged less', async () => {
    const order = await buy('captured-once', 2000);
    await ship(order);
    const refunds = [await giveBack(order, '1'), await giveBack(order, '1')];
    const { body } = await order.read();
    const waived = (body.x_returns as readonly Record<string, unknown>[]).map(({ x_notCharged = 0 }) =>
      Math.round(Number(x_notCharged) * 100),
    );
    const { waived_cents } = await world.database
      .selectFrom('order_payment')
      .select('waived_cents')
      .where('order_id', '=', Number(order.orderId))
      .executeTakeFirstOrThrow();
    const [refund, notCharged] = [refunds, waived].map((cents) => cents.reduce((sum, each) => sum + each, 0));
    expect(waived_cents).toBeGreaterThan(0);
    expect(waived_cents).toBe(notCharged);
    const back = await balanceOf(world, order.giftCard);
    expect(back).toBe(Number(refund) - waived_cents);
    await makeReady(order);
    await settle();
    expect(await paidByCard(order)).toBe(order.totalCents - 2000 - waived_cents);
    expect(await balanceOf(world, order.giftCard)).toBe(back);
  });

  test('a step that is sent again after a restart neither waives nor captures twice', async () => {
    const order = await buy('captured-once');
    await ship(order);
    const refund = await giveBack(order, '1');
    await world.restart();
    expect((await warehouse(world, `shipments/${order.shipments[0]}/returned`)).status).toBe(200);
    await makeReady(order);
    await makeReady(order);
    await Promise.all([world.work(), world.work()]);
    await settle();
    expect(await paidByCard(order)).toBe(order.totalCents - refund);
  });
});
