import * as E from 'fp-ts/Either';
import { HttpOrderGateway } from '../../../adapters/commerce/orders/http-order-gateway';
import { anOrder, anOrderLine, aPurchase, aShipment } from '../../builders/order';
import { ORDER_CALLS, orderGatewayContract } from '../../contracts/order-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeOrderGateway } from '../../fakes/fake-order-gateway';
import { fakeOrderWorld } from '../../fakes/fake-order-world';
import { STORE_IDS } from '../../support/store-ids';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';
import { orderOnTheWire, orderSite } from './order-site';

const CHANGE_KEY = 'key-of-the-page-0001';
const KEY = { orderId: '900001', token: undefined, changeKey: CHANGE_KEY };
const newGateway = (): HttpOrderGateway => new HttpOrderGateway(transactions(), STORE_IDS);

orderGatewayContract('HttpOrderGateway', () => {
  const fake = new FakeOrderGateway();
  orderSite(fake);
  return { gateway: newGateway(), ...fakeOrderWorld(fake) };
});

upstreamFailuresContract(
  'HttpOrderGateway',
  ORDER_CALLS,
  () => {
    const gateway = newGateway();
    return failingSite({
      history: gateway.history({ number: 1, size: 10 }),
      byId: gateway.byId('900001'),
      byToken: gateway.byToken('token'),
      lookUp: gateway.lookUp('900001', 'pat@example.test'),
      cancel: gateway.cancel(KEY, undefined),
      startReturn: gateway.startReturn(KEY, [{ lineId: '910001', quantity: 1 }], 'damaged'),
      purchases: gateway.purchases({ number: 1, size: 10 }, undefined),
    });
  },
  { readsOnlyStatus: ['cancel', 'startReturn'] },
);

test('[ORD-04] an order survives the wire unchanged', async () => {
  const order = anOrder({
    status: 'partly-shipped',
    discount: -5,
    adjustments: [
      { description: 'Reward', amount: -5, usedForCancelled: 1.28 },
      { description: 'Spent reward', amount: 0, usedForCancelled: 5 },
      { description: 'Returned reward', amount: 0, givenBack: 5 },
      { description: 'Free shipping', amount: -5.99, isOffShipping: true },
    ],
    tip: 3.5,
    pickupPerson: { firstName: 'Robin', lastName: 'Roe' },
    points: { expected: 25, earned: 10 },
    payment: { kind: 'petco-pay', brand: 'PETCOPAY', lastFour: '0042' },
    unsavedCard: 'wallet-full',
    hasNoMail: true,
    giftCards: [
      { lastFour: '0025', amount: 10, remaining: 15 },
      { lastFour: '0100', amount: 0, remaining: undefined },
    ],
    lines: [anOrderLine({ cancelledQuantity: 1, returnableUntil: '2026-12-27' })],
    shipments: [
      aShipment({
        method: 'pickup',
        status: 'shipped',
        storeId: '1101',
        storeName: 'San Diego',
        carrier: 'UPS',
        trackingNumber: '1Z9',
        trackingUrl: 'https://carrier.example/1Z9',
        vendor: 'Timber & Tail',
        shopCancellation: { kind: 'payment-ended', reason: 'Please call us.' },
        events: [
          { kind: 'placed', at: '2026-11-23T18:03:11.000Z' },
          { kind: 'ready', at: '2026-11-24T08:00:00.000Z' },
        ],
      }),
    ],
    returns: [
      {
        id: 'R-1',
        isReceived: true,
        reason: 'wrong-item',
        labelUrl: 'https://labels.example/R-1',
        lines: [{ lineId: '910001', quantity: 1 }],
        refund: 12.99,
        notCharged: 10.5,
      },
    ],
  });
  serve(() => [200, orderOnTheWire(order)]);
  expect(await newGateway().byId('900001')()).toEqual(E.right(order));
});

test('[ORD-05] pieces of a return are on their way back until it is received', async () => {
  const started = { labelUrl: undefined, reason: undefined, refund: 12.99 };
  const back = (id: string, isReceived: boolean) => ({
    ...started,
    id,
    isReceived,
    lines: [{ lineId: '910001', quantity: 1 }],
  });
  const order = anOrder({ lines: [anOrderLine({ quantity: 3, returnedQuantity: 2, isCancellable: false })] });
  const read = async (returns: (typeof order)['returns']) => {
    serve(() => [200, orderOnTheWire({ ...order, returns })]);
    return E.getOrElseW(() => undefined)(await newGateway().byId('900001')())?.lines[0];
  };
  expect(await read([back('R-1', true), back('R-2', false)])).toMatchObject({
    returnedQuantity: 2,
    returningQuantity: 1,
  });
  expect(await read([back('R-1', true), back('R-2', true)])).not.toHaveProperty('returningQuantity');
});

test.each([
  ['12.99', { refund: 12.99, notCharged: 12.99 }],
  ['0.00', { refund: 12.99 }],
  ['free', { refund: 12.99 }],
  [undefined, { refund: 12.99 }],
])('[ORD-05] what is not charged for a return is read: %s', async (x_notCharged, expected) => {
  serve(() => [200, { orderId: '1', x_returns: [{ returnId: 'R', refund: '12.99', x_notCharged }] }]);
  const order = E.getOrElseW(() => undefined)(await newGateway().byId('1')());
  const { refund, ...rest } = order?.returns[0] ?? {};
  expect({ refund, ...('notCharged' in rest ? { notCharged: rest.notCharged } : {}) }).toEqual(expected);
});

test.each([
  ['UNDELIVERED', { reason: undefined, isUndelivered: true }],
  ['DAMAGED', { reason: 'damaged' }],
  ['SOMETHING_NEW', { reason: undefined }],
])('[ORD-06] the reason of a return is read: %s', async (reason, expected) => {
  serve(() => [200, { orderId: '1', x_returns: [{ returnId: 'R', status: 'RECEIVED', reason }] }]);
  const order = E.getOrElseW(() => undefined)(await newGateway().byId('1')());
  expect(order?.returns[0]).toEqual({
    id: 'R',
    isReceived: true,
    labelUrl: undefined,
    lines: [],
    refund: undefined,
    ...expected,
  });
});

test('[ORD-08] a purchase survives the wire unchanged', async () => {
  const fake = new FakeOrderGateway();
  fake.caller.signsIn('700002');
  orderSite(fake.hasPurchases('700002', aPurchase()));
  expect(await newGateway().purchases({ number: 1, size: 10 }, undefined)()).toEqual(
    E.right({ items: [aPurchase()], total: 1 }),
  );
});

test('[ORD-04] the shortest order of another release is readable', async () => {
  serve(() => [200, { orderId: 900001, orderItem: [{ orderItemId: 1, orderItemPrice: '4.00', quantity: '2.0' }] }]);
  expect(await newGateway().byId('900001')()).toMatchObject(
    E.right({
      id: '900001',
      status: 'received',
      subTotal: 4,
      total: 4,
      lines: [{ id: '1', quantity: 2, unitPrice: 2, isCancellable: false }],
      shipments: [],
      token: undefined,
    }),
  );
});

test.each(['javascript:alert(1)', '//elsewhere.example/x', 'http://carrier.example/1', 'data:text/html,x'])(
  '[ORD-04] never links to %s',
  async (address) => {
    serve(() => [
      200,
      {
        orderId: '1',
        x_shipments: [{ shipmentId: 'S', trackingUrl: address }],
        x_returns: [{ returnId: 'R', labelUrl: address }],
      },
    ]);
    expect(await newGateway().byId('1')()).toMatchObject(
      E.right({ shipments: [{ trackingUrl: undefined }], returns: [{ labelUrl: undefined }] }),
    );
  },
);

test('[PAY-02] keeps no more than the last four digits of a displayed card number', async () => {
  serve(() => [200, { orderId: '1', x_payment: { payMethodId: 'CARD', displayNumber: '4111111111111111' } }]);
  expect(await newGateway().byId('1')()).toMatchObject(E.right({ payment: { lastFour: '1111' } }));
});

describe('requests', () => {
  const base = '/wcs/resources/store/10151';
  const sent = async (act: (gateway: HttpOrderGateway) => Promise<unknown>): Promise<Seen | undefined> => {
    const seen = serve(() => [200, {}]);
    await act(newGateway());
    expect(seen).toHaveLength(1);
    return seen[0];
  };

  test('[ORD-04] asks for a page of the history', async () => {
    expect(await sent((gateway) => gateway.history({ number: 2, size: 10 })())).toMatchObject({
      method: 'GET',
      path: `${base}/order/@history`,
      query: { pageNumber: '2', pageSize: '10', langId: '-1' },
    });
  });

  test('[ORD-04] encodes numbers and tokens in paths', async () => {
    expect(await sent((gateway) => gateway.byId('9/../1')())).toMatchObject({ path: `${base}/order/9%2F..%2F1` });
    expect(await sent((gateway) => gateway.byToken('a/b')())).toMatchObject({ path: `${base}/order/x_byToken/a%2Fb` });
  });

  test('[ORD-05] sends lines, reason, key and token of a change', async () => {
    const lines = [{ lineId: '910001', quantity: 2 }];
    expect(await sent((gateway) => gateway.cancel({ ...KEY, token: 'tk' }, lines)())).toMatchObject({
      method: 'POST',
      path: `${base}/order/900001/x_cancel`,
      body: { orderItem: [{ orderItemId: '910001', quantity: '2' }], x_key: CHANGE_KEY, x_orderToken: 'tk' },
    });
    expect((await sent((gateway) => gateway.cancel(KEY, undefined)()))?.body).toEqual({ x_key: CHANGE_KEY });
    expect(await sent((gateway) => gateway.startReturn(KEY, lines, 'not-as-described')())).toMatchObject({
      method: 'POST',
      path: `${base}/order/900001/x_return`,
      body: { orderItem: [{ orderItemId: '910001', quantity: '2' }], reason: 'NOT_AS_DESCRIBED', x_key: CHANGE_KEY },
    });
  });
});

describe('refusals', () => {
  const refused = (answer: Answer): HttpOrderGateway => {
    serve(() => answer);
    return newGateway();
  };

  test.each([
    ['USR.CWXFR0130E', 403],
    ['ERR_COOKIE_EXPIRED', 401],
    ['2550', 401],
    ['CMN1039E', 401],
  ])('[ORD-04] %s asks for a sign-in', async (errorCode, status) => {
    const gateway = refused(refusal(status, { errorKey: errorCode, errorCode }));
    for (const call of [gateway.history({ number: 1, size: 1 }), gateway.byId('1'), gateway.cancel(KEY, undefined)]) {
      expect(await call()).toEqual(E.left({ kind: 'sign-in-needed' }));
    }
  });

  test('[ORD-04] a 429 means too many look-ups', async () => {
    expect(await refused(refusal(429, {})).lookUp('1', 'pat@example.test')()).toEqual(
      E.left({ kind: 'too-many-look-ups' }),
    );
  });

  test.each(['_ERR_ORDER_NOT_CANCELLABLE', '_ERR_ORDER_NOT_RETURNABLE'])(
    '[ORD-05] %s means that the order has moved on, at any status',
    async (errorKey) => {
      expect(await refused(refusal(400, { errorKey })).cancel(KEY, undefined)()).toEqual(
        E.left({ kind: 'order-has-moved-on' }),
      );
    },
  );
});
