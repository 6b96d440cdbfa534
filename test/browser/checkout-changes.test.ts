import { rmSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { openHydrated, TestBrowser, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { importLines, importRows, type FeedRow } from '../support/import-feed';
import { guestWithOrder } from '../support/placed-order';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';
import { loadCoupons } from '../support/load-coupons';
import { aCustomer, aMemberWithCoupons } from '../support/shoppers';
import { addToCart, CARDS, onCheckout, withCart } from './checkout-page';
import { signIn } from './shop-page';

/** A shop with products of its own, whose prices and stock change while shoppers are at checkout. */
const dataFolder = makeDataFolder();
let browser: TestBrowser;
let shop: ShopProcess;

const food = (id: string, price: string, more: FeedRow = {}): FeedRow => ({
  id,
  title: `Dog Food ${id}`,
  price: `${price} USD`,
  availability: 'in_stock',
  quantity: '50',
  product_type: 'Dog > Dog Food',
  brand: 'Plain',
  ...more,
});

const rowsAt = (price: string): readonly FeedRow[] => [
  food('kibble', price),
  food('last-bag', '25.00', { quantity: '1' }),
  food('last-box', '15.00', { quantity: '1' }),
  food('frozen-patties', '31.00', { shipping_label: 'frozen' }),
  food('cat-tower', '120.00', { vendor: 'Cold Paws Workshop' }),
];

beforeAll(async () => {
  await importRows(dataFolder, rowsAt('20.00'));
  [browser, shop] = await Promise.all([TestBrowser.launch(), startShop({ dataFolder })]);
}, 240_000);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await Promise.all([browser?.close(), shop?.stop()]);
  rmSync(dataFolder, { recursive: true, force: true });
});

const visit = async (partNumber: string, shopper = new HttpShopper(shop.address)) => {
  const opened = await browser.visit({ baseURL: shop.address });
  await withCart(opened.context, { sku: partNumber }, shopper);
  return { ...opened, shopper, steps: onCheckout(opened.page), main: opened.page.getByRole('main') };
};

/** A guest who has entered everything and sees Review. */
const atReview = async (partNumber: string) => {
  const visited = await visit(partNumber);
  const { steps } = visited;
  await steps.toReview();
  return visited;
};

const priceOf = async (shopper: HttpShopper): Promise<number> => {
  const { text } = await shopper.call('GET', 'order/@self?extendedCart=true');
  return Number(JSON.parse(text).orderItem[0].unitPrice);
};

test('[CHK-07] [ORD-01] a price that rises at Review is told, nothing is charged, and the order can be placed after it', async () => {
  const { page, steps, main, shopper } = await atReview('kibble');
  expect(await main.innerText()).toMatch(/Subtotal\s+\$20\.00/);
  await importRows(dataFolder, rowsAt('23.50'));
  await eventually(async () => expect(await priceOf(shopper)).toBe(23.5), 30_000);
  await steps.place();
  const note = page.getByText('Your order has changed. You haven’t been charged.');
  await note.waitFor();
  // Place Order is further down: the page scrolls up to the note.
  await eventually(async () => expect((await note.boundingBox())?.y).toBeGreaterThanOrEqual(0));
  expect(await main.innerText()).toMatch(/now \$23\.50 each, was \$20\.00/);
  expect(await main.innerText()).toMatch(/Subtotal\s+\$23\.50/);
  await steps.place();
  expect(await steps.confirmed()).toContain('$23.50');
});

test('[CHK-07] a price that rises after an item was added is told in the cart and on Review, before the order is placed', async () => {
  await importRows(dataFolder, rowsAt('20.00'));
  const other = new HttpShopper(shop.address);
  await addToCart(other, { sku: 'kibble' });
  await eventually(async () => expect(await priceOf(other)).toBe(20), 30_000);
  const { page, steps, main, shopper } = await visit('kibble');
  const told = /Price went up from \$20\.00 to \$21\.75 since you added it\./;
  await openHydrated(page, '/shop/OrderItemDisplay');
  expect(await main.innerText()).not.toContain('Price went up');
  await importRows(dataFolder, rowsAt('21.75'));
  await eventually(async () => expect(await priceOf(shopper)).toBe(21.75), 30_000);
  await page.reload();
  await untilHydrated(page);
  expect(await main.innerText()).toMatch(told);
  await steps.toReview();
  expect(await main.innerText()).toMatch(told);
  const { text } = await shopper.get('/checkout/review');
  expect(text).toContain('A price has changed');
});

test('[CRT-03] [CHK-10] an item that has left the catalogue keeps its name, has no price, and stops the checkout until it is removed', async () => {
  await importRows(dataFolder, [...rowsAt('20.00'), food('old-bowl', '12.00')]);
  await eventually(() => addToCart(new HttpShopper(shop.address), { sku: 'old-bowl' }), 30_000);
  const { page, steps, main, shopper } = await visit('old-bowl');
  await addToCart(shopper, { sku: 'kibble' });
  const left = rowsAt('20.00').map((row) => JSON.stringify(row));
  expect(await importLines(dataFolder, left, '--complete', '--remove-limit', '50%')).toBe(0);
  await eventually(async () => expect(await priceOf(shopper)).toBe(0), 30_000);
  await openHydrated(page, '/shop/OrderItemDisplay');
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').first();
  const text = await line.innerText();
  expect(text).toContain('Dog Food old-bowl');
  expect(text).toContain('This item is no longer available online. Remove it or save it for later to check out.');
  expect(text).not.toMatch(/\$|each|Pick/);
  await steps.begin();
  await page.getByRole('alert').getByText('Some items can’t be bought as they are.').waitFor();
  await page.getByRole('button', { name: 'Save for later Dog Food old-bowl' }).click();
  await eventually(async () => expect(await page.getByRole('alert').count()).toBe(0));
  expect(await main.innerText()).toMatch(/Saved for later[\s\S]*Dog Food old-bowl/);
  await steps.begin();
  await steps.reached('contact');
});

test('[CHK-07] [ORD-02] the last piece goes to somebody else at Review: nothing is charged, and the cart is where it is changed', async () => {
  const { page, steps, main } = await atReview('last-bag');
  await guestWithOrder([{ partNumber: 'last-bag' }], shop.address);
  await steps.place();
  await page.getByText(/^Dog Food last-bag just sold out\. You weren’t charged\./).waitFor();
  await page.reload();
  await untilHydrated(page);
  expect(await main.innerText()).toContain('just sold out');
  await page.getByRole('link', { name: 'Edit cart', exact: true }).click();
  await page.waitForURL('**/shop/OrderItemDisplay');
});

test('[CRT-03] [CHK-10] an item that has sold out keeps the shopper in the cart, which says why; without it the checkout begins', async () => {
  const { page, steps, main, shopper } = await visit('last-box');
  await addToCart(shopper, { sku: 'kibble' });
  await guestWithOrder([{ partNumber: 'last-box' }], shop.address);
  await openHydrated(page, '/shop/OrderItemDisplay');
  await steps.begin();
  await page.getByRole('alert').getByText('Some items can’t be bought as they are.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/shop/OrderItemDisplay');
  expect(await main.innerText()).toContain('Change or remove it to check out.');
  await page.getByRole('button', { name: 'Remove Dog Food last-box' }).click();
  await eventually(async () => expect(await page.getByRole('alert').count()).toBe(0));
  await steps.begin();
  await steps.reached('contact');
});

test('[CHK-05] [MOD-01] frozen food comes on a chosen day, and another seller is named before anything is bought', async () => {
  const { page, steps, main, shopper, consoleMessages } = await visit('frozen-patties');
  await addToCart(shopper, { sku: 'cat-tower' });
  await openHydrated(page, '/checkout');
  await steps.contact();
  await steps.reached('delivery');
  await page.getByText('One item is sold and shipped by Cold Paws Workshop').waitFor();
  await page.getByRole('link', { name: 'See delivery and return details' }).click();
  const note = page.getByRole('dialog');
  await note.getByText(/Cold Paws Workshop sells this product and ships it/).waitFor();
  await note.getByRole('button', { name: 'Got it' }).click();
  await steps.address();
  await page.getByLabel('Delivery day').and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByRole('button', { name: 'How frozen delivery works' }).click();
  const schedule = page.getByRole('dialog');
  await schedule.getByRole('radio').nth(2).check();
  await schedule.getByRole('button', { name: 'Confirm delivery day' }).click();
  const day = await page.getByLabel('Delivery day').inputValue();
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await steps.press('Continue');
  await steps.reached('payment');
  await steps.card(CARDS.approved);
  await steps.reached('review');
  const review = await main.innerText();
  expect(review).toMatch(/Frozen products arrive on/);
  await steps.place();
  expect(await steps.confirmed()).toMatch(/order/i);
  expect(consoleMessages).toEqual([]);
});

test('[PAY-05] a member pays with two rewards and a card for the rest', async () => {
  // In a shop of its own, the first number of a membership has the points for two rewards.
  const { shopper } = await aMemberWithCoupons('Max', shop.address);
  await loadCoupons(shopper, 2);
  const { page, steps, main } = await visit('cat-tower', shopper);
  await openHydrated(page, '/checkout/delivery');
  await steps.address();
  await steps.reached('payment');
  for (const applied of [1, 2]) {
    await page
      .getByRole('button', { name: /^Apply to cart/ })
      .first()
      .click();
    await eventually(async () => expect(await page.getByText('In your cart').count()).toBe(applied));
  }
  await steps.card(CARDS.approved);
  await steps.reached('review');
  const costs = main.locator('dl').filter({ hasText: 'Subtotal' }).first();
  expect((await costs.textContent())?.match(/-\$5\.00/g)).toHaveLength(2);
  await steps.place();
  expect(await steps.confirmed()).toMatch(/received your order \d+/);
});

/** Ends the session at the shop, as another device does; what the browser has stays. */
const endSession = (context: BrowserContext): Promise<void> => context.clearCookies();

test('[CHK-09] a session that ends at Review asks for a sign-in, and the order is placed from the same page', async () => {
  const { shopper, account } = await aCustomer('Kim', shop.address);
  const { page, context, steps } = await visit('cat-tower', shopper);
  await openHydrated(page, '/checkout');
  await steps.reached('delivery');
  await steps.address();
  await steps.reached('payment');
  await steps.card(CARDS.approved);
  await steps.reached('review');
  await endSession(context);
  await steps.place();
  await page.getByText('Your session has ended.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout/review');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click();
  await page.getByRole('dialog', { name: 'Sign In' }).waitFor();
  await signIn(page, account);
  await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0));
  await steps.reached('review');
  await steps.place();
  expect(await steps.confirmed()).toMatch(/order/i);
});
