import type { Page } from 'playwright-core';
import { approachHeader, DESKTOP, openHydrated, PHONE, untilHydrated, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { setUpBrowser } from './set-up';
import { addedDialog, onShop, placeOf, signIn } from './shop-page';
import { isScriptOf } from '../support/built-scripts';
import { withCart } from './checkout-page';

const browser = setUpBrowser({ withPictures: true });
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const everyPage = (): ReadonlyArray<string> => [
  PATHS.home,
  PATHS.category,
  PATHS.department,
  `${PATHS.category}?brand=Merrick&price=10-25&sort=price-ascending`,
  PATHS.brand,
  PATHS.search,
  PATHS.emptySearch,
  finds.withSizes.url,
  finds.outOfStock.url,
  finds.liveAnimal.url,
  PATHS.cart,
  PATHS.signIn,
  PATHS.signOut,
];

const lookAtEverything = async ({ page, consoleMessages }: Visit): Promise<ReadonlyArray<string>> => {
  for (const path of everyPage()) await openHydrated(page, path);
  const beforeMissingPage = [...consoleMessages];
  await page.goto(PATHS.nowhere);
  await untilHydrated(page);
  // The browser itself logs the status of a missing page.
  const ofMissingPage = consoleMessages.slice(beforeMissingPage.length);
  return [...beforeMissingPage, ...ofMissingPage.filter((message) => !/status of 404/.test(message))];
};

const becomeRobin = async (page: Page): Promise<void> => {
  await openHydrated(page, PATHS.signIn);
  await signIn(page, await new HttpShopper().makeAccount('Robin'));
  await page.waitForURL(`**${PATHS.home}`);
};

/** Adds a product with the cookies of the browser. */
const addInBrowser = async (page: Page): Promise<void> => {
  const form = { partNumber: finds.withSizes.sku, quantity: '1' };
  expect((await page.request.post('/cart/add', { form, maxRedirects: 0 })).status()).toBe(303);
};

const ON_A_PHONE = { viewport: PHONE, isMobile: true, hasTouch: true };

describe.each([
  ['a wide screen', { viewport: DESKTOP }],
  ['a phone', ON_A_PHONE],
])('on %s', (_, options) => {
  test('[PLT-03] no page logs to the console for a guest', async () => {
    expect(await lookAtEverything(await browser.visit(options))).toEqual([]);
  });

  test('[CRT-01] [PLT-03] emptying a cart logs nothing to the console', async () => {
    const { page, consoleMessages } = await browser.visit(options);
    await addInBrowser(page);
    await openHydrated(page, PATHS.cart);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /cart is empty/ }).waitFor();
    // On return the page reads the cart again, which no longer exists.
    const read = page.waitForResponse((response) => response.url().includes('/order/@self'));
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect((await read).status()).toBe(204);
    expect(consoleMessages).toEqual([]);
  });
});

test('[PLT-03] on a phone no page logs to the console for a signed-in shopper with a cart', async () => {
  const visit = await browser.visit(ON_A_PHONE);
  await becomeRobin(visit.page);
  await addInBrowser(visit.page);
  expect(await lookAtEverything(visit)).toEqual([]);
});

/** The document before and after hydration, without the parts that may differ. */
const bothRenderings = async (path: string): Promise<readonly [string, string]> => {
  const { page } = await browser.visit();
  // The server says nothing of scripts: only with them is the search button off while there is nothing to search, can
  // the stripe be put away, and opens a dialog what was a link to the store locator.
  const markup = (): Promise<string> =>
    page.evaluate(() => {
      const copy = document.querySelector('#shop')?.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('form[role="search"] button').forEach((button) => button.removeAttribute('disabled'));
      copy.querySelectorAll('button[aria-label="Hide this offer"]').forEach((button) => button.remove());
      copy.querySelectorAll('a[href="/store-locator"]').forEach((opener) => {
        opener.removeAttribute('role');
        opener.removeAttribute('aria-haspopup');
      });
      // The browser fills in the row of the shopper's store, which has one line in every state (decision 88).
      copy.querySelectorAll('a[href*="store=mine"]').forEach((row) => {
        row.removeAttribute('aria-label');
        row.textContent = '';
      });
      // Hearts of tiles come when the browser is idle.
      copy.querySelectorAll('article > button[aria-pressed]').forEach((heart) => heart.remove());
      copy.querySelectorAll('#overlay > *').forEach((part) => part.remove());
      copy.querySelectorAll('input').forEach((input) => input.removeAttribute('value'));
      const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
      const found: Node[] = [];
      while (comments.nextNode()) found.push(comments.currentNode);
      found.forEach((comment) => comment.parentNode?.removeChild(comment));
      copy.normalize();
      return copy.innerHTML;
    });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isScriptOf(/-screen\.tsx$/), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  const before = await markup();
  release();
  await untilHydrated(page);
  await approachHeader(page);
  return [before, await markup()];
};

test.each<[string, () => string]>([
  ['home', () => PATHS.home],
  ['a narrowed category', () => `${PATHS.category}?brand=Merrick&price=10-25`],
  ['a product', () => finds.withSizes.url],
  ['the cart', () => PATHS.cart],
  ['sign-in', () => PATHS.signIn],
])('[PLT-03] %s looks the same before and after hydration', async (_, path) => {
  const [before, after] = await bothRenderings(path());
  expect(before.length).toBeGreaterThan(5_000);
  expect(after).toBe(before);
});

/** A page whose application code is held until the test releases it. */
const beforeScripts = async (path: string): Promise<Visit & { readonly letIn: () => void }> => {
  const visit = await browser.visit();
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await visit.page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await visit.page.goto(path, { waitUntil: 'commit' });
  await onShop(visit.page).searchBox.waitFor();
  return { ...visit, letIn };
};

/** A loaded page whose own code is held for good: only the script of the document runs. */
const beforeApplication = async (path: string): Promise<Visit> => {
  const visit = await browser.visit();
  await visit.page.route(isScriptOf(/-screen\.tsx$/), () => undefined);
  await visit.page.goto(path);
  return visit;
};

test('[PLT-03, SRC-01] text typed into the search before hydration stays and is searched', async () => {
  const { page, letIn } = await beforeScripts(PATHS.home);
  await onShop(page).searchBox.fill('salmon');
  letIn();
  await untilHydrated(page);
  expect(await onShop(page).searchBox.inputValue()).toBe('salmon');
  await page.locator('header').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search?query=salmon');
});

test('[PLT-03, USR-05] values typed into the sign-in before hydration sign in', async () => {
  const account = await new HttpShopper().makeAccount('Robin');
  const { page, letIn } = await beforeScripts(PATHS.signIn);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  letIn();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**${PATHS.home}`);
  expect(await onShop(page).account.textContent()).toContain('Hi, Robin');
});

test('[PLT-03, CRT-03] a quantity typed before hydration is added to the cart', async () => {
  const { page, letIn } = await beforeScripts(finds.withSizes.url);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('4');
  letIn();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 4 items'));
});

test('[PLT-03, CRT-03] quick presses of a stepper before hydration show at once and change the cart, once each', async () => {
  const { page, context } = await browser.visit({ viewport: PHONE, isMobile: true, hasTouch: true });
  await withCart(context, finds.withSizes);
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(isScriptOf(/cart-screen\.tsx$/), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATHS.cart);
  const more = page.getByRole('main').getByRole('button', { name: 'One more' });
  const less = page.getByRole('main').getByRole('button', { name: 'One less' });
  const quantity = page.getByRole('main').getByRole('spinbutton');
  const count = (items: number): Promise<void> =>
    eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe(`Cart, ${items} items`));
  expect(await quantity.inputValue()).toBe('1');
  for (const shown of ['2', '3', '4']) {
    await more.tap();
    expect(await quantity.inputValue()).toBe(shown);
  }
  letIn();
  await untilHydrated(page);
  await count(4);
  await more.tap();
  await count(5);
  await less.tap();
  await less.tap();
  await count(3);
  expect(await quantity.inputValue()).toBe('3');
  await page.reload();
  expect(await quantity.inputValue()).toBe('3');
});

test('[PLT-03, CRT-03] presses of a stepper before hydration count for Add To Cart without the application', async () => {
  const { page } = await beforeApplication(finds.withSizes.url);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await page.getByRole('button', { name: 'One more' }).click();
  expect(await quantity.inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await page.waitForURL('**/shop/OrderItemDisplay?added=*', { waitUntil: 'commit' });
  await onShop(page).lines.first().waitFor();
  expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 2 items');
});

test('[PLT-03, CRT-03] a click on Add To Cart before hydration is not lost', async () => {
  const { page } = await beforeScripts(finds.withSizes.url);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await page.waitForURL('**/shop/OrderItemDisplay?added=*', { waitUntil: 'commit' });
  await onShop(page).lines.first().waitFor();
  expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 1 item');
});

test('[PLT-03, HDR-02] a menu opened before hydration stays open', async () => {
  const { page, letIn } = await beforeScripts(PATHS.home);
  await onShop(page).account.click();
  letIn();
  await untilHydrated(page);
  expect(await page.locator('header').getByRole('link', { name: 'Create Account' }).isVisible()).toBe(true);
});

test('[PLT-03] refreshes changed data when the shopper returns to the page', async () => {
  const { page, context } = await browser.visit();
  await openHydrated(page, finds.withSizes.url);
  const other = await context.newPage();
  await openHydrated(other, finds.withSizes.url);
  await other.getByRole('button', { name: 'Add To Cart' }).first().click();
  await addedDialog(other).waitFor();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toBe('Cart, 1 item'));
  expect(placeOf(page)).toBe(finds.withSizes.url);
});
