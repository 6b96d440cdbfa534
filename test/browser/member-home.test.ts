import type { Page } from 'playwright-core';
import { LINKS } from '../../core/paths/links';
import { orderPath } from '../../core/paths/order-paths';
import { DESKTOP, openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { hrefsOf, isInternal } from '../support/links';
import { placeOrder } from '../support/placed-order';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer, aMemberWithCoupons, endElsewhere } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { NARROW, READY_FOR_AXE, violationsEverywhere } from './axe';
import { makeBusy } from '../support/busy-shopper';
import { shiftsOf, watchShifts } from './layout-shifts';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';

const browser = setUpBrowser({ withPictures: true });
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const anOrderBy = (shopper: Parameters<typeof placeOrder>[0]) =>
  placeOrder(shopper, [{ partNumber: finds.inStock[0]?.sku ?? '' }]);
const again = (page: Page) => page.getByRole('region', { name: 'Buy it again' });

/** A busy member with coupons to load. */
const aBusyMember = async () => makeBusy(await aMemberWithCoupons('Robin'), finds);

const TILES = ['Pals Rewards', 'Last order', 'Next delivery', 'My pets', 'My store'] as const;

test.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const)(
  '[ACC-01] [RWD-04] [RPD-02] [ORD-08] without scrolling, a member on %s sees points, coupons, the next delivery, pets, the store and that there is something to buy again',
  async (_name, viewport) => {
    const { member, orderId } = await aBusyMember();
    const { page, consoleMessages } = await visitSignedIn(browser, member, PATHS.home, { viewport });
    await page.getByRole('heading', { level: 1, name: 'Hi, Robin' }).waitFor();
    const tile = (name: string) => page.getByRole('region', { name, exact: true });
    expect(await tile('Pals Rewards').innerText()).toMatch(
      /of 100 points[\s\S]*to your next \$5\.00[\s\S]*to load, worth \$/,
    );
    expect(await tile('Next delivery').innerText()).toMatch(/Ships \w{3}, \w{3} \d+/);
    expect(await tile('My pets').getByRole('link').allInnerTexts()).toEqual(['My pets', 'Rex', 'Bella']);
    expect(await tile('Last order').getByRole('link').getAttribute('href')).toBe(orderPath({ orderId }));
    expect(await page.getByRole('link', { name: 'Join for free' }).count()).toBe(0);
    const ends = await Promise.all(
      TILES.map(async (name) => {
        const box = await tile(name).boundingBox();
        return [name, (box?.y ?? 0) + (box?.height ?? Number.NaN) <= viewport.height];
      }),
    );
    expect(ends).toEqual(TILES.map((name) => [name, true]));
    const { y = NaN, height = NaN } = (await again(page).getByRole('heading').first().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(viewport.height);
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

test('[ACC-01] a shopper without an order sees the deal of the day, and a guest the hero', async () => {
  const { page } = await visitSignedIn(browser, await aCustomer('Robin'), PATHS.home);
  await page.getByText('Today’s pick').waitFor();
  expect(await page.getByRole('region', { name: 'Last order' }).count()).toBe(0);
  expect(await again(page).count()).toBe(0);
  const { page: guest } = await browser.visit();
  await openHydrated(guest, PATHS.home);
  await guest.getByRole('heading', { level: 1, name: 'Happy pets start here.' }).waitFor();
  expect(await guest.getByRole('region', { name: 'My store' }).count()).toBe(0);
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
  const { member } = await aBusyMember();
  const { page } = await visitSignedIn(browser, member, PATHS.home, READY_FOR_AXE);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.setViewportSize(NARROW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  await page.setViewportSize(DESKTOP);
  await page.addInitScript(watchShifts);
  await openHydrated(page, PATHS.home);
  expect(await shiftsOf(page)).toEqual([]);
});
