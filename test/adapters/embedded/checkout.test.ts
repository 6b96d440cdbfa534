import type { AddressInfo } from 'node:net';
import { HttpAddressBook } from '../../../adapters/commerce/addresses/http-address-book';
import { HttpAddressDirectory } from '../../../adapters/commerce/addresses/http-address-directory';
import { HttpCheckoutGateway } from '../../../adapters/commerce/checkout/http-checkout-gateway';
import { readCommerceRefusal } from '../../../adapters/commerce/shop-facts';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import { seedStores } from '../../../backend/stores/seed/seed-stores';
import { TRANSACTION, type Browser } from '../../backend/commerce/support/browser';
import { insertSpecialProducts } from '../../backend/commerce/support/catalogue-fixture';
import { issueGiftCard, PIN } from '../../backend/orders/support/gift-cards';
import { startOrders, type OrderWorld } from '../../backend/orders/support/order-world';
import { addressBookContract } from '../../contracts/address-book.contract';
import { checkoutGatewayContract } from '../../contracts/checkout-gateway.contract';
import { prescriptionCheckoutContract } from '../../contracts/prescription-checkout.contract';
import type { FakeCard } from '../../fakes/fake-payment-provider';

let backend: OrderWorld;
let origin = '';
beforeAll(async () => {
  backend = await startOrders();
  await seedStores(backend.database, 1);
  await insertSpecialProducts(backend.database);
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}`;
});
afterAll(() => backend.close());

/** A new browser and a client whose calls carry its cookies. */
const newBrowser = (): {
  readonly http: HttpClient;
  readonly acting: () => Browser;
  readonly becomesGuest: () => Promise<void>;
} => {
  let browser = backend.browser();
  return {
    acting: () => browser,
    becomesGuest: async () => {
      browser = await backend.guest();
    },
    http: makeHttpClient({
      service: 'commerce',
      baseUrl: origin + TRANSACTION,
      timeoutMs: 10_000,
      headers: () => ({ cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
      readRefusal: readCommerceRefusal,
    }),
  };
};

const card = (kind: FakeCard) =>
  ({
    kind: 'card',
    token: backend.provider.cardToken(kind),
    brand: 'visa',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2032,
    saves: false,
  }) as const;

addressBookContract('HttpAddressBook over the embedded backend', () => {
  const { http, becomesGuest } = newBrowser();
  return { book: new HttpAddressBook(http), directory: new HttpAddressDirectory(http), becomesGuest };
});

prescriptionCheckoutContract('HttpCheckoutGateway over the embedded backend', () => {
  const { http, acting, becomesGuest } = newBrowser();
  const adds = (partNumber: string) => async () => void (await acting().add(partNumber, '1'));
  return {
    gateway: new HttpCheckoutGateway(http),
    becomesGuest,
    addsPlain: adds('KIB-5'),
    addsPrescribed: adds('CHEWS'),
  };
});

checkoutGatewayContract('HttpCheckoutGateway over the embedded backend', () => {
  const { http, acting, becomesGuest } = newBrowser();
  return {
    gateway: new HttpCheckoutGateway(http),
    book: new HttpAddressBook(http),
    becomesGuest,
    addsToCart: async () => void (await acting().add('KIB-5', '1')),
    addsSameDay: async () => {
      const lines = [{ partNumber: 'KIB-5', quantity: '1', x_fulfilment: 'SDD', physicalStoreId: '1101' }];
      expect((await acting().post('cart', { orderItem: lines })).status).toBe(201);
    },
    giftCards: async () => ({
      small: { number: await issueGiftCard(backend, 500), pin: PIN },
      large: { number: await issueGiftCard(backend, 50_000), pin: PIN },
    }),
    cards: () => ({ approved: card('approved'), declined: card('insufficient-funds') }),
  };
});
