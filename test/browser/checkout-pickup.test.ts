import { categoryPath, STORE_LOCATOR_PATH } from '../../core/paths/paths';
import { openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { addPickup, CARDS, onCheckout, SCREENS, withCart } from './checkout-page';
import { shiftsOf, watchShifts } from './layout-shifts';
import { setUpBrowser } from './set-up';
import { findProductPage } from './find-product-page';
import { follow } from './shop-page';
import { chooseStore } from './store-choice';

const browser = setUpBrowser({ withPictures: true });
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

test.each(SCREENS)(
  '[CHK-01] [CHK-02] [CRT-04] on %s a guest says who picks up, and buys for pickup today, without an address for delivery',
  async (_screen, viewport) => {
    const { page, consoleMessages } = await browser.visit({ viewport });
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
    expect(await page.getByRole('main').innerText()).toContain("Pickup by Robin O'Hara-Doe");
    await steps.card(CARDS.approved);
    await steps.reached('review');
    const review = await page.getByRole('main').innerText();
    expect(review).toMatch(/Pickup at .+, ready/);
    expect(review).toMatch(/Shipping\s+Free/);
    expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
    await steps.place();
    const confirmation = await steps.confirmed();
    expect(confirmation).toMatch(/ready for pickup/);
    expect(confirmation).toMatch(/Pickup by\s+Robin O'Hara-Doe/);
    expect(consoleMessages).toEqual([]);
  },
);

test('[CHK-01] [CHK-02] [CHK-03] without scripts who picks up is asked and shown, a ZIP code fills city and state, and the order is placed', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  const shopper = await withCart(context, finds.inStock[0] ?? finds.withSizes);
  await addPickup(shopper, finds.inStock);
  const steps = onCheckout(page);
  await page.goto('/checkout');
  await steps.pickupContact();
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain("Pickup by Robin O'Hara-Doe");
  expect(await page.getByLabel('First name').inputValue()).toBe('Robin');
  await steps.plainAddress();
  await page.waitForURL('**/checkout/payment');
  expect(await main.innerText()).toContain('San Diego, CA 92101');
  await steps.plainCard(CARDS.approved);
  await steps.place();
  const confirmation = await steps.confirmed();
  expect(confirmation).toMatch(/ready for pickup/);
  expect(confirmation).toContain("Robin O'Hara-Doe");
});

test('[CHK-01] [CHK-02] [CRT-04] without scripts a guest chooses a store and buys for pickup alone, without an address for delivery', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await withCart(context, finds.inStock[0] ?? finds.withSizes);
  await page.goto(`${STORE_LOCATOR_PATH}?q=92108`);
  await follow(page.getByRole('button', { name: /^Make this my store/ }).first());
  await page.waitForURL('**chosen=*');
  await page.goto(PATHS.cart);
  await follow(page.getByRole('group', { name: /^How to get/ }).getByRole('button', { name: /^Pickup at/ }));
  const steps = onCheckout(page);
  await steps.begin();
  await page.waitForURL('**/checkout/contact');
  await steps.pickupContact();
  await page.waitForURL('**/checkout/payment');
  await steps.plainCard(CARDS.approved);
  await steps.place();
  const confirmation = await steps.confirmed();
  expect(confirmation).toMatch(/ready for pickup/);
  expect(confirmation).toContain("Robin O'Hara-Doe");
});

describe('a product that is only picked up', () => {
  let url: string;
  beforeAll(async () => {
    const { product } = await findProductPage(
      (data) => data.product.pickupOnly && !data.product.inStoreOnly,
      [`${categoryPath('fish')}?availability=Pickup+In+Store`],
    );
    url = product.url;
  });

  test.each([
    ...SCREENS.map(([name, viewport]) => [name, viewport, true] as const),
    ['a phone without scripts', PHONE, false] as const,
  ])(
    '[CHK-02] [CRT-04] on %s is bought for pickup, without an address for delivery',
    async (_screen, viewport, javaScriptEnabled) => {
      const { page } = await browser.visit({ viewport, javaScriptEnabled });
      await (javaScriptEnabled ? openHydrated(page, url) : page.goto(url));
      await follow(page.getByRole('link', { name: 'Choose a store for pickup' }));
      if (javaScriptEnabled) await chooseStore(page);
      else {
        await page.getByLabel('ZIP code or city').fill('92108');
        await follow(page.getByRole('main').getByRole('button', { name: 'Find stores' }));
        await follow(page.getByRole('button', { name: /^Make this my store/ }).first());
        await follow(page.getByRole('link', { name: 'Back to the product' }));
      }
      await follow(page.locator('form#add-to-cart').getByRole('button', { name: 'Add To Cart' }));
      if (javaScriptEnabled) {
        await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
        await openHydrated(page, PATHS.cart);
      }
      const steps = onCheckout(page);
      await steps.begin();
      await page.waitForURL('**/checkout/contact');
      await steps.pickupContact();
      await page.waitForURL('**/checkout/payment');
      if (javaScriptEnabled) await steps.card(CARDS.approved);
      else await steps.plainCard(CARDS.approved);
      await page.waitForURL('**/checkout/review');
      await steps.place();
      expect(await steps.confirmed()).toMatch(/ready for pickup[^]*Robin O'Hara-Doe/);
    },
  );
});
