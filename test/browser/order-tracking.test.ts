import type { Page, ViewportSize } from 'playwright-core';
import { orderPath } from '../../core/paths/order-paths';
import { TRACK_ORDER_PATH } from '../../core/paths/paths';
import { DESKTOP, openHydrated, PHONE, untilHydrated } from '../support/browser';
import { guestWithOrder, moveOrder, placeOrder, shipmentsOf, type PlacedByWire } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { ON_A_PHONE } from './checkout-page';
import { setUpBrowser } from './set-up';
import { follow } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const lines = () => [{ partNumber: (finds.inStock[0] ?? finds.withSizes).sku }] as const;
const linkOf = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Track package/ });

/** The page shows no parcel yet. */
const expectNoParcel = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Progress' }).waitFor();
  await page.waitForLoadState('domcontentloaded');
  expect(await linkOf(page).count()).toBe(0);
};

/** The page names the carrier and the number of the parcel, and its link leads to the carrier's page about this parcel. */
const expectParcel = async (page: Page, order: PlacedByWire, { width }: ViewportSize): Promise<void> => {
  const [shipmentId] = await shipmentsOf(order);
  const number = `1Z${shipmentId}`;
  const link = linkOf(page);
  expect(await link.allInnerTexts()).toEqual([`Track package: UPS ${number}`]);
  const { x = NaN, width: long = NaN } = (await link.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + long).toBeLessThanOrEqual(width);
  await page.route('https://www.ups.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>UPS' }));
  await link.click();
  await page.getByRole('heading', { name: 'UPS' }).waitFor();
  expect(page.url()).toBe(`https://www.ups.com/track?tracknum=${number}`);
};

test.each(ON_A_PHONE)(
  '[ORD-04] on %s the order page of a customer shows carrier and number of a shipped parcel, and leads to the carrier',
  async (_screen, viewport) => {
    const { shopper } = await aCustomer();
    const order = await placeOrder(shopper, lines());
    const { page, context, consoleMessages } = await browser.visit({ viewport });
    await copyCookies(context, shopper);
    await openHydrated(page, orderPath({ orderId: order.orderId }));
    await expectNoParcel(page);
    await moveOrder(order, 'packed', 'shipped');
    await page.reload();
    await untilHydrated(page);
    await expectParcel(page, order, viewport);
    expect(consoleMessages).toEqual([]);
  },
);

test.each([
  ['on a phone', PHONE, true],
  ['on a wide screen', DESKTOP, true],
  ['on a phone without scripts', PHONE, false],
])(
  '[ORD-04] %s a guest who looks an order up sees carrier and number of its parcel, and the link to the carrier',
  async (_way, viewport, javaScriptEnabled) => {
    const order = await guestWithOrder(lines());
    const { page } = await browser.visit({ viewport, javaScriptEnabled });
    await (javaScriptEnabled ? openHydrated(page, TRACK_ORDER_PATH) : page.goto(TRACK_ORDER_PATH));
    await page.getByLabel('Order number').fill(order.orderId);
    await page.getByRole('main').getByLabel('Email address').fill(order.email);
    await follow(page.getByRole('button', { name: 'Find my order' }));
    await page.getByRole('heading', { level: 1, name: `Order ${order.orderId}` }).waitFor();
    await expectNoParcel(page);
    await moveOrder(order, 'packed', 'shipped');
    await page.reload();
    await linkOf(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(TRACK_ORDER_PATH);
    await expectParcel(page, order, viewport);
  },
);
