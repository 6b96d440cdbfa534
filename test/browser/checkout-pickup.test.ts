import { openHydrated, PHONE, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { CARDS, onCheckout } from './checkout-page';
import { shiftsOf, watchShifts } from './layout-shifts';
import { chooseStore } from './store-choice';

let browser: TestBrowser;
let finds: SampleProducts;
beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

test('[CHK-02] [CRT-04] a guest with a phone buys for pickup today, without an address for delivery', async () => {
  const { page, consoleMessages } = await browser.visit({ viewport: PHONE });
  await page.addInitScript(watchShifts);
  await openHydrated(page, finds.withSizes.url);
  await page.getByRole('radio', { name: 'Pick it up' }).press('Space');
  await page.getByRole('link', { name: 'Choose a store for pickup' }).press('Enter');
  await chooseStore(page);
  await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0));
  await page.locator('form#add-to-cart').getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: /cart/i }).first().click();
  const steps = onCheckout(page);
  await page.waitForURL('**/shop/OrderItemDisplay');
  await steps.begin();
  await steps.reached('contact');
  expect(await page.getByRole('complementary', { name: 'Offer' }).count()).toBe(0);
  expect(await page.getByRole('contentinfo').getByRole('heading').count()).toBe(0);
  await steps.contact();
  await steps.reached('payment');
  expect(await page.getByRole('main').innerText()).toMatch(/Pickup at .+, ready/);
  await steps.card(CARDS.approved);
  await steps.reached('review');
  const review = await page.getByRole('main').innerText();
  expect(review).toMatch(/Pickup at .+, ready/);
  expect(review).toMatch(/Shipping\s+Free/);
  expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  await steps.place();
  expect(await steps.confirmed()).toMatch(/ready for pickup/);
  expect(consoleMessages).toEqual([]);
});
