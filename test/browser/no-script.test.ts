import type { Page } from 'playwright-core';
import { PHONE } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { setUpBrowser } from './set-up';
import { arriveAt, follow, listedProducts, onShop } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const visitWithoutScripts = async (path: string, viewport?: typeof PHONE): Promise<Page> => {
  const { page } = await browser.visit({ javaScriptEnabled: false, ...(viewport ? { viewport } : {}) });
  await page.goto(path);
  return page;
};

const add = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await page.waitForURL('**/shop/OrderItemDisplay?added=*');
  await page
    .getByRole('alert')
    .filter({ hasText: /^Added to your cart: \S/ })
    .waitFor();
};

test('[PLT-03] a category can be browsed, filtered, sorted and paged without scripts', async () => {
  const page = await visitWithoutScripts('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.locator('summary', { hasText: 'Dog' }).click();
  await navigation.getByRole('link', { name: 'Shop all Dog' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Dog Food', exact: true }).first().click();
  await arriveAt(page, PATHS.category);
  const all = await listedProducts(page);
  expect(all).toHaveLength(48);

  await page.getByRole('link', { name: 'Next page' }).click();
  await arriveAt(page, `${PATHS.category}?page=2`);
  expect((await listedProducts(page)).filter((product) => all.includes(product))).toEqual([]);

  await onShop(page)
    .facet('Brand')
    .getByRole('link', { name: /Merrick/ })
    .click();
  await onShop(page).facet('Life Stage').getByRole('link', { name: /Adult/ }).click();
  await arriveAt(page, `${PATHS.category}?brand=Merrick&life-stage=Adult`);
  expect(await onShop(page).chips.getByRole('listitem').count()).toBe(3);
  const narrowed = await listedProducts(page);

  await page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' });
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await arriveAt(page, `${PATHS.category}?brand=Merrick&life-stage=Adult&sort=price-descending`);
  const ordered = await listedProducts(page);
  expect(ordered).not.toEqual(narrowed);
  expect([...ordered].sort()).toEqual([...narrowed].sort());

  await onShop(page)
    .chips.getByRole('link', { name: /Merrick/ })
    .click();
  await arriveAt(page, `${PATHS.category}?life-stage=Adult&sort=price-descending`);
});

test('[PLT-03, RTE-02] a search without scripts shows its results and keeps the term in the box', async () => {
  const page = await visitWithoutScripts('/');
  await onShop(page).searchBox.fill('salmon treats');
  await onShop(page).searchBox.press('Enter');
  await arriveAt(page, '/shop/en/petcostore/search?query=salmon+treats');
  expect(await onShop(page).searchBox.inputValue()).toBe('salmon treats');
  expect((await listedProducts(page)).length).toBeGreaterThan(0);
});

test('[PLT-03, SRC-13] all options of a filter can be shown without scripts, and stay when one is chosen', async () => {
  const page = await visitWithoutScripts(PATHS.category);
  const brands = page.getByRole('link', { name: /filter Brand: / });
  const first = await brands.count();
  await page.getByRole('link', { name: /^Show \d+ more of Brand$/ }).click();
  await page.waitForURL('**filters=all');
  await brands.nth(first).waitFor();
  expect(await page.getByRole('link', { name: /^Show \d+ more/ }).count()).toBe(0);
  const last = await brands.last().getAttribute('aria-label');
  await brands.last().click();
  await page.waitForURL('**filters=all&brand=*');
  await page.getByRole('link', { name: last?.replace('Add', 'Remove'), exact: true }).waitFor();
});

test('[PLT-03, CRT-03] a selected size and quantity can be added to the cart, changed and removed without scripts', async () => {
  const page = await visitWithoutScripts(finds.withSizes.url);
  const other = page.getByRole('group', { name: 'Size' }).locator('a:not([aria-current])').first();
  const size = (await other.textContent()) ?? '';
  await follow(other);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await add(page);
  const { lines, cart } = onShop(page);
  expect(await lines.first().textContent()).toContain(finds.withSizes.name);
  expect(await lines.first().textContent()).toContain(size);
  expect(await cart.getAttribute('aria-label')).toBe('Cart, 2 items');

  await lines.first().getByRole('spinbutton').fill('4');
  await follow(lines.first().getByRole('button', { name: 'Update' }));
  expect(await lines.first().getByRole('spinbutton').inputValue()).toBe('4');
  expect(await cart.getAttribute('aria-label')).toBe('Cart, 4 items');

  await follow(lines.first().getByRole('button', { name: /^Remove/ }));
  expect(await onShop(page).heading.textContent()).toContain('cart is empty');
});

test('[PLT-03, CRT-03] a code can be refused with what was typed, applied and removed without scripts', async () => {
  const page = await visitWithoutScripts(finds.withSizes.url);
  await add(page);
  const code = page.getByLabel('Promo code');
  await code.fill('NOSUCHCODE');
  await follow(page.getByRole('button', { name: 'Apply' }));
  expect(await page.getByRole('alert').textContent()).toMatch(/\w+/);
  expect(await code.inputValue()).toBe('NOSUCHCODE');

  await code.fill('WELCOME10');
  await follow(page.getByRole('button', { name: 'Apply' }));
  expect(await onShop(page).promoCodes.textContent()).toContain('WELCOME10');
  await follow(page.getByRole('button', { name: 'Remove promotion code WELCOME10' }));
  expect(await onShop(page).promoCodes.count()).toBe(0);
});

test('[PLT-03, REC-08] everything that a list offers to add can be added', async () => {
  const page = await visitWithoutScripts(PATHS.category);
  const offered = await page
    .getByRole('main')
    .locator('form[action="/cart/add"] button:enabled[name="partNumber"]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value));
  // Products with several variants lead to their page (PRO-09).
  expect(offered.length).toBeGreaterThan(5);
  const shopper = new HttpShopper();
  const refused: string[] = [];
  for (const partNumber of offered) {
    const { status } = await shopper.post('/cart/add', { partNumber, quantity: '1' });
    if (status !== 303) refused.push(`${partNumber}: ${status}`);
  }
  expect(refused).toEqual([]);
});

test('[PLT-03, CRT-03] a refused addition is explained, also in an empty cart', async () => {
  const { status, text } = await new HttpShopper().post('/cart/add', {
    partNumber: finds.outOfStock.sku,
    quantity: '1',
  });
  expect(status).toBe(409);
  expect(text.split('role="alert"')[1]?.slice(0, 1_500)).toMatch(/out of stock/i);
});

test('[PLT-03, USR-05, USR-08] a shopper without scripts signs in, returns to the page and signs out', async () => {
  const account = await new HttpShopper().makeAccount('Robin');
  const page = await visitWithoutScripts(finds.withSizes.url);
  await onShop(page).account.click();
  await page.locator('header').getByRole('link', { name: 'Sign In' }).click();
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill(account.email);
  await password.fill('Not-the-passw0rd');
  await follow(page.getByRole('button', { name: 'Sign In' }));
  expect(await page.getByRole('alert').textContent()).toMatch(/password/i);
  expect(await email.inputValue()).toBe(account.email);
  expect(await password.inputValue()).toBe('');
  expect(await page.content()).not.toContain('Not-the-passw0rd');

  await password.fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await arriveAt(page, finds.withSizes.url);
  expect(await onShop(page).account.textContent()).toContain('Hi, Robin');

  await onShop(page).account.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/shop\/en\/petcostore\?ts=\d{13}$/);
  expect(await onShop(page).account.textContent()).toBe('Account');
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
  expect([cookies.get('rUserType'), cookies.get('rUserId')]).toEqual(['G', '-1002']);
});

test('[PLT-03, MOD-04, FRM-05] a forgotten password can be reset with the mailed code without scripts', async () => {
  const account = await new HttpShopper().makeAccount('Robin');
  const page = await visitWithoutScripts(`${PATHS.signIn}?URL=${encodeURIComponent(finds.withSizes.url)}`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('robin');
  await follow(page.getByRole('button', { name: 'Email Me a Code' }));
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  await email.fill(account.email);
  await page.getByRole('button', { name: 'Email Me a Code' }).click();
  await page.getByText(`If an account exists for ${account.email}, we’ve sent a code.`).waitFor();

  const code = page.getByLabel('Code from our email');
  const password = page.getByLabel('New password');
  await code.fill('WRONG234');
  await password.fill('Brandnew456');
  await follow(page.getByRole('button', { name: 'Set New Password' }));
  expect([await code.getAttribute('aria-invalid'), await code.inputValue()]).toEqual(['true', 'WRONG234']);
  expect(await page.content()).not.toContain('Brandnew456');

  const outbox = await visitWithoutScripts('/dev/outbox');
  const letter = outbox
    .locator('article', { hasText: account.email })
    .filter({ hasText: 'password reset code' })
    .first();
  await code.fill(/^[A-Z2-9]{8}$/m.exec(await letter.innerText())?.[0] ?? '');
  await password.fill('Brandnew456');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await page.getByText('Your password has been changed.').waitFor();
  expect(await onShop(page).account.textContent()).toBe('Account');

  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('Brandnew456');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await arriveAt(page, finds.withSizes.url);
});

test('[PLT-03, HDR-02, HDR-08, HDR-10] every menu opens and shows its links without scripts', async () => {
  const page = await visitWithoutScripts('/');
  const header = page.locator('header').first();
  await header.locator('summary', { hasText: 'Services' }).click();
  await header.getByRole('link', { name: 'Dog Grooming' }).waitFor();
  await onShop(page).account.click();
  await header.getByRole('link', { name: 'Create Account' }).waitFor();
  await header.getByRole('link', { name: 'Dog Grooming' }).waitFor({ state: 'hidden' });
  await onShop(page).cart.click();
  await header.getByRole('link', { name: 'View Cart' }).waitFor();
});

test('[PLT-03] departments and filters open on a phone without scripts', async () => {
  const page = await visitWithoutScripts(PATHS.category, PHONE);
  const dog = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Dog' });
  await dog.waitFor({ state: 'hidden' });
  await page.locator('summary[aria-label="Departments and services"]').click();
  await dog.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop all Dog' }).waitFor();
  await page.locator('summary[aria-label="Departments and services"]').click();

  const merrick = onShop(page)
    .facet('Brand')
    .getByRole('link', { name: /Merrick/ });
  await merrick.waitFor({ state: 'hidden' });
  await page.locator('summary', { hasText: 'Filters' }).click();
  await merrick.click();
  await arriveAt(page, `${PATHS.category}?brand=Merrick`);
});
