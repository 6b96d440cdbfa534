import * as E from 'fp-ts/Either';
import { orderChangeMessage } from '../../../core/orders/order-message';
import { remainingQuantity } from '../../../core/orders/order';
import { anOrder, anOrderLine } from '../../builders/order';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { ordersWorld } from './orders-world';

const ORDER = { orderId: '900001', token: undefined, changeKey: 'key-of-the-page-0001' };
const NO_KEY = E.left({ kind: 'no-change-key' });
const WRONG_KEYS = ['', 'short', 'with space in the key', 'x'.repeat(65)];
const NOTHING_CHOSEN = E.left({ kind: 'nothing-chosen' });

const withOrder = (order = anOrder()) => {
  const world = ordersWorld();
  world.signsIn();
  world.orders.hasOrder('700002', order);
  return { ...world, left: () => world.orders.stored('900001')?.lines.map(remainingQuantity) };
};

describe('cancelling', () => {
  test('[ORD-05] cancels a line and keeps the others', async () => {
    const { cancelOrder, left } = withOrder(anOrder({ lines: [anOrderLine(), anOrderLine({ id: '910002' })] }));
    expect(await cancelOrder({ order: ORDER, lines: [{ lineId: '910002', quantity: 2 }] })()).toEqual(
      E.right(undefined),
    );
    expect(left()).toEqual([2, 0]);
  });

  test('[ORD-05] cancels everything that is not packed', async () => {
    const packed = anOrderLine({ id: '910002', isCancellable: false });
    const { cancelOrder, left } = withOrder(anOrder({ lines: [anOrderLine(), packed] }));
    await cancelOrder({ order: ORDER, lines: undefined })();
    expect(left()).toEqual([0, 2]);
  });

  test.each([0, -1, 1.5, 100, Number.NaN])('[ORD-05] refuses the quantity %d without a request', async (quantity) => {
    const { cancelOrder, orders, left } = withOrder();
    orders.isDown();
    expect(await cancelOrder({ order: ORDER, lines: [{ lineId: '910001', quantity }] })()).toEqual(NOTHING_CHOSEN);
    expect(left()).toEqual([2]);
  });

  test.each(WRONG_KEYS)('[ORD-05] refuses the key "%s" without a request', async (changeKey) => {
    const { cancelOrder, orders } = withOrder();
    orders.isDown();
    expect(await cancelOrder({ order: { ...ORDER, changeKey }, lines: undefined })()).toEqual(NO_KEY);
  });

  test('[ORD-05] an empty list of lines never cancels the whole order', async () => {
    const { cancelOrder, left } = withOrder();
    expect(await cancelOrder({ order: ORDER, lines: [] })()).toEqual(NOTHING_CHOSEN);
    expect(left()).toEqual([2]);
  });
});

describe('returning', () => {
  const delivered = anOrder({ lines: [anOrderLine({ isCancellable: false, returnableUntil: '2026-12-27' })] });

  test('[ORD-05] starts a return of the chosen quantity; lines with 0 stay', async () => {
    const { returnItems, orders, left } = withOrder(delivered);
    const lines = [
      { lineId: '910001', quantity: 1 },
      { lineId: '910002', quantity: 0 },
    ];
    expect(await returnItems({ order: ORDER, lines, reason: 'damaged' })()).toEqual(E.right(undefined));
    expect(left()).toEqual([1]);
    expect(orders.stored('900001')?.returns).toMatchObject([{ reason: 'damaged', lines: [lines[0]] }]);
  });

  test.each(WRONG_KEYS)('[ORD-05] starts no return with the key "%s"', async (changeKey) => {
    const { returnItems, orders } = withOrder(delivered);
    orders.isDown();
    const lines = [{ lineId: '910001', quantity: 1 }];
    expect(await returnItems({ order: { ...ORDER, changeKey }, lines, reason: 'damaged' })()).toEqual(NO_KEY);
  });

  test('[ORD-05] asks for an item and for a reason before any request', async () => {
    const { returnItems, orders } = withOrder(delivered);
    orders.isDown();
    const one = [{ lineId: '910001', quantity: 1 }];
    expect(await returnItems({ order: ORDER, lines: [], reason: 'damaged' })()).toEqual(NOTHING_CHOSEN);
    for (const reason of ['', 'constructor', 'DAMAGED']) {
      expect(await returnItems({ order: ORDER, lines: one, reason })()).toEqual(E.left({ kind: 'no-reason' }));
    }
  });
});

test.each([
  [{ kind: 'nothing-chosen' }, /choose at least one item/],
  [{ kind: 'no-reason' }, /choose a reason/],
  [{ kind: 'no-change-key' }, /out of date.*try again/],
  [{ kind: 'order-has-moved-on' }, /no longer be changed/],
  [{ kind: 'order-not-found' }, /couldn’t find/],
  [{ kind: 'sign-in-needed' }, /sign in again.*unchanged/],
] as const)('[ORD-05] has a message for %j', (failure, message) => {
  expect(orderChangeMessage(failure)).toMatch(message);
});

test.each(EVERY_FAILURE)(
  '[ORD-05] does not claim that a change failed whose outcome is unknown: %s',
  (_case, failure) => {
    expect(orderChangeMessage(failure)).toMatch(
      failure.kind === 'refused'
        ? /order is unchanged/
        : /Something went wrong\..*Check below to see if your change was made/,
    );
  },
);
