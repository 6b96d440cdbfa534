import { REPORTED_ORDERS_KEY } from '../../core/analytics/report-purchase';
import { confirmationPath } from '../../core/paths/order-paths';
import { adOrders, salesOfFollowedAds } from '../support/ad-orders';
import { openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { guestWithOrder } from '../support/placed-order';
import { findProducts, PATHS } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { CLICK_CALLS, followAd, idsFor, keepResponses, openWatched, TILE, untilFilled } from './ads-page';
import { untilPurchaseDecided, watchPurchaseMarks } from './purchase-marks';
import { setUpBrowser, setUpShopThatAsks } from './set-up';

const browser = setUpBrowser();
const shop = setUpShopThatAsks();

/**
 * A shopper who has consented sees ads, follows one of them or none, buys the product, and sees the confirmation twice.
 * Returns the order, its reports, the ads that the page was given and those that it reported as followed.
 */
const orderAfter = async (follows: boolean) => {
  const { given, reply } = keepResponses();
  const { page, context } = await openWatched(browser, PATHS.category, {
    visit: { baseURL: shop.address },
    respond: reply,
    arrange: (visit) => visit.context.addCookies([{ name: 'trackingConsent', value: 'given', url: shop.address }]),
  });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/citrus/order')) reports.push(request.postDataJSON().id);
  });
  const clicked = follows ? page.waitForRequest(CLICK_CALLS) : undefined;
  await untilFilled(page, TILE);
  const partNumber = follows ? await followAd(page) : ((await findProducts(shop.address)).inStock[0]?.sku ?? '');
  const { shopper, orderId, token } = await guestWithOrder([{ partNumber }], shop.address);
  await copyCookies(context, shopper);
  await watchPurchaseMarks(page);
  for (const _visit of ['first', 'again']) {
    await openHydrated(page, confirmationPath({ token }));
    await untilPurchaseDecided(page);
    expect(await page.evaluate((key) => localStorage.getItem(key), REPORTED_ORDERS_KEY)).toContain(orderId);
  }
  // What the page sent before this one has been seen by then.
  await openHydrated(page, PATHS.home);
  const followed: unknown = (await clicked)?.postDataJSON();
  return { orderId, reports, shownAds: idsFor(TILE, given), followed };
};

test('[ORD-03] [ANA-01] [ADS-09] an order of the product of a followed ad is reported once, also when the page is loaded again, and the ad server counts it for that ad', async () => {
  const before = salesOfFollowedAds(shop.dataFolder);
  const { orderId, reports, shownAds, followed } = await orderAfter(true);
  expect(reports).toEqual([orderId]);
  expect(shownAds).toContain((followed as { readonly id: string }).id);
  await eventually(() => expect(adOrders(shop.dataFolder).get(orderId)).toBeGreaterThan(0));
  expect(salesOfFollowedAds(shop.dataFolder) - before).toBe(adOrders(shop.dataFolder).get(orderId));
});

test('[ORD-03] [ANA-01] an order without a click on an ad is not reported to the ad server', async () => {
  const { orderId, reports } = await orderAfter(false);
  expect(reports).toEqual([]);
  expect(adOrders(shop.dataFolder).has(orderId)).toBe(false);
});
