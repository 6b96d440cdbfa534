import * as E from 'fp-ts/Either';
import { HttpCartGateway } from '../../../adapters/commerce/http-cart-gateway';
import { CART_CALLS, cartGatewayContract } from '../../contracts/cart-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { cartSite } from './cart-site';
import { failingSite, refusal, serve, transactions, type Seen } from './commerce-site';
import { STORE_IDS } from '../../support/store-ids';

const PLENTY = { partNumber: 'SKU-1', name: 'Dog food', price: 12.99, stock: 500 };
const OTHER = { partNumber: 'SKU-2', name: 'Cat toy', price: 4.5, stock: 500 };
const SCARCE = { partNumber: 'SKU-3', name: 'Fish tank', price: 89, stock: 3 };
const SOLD_OUT = { partNumber: 'SKU-4', name: 'Bird cage', price: 59, stock: 0 };
const IN_STORES = { partNumber: 'SKU-5', name: 'Hamster', price: 19.99, stock: 9, inStoresOnly: true };

cartGatewayContract('HttpCartGateway', () => {
  const fake = new FakeCartGateway().sells(PLENTY, OTHER, SCARCE, SOLD_OUT, IN_STORES).hasPromotion('PUP5', 5);
  cartSite(fake);
  return {
    gateway: new HttpCartGateway(transactions(), STORE_IDS),
    assortment: async () => ({
      plenty: PLENTY,
      other: OTHER,
      scarce: { partNumber: SCARCE.partNumber, available: SCARCE.stock },
      soldOut: SOLD_OUT,
      inStoresOnly: IN_STORES,
      promotionCode: 'PUP5',
    }),
    becomesGuest: async () => void fake.caller.becomesGuest('700001'),
    signsIn: async () => void fake.caller.signsIn('700002'),
  };
});

upstreamFailuresContract(
  'HttpCartGateway',
  CART_CALLS,
  () => {
    const gateway = new HttpCartGateway(transactions(), STORE_IDS);
    return failingSite({
      load: gateway.load,
      add: gateway.add('SKU-1', 1),
      changeQuantity: gateway.changeQuantity('910001', 2),
      applyPromotion: gateway.applyPromotion('PUP5'),
      removePromotion: gateway.removePromotion('PUP5'),
      calculate: gateway.calculate,
    });
  },
  { judgedByStatus: ['add', 'changeQuantity', 'applyPromotion', 'removePromotion', 'calculate'] },
);

describe('what travels', () => {
  const base = '/wcs/resources/store/10151';
  const sent = async (act: (gateway: HttpCartGateway) => Promise<unknown>): Promise<Seen | undefined> => {
    const seen = serve(() => [200, {}]);
    await act(new HttpCartGateway(transactions(), STORE_IDS));
    expect(seen).toHaveLength(1);
    return seen[0];
  };

  test('[CFG-04] [CRT-01] the cart is the extended order', async () => {
    expect(await sent((gateway) => gateway.load())).toMatchObject({
      method: 'GET',
      path: `${base}/order/@self`,
      query: { extendedCart: 'true' },
      body: undefined,
    });
  });

  test('[CFG-04] [CRT-03] adding posts one item to the current order, with the calculation asked for', async () => {
    expect(await sent((gateway) => gateway.add('SKU-1001', 2)())).toMatchObject({
      method: 'POST',
      path: `${base}/cart`,
      query: { langId: '-1' },
      body: {
        orderId: '.',
        orderItem: [{ partNumber: 'SKU-1001', quantity: '2' }],
        x_calculateOrder: '1',
        x_calculationUsage: '-1,-2,-5,-6,-7',
        x_inventoryValidation: 'true',
      },
    });
  });

  test('[CFG-04] [CRT-03] a quantity is put', async () => {
    expect(await sent((gateway) => gateway.changeQuantity('910001', 3)())).toMatchObject({
      method: 'PUT',
      path: `${base}/cart/@self/update_order_item`,
      body: {
        orderItem: [{ orderItemId: '910001', quantity: '3' }],
        x_calculateOrder: '1',
        x_calculationUsage: '-1,-2,-5,-6,-7',
      },
    });
  });

  test('[CFG-04] [CRT-03] the quantity 0 deletes the line', async () => {
    expect(await sent((gateway) => gateway.changeQuantity('910001', 0)())).toMatchObject({
      method: 'PUT',
      path: `${base}/cart/@self/delete_order_item`,
      body: { orderItemId: '910001', calculateOrder: '1', calculationUsage: '-1,-2,-5,-6,-7' },
    });
  });

  test('[CFG-04] [CRT-03] a promotion code is assigned, and taken away by its encoded name', async () => {
    expect(await sent((gateway) => gateway.applyPromotion('PUP5')())).toMatchObject({
      method: 'POST',
      path: `${base}/cart/@self/assigned_promotion_code`,
      body: { promoCode: 'PUP5' },
    });
    expect(await sent((gateway) => gateway.removePromotion('A/B 5')())).toMatchObject({
      method: 'DELETE',
      path: `${base}/cart/@self/assigned_promotion_code/A%2FB%205`,
      body: undefined,
    });
  });

  test('[CFG-04] [CRT-02] the calculation names every usage', async () => {
    expect(await sent((gateway) => gateway.calculate())).toMatchObject({
      method: 'POST',
      path: `${base}/cart/calculate`,
      body: {
        calculationUsageId: ['-1', '-2', '-3', '-4', '-5', '-6', '-7'],
        callToODM: true,
        recalculateShippingMethod: 'true',
      },
    });
  });
});

describe('what a refusal means', () => {
  const refused = (facts: Parameters<typeof refusal>[1], status = 400): HttpCartGateway => {
    serve(() => refusal(status, facts));
    return new HttpCartGateway(transactions(), STORE_IDS);
  };

  test.each([
    ['USR.CWXFR0130E', 'CWXFR0130E', 403],
    ['NOT_AUTHORIZED_FOR_QUERY', 'CWXFR0268E', 403],
    ['ERR_COOKIE_EXPIRED', 'CWXFR0223E', 401],
    ['ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED', 'CWXFR0222E', 401],
    ['_ERR_INVALID_COOKIE', 'CMN1039E', 401],
    ['CWXBB1011E', '1011', 400],
    ['_ERR_LOGON_REQUIRED', '2550', 401],
    ['_ERR_SESSION_TIMEOUT', '2510', 400],
  ])('[CRT-03] %s (%s) needs an identity for every write', async (errorKey, errorCode, status) => {
    const gateway = refused({ errorKey, errorCode }, status);
    const writes = [
      gateway.add('SKU-1', 1),
      gateway.changeQuantity('910001', 0),
      gateway.applyPromotion('PUP5'),
      gateway.removePromotion('PUP5'),
      gateway.calculate,
    ];
    for (const write of writes) expect(await write()).toEqual(E.left({ kind: 'identity-needed' }));
  });

  test.each([
    ['an array', ['SKU-1', '3'], 3],
    ['a comma list', 'SKU-1,3', 3],
    ['decimals', ['SKU-1', '3.0'], 3],
    ['nothing left', ['SKU-1', '0'], 0],
    ['no number', ['SKU-1'], undefined],
    ['nothing', undefined, undefined],
  ])('[CRT-03] what is available is read from %s', async (_case, errorParameters, available) => {
    const gateway = refused({ errorKey: '_API_BAD_INV_DELIVERY', errorParameters });
    expect(await gateway.add('SKU-1', 9)()).toEqual(E.left({ kind: 'not-enough-stock', available }));
  });

  test.each(['_API_BAD_INV', '_API_BAD_INV_PICKUP', '_API_BAD_INV_DELIVERY'])(
    '[CRT-03] %s is too little stock',
    async (errorKey) => {
      expect(await refused({ errorKey }).changeQuantity('910001', 9)()).toMatchObject(
        E.left({ kind: 'not-enough-stock' }),
      );
    },
  );

  test.each([
    '_ERR_PROD_NOT_ORDERABLE',
    '_ERR_PROD_NOT_EXISTING',
    '_ERR_IN_STORE_ONLY',
    '_ERR_PICKUP_ONLY',
    '_ERR_LIVE_ANIMAL',
  ])('[CRT-03] %s is not for sale, in the words of the service or in ours', async (errorKey) => {
    expect(await refused({ errorKey, errorMessage: 'Sold in stores only.' }).add('SKU-1', 1)()).toEqual(
      E.left({ kind: 'not-for-sale', reason: 'Sold in stores only.' }),
    );
    expect(await refused({ errorKey }).add('SKU-1', 1)()).toEqual(
      E.left({ kind: 'not-for-sale', reason: 'This item cannot be bought online.' }),
    );
  });

  test.each(['_ERR_MISSING_ORDERITEMS', '_ERR_NO_PENDING_ORDERS', 'CMN1024E'])(
    '[CRT-03] %s on a change is a line that is gone',
    async (errorKey) => {
      expect(await refused({ errorKey }, 404).changeQuantity('910001', 2)()).toEqual(E.left({ kind: 'no-such-line' }));
    },
  );

  test.each(['ERR_PROMOTION_CODE_INVALID', '_ERR_PROMOTION_CODE_EXPIRED'])(
    '[CRT-03] %s refuses the code; when it is to go, it is gone already',
    async (errorKey) => {
      const gateway = refused({ errorKey });
      expect(await gateway.applyPromotion('PUP5')()).toEqual(
        E.left({ kind: 'promotion-refused', reason: 'This promotion code cannot be used.' }),
      );
      expect(await gateway.removePromotion('PUP5')()).toEqual(E.right(undefined));
    },
  );

  test('[CRT-03] what names no rule of the cart stays the refusal that it is, with its words', async () => {
    const gateway = refused({ errorKey: '_ERR_CART_FULL', errorMessage: 'The cart is full.' });
    expect(await gateway.add('SKU-1', 1)()).toMatchObject(
      E.left({ kind: 'refused', status: 400, codes: ['_ERR_CART_FULL'], message: 'The cart is full.' }),
    );
  });

  test.each([
    ['a 404 without a known code', 404, { errorKey: '_ERR_NOT_FOUND' }],
    ['_ERR_NO_PENDING_ORDERS at any status', 400, { errorKey: '_ERR_NO_PENDING_ORDERS' }],
    ['a generic user', 403, { errorKey: 'USR.CWXFR0130E' }],
  ])('[CRT-01] for a reader %s is an empty cart', async (_case, status, facts) => {
    expect(await refused(facts, status).load()).toMatchObject(E.right({ items: [], totalCartQuantity: 0 }));
  });

  test('[CRT-01] a session that is over is told to the reader, who must not take it for an empty cart', async () => {
    expect(await refused({ errorKey: 'ERR_COOKIE_EXPIRED', errorCode: 'CWXFR0223E' }, 401).load()).toMatchObject(
      E.left({ kind: 'refused', codes: ['CWXFR0223E', 'ERR_COOKIE_EXPIRED'] }),
    );
  });

  test('[CRT-02] where there is no cart there is nothing to calculate', async () => {
    expect(await refused({ errorKey: '_ERR_NO_PENDING_ORDERS' }, 404).calculate()).toEqual(E.right(undefined));
  });
});
