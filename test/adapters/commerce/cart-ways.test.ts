import * as E from 'fp-ts/Either';
import { HttpCartGateway } from '../../../adapters/commerce/cart/http-cart-gateway';
import { HttpFulfilmentGateway } from '../../../adapters/commerce/cart/http-fulfilment-gateway';
import { HttpSavedItemsGateway } from '../../../adapters/commerce/cart/http-saved-items-gateway';
import { cartWaysContract, FULFILMENT_CALLS, SAVED_ITEMS_CALLS } from '../../contracts/cart-ways.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { KNOWN_WAYS, withWays } from '../../fakes/cart-ways';
import { FakeCartGateway } from '../../fakes/fake-cart-gateway';
import { STORE_IDS } from '../../support/store-ids';
import { cartSite } from './cart-site';
import { failingSite, serve, transactions } from './commerce-site';

cartWaysContract('HttpFulfilmentGateway and HttpSavedItemsGateway', () => {
  const fake = withWays(new FakeCartGateway());
  cartSite(fake);
  return {
    cart: new HttpCartGateway(transactions(), STORE_IDS),
    fulfilment: new HttpFulfilmentGateway(transactions()),
    savedItems: new HttpSavedItemsGateway(transactions()),
    known: async () => KNOWN_WAYS,
    becomesGuest: async () => void fake.caller.becomesGuest('700001'),
  };
});

upstreamFailuresContract(
  'HttpFulfilmentGateway',
  FULFILMENT_CALLS,
  () => {
    const gateway = new HttpFulfilmentGateway(transactions());
    const place = { storeId: '1101', zipCode: '92101' };
    return failingSite({
      optionsOfCart: gateway.optionsOfCart(place),
      optionsOf: gateway.optionsOf('SKU-1', 1, place),
      choose: gateway.choose('910001', { method: 'ship' }),
    });
  },
  { readsOnlyStatus: ['choose'] },
);

upstreamFailuresContract(
  'HttpSavedItemsGateway',
  SAVED_ITEMS_CALLS,
  () => {
    const gateway = new HttpSavedItemsGateway(transactions());
    return failingSite({
      save: gateway.save('910001'),
      moveToCart: gateway.moveToCart('920001', { method: 'ship' }),
      remove: gateway.remove('920001'),
    });
  },
  { readsOnlyStatus: SAVED_ITEMS_CALLS },
);

test('[CRT-02] asks for the ways of the cart with a timestamp, the store and the ZIP code', async () => {
  const seen = serve(() => [200, {}]);
  const gateway = new HttpFulfilmentGateway(transactions(), () => 1_893_456_000_000);
  await gateway.optionsOfCart({ storeId: '1101', zipCode: '92101' })();
  expect(seen).toMatchObject([
    {
      method: 'GET',
      path: '/wcs/resources/store/10151/cart/petco_shipping_info/shipping_delivery_info',
      query: { ts: '1893456000000', physicalStoreId: '1101', zipCode: '92101' },
    },
  ]);
});

test('[CHK-02] leaves out ways that the shop does not know, and days that are none', async () => {
  serve(() => [
    200,
    {
      x_options: [
        { deliveryMethod: 'DRONE', isAvailable: 'true' },
        { deliveryMethod: 'SHIP', isAvailable: true, deliveryDate: 'soon', shippingCharge: 5.99 },
      ],
    },
  ]);
  const gateway = new HttpFulfilmentGateway(transactions());
  expect(await gateway.optionsOf('SKU-1', 1, { storeId: undefined, zipCode: undefined })()).toEqual(
    E.right([
      {
        method: 'ship',
        storeId: undefined,
        storeName: undefined,
        date: undefined,
        isAvailable: true,
        cost: 5.99,
        reason: undefined,
        lacks: undefined,
      },
    ]),
  );
});
