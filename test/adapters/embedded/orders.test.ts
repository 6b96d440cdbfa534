import type { AddressInfo } from 'node:net';
import { HttpOrderGateway } from '../../../adapters/commerce/orders/http-order-gateway';
import { readCommerceRefusal } from '../../../adapters/commerce/shop-facts';
import { makeHttpClient } from '../../../adapters/http/http-client';
import { seedStores } from '../../../backend/stores/seed/seed-stores';
import { TRANSACTION, type Browser } from '../../backend/commerce/support/browser';
import { insertSpecialProducts } from '../../backend/commerce/support/catalogue-fixture';
import { enterCheckout, newKey, press, startOrders, type OrderWorld } from '../../backend/orders/support/order-world';
import { KEY, UPS, warehouse } from '../../backend/orders/support/placed-order';
import { orderGatewayContract, type KnownOrder, type OrdersWorld } from '../../contracts/order-gateway.contract';
import { STORE_IDS } from '../../support/store-ids';

let backend: OrderWorld;
let origin = '';
beforeAll(async () => {
  backend = await startOrders({ fulfilmentKey: KEY });
  await insertSpecialProducts(backend.database);
  await seedStores(backend.database, 1);
  await backend.database.insertInto('stock').values({ sku_id: '22031', location: '1102', quantity: 3 }).execute();
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}`;
});
afterAll(() => backend.close());

/** A gateway whose calls carry the cookies of whichever browser acts at the moment. */
const gatewayOf = (acting: () => Browser): HttpOrderGateway =>
  new HttpOrderGateway(
    makeHttpClient({
      service: 'commerce',
      baseUrl: origin + TRANSACTION,
      timeoutMs: 10_000,
      headers: () => ({ cookie: [...acting().jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
      readRefusal: readCommerceRefusal,
    }),
    STORE_IDS,
  );

const EMAIL = 'pat@example.test';
const PART_NUMBER = 'KIB-5';
let registered = 0;

/** Fills the cart, enters the checkout and places the order. */
const place = async (browser: Browser, partNumber = PART_NUMBER): Promise<KnownOrder> => {
  await browser.add(partNumber, 2);
  return placeCart(browser, partNumber);
};

const placeCart = async (browser: Browser, partNumber: string): Promise<KnownOrder> => {
  const checkout = await enterCheckout(backend, browser, { email: EMAIL });
  const { body } = await press(browser, checkout, newKey());
  return {
    orderId: body.orderId,
    token: body.x_orderToken,
    email: EMAIL,
    partNumber,
    total: Number(checkout.total),
  };
};

/** Makes the only shipment of an order take these steps at the fulfilment side. */
const move = async (
  { token }: KnownOrder,
  ...steps: ReadonlyArray<readonly [string, Readonly<Record<string, string>>?]>
): Promise<void> => {
  const { body } = await backend.browser().get(`order/x_byToken/${encodeURIComponent(token)}`);
  for (const [step, facts] of steps) {
    const { status } = await warehouse(backend, `shipments/${body.x_shipments[0].shipmentId}/${step}`, facts);
    expect(status).toBe(200);
  }
  await backend.work();
};

orderGatewayContract('HttpOrderGateway over the embedded backend', (): OrdersWorld => {
  let acting = backend.browser();
  return {
    gateway: gatewayOf(() => acting),
    customerWithOrders: async (count) => {
      acting = await backend.registered(`pat.${(registered += 1)}@example.test`);
      const orders: KnownOrder[] = [];
      for (let index = 0; index < count; index += 1) orders.push(await place(acting));
      return orders;
    },
    customerWithPickup: async () => {
      acting = await backend.registered(`pat.${(registered += 1)}@example.test`);
      await acting.add('TANK', 1, { physicalStoreId: '1101' });
      await placeCart(acting, 'TANK');
      return { partNumber: 'TANK', storeId: '1101', otherStoreId: '1102' };
    },
    guestWithOrder: async () => {
      acting = await backend.guest();
      return place(acting);
    },
    guestWithVendorOrder: async () => {
      acting = await backend.guest();
      return { ...(await place(acting, 'CRATE')), vendor: 'Timber & Tail' };
    },
    cancelsByShop: (order, reason) => move(order, ['cancelled', { reason }]),
    becomesAnother: async () => {
      acting = await backend.guest();
    },
    losesIdentity: async () => {
      acting = backend.browser();
    },
    packs: (order) => move(order, ['packed']),
    delivers: (order) => move(order, ['packed'], ['shipped', UPS], ['delivered']),
  };
});
