import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import {
  ACCOUNT_PATHS,
  BUY_AGAIN_PATH,
  ORDER_HISTORY_PATH,
  ORDER_SUMMARY_PATH,
  TRACK_ORDER_PATH,
} from '../../core/paths/paths';
import { confirmationPath, orderPath, orderSummaryPath } from '../../core/paths/order-paths';
import { LINKS } from '../../core/paths/links';
import { openHydrated, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import type { HttpShopper } from '../support/http-shopper';
import {
  guestWithCart,
  guestWithOrder,
  moveOrder,
  placeOrder,
  type PlacedByWire,
  type WantedLine,
} from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import { beginJourney, WAYS } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { untilPurchaseDecided, watchPurchaseMarks } from './purchase-marks';
import { setUpBrowser } from './set-up';
import { follow, onShop, placeOf } from './shop-page';

const PASSWORD = 'Pawsome123';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

/** Two variants in stock, the first twice. */
const twoLines = (): readonly [WantedLine, WantedLine] => {
  const [first = '', second = ''] = finds.inStock.map(({ sku }) => sku);
  return [{ partNumber: first, quantity: 2 }, { partNumber: second }];
};

const visitAs = async (shopper: HttpShopper, options?: BrowserContextOptions) => {
  const visit = await browser.visit(options);
  await copyCookies(visit.context, shopper);
  return visit;
};

/** A customer with an order that was delivered, and a newer one that is not packed. */
const customerWithOrders = async () => {
  const { shopper } = await aCustomer();
  const delivered = await placeOrder(shopper, twoLines());
  await moveOrder(delivered, 'packed', 'shipped', 'delivered');
  return { shopper, delivered, open: await placeOrder(shopper, twoLines()) };
};

const linesOf = (page: Page) => page.getByRole('list', { name: /^Items of/ }).locator(':scope > li');
const alertOf = (page: Page) => page.locator('main').getByRole('alert');

/** The purchases in the tag manager's list. */
const reported = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const entries = (Reflect.get(window, 'dataLayer') ?? []) as ReadonlyArray<Record<string, string>>;
    return entries.filter(({ event }) => event === 'purchase').map(({ orderId = '' }) => orderId);
  });

test('[ORD-04] [ORD-05] [ORD-08] a customer finds an order, cancels a line with the keyboard, returns an item and buys again', async () => {
  const { shopper, delivered, open } = await customerWithOrders();
  const { page, consoleMessages } = await visitAs(shopper);

  await openHydrated(page, TRACK_ORDER_PATH);
  expect(placeOf(page)).toBe(ORDER_HISTORY_PATH);
  expect(await page.locator('main h2').allTextContents()).toEqual([
    `Order ${open.orderId}`,
    `Order ${delivered.orderId}`,
  ]);
  await page.getByRole('link', { name: `Order ${open.orderId}` }).click();
  await page.waitForURL(/OrderDetail/);
  await untilHydrated(page);

  await linesOf(page).first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // One less than all, which are chosen at first.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/done=cancelled/);
  expect(await alertOf(page).textContent()).toMatch(/Canceled.*You won’t be charged for these items/);
  expect(await linesOf(page).first().textContent()).toMatch(/Canceled 1 of 2/);
  expect(await linesOf(page).nth(1).textContent()).not.toMatch(/Canceled/);

  await openHydrated(page, orderPath({ orderId: delivered.orderId }));
  await page.getByText('Return items', { exact: true }).click();
  await page.getByLabel('Reason for return').selectOption('damaged');
  await page.getByRole('button', { name: 'Start return' }).click();
  await alertOf(page).waitFor();
  expect(await alertOf(page).textContent()).toMatch(/choose at least one item/);
  await untilHydrated(page);
  // The form is still open, with what was entered.
  expect(await page.getByLabel('Reason for return').inputValue()).toBe('damaged');
  await page.getByRole('link', { name: 'Go to your return' }).click();
  const first = page.locator('select[name^="quantity-"]').first();
  expect([
    await first.getAttribute('aria-invalid'),
    await page.getByLabel('Reason for return').getAttribute('aria-invalid'),
  ]).toEqual(['true', null]);
  await first.selectOption('1');
  await page.getByLabel('Reason for return').selectOption('pet-dislikes');
  await page.getByRole('button', { name: 'Start return' }).click();
  await page.waitForURL(/done=returned/);
  expect(await page.getByRole('region', { name: 'Returns' }).textContent()).toMatch(/1 ×/);
  expect(await linesOf(page).first().textContent()).toMatch(/Return started/);
  await page.getByRole('link', { name: 'Print return slip' }).click();
  await page.waitForURL(`**${ORDER_SUMMARY_PATH}?**`);
  expect(await page.title()).toMatch(/^Return slip of order \d+/);
  expect(await page.getByRole('region', { name: /^Return \d+/ }).textContent()).toContain('1 ×');

  await openHydrated(page, LINKS.buyAgain);
  const bought = await page.getByRole('list', { name: 'Past purchases' }).textContent();
  for (const part of [/Bought 2 times, last on/, /Current price:\s*\$\d/, /In stock/]) expect(bought).toMatch(part);
  await page.getByRole('button', { name: /^Add all \d+ to cart$/ }).click();
  await page.waitForURL(/OrderItemDisplay/);
  await onShop(page).lines.nth(1).waitFor();
  // The browser reports the status of the refused form, and nothing else.
  expect(consoleMessages).toEqual([expect.stringContaining('400 (Bad Request)')]);
});

test.each(WAYS)(
  '[ORD-04] [ORD-05] %s, a customer cancels an order and returns an item of another one',
  async (_name, way) => {
    const { shopper, delivered, open } = await customerWithOrders();
    const journey = await beginJourney(browser, way, { shopper });
    const { page, main, press, choose, button, link, says } = journey;
    await journey.open(ORDER_HISTORY_PATH);
    await link(`Order ${open.orderId}`);
    await press(main.locator('summary', { hasText: 'Cancel this order' }));
    await button('Cancel the whole order');
    await page.waitForURL(/done=cancelled/);
    expect(await alertOf(page).textContent()).toMatch(/Canceled/);
    expect(await main.locator('summary', { hasText: 'Cancel' }).count()).toBe(0);

    await journey.open(orderPath({ orderId: delivered.orderId }));
    await press(main.locator('summary', { hasText: 'Return items' }));
    await choose(main.getByLabel('Reason for return'), 'damaged');
    await button('Start return');
    await says('Please choose at least one item');
    expect(await main.getByLabel('Reason for return').inputValue()).toBe('damaged');
    await choose(main.locator('select[name^="quantity-"]').first(), '1');
    await button('Start return');
    await page.waitForURL(/done=returned/);
    expect(await main.getByRole('region', { name: 'Returns' }).textContent()).toMatch(/1 ×/);
    await link('Print return slip');
    expect(await main.getByRole('region', { name: /^Return \d+/ }).textContent()).toContain('1 ×');
  },
);

test('[ORD-03] [ANA-01] the confirmation can be reloaded, and becomes an account with what was typed and this order; the order is reported once, and never from the address of a token', async () => {
  const email = `${randomUUID()}@example.test`;
  const shopper = await guestWithCart(twoLines());
  const { orderId, token } = await placeOrder(shopper, [], email);
  const { page, context, consoleMessages } = await visitAs(shopper);
  await watchPurchaseMarks(page);
  await openHydrated(page, confirmationPath({ token }));
  expect(placeOf(page)).toBe(confirmationPath({ orderId }));
  await page.getByText(`We’ve received your order ${orderId}.`).waitFor();
  expect(await page.getByRole('region', { name: /^Delivery/ }).textContent()).toMatch(/\d × \w/);
  await eventually(async () => expect(await reported(page)).toEqual([orderId]));
  await page.reload();
  await untilHydrated(page);
  await page.getByText(`We’ve received your order ${orderId}.`).waitFor();
  await untilPurchaseDecided(page);
  await page.getByRole('heading', { name: 'Order total' }).click();
  expect(await reported(page)).toEqual([]);

  const elsewhere = await browser.visit();
  await openHydrated(elsewhere.page, confirmationPath({ token }));
  expect(placeOf(elsewhere.page)).toBe(confirmationPath({ token }));
  // The code that reports would be loaded at once.
  await elsewhere.page.waitForLoadState('networkidle');
  expect(await reported(elsewhere.page)).toEqual([]);
  expect(await elsewhere.page.evaluate(() => localStorage.getItem('REPORTED_ORDERS'))).toBeNull();

  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByLabel('Email', { exact: true }).waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(page.url()).not.toContain('example.test');
  expect(context.pages()).toHaveLength(1);
  await untilHydrated(page);
  const field = (name: string): Promise<string> => page.locator(`#register-${name}`).inputValue();
  expect([await field('firstName'), await field('lastName')]).toEqual(['Pat', 'Doe']);
  expect((await field('phoneNumber')).replace(/\D/g, '')).toBe('5555550100');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  // The proof of work of the captcha takes a while on a busy machine.
  await page.waitForURL(({ pathname }) => pathname !== '/orders/account' && pathname !== '/shop/UserRegistrationForm', {
    timeout: 30_000,
  });
  await openHydrated(page, ORDER_HISTORY_PATH);
  expect(await page.locator('main h2').allTextContents()).toEqual([`Order ${orderId}`]);
  await openHydrated(page, ACCOUNT_PATHS.addresses);
  expect(await page.getByRole('main').innerText()).toContain('1 Bark St');
  expect(consoleMessages).toEqual([]);
});

test('[ORD-04] [ORD-09] [RTE-06] a guest without JavaScript looks an order up, cancels it and opens its receipt', async () => {
  const { orderId, email } = await guestWithOrder(twoLines());
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto('/shop/en/petcostore');
  await page.goto(TRACK_ORDER_PATH);
  const lookUp = async (number: string, address: string): Promise<void> => {
    await page.getByLabel('Order number').fill(number);
    await page.getByRole('main').getByLabel('Email address').fill(address);
    await follow(page.getByRole('button', { name: 'Find my order' }));
  };

  await lookUp(orderId, 'someone.else@example.test');
  const wrongEmail = await alertOf(page).textContent();
  expect(await page.getByLabel('Order number').inputValue()).toBe(orderId);
  await lookUp('123456789', email);
  expect(await alertOf(page).textContent()).toBe(wrongEmail);
  expect(wrongEmail).toMatch(/couldn’t find an order/);

  await lookUp(` #${orderId}`, email);
  expect(await page.locator('h1').textContent()).toBe(`Order ${orderId}`);
  expect(page.url()).not.toContain('example.test');
  await follow(page.getByRole('link', { name: 'Receipt' }));
  expect(await page.locator('main').textContent()).toMatch(/Tax, CA \(7\.25%\)\s*\$\d/);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByText('Cancel this order', { exact: true }).click();
  await follow(page.getByRole('button', { name: 'Cancel the whole order' }));
  expect(await alertOf(page).textContent()).toMatch(/Canceled/);

  await page.getByRole('link', { name: 'Receipt' }).click();
  await page.waitForURL(`**${ORDER_SUMMARY_PATH}?**`);
  expect(await page.locator('h1').textContent()).toBe(`Order ${orderId}`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header#header').isVisible()).toBe(false);
  expect(await page.locator('main table').isVisible()).toBe(true);
});

test('[ORD-04] a stranger gets neither the order nor a hint that it exists', async () => {
  const { orderId } = await guestWithOrder(twoLines());
  const { shopper } = await aCustomer();
  const { page } = await visitAs(shopper);
  for (const path of [orderPath({ orderId }), orderSummaryPath({ orderId }), confirmationPath({ orderId })]) {
    const existing = await page.goto(path);
    const unknown = await page.goto(path.replace(orderId, '999999999'));
    expect([existing?.status(), unknown?.status()]).toEqual([404, 404]);
  }
  const guest = await browser.visit();
  await guest.page.goto(orderPath({ orderId }));
  expect(placeOf(guest.page)).toBe(`/shop/LogonForm?URL=${encodeURIComponent(orderPath({ orderId }))}`);
});

describe('[PLT-03] the pages of orders have no violations in any view', () => {
  let shopper: HttpShopper;
  let orders: { readonly delivered: PlacedByWire; readonly open: PlacedByWire };
  beforeAll(async () => {
    ({ shopper, ...orders } = await customerWithOrders());
  });

  test.each<[string, () => string]>([
    ['the list', () => ORDER_HISTORY_PATH],
    ['an order that can be cancelled', () => orderPath({ orderId: orders.open.orderId })],
    ['an order that can be returned', () => orderPath({ orderId: orders.delivered.orderId })],
    ['the receipt', () => orderSummaryPath({ orderId: orders.open.orderId })],
    ['the confirmation', () => confirmationPath({ orderId: orders.open.orderId })],
    ['buying again', () => `${BUY_AGAIN_PATH}?showTabName=purchaselist`],
    ['the look-up', () => `${TRACK_ORDER_PATH}?find=other`],
  ])('%s', async (_name, path) => {
    const { page, consoleMessages } = await visitAs(shopper, READY_FOR_AXE);
    await openHydrated(page, path());
    for (const summary of await page.locator('main details > summary:visible').all()) await summary.click();
    expect(await violationsEverywhere(page)).toEqual({});
    expect(consoleMessages).toEqual([]);
  });
});
