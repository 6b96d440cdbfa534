import type { BrowserContextOptions, Page } from 'playwright-core';
import { openHydrated, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { guestWithOrder } from '../support/placed-order';
import { PATHS } from '../support/sample-products';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { food, setUpChangingShop } from './changing-shop';
import { CARDS, onCheckout, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
const shop = setUpChangingShop((price) => [
  food('kibble', price),
  food('last-bag', '25.00', { quantity: '1' }),
  food('treats', '12.00'),
]);

const visit = async (partNumber: string, options: BrowserContextOptions = READY_FOR_AXE) => {
  const opened = await browser.visit({ baseURL: shop.address, ...options });
  const shopper = await withCart(opened.context, { sku: partNumber }, new HttpShopper(shop.address));
  return { ...opened, shopper, steps: onCheckout(opened.page), main: opened.page.getByRole('main') };
};

const atReview = async (partNumber: string) => {
  const visited = await visit(partNumber);
  await visited.steps.toReview();
  return visited;
};

/** A guest who has pressed Place Order, on the page of PayPal. */
const atPayPal = async () => {
  const visited = await visit('treats');
  const { page, steps } = visited;
  await steps.toPayment();
  await page.getByLabel('PayPal').check();
  await steps.press('Review your order');
  await steps.reached('review');
  const placed = await page
    .locator('form:has([name=key])')
    .evaluate((form: HTMLFormElement) => ['orderId', 'key', 'total'].map((name) => [name, form[name].value]));
  await steps.place();
  await page.getByRole('heading', { name: 'Pay with PayPal' }).waitFor();
  return { ...visited, returnPath: `/checkout/return?${new URLSearchParams(placed)}` };
};

const waysOf = (page: Page): Promise<ReadonlyArray<string>> => page.getByRole('main').getByRole('link').allInnerTexts();

const NOT_PLACED = 'Your order hasn’t been placed yet';

test('[CHK-07] [PLT-03] axe finds nothing on the notices of a changed price, in the cart and on Review', async () => {
  await shop.changeKibble('20.00');
  const { page, steps, shopper } = await atReview('kibble');
  await shop.changeKibble('23.50', shopper);
  await steps.place();
  await page.getByText('Your order has changed. You haven’t been charged.').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await openHydrated(page, PATHS.cart);
  await page.getByText('Price went up from $20.00 to $23.50.').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[CHK-07] [ORD-02] [PLT-03] axe finds nothing on the notice of a product that sold out', async () => {
  const { page, steps } = await atReview('last-bag');
  await guestWithOrder([{ partNumber: 'last-bag' }], shop.address);
  await steps.place();
  await page.getByText('Dog Food last-bag just sold out.').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[CHK-09] [PLT-03] axe finds nothing on the notice of a session that has ended', async () => {
  const { page, context, steps } = await atReview('treats');
  await context.clearCookies();
  await steps.place();
  await page.getByText('Your session has ended, and no order was placed.').waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[CHK-08] [PLT-03] an order whose last item was removed in another tab leads to the cart in place of Place Order', async () => {
  const { page, steps, main } = await atReview('treats');
  const other = await page.context().newPage();
  await openHydrated(other, PATHS.cart);
  await other.getByRole('button', { name: /^Remove/ }).click();
  await other.getByRole('heading', { name: /empty/ }).waitFor();
  await steps.place();
  await page.getByText('Your cart is empty. It may have been changed in another tab.').waitFor();
  const wayOut = main.getByRole('link', { name: 'View cart' });
  await eventually(async () => expect(await wayOut.evaluate((link) => link === document.activeElement)).toBe(true));
  expect(await main.getByRole('button', { name: /^Place Order/ }).count()).toBe(0);
  expect(await violationsEverywhere(page)).toEqual({});
  await wayOut.click();
  await page.waitForURL(`**${PATHS.cart}`);
});

test('[CHK-08] [PLT-01] without scripts an order whose last item was removed leads to the cart as well', async () => {
  const { page, shopper, steps, main } = await visit('treats', { javaScriptEnabled: false });
  await page.goto('/checkout');
  await steps.contact();
  await steps.plainAddress();
  await page.waitForURL('**/checkout/payment');
  await steps.plainCard(CARDS.approved);
  const [item] = JSON.parse((await shopper.call('GET', 'order/@self?extendedCart=true')).text).orderItem;
  await shopper.post('/cart/quantity', { itemId: item.orderItemId, quantity: '0' });
  await steps.place();
  expect(await main.innerText()).toContain('Your cart is empty. It may have been changed in another tab.');
  await main.getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL(`**${PATHS.cart}`);
});

test('[PAY-05] [PLT-03] axe finds nothing on the page of PayPal, before the approval of a payment, and after it was canceled', async () => {
  const { page, returnPath } = await atPayPal();
  expect(await violationsEverywhere(page, { within: 'html' })).toEqual({});
  await openHydrated(page, returnPath);
  await page.getByRole('heading', { name: 'One more step: approve the payment' }).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await page.getByRole('link', { name: 'Approve payment' }).click();
  await page.getByRole('button', { name: 'Cancel and return to store' }).click();
  await page.getByRole('heading', { name: NOT_PLACED }).waitFor();
  await untilHydrated(page);
  expect(await waysOf(page)).toEqual(['Change payment method', 'Back to your order']);
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[CHK-07] [PAY-05] [PLT-03] an order that has changed meanwhile leads from PayPal back to the order', async () => {
  const { page, shopper } = await atPayPal();
  const [item] = JSON.parse((await shopper.call('GET', 'order/@self?extendedCart=true')).text).orderItem;
  await shopper.post('/cart/quantity', { itemId: item.orderItemId, quantity: '2' });
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  await page.getByRole('heading', { name: NOT_PLACED }).waitFor();
  await page
    .getByText('Your order has changed, and you weren’t charged. Please review it before you place it.')
    .waitFor();
  expect(await waysOf(page)).toEqual(['Back to your order', 'Change payment method']);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.getByRole('link', { name: 'Back to your order' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout/review');
  await page.getByText(/quantity is now 2 \(was 1\)/).waitFor();
});
