import * as E from 'fp-ts/Either';
import { pageNumberOf } from '../../../core/orders/list-orders';
import { ORDER_NUMBER } from '../../../core/orders/look-up-form';
import { lookUpMessage } from '../../../core/orders/order-message';
import { EMAIL, REQUIRED } from '../../../core/forms/messages';
import type { OrderStatus, Shipment } from '../../../core/orders/order';
import { expectedWords } from '../../../core/orders/order-words';
import { anOrder, aPurchase, aShipment } from '../../builders/order';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { ordersWorld } from './orders-world';

const SIGN_IN_NEEDED = E.left({ kind: 'sign-in-needed' });
const NOT_FOUND = E.left({ kind: 'order-not-found' });
const FIRST_PAGE = { number: 1, size: 10 };

describe('one order', () => {
  test('[ORD-04] is read by its number for its owner', async () => {
    const { orders, signsIn, viewOrder } = ordersWorld();
    signsIn();
    orders.hasOrder('700002', anOrder());
    expect(await viewOrder({ orderId: '900001' })()).toEqual(E.right(anOrder()));
  });

  test('[ORD-04] needs a sign-in without an identity, and nothing is requested', async () => {
    const { orders, viewOrder } = ordersWorld();
    orders.isDown();
    expect(await viewOrder({ orderId: '900001' })()).toEqual(SIGN_IN_NEEDED);
  });

  test('[ORD-04] is opened by its token without an identity', async () => {
    const { orders, viewOrder } = ordersWorld();
    orders.hasOrder('700002', anOrder());
    expect(await viewOrder({ token: 'token-of-900001' })()).toEqual(E.right(anOrder()));
  });

  test.each([
    { orderId: '' },
    { orderId: '9/../1' },
    { orderId: '1'.repeat(41) },
    { token: '' },
    { token: 'a b' },
    { token: 'x'.repeat(201) },
  ])('[ORD-04] %j is not found without a request', async (addressed) => {
    const { orders, signsIn, viewOrder } = ordersWorld();
    signsIn();
    orders.isDown();
    expect(await viewOrder(addressed)()).toEqual(NOT_FOUND);
  });

  test.each(EVERY_FAILURE)('[ORD-04] passes on that the service fails: %s', async (_case, failure) => {
    const { orders, signsIn, viewOrder } = ordersWorld();
    signsIn();
    orders.fails(failure);
    expect(await viewOrder({ orderId: '900001' })()).toEqual(E.left(failure));
  });
});

const MIDNIGHT_AFTER = '2026-11-28T08:00:00Z';
const LAST_MOMENT = '2026-11-28T07:59:59Z';

describe('what is late', () => {
  test('[ORD-04] is a shipment from midnight in the shop after its promised day', async () => {
    const { orders, itIs, viewOrder } = ordersWorld();
    orders.hasOrder('700002', anOrder());
    itIs(LAST_MOMENT);
    expect(await viewOrder({ token: 'token-of-900001' })()).toEqual(E.right(anOrder()));
    itIs(MIDNIGHT_AFTER);
    expect(await viewOrder({ token: 'token-of-900001' })()).toEqual(
      E.right(anOrder({ shipments: [aShipment({ isLate: true })] })),
    );
  });

  test.each<[string, Partial<Shipment>]>([
    ['was delivered', { events: [{ kind: 'delivered', at: undefined }] }],
    ['waits in the store', { method: 'pickup', events: [{ kind: 'ready', at: undefined }] }],
    ['was canceled', { status: 'cancelled' }],
    ['has no promised day', { promisedDate: undefined }],
  ])('[ORD-04] is no shipment that %s', async (_case, facts) => {
    const { orders, itIs, viewOrder } = ordersWorld();
    const order = anOrder({ shipments: [aShipment(facts)] });
    orders.hasOrder('700002', order);
    itIs(MIDNIGHT_AFTER);
    expect(await viewOrder({ token: 'token-of-900001' })()).toEqual(E.right(order));
  });

  test.each<[OrderStatus, string | undefined]>([
    ['preparing', 'Late: was expected by Fri, Nov 27'],
    ['shipped', undefined],
    ['completed', undefined],
  ])('[ORD-04] the list says of an order that is %s: %j', async (status, words) => {
    const { orders, itIs, signsIn, listOrders } = ordersWorld();
    signsIn();
    orders.hasOrder('700002', anOrder({ status }));
    itIs(MIDNIGHT_AFTER);
    const listed = await listOrders(FIRST_PAGE)();
    expect(E.isRight(listed) ? listed.right.items.map(expectedWords) : listed).toEqual([words]);
  });
});

describe('lists', () => {
  test('[ORD-04] [ORD-08] are for registered shoppers; a guest sends no request', async () => {
    const { orders, identity, session, listOrders, listPurchases } = ordersWorld();
    identity.caller.becomesGuest('700055');
    session.hasGuest('700055');
    orders.isDown();
    expect([await listOrders(FIRST_PAGE)(), await listPurchases(FIRST_PAGE)()]).toEqual([
      SIGN_IN_NEEDED,
      SIGN_IN_NEEDED,
    ]);
  });

  test("[ORD-04] [ORD-08] return the member's orders and purchases", async () => {
    const { orders, signsIn, listOrders, listPurchases } = ordersWorld();
    signsIn();
    orders.hasOrder('700002', anOrder()).hasPurchases('700002', aPurchase());
    expect(await listOrders(FIRST_PAGE)()).toMatchObject(E.right({ total: 1, items: [{ id: '900001' }] }));
    expect(await listPurchases(FIRST_PAGE)()).toEqual(E.right({ total: 1, items: [aPurchase()] }));
  });

  test('[ORD-08] looks for what is only picked up in the shopper’s store, then in that of the last purchase', async () => {
    const { orders, placeStore, signsIn, listPurchases } = ordersWorld();
    signsIn();
    const tank = aPurchase({ isPickupOnly: true, store: { id: '1101', name: 'Mission Valley' } });
    orders.hasPurchases('700002', tank).hasStore('1101', 'Mission Valley', { [tank.partNumber]: 2 });
    const found = async () => {
      const list = await listPurchases(FIRST_PAGE)();
      return E.isRight(list) ? list.right.items.map(({ store, isBuyable }) => [store?.id, isBuyable]) : list;
    };
    expect(await found()).toEqual([['1101', true]]);
    placeStore.hasStore({ id: '1102', locationId: '1', name: 'La Mesa' });
    orders.hasStore('1102', 'La Mesa', {});
    expect(await found()).toEqual([['1101', true]]);
    orders.hasStore('1102', 'La Mesa', { [tank.partNumber]: 1 });
    expect(await found()).toEqual([['1102', true]]);
    orders.hasStore('1101', 'Mission Valley', {}).hasStore('1102', 'La Mesa', {});
    expect(await found()).toEqual([['1102', false]]);
  });

  test('[ORD-04] need a sign-in when the session has ended at the service', async () => {
    const { session, listOrders } = ordersWorld();
    session.hasRegistered('700002');
    expect(await listOrders(FIRST_PAGE)()).toEqual(SIGN_IN_NEEDED);
  });

  test.each([
    ['3', 3],
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['1e3', 1],
    ['10001', 1],
    ['999999', 1],
  ])('[ORD-04] the page number %j in an address is page %d', (text, page) => {
    expect(pageNumberOf(text)).toBe(page);
  });
});

describe('the look-up', () => {
  test.each(['900001', ' 900001 ', '#900001', '# 900001'])(
    '[ORD-04] finds the order for the number as copied: %j',
    async (orderId) => {
      const { orders, lookUpOrder } = ordersWorld();
      orders.hasOrder('700002', anOrder());
      expect(await lookUpOrder({ orderId, email: ' PAT@example.test ' })()).toEqual(E.right(anOrder()));
    },
  );

  test('[ORD-04] a wrong number and a wrong email get the same answer', async () => {
    const { orders, lookUpOrder } = ordersWorld();
    orders.hasOrder('700002', anOrder());
    const wrongNumber = await lookUpOrder({ orderId: '900002', email: 'pat@example.test' })();
    const wrongEmail = await lookUpOrder({ orderId: '900001', email: 'sam@example.test' })();
    expect(wrongNumber).toEqual(NOT_FOUND);
    expect(wrongEmail).toEqual(wrongNumber);
  });

  test('[ORD-04] checks both fields before any request', async () => {
    const { orders, lookUpOrder } = ordersWorld();
    orders.isDown();
    expect(await lookUpOrder({ orderId: '', email: 'pat@' })()).toEqual(
      E.left({ kind: 'invalid-look-up', errors: { orderId: REQUIRED, email: EMAIL } }),
    );
    expect(await lookUpOrder({ orderId: '../1', email: 'pat@example.test' })()).toEqual(
      E.left({ kind: 'invalid-look-up', errors: { orderId: ORDER_NUMBER } }),
    );
  });

  test('[ORD-04] says that there were too many attempts', async () => {
    const { orders, lookUpOrder } = ordersWorld();
    orders.refusesLookUps();
    const refused = await lookUpOrder({ orderId: '900001', email: 'pat@example.test' })();
    expect(E.isLeft(refused) ? lookUpMessage(refused.left) : undefined).toMatch(/Too many attempts.*wait/i);
  });

  test.each(EVERY_FAILURE)('[ORD-04] says that the service cannot be reached: %s', (_case, failure) => {
    expect(lookUpMessage(failure)).toMatch(/Something went wrong.*try again/i);
  });
});
