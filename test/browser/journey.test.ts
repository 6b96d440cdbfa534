import type { Page } from 'playwright-core';
import { approachHeader, openHydrated, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { setUpBrowser } from './set-up';
import { addedDialog, addFromProductPage, listedProducts, onShop, placeOf, signIn } from './shop-page';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const addToCart = async (page: Page, path: string, count: string): Promise<void> => {
  await openHydrated(page, path);
  await addFromProductPage(page);
  await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe(count));
};

const openSignIn = async (page: Page): Promise<void> => {
  await approachHeader(page);
  await onShop(page).account.click();
  await page.locator('header').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('dialog', { name: 'Sign In' }).waitFor();
};

describe('finding a product', () => {
  test('[RTE-01] a guest who opens / or /shop reaches the store home', async () => {
    const { page } = await browser.visit();
    for (const path of ['/', '/shop']) {
      await page.goto(path);
      expect(placeOf(page)).toBe('/shop/en/petcostore');
      await onShop(page).heading.waitFor();
    }
  });

  test('[RTE-03] the menu leads to a category with 48 products', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, '/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.locator('summary', { hasText: 'Dog' }).click();
    await navigation.getByRole('link', { name: 'Dry Dog Food', exact: true }).click();
    await page.waitForURL('**/category/dog/dog-food/dry-dog-food');
    expect(await onShop(page).heading.textContent()).toBe('Dry Dog Food');
    expect(await onShop(page).tiles.count()).toBe(48);
  });

  test('[RTE-04, SRC-13] facets and sorting change list and URL without a page load; Back restores the list', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, PATHS.category);
    const loads: string[] = [];
    page.on('request', (request) => void (request.isNavigationRequest() && loads.push(request.url())));
    const all = await listedProducts(page);

    await onShop(page)
      .facet('Brand')
      .getByRole('link', { name: /Merrick/ })
      .click();
    await eventually(async () => expect(await onShop(page).chips.textContent()).toContain('Merrick'));
    expect(placeOf(page)).toBe(`${PATHS.category}?brand=Merrick`);
    const narrowed = await eventually(async () => {
      const products = await listedProducts(page);
      expect(products).not.toEqual(all);
      expect(products.every((address) => address?.includes('/product/merrick-'))).toBe(true);
      return products;
    });

    await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
    await eventually(() => expect(placeOf(page)).toBe(`${PATHS.category}?brand=Merrick&sort=price-ascending`));
    await eventually(async () => expect(await listedProducts(page)).not.toEqual(narrowed));

    await page.goBack();
    await eventually(async () => expect(await listedProducts(page)).toEqual(narrowed));
    expect(placeOf(page)).toBe(`${PATHS.category}?brand=Merrick`);
    await page.goBack();
    await eventually(async () => expect(await listedProducts(page)).toEqual(all));
    expect(placeOf(page)).toBe(PATHS.category);
    expect(loads).toEqual([]);
  });

  test('[RTE-04] the second page continues the list, and Back from a product restores the position', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, PATHS.category);
    const first = await listedProducts(page);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL('**/dog-food?page=2');
    await untilHydrated(page);
    const second = await listedProducts(page);
    expect(second).toHaveLength(48);
    expect(second.filter((product) => first.includes(product))).toEqual([]);

    await onShop(page).tiles.nth(20).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await onShop(page).tiles.nth(20).getByRole('link').click();
    await page.waitForURL('**/product/**');
    await page.goBack();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(place));
    expect(await listedProducts(page)).toEqual(second);
  });

  test('[SRC-01, RTE-02] a search opens the results with the cleaned term in the URL and the box', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, '/');
    const { searchBox } = onShop(page);
    await approachHeader(page);
    expect(await page.locator('header').getByRole('button', { name: 'Search' }).isDisabled()).toBe(true);
    await searchBox.fill('<salmon>!');
    await searchBox.press('Enter');
    await page.waitForURL('**/search?query=salmon');
    expect(await searchBox.inputValue()).toBe('salmon');
    expect(await onShop(page).heading.textContent()).toContain('salmon');
    expect((await listedProducts(page)).join(' ')).toMatch(/salmon/i);

    await page.goto('/shop/SearchDisplay?searchTerm=kitten+food');
    expect(await searchBox.inputValue()).toBe('kitten food');
    expect(await onShop(page).tiles.count()).toBeGreaterThan(0);
  });

  test('[SRC-13] a search without results says so with links onward', async () => {
    const { page } = await browser.visit();
    await page.goto(PATHS.emptySearch);
    const main = page.getByRole('main');
    expect(await main.textContent()).toContain('zzyzzxq');
    expect(await main.getByRole('searchbox').inputValue()).toBe('zzyzzxq');
    expect(await main.getByRole('list', { name: 'Popular categories' }).getByRole('link').count()).toBeGreaterThan(2);
  });
});

describe('buying a product', () => {
  test('[CRT-03, HDR-10] another size keeps the quantity; an addition is counted and announced at once', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, finds.withSizes.url);
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'One more' }).click();
    const sizes = page.getByRole('group', { name: 'Size' });
    const other = sizes.locator('a:not([aria-current])').first();
    const label = (await other.textContent()) ?? '';
    await other.click();
    await eventually(async () => expect(await sizes.locator('[aria-current="true"]').textContent()).toBe(label));
    expect(await quantity.inputValue()).toBe('3');

    const held = { release: (): void => undefined };
    const released = new Promise<void>((resolve) => (held.release = resolve));
    await page.route('**/api/wcs/resources/store/*/{guestidentity,cart}**', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add To Cart' }).first().click();
    await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 3 items'));
    expect(await addedDialog(page).count()).toBe(0);
    held.release();
    await addedDialog(page).getByText('Your cart: 3 items').waitFor();
    await page.keyboard.press('Escape');
    expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 3 items');

    await onShop(page).cart.click();
    const mini = (await page.getByRole('region', { name: 'Cart summary' }).textContent()) ?? '';
    expect([mini.includes(finds.withSizes.name), mini.includes('Qty 3')]).toEqual([true, true]);
  });

  test('[CRT-03] Undo removes the added product', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, finds.withSizes.url);
    await page.getByRole('button', { name: 'Add To Cart' }).first().click();
    await addedDialog(page).getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 0 items'));
  });

  test('[CRT-03] the cart changes a quantity, applies and removes a code for 10 % off, and explains an invalid one', async () => {
    const { page } = await browser.visit();
    await addToCart(page, finds.withSizes.url, 'Cart, 1 item');
    await openHydrated(page, PATHS.cart);
    const { lines, promoCodes } = onShop(page);
    const summary = page.getByRole('region', { name: 'Order summary' });
    await lines.first().getByRole('button', { name: 'One more' }).click();
    await eventually(async () => expect(await summary.textContent()).toContain('Subtotal (2 items)'));

    const code = page.getByLabel('Promo code');
    await code.fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await eventually(async () => expect(await code.getAttribute('aria-invalid')).toBe('true'));
    expect(await code.inputValue()).toBe('NOSUCHCODE');
    expect(await summary.textContent()).not.toContain('10% off your order-$');

    await code.fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await eventually(async () => expect(await promoCodes.textContent()).toContain('WELCOME10'));
    expect(await summary.textContent()).toContain('10% off your order-$');
    expect(await code.getAttribute('aria-invalid')).toBeNull();

    await page.getByRole('button', { name: 'Remove promotion code WELCOME10' }).click();
    await eventually(async () => expect(await promoCodes.count()).toBe(0));
    await eventually(async () => expect(await summary.textContent()).not.toContain('10% off your order-$'));

    await lines
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await eventually(async () => expect(await onShop(page).heading.textContent()).toContain('cart is empty'));
  });
});

describe('signing in and out', () => {
  test("[HDR-02, USR-05, USR-06, MOD-04] the account menu's sign-in returns to the page with the cart merged and kept", async () => {
    const { page, context } = await browser.visit();
    const account = await new HttpShopper().makeAccount('Robin');
    await addToCart(page, finds.withSizes.url, 'Cart, 1 item');
    await openSignIn(page);
    await signIn(page, { ...account, email: account.email.toUpperCase() });
    await onShop(page).toast.getByText('Welcome back, Robin!').waitFor();
    expect(placeOf(page)).toBe(finds.withSizes.url);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await onShop(page).account.textContent()).toContain('Hi, Robin');
    expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 1 item');
    const userType = (await context.cookies()).find(({ name }) => name === 'rUserType');
    expect(userType).toMatchObject({ value: 'R', sameSite: 'Lax' });

    await onShop(page).account.click();
    const menu = page.locator('header details[open]');
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'My Account',
      'Track Order',
      'Buy Again',
      'Repeat Delivery',
      'Grooming Appointments',
    ]);
    await page.reload();
    await page.goto(PATHS.cart);
    expect(await onShop(page).lines.first().textContent()).toContain(finds.withSizes.name);
    expect(await onShop(page).account.textContent()).toContain('Hi, Robin');

    const elsewhere = await browser.visit();
    await addToCart(elsewhere.page, finds.inStock.at(-1)?.url ?? '', 'Cart, 1 item');
    await openSignIn(elsewhere.page);
    await signIn(elsewhere.page, account);
    await onShop(elsewhere.page).toast.getByText('Welcome back, Robin!').waitFor();
    await eventually(async () =>
      expect(await onShop(elsewhere.page).cart.getAttribute('aria-label')).toBe('Cart, 2 items'),
    );
  });

  test('[USR-05, ERR-07] a wrong password shows an error, marks both fields and keeps what was typed', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, PATHS.signIn);
    const email = page.getByLabel('Email', { exact: true });
    const password = page.getByLabel('Password', { exact: true });
    await email.fill('pat@example.test');
    await password.fill('Not-the-passw0rd');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(/password/i);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    expect([await email.inputValue(), await password.inputValue()]).toEqual(['pat@example.test', 'Not-the-passw0rd']);
    expect(placeOf(page)).toBe(PATHS.signIn);
  });

  test('[USR-08] signing out leads home as a guest with guest cookies, cleared storage and an empty cart', async () => {
    const { page, context } = await browser.visit();
    const account = await new HttpShopper().makeAccount('Robin');
    await addToCart(page, finds.withSizes.url, 'Cart, 1 item');
    await openSignIn(page);
    await signIn(page, account);
    await onShop(page).toast.getByText('Welcome back, Robin!').waitFor();
    await page.evaluate(() => {
      window.localStorage.setItem('SESSION_INFO', '{"open":false}');
      window.sessionStorage.setItem('PALS_REWARDS_DATA', '{}');
    });

    await onShop(page).account.click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(/\/shop\/en\/petcostore\?ts=\d{13}$/);
    await untilHydrated(page);
    expect(await onShop(page).account.textContent()).toBe('Account');
    expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 0 items');
    const stored = await page.evaluate(() => [
      window.localStorage.getItem('SESSION_INFO'),
      window.sessionStorage.getItem('PALS_REWARDS_DATA'),
    ]);
    expect(stored).toEqual([null, null]);
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies.get('rUserType')).toBe('G');
    expect(cookies.get('rUserId')).toBe('-1002');
    expect([...cookies.keys()].filter((name) => name.startsWith('WC_AUTHENTICATION'))).toEqual([]);

    await page.goto(PATHS.cart);
    expect(await onShop(page).heading.textContent()).toContain('cart is empty');
  });

  test('[USR-09] stores the current page under the last-page key', async () => {
    const { page } = await browser.visit();
    await openHydrated(page, `${PATHS.category}?brand=Merrick`);
    const last = await page.evaluate(() => window.localStorage.getItem('LAST_PAGE'));
    expect(last).toBe(`${PATHS.category}?brand=Merrick`);
  });
});
