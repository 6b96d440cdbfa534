import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeTaxJar } from '../../../backend/taxes/taxjar.ts';
import type { Browser } from '../commerce/support/browser.ts';
import {
  enterCheckout,
  newKey,
  placedOrders,
  press,
  startOrders,
  type OrderWorld,
} from '../orders/support/order-world.ts';
import { KEY, UPS, warehouse } from '../orders/support/placed-order.ts';

/** A stand-in for TaxJar: 8 % everywhere, unless a test says otherwise. */
let server: Server;
let origin: string;
let rate: number;
let taxesShipping: boolean;
let status: number | 'silent';
let asked: Record<string, unknown>[];
beforeEach(async () => {
  [rate, taxesShipping, status, asked] = [0.08, false, 200, []];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(chunks).toString()));
      if (status === 'silent') return;
      const tax = { rate, taxable_amount: 100, has_nexus: true, freight_taxable: taxesShipping };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? { tax } : { status, error: 'an error', detail: 'a detail' }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

let world: OrderWorld | undefined;
const start = async (fallsBack = false): Promise<OrderWorld> => {
  const taxes = { kind: 'taxjar', apiKey: 'the-key-of-the-shop', origin, fallsBack } as const;
  world = await startOrders({ taxes, fulfilmentKey: KEY });
  return world;
};
afterEach(() => world?.close());

const ready = async (
  shop: OrderWorld,
  part = 'KIB-5',
): Promise<{ browser: Browser; orderId: string; total: string }> => {
  const browser = await shop.guest();
  await browser.add(part, 1);
  return { browser, ...(await enterCheckout(shop, browser)) };
};

const amountsOf = async (browser: Browser) => {
  const { body } = await browser.get('order/@self');
  const cents = (name: string): number => Math.round(Number(body[name]) * 100);
  return {
    product: cents('totalProductPrice'),
    shipping: cents('totalShippingCharge'),
    tax: cents('totalSalesTax'),
    shippingTax: cents('totalShippingTax'),
    total: cents('grandTotal'),
  };
};

test('[ORD-09] the tax of a cart and of its order is the provider’s, and its receipt has the rate', async () => {
  const shop = await start();
  const { browser, ...checkout } = await ready(shop);
  const { product, tax } = await amountsOf(browser);
  expect(tax).toBe(Math.round(product * 0.08));
  expect((await press(browser, checkout, newKey())).status).toBe(201);
  const { body } = await browser.get(`order/${checkout.orderId}`);
  expect(body.x_taxes).toEqual([{ state: 'CA', rate: '8', amount: (tax / 100).toFixed(5) }]);
});

test('[ORD-09] a place is asked about once a day, with its address and no name, and the answer is used in all processes', async () => {
  const shop = await start();
  const { browser } = await ready(shop);
  const first = asked.length;
  await amountsOf(browser);
  await shop.restart();
  await amountsOf(browser);
  expect(asked.slice(first)).toEqual([]);
  expect(asked.at(-1)).toMatchObject({ to_street: '1 Bark St', to_zip: '92121', to_state: 'CA' });
  expect(JSON.stringify(asked)).not.toMatch(/Pat|Doe|example\.test/);
  expect(JSON.stringify(await shop.database.selectFrom('place_tax').selectAll().execute())).not.toContain('Bark');
  rate = 0.09;
  shop.advance(24 * 60 * 60_000);
  const { product, tax } = await amountsOf(browser);
  expect(tax).toBe(Math.round(product * 0.09));
});

test('[ORD-09] [PAY-06] shipping is taxed where it is taxable: in the cart, in the order, and in what is captured', async () => {
  taxesShipping = true;
  const shop = await start();
  const { browser, ...checkout } = await ready(shop, 'LIT-20');
  const { product, shipping, tax, shippingTax, total } = await amountsOf(browser);
  expect([shipping > 0, shippingTax]).toEqual([true, Math.round(shipping * 0.08)]);
  expect(total).toBe(product + shipping + tax + shippingTax);
  expect((await press(browser, checkout, newKey())).status).toBe(201);
  const { body } = await browser.get(`order/${checkout.orderId}`);
  expect([body.totalSalesTax, body.totalShippingTax]).toEqual([(tax / 100).toFixed(5), (shippingTax / 100).toFixed(5)]);
  expect(body.x_taxes[0].amount).toBe(((tax + shippingTax) / 100).toFixed(5));
  await warehouse(shop, `shipments/${body.x_shipments[0].shipmentId}/shipped`, UPS);
  await shop.work();
  expect(shop.provider.paymentsOf(checkout.orderId)[0]?.capturedCents).toBe(total);
});

test.each([503, 400] as const)(
  '[ORD-09] while the provider answers %i nothing can be placed, nothing is authorised, and it works again afterwards',
  async (answered) => {
    status = answered;
    const shop = await start();
    const { browser, ...checkout } = await ready(shop);
    const prepared = await browser.put('cart/@self/precheckout', { orderId: '.' });
    expect([prepared.status, prepared.error.key]).toEqual([503, '_ERR_TAX_UNAVAILABLE']);
    const { status: refused, error } = await press(browser, checkout, newKey());
    expect([refused, error.key]).toEqual([503, '_ERR_TAX_UNAVAILABLE']);
    expect([await placedOrders(shop), shop.provider.paymentsOf(checkout.orderId)]).toEqual([[], []]);
    status = 200;
    shop.advance(31_000);
    const { body } = await browser.get('cart/@self');
    const again = { orderId: checkout.orderId, total: body.grandTotal };
    expect((await press(browser, again, newKey())).status).toBe(201);
  },
);

test('[ORD-09] a provider that fails is left alone for half a minute', async () => {
  status = 500;
  const shop = await start();
  const { browser } = await ready(shop);
  const first = asked.length;
  await amountsOf(browser);
  await amountsOf(browser);
  expect(asked).toHaveLength(first);
  shop.advance(31_000);
  await amountsOf(browser);
  expect(asked).toHaveLength(first + 1);
});

test('[ORD-09] with the fallback an order is placed with the embedded rate of the state', async () => {
  status = 503;
  const shop = await start(true);
  const { browser, ...checkout } = await ready(shop);
  const { product, tax } = await amountsOf(browser);
  expect(tax).toBe(Math.round(product * 0.0725));
  expect((await press(browser, checkout, newKey())).status).toBe(201);
});

test('[ORD-09] an answer that was known is used for a week when the provider does not answer any more', async () => {
  const shop = await start();
  const { browser } = await ready(shop);
  status = 503;
  const day = 24 * 60 * 60_000;
  shop.advance(6 * day);
  const { product, tax } = await amountsOf(browser);
  expect(tax).toBe(Math.round(product * 0.08));
  shop.advance(day);
  const prepared = await browser.put('cart/@self/precheckout', { orderId: '.' });
  expect(prepared.error.key).toBe('_ERR_TAX_UNAVAILABLE');
});

test('[ORD-09] TaxJar is not waited for longer than its time-out', async () => {
  status = 'silent';
  const provider = makeTaxJar({ apiKey: 'key', origin, timeoutMs: 20 });
  const place = { line1: '1 Bark St', city: 'San Diego', state: 'CA', zipCode: '92121' };
  expect(await provider.taxAt(place)).toEqual({ kind: 'unknown', problem: 'time-out' });
});
