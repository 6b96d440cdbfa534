import type { Page } from 'playwright-core';
import { openHydrated, PHONE, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { startShopBehindGate, type ShopBehindGate } from '../support/shop-behind-gate';
import { CARDS, onCheckout, withCart } from './checkout-page';

/** A shop of its own, whose backend stops and starts again. */
let shop: ShopBehindGate;
let browser: TestBrowser;
let finds: SampleProducts;

beforeAll(async () => {
  [browser, shop] = await Promise.all([TestBrowser.launch(), startShopBehindGate()]);
  finds = await findProducts(shop.address);
}, 240_000);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await Promise.all([browser?.close(), shop?.stop()]);
});

/** After an outage the storefront asks the backend again within a few seconds; a busy machine takes longer. */
const BACK_WITHIN_MS = 30_000;

/** A guest with a phone and a product in the cart, at Contact. */
const atContact = async () => {
  const visited = await browser.visit({ viewport: PHONE, baseURL: shop.address });
  const shopper = new HttpShopper(shop.address);
  await eventually(() => withCart(visited.context, finds.withSizes, shopper), BACK_WITHIN_MS);
  await eventually(async () => expect((await shopper.get('/checkout/contact')).status).toBe(200), BACK_WITHIN_MS);
  await openHydrated(visited.page, '/checkout');
  return { ...visited, steps: onCheckout(visited.page) };
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/**
 * Presses a button again until the page has changed, as a shopper does after an outage. A press may lead on only after the
 * three seconds that it is given, while the next one waits for the button.
 */
const pressUntil = (page: Page, name: string, path: string): Promise<void> =>
  eventually(async () => {
    if (pathOf(page) !== path) await page.getByRole('button', { name }).click({ timeout: 3_000 });
    await page.waitForURL(({ pathname }) => pathname === path, { timeout: 3_000 });
  }, BACK_WITHIN_MS);

test('[CHK-09] [CHK-01] a backend that stops between two steps loses nothing: the same press goes on when it is back', async () => {
  const { page, steps } = await atContact();
  await steps.contact();
  await steps.reached('delivery');
  await shop.gate.shut();
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Lee');
  await page.locator('[name=line1]').fill('1 Bark St');
  await page.getByLabel('ZIP Code').fill('92101');
  await page.getByLabel('City').fill('San Diego');
  await page.getByLabel('State').selectOption('CA');
  await steps.press('Continue');
  await page.getByText('Something went wrong. What you entered is still here.').waitFor();
  expect(pathOf(page)).toBe('/checkout/delivery');
  await shop.gate.open();
  await pressUntil(page, 'Continue', '/checkout/payment');
  await steps.reached('payment');
  expect(await page.getByRole('main').innerText()).toContain('1 Bark St');
});

test('[CHK-08] [ORD-01] a backend that stops while an order is placed gets it once when it is back', async () => {
  const { page, steps } = await atContact();
  await steps.toReview(CARDS.approved);
  await shop.gate.shut();
  const refused = page.waitForResponse((response) => response.url().endsWith('/cart/@self/checkout'));
  await steps.place();
  expect((await refused).status()).toBeGreaterThanOrEqual(500);
  await shop.gate.open();
  await steps.confirmed();
});

test('[CHK-01] [RTE-09] a step that is opened while the backend is stopped says so, and shows what was entered when it is back', async () => {
  const { page, steps } = await atContact();
  await steps.contact();
  await steps.reached('delivery');
  await shop.gate.shut();
  await page.reload();
  await page.getByText('We’ll be right back').first().waitFor();
  await shop.gate.open();
  await eventually(async () => {
    await page.reload();
    expect(await page.getByRole('main').innerText()).toContain('kim@example.test');
  }, BACK_WITHIN_MS);
});

test('[ORD-01] [PAY-05] [CHK-09] after the bank, a backend that is stopped leaves it open whether the order is placed, and the same form finishes it later', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE, baseURL: shop.address });
  await withCart(context, finds.withSizes, new HttpShopper(shop.address));
  const steps = onCheckout(page);
  await steps.typeToPlainPayment();
  await page.getByLabel('PayPal').check();
  await steps.press('Review your order');
  await page.waitForURL('**/checkout/review');
  await steps.place();
  await page.getByRole('link', { name: 'Approve payment' }).click();
  await page.getByRole('button', { name: /^(Approve|Agree)/ }).click();
  await page.waitForURL('**/checkout/return?**');
  await shop.gate.shut();
  const title = page.getByRole('heading', { level: 1 });
  // Requests that were sent are waited for first; then the storefront stops sending them for a while.
  await eventually(async () => {
    await page.getByRole('button', { name: /^(Finish my order|Check again)$/ }).click();
    expect(await title.innerText()).toBe('We can’t tell yet whether your order was placed');
  }, 2 * BACK_WITHIN_MS);
  expect(await page.getByRole('main').innerText()).toContain('you won’t be charged twice');
  await shop.gate.open();
  await eventually(async () => {
    if (pathOf(page) === '/checkout/return') await page.getByRole('button', { name: 'Check again' }).click();
    await page.waitForURL('**/checkout/confirmation?**', { timeout: 3_000 });
  }, BACK_WITHIN_MS);
  await steps.confirmed();
});
