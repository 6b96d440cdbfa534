import type { AddressInfo } from 'node:net';
import { HttpOwnReviews } from '../../../adapters/commerce/reviews/http-own-reviews';
import { HttpProductReviews } from '../../../adapters/commerce/reviews/http-product-reviews';
import { readCommerceRefusal } from '../../../adapters/commerce/shop-facts';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import { TRANSACTION, type Browser } from '../../backend/commerce/support/browser';
import { enterCheckout, startOrders, type OrderWorld } from '../../backend/orders/support/order-world';
import { KEY, placed, UPS, warehouse } from '../../backend/orders/support/placed-order';
import { reviewsContract } from '../../contracts/reviews.contract';

const PART_NUMBER = 'PN-1000';

let backend: OrderWorld;
let origin = '';
beforeAll(async () => {
  backend = await startOrders({ fulfilmentKey: KEY });
  await backend.database
    .updateTable('product')
    .set({ seeded_reviews: 1 })
    .where('part_number', '=', PART_NUMBER)
    .execute();
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}`;
});
afterAll(() => backend.close());

const clientOf = (browser: Browser): HttpClient =>
  makeHttpClient({
    service: 'commerce',
    baseUrl: origin + TRANSACTION,
    timeoutMs: 10_000,
    headers: () => ({ cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    readRefusal: readCommerceRefusal,
  });

const ownOf = (browser: Browser): HttpOwnReviews => new HttpOwnReviews(clientOf(browser));

let count = 0;
const shopper = (): Promise<Browser> => backend.registered(`reviews${(count += 1)}@example.test`);

const order = async (browser: Browser): Promise<readonly string[]> => {
  await browser.add('KIB-5', 1);
  return (await placed(browser, await enterCheckout(backend, browser))).shipments;
};

reviewsContract('HttpProductReviews and HttpOwnReviews over the embedded backend', async () => {
  const [buyer, waiting] = [await shopper(), await shopper()];
  for (const id of await order(buyer)) await warehouse(backend, `shipments/${id}/shipped`, UPS);
  await order(waiting);
  const guest = await backend.guest();
  return {
    partNumber: PART_NUMBER,
    reviews: new HttpProductReviews(clientOf(guest)),
    buyer: ownOf(buyer),
    other: ownOf(await shopper()),
    waiting: ownOf(waiting),
    guest: ownOf(guest),
  };
});
