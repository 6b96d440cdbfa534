import { REPORTED_ORDERS_KEY } from '../../core/analytics/report-purchase';
import { confirmationPath } from '../../core/paths/order-paths';
import { openHydrated, untilHydrated } from '../support/browser';
import { guestWithOrder } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { openWatched, TILE, untilFilled } from './ads-page';
import { untilPurchaseDecided, watchPurchaseMarks } from './purchase-marks';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** A shopper sees ads, follows one of them or none, and then sees the confirmation of an order. Returns the reports. */
const reportsAfter = async (follows: boolean) => {
  const { page, context } = await openWatched(browser, PATHS.category);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/citrus/order'))
      reports.push((JSON.parse(request.postData() ?? '{}') as { id: string }).id);
  });
  await untilFilled(page, TILE);
  if (follows) {
    await page.locator(`${TILE} h2 a`).first().click();
    await page.waitForURL('**/product/**');
    await untilHydrated(page);
  }
  const { shopper, orderId, token } = await guestWithOrder([{ partNumber: finds.inStock[0]?.sku ?? '', quantity: 1 }]);
  await copyCookies(context, shopper);
  await watchPurchaseMarks(page);
  for (const _visit of ['first', 'again']) {
    await openHydrated(page, confirmationPath({ token }));
    await untilPurchaseDecided(page);
    expect(await page.evaluate((key) => localStorage.getItem(key), REPORTED_ORDERS_KEY)).toContain(orderId);
  }
  // What the page sent before this request has been seen by then.
  await page.evaluate(() => fetch('/favicon.ico').then(() => undefined));
  return { reports, orderId };
};

test('[ORD-03] [ANA-01] an order after a click on an ad is reported to the ad server once, also when the page is loaded again', async () => {
  const { reports, orderId } = await reportsAfter(true);
  expect(reports).toEqual([orderId]);
});

test('[ORD-03] [ANA-01] an order without a click on an ad is not reported to the ad server', async () => {
  const { reports } = await reportsAfter(false);
  expect(reports).toEqual([]);
});
