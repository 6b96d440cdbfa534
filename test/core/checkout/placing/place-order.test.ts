import * as E from 'fp-ts/Either';
import { PLACE_ORDER_PAUSES_MS } from '../../../../core/checkout/placing/place-order';
import { aRefusal, anUnintelligible, anUnreachable } from '../../../builders/upstream-failure';
import { CARD, guestAtReview, valueOf } from '../checkout-world';

const LONGEST = PLACE_ORDER_PAUSES_MS.reduce((sum, wait) => sum + wait, 0);

test('[ORD-01] places the order once and empties the cart', async () => {
  const { checkout, cart, order, placeOrder } = await guestAtReview();
  expect(await placeOrder(order)()).toMatchObject({ right: { kind: 'placed', orderId: order.orderId } });
  expect(checkout.orders).toEqual([{ orderId: order.orderId, key: order.key, total: order.total }]);
  expect(valueOf(await cart.load()).items).toEqual([]);
});

test('[ORD-01] a second click with the same key returns the same order', async () => {
  const { checkout, order, placeOrder } = await guestAtReview();
  const first = await placeOrder(order)();
  expect(await placeOrder(order)()).toEqual(first);
  expect(checkout.orders).toHaveLength(1);
});

test.each([1, 2, 4])('[ORD-01] repeats with the same key after %d lost answers', async (lost) => {
  const { checkout, order, placeOrder, time } = await guestAtReview();
  checkout.losesAnswers(lost);
  const placed = placeOrder(order)();
  for (const wait of PLACE_ORDER_PAUSES_MS) await time.passes(wait);
  expect(await placed).toMatchObject({ right: { kind: 'placed' } });
  expect(checkout.orders).toHaveLength(1);
});

test('[ORD-01] waits for a pending outcome, and says that it is pending after the last repetition', async () => {
  const { checkout, order, placeOrder, time } = await guestAtReview();
  checkout.isPendingFor(PLACE_ORDER_PAUSES_MS.length + 1);
  const outcome = placeOrder(order)();
  for (const wait of PLACE_ORDER_PAUSES_MS) await time.passes(wait);
  expect(await outcome).toEqual(E.right({ kind: 'pending' }));
  expect(checkout.placeCalls).toBe(PLACE_ORDER_PAUSES_MS.length + 1);
  expect(await placeOrder(order)()).toMatchObject({ right: { kind: 'placed' } });
  expect(checkout.orders).toHaveLength(1);
});

test.each([
  ['a time-out', anUnreachable({ cause: 'timed-out' })],
  ['a lost connection', anUnreachable({ cause: 'network' })],
  ['an error of the server', aRefusal({ status: 502 })],
  ['an unreadable answer', anUnintelligible()],
])('[ORD-01] does not say that nothing was ordered after %s', async (_case, failure) => {
  const { checkout, order, placeOrder, time } = await guestAtReview();
  checkout.fails(failure, 'place');
  const outcome = placeOrder(order)();
  for (const wait of PLACE_ORDER_PAUSES_MS) await time.passes(wait);
  expect(await outcome).toEqual(E.right({ kind: 'pending' }));
});

test('[ORD-02] too many requests while the outcome is unknown say nothing of the order, which is asked for again', async () => {
  const { checkout, order, placeOrder, time } = await guestAtReview();
  checkout.losesAnswers(1);
  const outcome = placeOrder(order)();
  const [first = 0, ...later] = PLACE_ORDER_PAUSES_MS;
  await time.passes(first - 1);
  checkout.fails(aRefusal({ status: 429 }), 'place');
  await time.passes(1);
  checkout.isBack();
  for (const wait of later) await time.passes(wait);
  expect(await outcome).toMatchObject({ right: { kind: 'placed' } });
  expect(checkout.orders).toHaveLength(1);
});

test('[ORD-02] too many requests at the first press are told, since nothing was sent before', async () => {
  const { checkout, order, placeOrder } = await guestAtReview();
  checkout.fails(aRefusal({ status: 429 }), 'place');
  expect(await placeOrder(order)()).toMatchObject({ left: { kind: 'refused', status: 429 } });
});

test('[ORD-01] repeats nothing when no request was made', async () => {
  const { checkout, order, placeOrder } = await guestAtReview();
  const failure = anUnreachable({ cause: 'unavailable' });
  checkout.fails(failure, 'place');
  expect(await placeOrder(order)()).toEqual(E.left(failure));
});

test('[CHK-07] refuses an order whose total changed since Review', async () => {
  const { cart, checkout, order, placeOrder } = await guestAtReview();
  await cart.add('FOOD', 1)();
  expect(await placeOrder(order)()).toEqual(E.left({ kind: 'order-changed' }));
  expect(checkout.orders).toEqual([]);
});

test('[ORD-01] a declined card leaves the cart, and Review gives a new key', async () => {
  const { cart, checkout, loadReview, order, placeOrder } = await guestAtReview();
  checkout.declines(CARD.token, 'insufficient-funds');
  expect(await placeOrder(order)()).toEqual(E.left({ kind: 'payment-declined', reason: 'insufficient-funds' }));
  expect(valueOf(await cart.load()).totalCartQuantity).toBe(2);
  expect(valueOf(await loadReview()).placing?.key).not.toBe(order.key);
});

test('[ORD-01] places after the authentication with the same key', async () => {
  const { checkout, order, placeOrder } = await guestAtReview();
  checkout.needsAuthentication(CARD.token, 'https://bank.example.test/approve');
  expect(await placeOrder(order)()).toEqual(
    E.right({ kind: 'authenticate', url: 'https://bank.example.test/approve' }),
  );
  checkout.isAuthenticated(CARD.token);
  expect(await placeOrder(order)()).toMatchObject({ right: { kind: 'placed' } });
});

test('[ORD-02] refuses what sold out since Review', async () => {
  const { checkout, order, placeOrder } = await guestAtReview();
  checkout.hasOnly('FOOD', 0);
  expect(await placeOrder(order)()).toEqual(E.left({ kind: 'not-enough-stock', partNumber: 'FOOD', available: 0 }));
});

test('waits at most a few seconds for an unknown outcome', () => {
  expect(LONGEST).toBeLessThanOrEqual(10_000);
});
