import { makeBuyAgainLoader } from '../../../../ui/pages/orders/buy-again-loader';
import { makeConfirmationLoader } from '../../../../ui/pages/orders/confirmation-loader';
import { makeOrderHistoryLoader } from '../../../../ui/pages/orders/order-history-loader';
import { makeOrderLoader } from '../../../../ui/pages/orders/order-loader';
import { makeOrderSummaryLoader } from '../../../../ui/pages/orders/order-summary-loader';
import { anOrder, anOrderLine, aPurchase } from '../../../builders/order';
import { anOfferedProduct } from '../../../builders/repeat-plan';
import { pagesWorld, requestOf, USER } from './orders-pages-world';

const OWN = '/shop/OrderDetail?orderId=900001';
const BY_TOKEN = '/shop/TrackOrderStatus?orderToken=token-of-900001';
const SUMMARY = '/shop/SingleShipmentOrderSummaryView?orderId=900001';
const CONFIRMED = '/checkout/confirmation?orderId=900001';
const PRIVATE = { kind: 'page', isShareable: false, head: { isIndexed: false, canonical: undefined } };

const redirect = (url: string) => ({ kind: 'redirect', url, isPermanent: false });
const signIn = (page: string) => redirect(`/shop/LogonForm?URL=${encodeURIComponent(page)}`);

describe('one order', () => {
  const load = (address: string, world = pagesWorld()) => makeOrderLoader(world.ports)(requestOf(address))();

  test("[ORD-04] its owner's page is private and has no token", async () => {
    const world = pagesWorld();
    world.orders.hasOrder(USER, anOrder());
    const outcome = await load(`${OWN}&done=cancelled`, world);
    expect(outcome).toMatchObject({
      ...PRIVATE,
      data: { order: { id: '900001', token: undefined }, reference: { orderId: '900001' }, done: 'cancelled' },
    });
    expect(JSON.stringify(outcome)).not.toContain('token-of-900001');
  });

  test('[RPD-01] says what is left of it and delivered again and again, to its signed-in owner', async () => {
    const lines = [
      anOrderLine({ id: '1', partNumber: 'KIB-15', quantity: 3, cancelledQuantity: 1 }),
      anOrderLine({ id: '2', partNumber: 'KIB-30', quantity: 1, cancelledQuantity: 1 }),
      anOrderLine({ id: '3', partNumber: 'BED-1' }),
    ];
    const world = pagesWorld();
    world.repeatDelivery.hasProducts(anOfferedProduct(), anOfferedProduct({ partNumber: 'KIB-30' }));
    world.orders.hasOrder(USER, anOrder({ lines }));
    expect(await load(OWN, world)).toMatchObject({ data: { repeatable: [{ partNumber: 'KIB-15', quantity: 2 }] } });
    world.repeatDelivery.isDown();
    expect(await load(OWN, world)).toMatchObject({ ...PRIVATE, data: { order: { id: '900001' }, repeatable: [] } });
  });

  test.each(['guest', 'none'] as const)('[ORD-04] a token opens it for the user type %s', async (userType) => {
    const world = pagesWorld(userType);
    world.orders.hasOrder('700099', anOrder());
    expect(await load(BY_TOKEN, world)).toMatchObject({
      ...PRIVATE,
      data: { order: { id: '900001' }, reference: { token: 'token-of-900001' } },
    });
  });

  test.each([
    ['without an identity', 'none'],
    ["of a guest who is not the order's", 'guest'],
  ] as const)('[ORD-04] asks a shopper %s to sign in and come back', async (_case, userType) => {
    expect(await load(OWN, pagesWorld(userType))).toEqual(signIn(OWN));
  });

  test('[ORD-04] does not exist for another member', async () => {
    const world = pagesWorld();
    world.orders.hasOrder('700099', anOrder());
    expect(await load(OWN, world)).toEqual({ kind: 'not-found' });
  });

  test('[ORD-04] a damaged token leads to the look-up, with status 404', async () => {
    expect(await load('/shop/TrackOrderStatus?orderToken=nonsense')).toMatchObject({
      ...PRIVATE,
      status: 404,
      data: { order: undefined, problem: expect.stringMatching(/link has expired/) },
    });
  });

  test('[ORD-04] without an order: a guest gets the look-up, a member their list, or the look-up on request', async () => {
    expect(await load('/shop/TrackOrderStatus', pagesWorld('none'))).toMatchObject({
      ...PRIVATE,
      status: 200,
      data: { order: undefined, lookUp: { orderId: '', email: '' } },
    });
    expect(await load('/shop/TrackOrderStatus')).toEqual(redirect('/shop/OrderHistory'));
    expect(await load('/shop/TrackOrderStatus?find=other')).toMatchObject({ ...PRIVATE, data: { order: undefined } });
    expect(await load('/shop/OrderDetail', pagesWorld('none'))).toEqual(redirect('/shop/OrderHistory'));
  });

  test('[ORD-04] says that the service is down', async () => {
    const world = pagesWorld();
    world.orders.isDown();
    expect(await load(OWN, world)).toEqual({ kind: 'unavailable' });
    expect(await load(BY_TOKEN, world)).toEqual({ kind: 'unavailable' });
  });
});

describe('the confirmation', () => {
  const load = (address: string, world = pagesWorld()) => makeConfirmationLoader(world.ports)(requestOf(address))();

  test('[ORD-03] can be loaded again and again and changes nothing', async () => {
    const world = pagesWorld('guest');
    world.orders.hasOrder(USER, anOrder());
    const first = await load(CONFIRMED, world);
    expect(first).toMatchObject({ ...PRIVATE, data: { order: { id: '900001', token: undefined } } });
    expect(await load(CONFIRMED, world)).toEqual(first);
    expect(world.orders.stored('900001')).toEqual(anOrder());
  });

  test('[ORD-03] replaces the token in the address for the shopper whose order it is', async () => {
    const world = pagesWorld('guest');
    world.orders.hasOrder(USER, anOrder());
    expect(await load('/checkout/confirmation?orderToken=token-of-900001', world)).toEqual(redirect(CONFIRMED));
  });

  test('[ORD-03] opens by its token where the shopper has no identity any more', async () => {
    const world = pagesWorld('none');
    world.orders.hasOrder(USER, anOrder());
    expect(await load('/checkout/confirmation?orderToken=token-of-900001', world)).toMatchObject({
      ...PRIVATE,
      data: { reference: { token: 'token-of-900001' } },
    });
  });

  test('[ORD-03] leads to the look-up without an order, and to the sign-in for an order of somebody else', async () => {
    expect(await load('/checkout/confirmation')).toEqual(redirect('/shop/TrackOrderStatus'));
    expect(await load('/checkout/confirmation?orderToken=nonsense')).toEqual(redirect('/shop/TrackOrderStatus'));
    expect(await load(CONFIRMED, pagesWorld('guest'))).toEqual(signIn(CONFIRMED));
  });
});

describe('the summary', () => {
  const load = (address: string, world = pagesWorld()) => makeOrderSummaryLoader(world.ports)(requestOf(address))();

  test.each([SUMMARY, '/shop/SingleShipmentOrderSummaryView?orderToken=token-of-900001'])(
    '[RTE-06] [ORD-09] %s shows the order',
    async (address) => {
      const world = pagesWorld();
      world.orders.hasOrder(USER, anOrder());
      expect(await load(address, world)).toMatchObject({ ...PRIVATE, data: { order: { id: '900001' } } });
    },
  );

  test('[RTE-06] leads to the look-up without an order, and to the sign-in without an identity', async () => {
    expect(await load('/shop/SingleShipmentOrderSummaryView')).toEqual(redirect('/shop/TrackOrderStatus'));
    expect(await load(SUMMARY, pagesWorld('none'))).toEqual(signIn(SUMMARY));
  });
});

describe('the lists', () => {
  const history = (address: string, world = pagesWorld()) => makeOrderHistoryLoader(world.ports)(requestOf(address))();
  const again = (address: string, world = pagesWorld()) => makeBuyAgainLoader(world.ports)(requestOf(address))();
  const BUY_AGAIN = '/shop/MyListsView?showTabName=purchaselist';

  test('[ORD-04] [ORD-08] are private pages of a member', async () => {
    const world = pagesWorld();
    world.orders.hasOrder(USER, anOrder()).hasPurchases(USER, aPurchase());
    expect(await history('/shop/OrderHistory', world)).toMatchObject({
      ...PRIVATE,
      data: { page: 1, orders: { total: 1, items: [{ id: '900001' }] } },
    });
    expect(await again(`${BUY_AGAIN}&again=1&left=SKU-9`, world)).toMatchObject({
      ...PRIVATE,
      data: {
        purchases: { total: 1, items: [aPurchase()] },
        again: { kind: 'added', count: 1, unavailable: [{ partNumber: 'SKU-9' }] },
      },
    });
  });

  test.each(['guest', 'none'] as const)('[ORD-04] [ORD-08] ask the user type %s to sign in', async (userType) => {
    expect(await history('/shop/OrderHistory?page=2', pagesWorld(userType))).toEqual(
      signIn('/shop/OrderHistory?page=2'),
    );
    expect(await again(BUY_AGAIN, pagesWorld(userType))).toEqual(signIn(BUY_AGAIN));
  });

  test('[ORD-04] [ORD-08] a page beyond the last one leads to the first', async () => {
    expect(await history('/shop/OrderHistory?page=7')).toEqual(redirect('/shop/OrderHistory'));
    expect(await again(`${BUY_AGAIN}&page=7`)).toEqual(redirect(BUY_AGAIN));
  });

  test('[ORD-04] [ORD-08] say that the service is down', async () => {
    const world = pagesWorld();
    world.orders.isDown();
    expect([await history('/shop/OrderHistory', world), await again(BUY_AGAIN, world)]).toEqual([
      { kind: 'unavailable' },
      { kind: 'unavailable' },
    ]);
  });
});
