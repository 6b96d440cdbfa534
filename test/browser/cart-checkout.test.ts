import type { Locator, Page } from 'playwright-core';
import { isScriptOf } from '../support/built-scripts';
import { openHydrated, PHONE, TestBrowser } from '../support/browser';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { onCheckout, SCREENS, withCart } from './checkout-page';
import { onShop } from './shop-page';

let browser: TestBrowser;
let finds: SampleProducts;
beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const product = () => finds.inStock[0] ?? finds.withSizes;
const more = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'One more' });
/** What the order summary says, which is closed on a phone. */
const summaryOf = (page: Page): Promise<string | null> =>
  page.getByRole('list', { name: 'Items in your order', includeHidden: true }).textContent();

test.each([
  ['a phone', { viewport: PHONE }],
  ['a wide screen without scripts', { javaScriptEnabled: false }],
])(
  '[RTE-05] on %s the cart link recalculates and leads to the cart; /checkout leads to the first step',
  async (screen, options) => {
    const { page, context } = await browser.visit(options);
    await withCart(context, product());
    await page.goto(PATHS.home);
    const header = page.locator('header');
    // On wide screens a menu shows the items first.
    if (screen !== 'a phone') await onShop(page).cart.click();
    const link = header.getByRole('link', { name: screen === 'a phone' ? /^Cart, 1 item/ : 'View Cart' });
    expect(await link.getAttribute('href')).toMatch(/^\/shop\/OrderCalculate(\?|$)/);
    const recalculated = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/shop/OrderCalculate',
    );
    await link.click();
    const response = await recalculated;
    expect([response.status(), response.headers()['location']]).toEqual([302, PATHS.cart]);
    await page.waitForURL(`**${PATHS.cart}`);
    expect(await page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').count()).toBeGreaterThan(
      0,
    );
    await page.goto('/checkout');
    expect(new URL(page.url()).pathname).toBe('/checkout/contact');
  },
);

/** The least size of a control for the thumb, in pixels. */
const MIN_TOUCH = 44;
/** The thumb reaches the lower part of the screen. */
const REACH = PHONE.height / 3;

test.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
])(
  '[CHK-01] [CRT-03] on a phone %s total and Check out stay in reach of the thumb while the cart scrolls, and cover nothing',
  async (_manner, options) => {
    const { page, context } = await browser.visit({ ...options, viewport: PHONE, isMobile: true, hasTouch: true });
    await withCart(context, product());
    await page.goto(PATHS.cart);
    const bar = page.locator('[data-bottom-bar]');
    const button = bar.getByRole('button', { name: 'Check out' });
    const expectInReach = async (): Promise<void> => {
      const { y = NaN, height = NaN, width = NaN } = (await button.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(PHONE.height - REACH);
      expect(y + height).toBeLessThanOrEqual(PHONE.height);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(MIN_TOUCH);
    };
    await expectInReach();
    expect(await bar.innerText()).toMatch(/Total\s+\$\d/);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectInReach();
    const [top, end] = await page.evaluate(() => [
      document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? NaN,
      document.querySelector('footer')?.getBoundingClientRect().bottom ?? NaN,
    ]);
    expect(end).toBeLessThanOrEqual(Number(top));
    await button.tap();
    await page.waitForURL('**/checkout/contact');
  },
);

test.each(SCREENS)(
  '[CRT-03] [PLT-03] on %s a quantity that is changed before hydration is part of the order, although Check out is pressed at once',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    await withCart(context, product());
    let letIn = (): void => undefined;
    const held = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(isScriptOf(/cart-screen\.tsx$/), async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PATHS.cart);
    await more(page).click();
    await more(page).click();
    await onCheckout(page).begin();
    letIn();
    await onCheckout(page).reached('contact');
    expect(await summaryOf(page)).toContain('Qty 3');
  },
);

test('[CRT-03] a quantity is part of the order when Check out is pressed before the cart has answered', async () => {
  const { page, context } = await browser.visit();
  await withCart(context, product());
  await openHydrated(page, PATHS.cart);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/store\/\d+\/cart/, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await more(page).click();
  await onCheckout(page).begin();
  await page.locator('main [data-pending]').first().waitFor();
  answer();
  await onCheckout(page).reached('contact');
  expect(await summaryOf(page)).toContain('Qty 2');
});

test('[CRT-03] [CHK-10] a quantity that the cart refuses keeps the shopper there, with the reason', async () => {
  const { page, context } = await browser.visit();
  await withCart(context, product());
  await openHydrated(page, PATHS.cart);
  await page.getByRole('main').getByRole('spinbutton').fill('99');
  await onCheckout(page).begin();
  await page.getByText(/^Only \d+ of this item are available/).waitFor();
  expect(new URL(page.url()).pathname).toBe(PATHS.cart);
});

test.each(SCREENS)(
  '[CRT-03] [CHK-10] on %s Check out, pressed after the cart has refused a quantity, leads back to that quantity and its reason',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    await withCart(context, product());
    await openHydrated(page, PATHS.cart);
    const field = page.getByRole('main').getByRole('spinbutton');
    await field.fill('99');
    await field.press('Tab');
    const reason = page.getByText(/^Only \d+ of this item are available/);
    await reason.waitFor();
    await onCheckout(page).begin();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    expect(await field.getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'));
    expect(new URL(page.url()).pathname).toBe(PATHS.cart);
    await field.fill('2');
    await onCheckout(page).begin();
    await onCheckout(page).reached('contact');
    expect(await summaryOf(page)).toContain('Qty 2');
  },
);
