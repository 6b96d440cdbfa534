import { openHydrated, PHONE, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import type { HttpShopper } from '../support/http-shopper';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { CARDS, onCheckout, withCart } from './checkout-page';
import { shiftsOf, watchShifts } from './layout-shifts';
import { chooseStore } from './store-choice';

let browser: TestBrowser;
let finds: SampleProducts;
beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

/** Adds the first product that the store Mission Valley has, for pickup there. */
const addPickup = async (shopper: HttpShopper): Promise<void> => {
  for (const { sku } of finds.inStock) {
    const { status } = await shopper.post('/cart/add', { partNumber: sku, quantity: '1', choice: 'pickup:1101' });
    if (status === 303) return;
  }
  throw new Error('the store has none of the products');
};

test('[CHK-01] [CHK-02] [CRT-04] a guest with a phone says who picks up, and buys for pickup today, without an address for delivery', async () => {
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
  await page.getByRole('link', { name: /^First name: / }).waitFor();
  await steps.pickupContact();
  await steps.reached('payment');
  expect(await page.getByRole('main').innerText()).toMatch(/Pickup at .+, ready/);
  expect(await page.getByRole('main').innerText()).toContain("Picked up by Robin O'Hara-Doe");
  await steps.card(CARDS.approved);
  await steps.reached('review');
  const review = await page.getByRole('main').innerText();
  expect(review).toMatch(/Pickup at .+, ready/);
  expect(review).toMatch(/Shipping\s+Free/);
  expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  await steps.place();
  const confirmation = await steps.confirmed();
  expect(confirmation).toMatch(/ready for pickup/);
  expect(confirmation).toMatch(/Picked up by\s+Robin O'Hara-Doe/);
  expect(consoleMessages).toEqual([]);
});

test('[CHK-01] [CHK-03] without scripts who picks up is asked and shown, and a ZIP code fills city and state', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  const shopper = await withCart(context, finds.inStock[0] ?? finds.withSizes);
  await addPickup(shopper);
  const steps = onCheckout(page);
  await page.goto('/checkout');
  await steps.pickupContact();
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain("Picked up by Robin O'Hara-Doe");
  expect(await page.getByLabel('First name').inputValue()).toBe('Robin');
  await steps.plainAddress();
  await page.waitForURL('**/checkout/payment');
  expect(await main.innerText()).toContain('San Diego, CA 92101');
});
