import * as E from 'fp-ts/Either';
import { HttpCartGateway } from '../../../adapters/commerce/cart/http-cart-gateway';
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
    startsPromotion: async () => {
      fake.hasPromotion('SOON', 3);
      return { code: 'SOON', ends: async () => void fake.endsPromotion('SOON') };
    },
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
      personalize: gateway.personalize('910001', 1, { lines: ['MAX'], font: 'Block', color: '' }),
      changeQuantity: gateway.changeQuantity('910001', 2),
      applyPromotion: gateway.applyPromotion('PUP5'),
      removePromotion: gateway.removePromotion('PUP5'),
      calculate: gateway.calculate,
    });
  },
  { readsOnlyStatus: ['add', 'personalize', 'changeQuantity', 'applyPromotion', 'removePromotion', 'calculate'] },
);

describe('requests', () => {
  const base = '/wcs/resources/store/10151';
  const sent = async (act: (gateway: HttpCartGateway) => Promise<unknown>): Promise<Seen | undefined> => {
    const seen = serve(() => [200, {}]);
    await act(new HttpCartGateway(transactions(), STORE_IDS));
    expect(seen).toHaveLength(1);
    return seen[0];
  };

  test('[CFG-04] [CRT-01] reads the cart as the extended order', async () => {
    expect(await sent((gateway) => gateway.load())).toMatchObject({
      method: 'GET',
      path: `${base}/order/@self`,
      query: { extendedCart: 'true' },
      body: undefined,
    });
  });

  test('[ORD-09] [CRT-01] reads the cart with the ZIP code for deliveries as it is now', async () => {
    const zips = ['97201', undefined];
    const seen = serve(() => [200, {}]);
    const gateway = new HttpCartGateway(transactions(), STORE_IDS, () => zips.shift());
    await gateway.load();
    await gateway.load();
    expect(seen.map(({ query }) => query)).toEqual([
      { extendedCart: 'true', x_zipCode: '97201' },
      { extendedCart: 'true' },
    ]);
  });

  test('[CFG-04] [CRT-03] adds by posting one item to the current order with calculation', async () => {
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

  test('[CFG-04] [CRT-03] changes a quantity with PUT', async () => {
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

  test('[CHK-07] sends the price that the shopper saw with a change', async () => {
    expect(await sent((gateway) => gateway.changeQuantity('910001', 3, 12.5)())).toMatchObject({
      body: { orderItem: [{ orderItemId: '910001', quantity: '3', x_priceSeen: '12.50' }] },
    });
  });

  test('[CFG-04] [CRT-03] deletes the line for the quantity 0', async () => {
    expect(await sent((gateway) => gateway.changeQuantity('910001', 0)())).toMatchObject({
      method: 'PUT',
      path: `${base}/cart/@self/delete_order_item`,
      body: { orderItemId: '910001', calculateOrder: '1', calculationUsage: '-1,-2,-5,-6,-7' },
    });
  });

  test('[CFG-04] [CRT-03] assigns a promotion code and removes it by its encoded name', async () => {
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

  test('[CFG-04] [CRT-02] calculates with every usage', async () => {
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

describe('refusals', () => {
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
  ])('[CRT-03] %s (%s) requires an identity for every write', async (errorKey, errorCode, status) => {
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
    ['a comma-separated list', 'SKU-1,3', 3],
    ['decimals', ['SKU-1', '3.0'], 3],
    ['an empty value', ['SKU-1', '0'], 0],
    ['an invalid number', ['SKU-1'], undefined],
    ['nothing', undefined, undefined],
  ])('[CRT-03] reads the available stock from %s', async (_case, errorParameters, available) => {
    const gateway = refused({ errorKey: '_API_BAD_INV_DELIVERY', errorParameters });
    expect(await gateway.add('SKU-1', 9)()).toEqual(E.left({ kind: 'not-enough-stock', available }));
  });

  test.each(['_API_BAD_INV', '_API_BAD_INV_PICKUP', '_API_BAD_INV_DELIVERY'])(
    '[CRT-03] %s means not enough stock',
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
  ])("[CRT-03] %s means not for sale, with the service's or the default message", async (errorKey) => {
    expect(await refused({ errorKey, errorMessage: 'Sold in stores only.' }).add('SKU-1', 1)()).toEqual(
      E.left({ kind: 'not-for-sale', reason: 'Sold in stores only.' }),
    );
    expect(await refused({ errorKey }).add('SKU-1', 1)()).toEqual(
      E.left({ kind: 'not-for-sale', reason: 'This item isn’t sold online.' }),
    );
  });

  test.each(['_ERR_MISSING_ORDERITEMS', '_ERR_NO_PENDING_ORDERS', 'CMN1024E'])(
    '[CRT-03] %s on a change means a removed line',
    async (errorKey) => {
      expect(await refused({ errorKey }, 404).changeQuantity('910001', 2)()).toEqual(E.left({ kind: 'no-such-line' }));
    },
  );

  test.each(['ERR_PROMOTION_CODE_INVALID', '_ERR_PROMOTION_CODE_EXPIRED'])(
    '[CRT-03] %s refuses the code, and counts as success when the code is removed',
    async (errorKey) => {
      const gateway = refused({ errorKey });
      expect(await gateway.applyPromotion('PUP5')()).toEqual(
        E.left({ kind: 'promotion-refused', reason: 'This promo code can’t be used.' }),
      );
      expect(await gateway.removePromotion('PUP5')()).toEqual(E.right(undefined));
    },
  );

  test('[CRT-03] keeps any other refusal with its message', async () => {
    const gateway = refused({ errorKey: '_ERR_CART_FULL', errorMessage: 'The cart is full.' });
    expect(await gateway.add('SKU-1', 1)()).toMatchObject(
      E.left({ kind: 'refused', status: 400, facts: ['cart-full'], message: 'The cart is full.' }),
    );
  });

  test.each([
    ['a 404 without a known code', 404, { errorKey: '_ERR_NOT_FOUND' }],
    ['_ERR_NO_PENDING_ORDERS at any status', 400, { errorKey: '_ERR_NO_PENDING_ORDERS' }],
    ['a generic user', 403, { errorKey: 'USR.CWXFR0130E' }],
  ])('[CRT-01] %s is an empty cart when reading', async (_case, status, facts) => {
    expect(await refused(facts, status).load()).toMatchObject(E.right({ items: [], totalCartQuantity: 0 }));
  });

  test('[CRT-01] reports an expired session when reading, not an empty cart', async () => {
    expect(await refused({ errorKey: 'ERR_COOKIE_EXPIRED', errorCode: 'CWXFR0223E' }, 401).load()).toMatchObject(
      E.left({ kind: 'refused', codes: ['CWXFR0223E', 'ERR_COOKIE_EXPIRED'] }),
    );
  });

  test('[CRT-02] calculating without a cart does nothing', async () => {
    expect(await refused({ errorKey: '_ERR_NO_PENDING_ORDERS' }, 404).calculate()).toEqual(E.right(undefined));
  });
});
