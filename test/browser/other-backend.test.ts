import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { approachHeader, openHydrated, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { hrefsOf, isInternal } from '../support/links';
import { makeShopCheckout, type ShopCheckout } from '../support/shop-checkout';
import { startToyCommerce, type ToyCommerce } from '../support/toy-commerce/toy-server';
import { follow, onShop, signIn } from './shop-page';

const HOME = '/shop/en/petcostore';
const PRODUCT = `${HOME}/product/dog-beef-stew`;
const CART = '/shop/OrderItemDisplay';
const PASSWORD = 'Pawsome123';
/**
 * It ends what hangs. With nothing else to do a build takes a minute or less; beside the other processes of a whole run it
 * has a fifth of that machine.
 */
const BUILD_MS = 300_000;

let browser: TestBrowser;
let toy: ToyCommerce;
let checkout: ShopCheckout;
let before: ReadonlyMap<string, string>;
let baseURL: string;

beforeAll(async () => {
  checkout = makeShopCheckout();
  before = checkout.files();
  cpSync(join(__dirname, '../backends/toy'), join(checkout.folder, 'my-backend'), { recursive: true });
  [browser, toy] = await Promise.all([TestBrowser.launch(), startToyCommerce()]);
  const backend = { BACKEND: './my-backend', COMMERCE_ORIGIN: toy.origin };
  await checkout.build(backend);
  baseURL = await checkout.start({
    ...backend,
    CONSTRUCTOR_API_KEY: 'unused',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
  });
}, BUILD_MS);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await browser.close();
  await checkout.remove();
  await toy.close();
});

const countIs = (page: Page, label: string): Promise<void> =>
  eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe(label));

const summaryOf = (page: Page): Promise<string | null> =>
  page.getByRole('region', { name: 'Order summary' }).textContent();

const openAccountMenu = async (page: Page): Promise<void> => {
  await approachHeader(page);
  await onShop(page).account.click();
};

const fillIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Reed');
  await page.locator('#register-email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('#register-phoneNumber').fill('5555550100');
};

test('[PLT-02, PLT-05] a build for another backend needs only its module in its own folder', () => {
  const after = checkout.files();
  const added = [...after.keys()].filter((file) => !before.has(file));
  expect(added.filter((file) => !file.startsWith('my-backend/'))).toEqual([]);
  expect(added).toEqual(
    expect.arrayContaining(['my-backend/browser.ts', 'my-backend/cookies.ts', 'my-backend/server.ts']),
  );
  expect([...before].filter(([file, hash]) => after.get(file) !== hash)).toEqual([]);
});

test('[CRT-01] [CRT-03] over another backend a guest finds a product, adds it to the cart and changes it there', async () => {
  const { page, consoleMessages } = await browser.visit({ baseURL });
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dogs' }).first().click();
  await page.waitForURL(`**${HOME}/category/dog`);
  expect(await onShop(page).heading.textContent()).toBe('Dogs');
  expect(await onShop(page).tiles.count()).toBe(10);
  expect(await page.getByLabel('Sort by').locator('option').allTextContents()).toEqual([
    'Best match',
    'Price: low to high',
    'Price: high to low',
    'Top rated',
    'Name: A to Z',
  ]);
  await onShop(page).tiles.filter({ hasText: 'Dog Beef Stew' }).getByRole('link').first().click();
  await page.waitForURL(`**${PRODUCT}`);
  await openHydrated(page, PRODUCT);
  expect(await page.getByRole('main').textContent()).toContain('$8.49');
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await onShop(page).toast.getByText('Added to cart').waitFor();
  await countIs(page, 'Cart, 1 item');
  for (const path of ['/', `${HOME}/category/cat`, PRODUCT]) {
    await openHydrated(page, path);
    await countIs(page, 'Cart, 1 item');
  }
  await page.reload();
  await countIs(page, 'Cart, 1 item');

  await openHydrated(page, CART);
  const { lines } = onShop(page);
  expect(await lines.first().textContent()).toContain('Dog Beef Stew');
  await lines.first().getByRole('button', { name: 'One more' }).click();
  await eventually(async () => expect(await summaryOf(page)).toContain('Subtotal (2 items)'));
  expect(await summaryOf(page)).toContain('$16.98');
  expect(await summaryOf(page)).toContain('$24.29');
  await countIs(page, 'Cart, 2 items');
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await eventually(async () => expect(await onShop(page).heading.textContent()).toContain('cart is empty'));
  await countIs(page, 'Cart, 0 items');
  expect(consoleMessages).toEqual([]);
});

test('[PLT-03] the cart works without scripts over another backend', async () => {
  const { page } = await browser.visit({ baseURL, javaScriptEnabled: false });
  await page.goto(PRODUCT);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await page.waitForURL('**/shop/OrderItemDisplay?added=*');
  const { lines, cart, heading } = onShop(page);
  expect(await lines.first().textContent()).toContain('Dog Beef Stew');
  expect(await cart.getAttribute('aria-label')).toBe('Cart, 2 items');
  await lines.first().getByRole('spinbutton').fill('4');
  await follow(lines.first().getByRole('button', { name: 'Update' }));
  expect(await lines.first().getByRole('spinbutton').inputValue()).toBe('4');
  expect(await summaryOf(page)).toContain('$33.96');
  await page.goto(HOME);
  expect(await cart.getAttribute('aria-label')).toBe('Cart, 4 items');
  await page.goto(CART);
  await follow(lines.first().getByRole('button', { name: /^Remove/ }));
  expect(await heading.textContent()).toContain('cart is empty');
});

test('[REG-01] [USR-05] [USR-08] over another backend a shopper registers, is greeted, signs out and signs in', async () => {
  const { page, consoleMessages } = await browser.visit({ baseURL });
  await openHydrated(page, PRODUCT);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await onShop(page).toast.getByText('Added to cart').waitFor();
  await countIs(page, 'Cart, 1 item');
  await openHydrated(page, '/shop/UserRegistrationForm?new=Y');
  await fillIn(page, 'robin@example.test');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await eventually(async () => expect(await onShop(page).account.textContent()).toContain('Hi, Robin'));
  await openHydrated(page, HOME);
  expect(await onShop(page).account.textContent()).toContain('Hi, Robin');
  await countIs(page, 'Cart, 1 item');

  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/\?ts=\d{13}$/);
  await eventually(async () => expect(await onShop(page).account.textContent()).toBe('Account'));
  await countIs(page, 'Cart, 0 items');

  await openHydrated(page, '/shop/LogonForm');
  await signIn(page, { email: 'robin@example.test', password: 'Not-the-passw0rd' });
  await page.getByRole('alert').getByText('Email or password is wrong.').waitFor();
  await signIn(page, { email: 'Robin@Example.test', password: PASSWORD });
  await eventually(async () => expect(await onShop(page).account.textContent()).toContain('Hi, Robin'));
  await countIs(page, 'Cart, 1 item');
  // The browser itself reports the one request that was refused for the wrong password.
  expect(consoleMessages).toEqual([expect.stringContaining('status of 401')]);
});

test('[ERR-08] over another backend an email that has an account is reported beside the field', async () => {
  const elsewhere = { email: 'sam@example.test', password: PASSWORD, first_name: 'Sam', last_name: 'Lee' };
  const made = await fetch(`${toy.origin}/v1/customers`, {
    method: 'POST',
    body: JSON.stringify({ ...elsewhere, phone: '5555550100' }),
  });
  expect(made.status).toBe(201);
  const { page } = await browser.visit({ baseURL });
  await openHydrated(page, '/shop/UserRegistrationForm?new=Y');
  await fillIn(page, 'sam@example.test');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page
    .locator('#register-email-error')
    .getByText(/^An account already exists for this email address\./)
    .waitFor();
});

test('[SRC-04] over another backend typed text is suggested and searched', async () => {
  const { page, consoleMessages } = await browser.visit({ baseURL });
  await openHydrated(page, '/');
  await onShop(page).searchBox.fill('tank');
  await page
    .locator('header')
    .getByRole('option', { name: /glass tank/i })
    .first()
    .waitFor();
  await onShop(page).searchBox.press('Enter');
  await page.waitForURL('**/search?query=tank');
  await eventually(async () => expect(await onShop(page).tiles.count()).toBe(1));
  expect(await onShop(page).tiles.first().textContent()).toContain('$11.99');
  expect(consoleMessages).toEqual([]);
});

test('[PLT-02] every link of home, list, product and cart leads to an existing page without an error', async () => {
  const pages = ['/', `${HOME}/category/dog`, PRODUCT, CART, '/shop/LogonForm', '/shop/UserRegistrationForm'];
  const links = new Set<string>(pages);
  for (const path of pages) {
    const response = await fetch(baseURL + path);
    for (const href of hrefsOf(await response.text())) if (isInternal(href)) links.add(href);
  }
  const broken: string[] = [];
  for (const link of links) {
    const { status } = await fetch(baseURL + link);
    if (status >= 400) broken.push(`${link}: ${status}`);
  }
  expect(broken).toEqual([]);
});

test('[PLT-02] keeps the id of a cart that the backend gave its client out of the reach of scripts', async () => {
  const { page } = await browser.visit({ baseURL });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openHydrated(page, PRODUCT);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await countIs(page, 'Cart, 1 item');
  // The count is shown before the responses come.
  await eventually(async () => expect(toy.requests.at(-1)).toMatch(/^GET \/v1\/carts\/cart_[\w-]{36} 200$/));
  expect(requested).toContain('/api/v1/carts/@cart/lines');
  const kept = (await page.context().cookies()).find(({ name }) => name === 'toy_cart');
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const { value = '' } = kept ?? {};
  expect(value).toMatch(/^cart_[\w-]{36}$/);
  expect([await page.content(), await page.evaluate(() => document.cookie)].join()).not.toContain(value);
});

test("[PLT-02, PLT-05] the shop requests only the other backend's own paths, and no request fails", () => {
  // The readiness check, and pictures of departments: what a backend lacks of these the shop brings itself.
  const requests = toy.requests.filter((request) => !/^GET \/(?:images\/\S* 404| 200)$/.test(request));
  expect(requests.filter((request) => !/^[A-Z]+ \/v1\//.test(request))).toEqual([]);
  expect(requests.filter((request) => / 5\d\d$/.test(request))).toEqual([]);
  expect(requests.length).toBeGreaterThan(50);
});
