import { readStripeEvent } from '../../../backend/payments/stripe/stripe-events.ts';
import { signatureOf } from '../../../backend/shared/signed-post.ts';
import { mailTo } from './support/order-mail.ts';
import { enterCheckout, newKey, press, startOrders, stockOf, type OrderWorld } from './support/order-world.ts';

const SECRET = 'whsec_of_this_shop';
const EMAIL = 'pat@example.test';
const MINUTE_MS = 60_000;

let world: OrderWorld;
beforeEach(async () => {
  world = await startOrders({}, (provider) =>
    Object.assign(provider, {
      readWebhook: (body: string, signature: string | undefined) =>
        readStripeEvent(body, signature, { secret: SECRET, now: world.now() }),
    }),
  );
});
afterEach(() => world.close());

const eventOf = (id: string, type: string, paymentId: string): string =>
  JSON.stringify({ id, type, data: { object: { id: paymentId, object: 'payment_intent', amount_received: 0 } } });

/** Posts an event as Stripe does; by default signed now and with the shop's secret. */
const post = async (payload: string, signature = signatureOf(payload, SECRET, world.now())): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await world.app.inject({ method: 'POST', url: '/payments/events', headers, payload })).statusCode;
};

/** An order that the shopper's bank has approved, of which the shop does not know yet: the shopper did not come back. */
const approvedAtBank = async () => {
  const browser = await world.guest();
  await browser.add('KIB-5', 2);
  const checkout = await enterCheckout(world, browser, { card: 'needs-authentication', email: EMAIL });
  expect((await press(browser, checkout, newKey())).status).toBe(200);
  const paymentId = world.provider.paymentsOf(checkout.orderId)[0]?.paymentId ?? '';
  world.provider.decides(paymentId, 'approve');
  return { orderId: Number(checkout.orderId), paymentId };
};

const placedOrders = async (): Promise<readonly number[]> =>
  (await world.database.selectFrom('placed_order').select('order_id').execute()).map(({ order_id }) => order_id);

describe('[PAY-01] [ORD-01] a webhook that Stripe signed', () => {
  test('places the order once, however often it is repeated, with its first or a new signature', async () => {
    const stock = await stockOf(world, 'KIB-5');
    const { orderId, paymentId } = await approvedAtBank();
    expect(await placedOrders()).toEqual([]);
    const body = eventOf('evt_1', 'payment_intent.amount_capturable_updated', paymentId);
    const first = signatureOf(body, SECRET, world.now());
    expect(await Promise.all([post(body, first), post(body, first), post(body, first)])).toEqual([200, 200, 200]);
    world.advance(MINUTE_MS);
    expect([await post(body, first), await post(body)]).toEqual([200, 200]);
    expect(await placedOrders()).toEqual([orderId]);
    expect(await stockOf(world, 'KIB-5')).toBe(stock - 2);
    await world.work();
    expect((await mailTo(world, EMAIL)).map(({ kind }) => kind)).toEqual(['order-placed']);
    expect(world.provider.paymentsOf(String(orderId))).toHaveLength(1);
  });

  test('about an earlier failure changes nothing when it arrives after the approval', async () => {
    const { orderId, paymentId } = await approvedAtBank();
    const approval = eventOf('evt_2', 'payment_intent.amount_capturable_updated', paymentId);
    const failure = eventOf('evt_1', 'payment_intent.payment_failed', paymentId);
    expect([await post(approval), await post(failure), await post(approval)]).toEqual([200, 200, 200]);
    await world.work();
    expect(await placedOrders()).toEqual([orderId]);
    expect((await mailTo(world, EMAIL)).map(({ kind }) => kind)).toEqual(['order-placed']);
  });

  test('places the order when the failure of an earlier try arrives first', async () => {
    const { orderId, paymentId } = await approvedAtBank();
    expect(await post(eventOf('evt_1', 'payment_intent.payment_failed', paymentId))).toBe(200);
    expect(await post(eventOf('evt_2', 'payment_intent.amount_capturable_updated', paymentId))).toBe(200);
    expect(await placedOrders()).toEqual([orderId]);
  });
});

test('[PAY-01] a webhook is refused, with nothing placed, when its signature is missing, of another secret, of another body or six minutes old', async () => {
  const { paymentId } = await approvedAtBank();
  const body = eventOf('evt_1', 'payment_intent.amount_capturable_updated', paymentId);
  const ofNow = world.now();
  const refused = [
    await post(body, ''),
    await post(body, 'nonsense'),
    await post(body, signatureOf(body, 'whsec_of_another', ofNow)),
    await post(body, signatureOf(eventOf('evt_1', 'payment_intent.canceled', paymentId), SECRET, ofNow)),
    await post(`${body} `, signatureOf(body, SECRET, ofNow)),
    await post(body, signatureOf(body, SECRET, ofNow - 6 * MINUTE_MS)),
  ];
  expect(refused).toEqual([400, 400, 400, 400, 400, 400]);
  expect(await placedOrders()).toEqual([]);
  expect(await post(body)).toBe(200);
  expect(await placedOrders()).toHaveLength(1);
});
