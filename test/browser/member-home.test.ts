import type { Page } from 'playwright-core';
import { LINKS } from '../../core/paths/links';
import { orderPath } from '../../core/paths/order-paths';
import { DESKTOP, openHydrated, PHONE, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { hrefsOf, isInternal } from '../support/links';
import { placeOrder } from '../support/placed-order';
import { aRepeatShopper, startPlan } from '../support/repeat-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, aMemberWithCoupons, endElsewhere } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { shiftsOf, watchShifts } from './layout-shifts';
import { onShop } from './shop-page';

let browser: TestBrowser;
let finds: SampleProducts;
beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const anOrderBy = (shopper: Parameters<typeof placeOrder>[0]) =>
  placeOrder(shopper, [{ partNumber: finds.inStock[0]?.sku ?? '' }]);
const again = (page: Page) => page.getByRole('region', { name: 'Buy it again' });

test.each([DESKTOP, PHONE])(
  '[ACC-01] [RWD-04] [ORD-08] a member of $width px first sees points, coupons, the last order, pets, the store and what to buy again',
  async (viewport) => {
    const member = await aMemberWithCoupons('Robin');
    const { orderId } = await anOrderBy(member.shopper);
    const { page, consoleMessages } = await visitSignedIn(browser, member, PATHS.home, { viewport });
    await page.getByRole('heading', { level: 1, name: 'Hi, Robin' }).waitFor();
    const rewards = page.getByRole('region', { name: 'Pals Rewards' });
    expect(await rewards.innerText()).toMatch(/of 100 points[\s\S]*to your next \$5\.00[\s\S]*to load, worth \$/);
    expect(await page.getByRole('region', { name: 'Your last order' }).innerText()).toContain(`Order ${orderId}`);
    expect(await page.getByRole('region', { name: 'My Pets' }).innerText()).toContain('Add a pet');
    expect(await page.getByRole('region', { name: 'Your store' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Join for free' }).count()).toBe(0);
    await again(page)
      .getByRole('button', { name: /^Add To Cart/ })
      .click();
    await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 1 item'));
    expect(consoleMessages).toEqual([]);
  },
);

test('[ACC-01] [PLT-03] without scripts every link leads to a page, and a purchase can be added to the cart', async () => {
  const known = await aCustomer();
  const { orderId } = await anOrderBy(known.shopper);
  const { page } = await visitSignedIn(browser, known, PATHS.home, { javaScriptEnabled: false, viewport: PHONE });
  const main = await page.locator('main').innerHTML();
  const hrefs = [...new Set(hrefsOf(main).filter(isInternal))];
  expect(hrefs).toEqual(expect.arrayContaining([orderPath({ orderId }), LINKS.buyAgain, LINKS.rewards]));
  await again(page)
    .getByRole('button', { name: /^Add To Cart/ })
    .click();
  await page.goto(PATHS.cart);
  expect(await page.getByRole('main').innerText()).toContain(finds.inStock[0]?.name ?? 'no product');
});

test('[ACC-01] [RPD-02] a member with a repeat delivery sees when the next one comes, and its page', async () => {
  const partNumbers = finds.inStock.map(({ sku }) => sku);
  const own = await aRepeatShopper(partNumbers);
  await startPlan(own);
  const { page } = await visitSignedIn(browser, own, PATHS.home);
  const next = page.getByRole('region', { name: 'Next delivery' });
  expect(await next.innerText()).toMatch(/Ships \w{3}, \w{3} \d+, \$[\d.,]+ before shipping and tax/);
  await next.getByRole('link', { name: 'Manage repeat deliveries' }).click();
  await page.getByRole('heading', { level: 1, name: 'Repeat Delivery' }).waitFor();
});

test('[ACC-01] a shopper without an order sees the deal of the day, and a guest the hero', async () => {
  const { page } = await visitSignedIn(browser, await aCustomer('Robin'), PATHS.home);
  await page.getByText('Today’s pick').waitFor();
  expect(await page.getByRole('region', { name: 'Your last order' }).count()).toBe(0);
  expect(await again(page).count()).toBe(0);
  const { page: guest } = await browser.visit();
  await openHydrated(guest, PATHS.home);
  await guest.getByRole('heading', { level: 1, name: 'Happy pets start here.' }).waitFor();
  expect(await guest.getByRole('region', { name: 'Your store' }).count()).toBe(0);
});

test('[ACC-01] a session that has ended elsewhere shows nothing of the account', async () => {
  const known = await aCustomer('Robin');
  const { orderId } = await anOrderBy(known.shopper);
  const { page } = await visitSignedIn(browser, known, PATHS.home, { javaScriptEnabled: false });
  await page.getByText(`Order ${orderId}`).waitFor();
  await endElsewhere(known);
  await page.goto(PATHS.home);
  expect(await page.content()).not.toContain(orderId);
});

test('[ACC-01] [PLT-03] the home page of a member moves nothing and passes axe, wide and narrow, light and dark', async () => {
  const member = await aMemberWithCoupons();
  await anOrderBy(member.shopper);
  const { page } = await visitSignedIn(browser, member, PATHS.home, READY_FOR_AXE);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.addInitScript(watchShifts);
  await openHydrated(page, PATHS.home);
  expect(await shiftsOf(page)).toEqual([]);
});
