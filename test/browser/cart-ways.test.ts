import type { Locator, Page } from 'playwright-core';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { overflowOf, putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { setUpBrowser } from './set-up';
import { addFromProductPage, onShop } from './shop-page';
import { chooseStore, enterZip } from './store-choice';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const linesOf = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).locator(':scope > li');
const waysOf = (page: Page) => page.getByRole('group', { name: /^How to get/ });

/** Opens the cart with one product that is shipped. */
const openCart = async (page: Page): Promise<void> => {
  await openHydrated(page, finds.withSizes.url);
  await addFromProductPage(page);
  await openHydrated(page, PATHS.cart);
};

/** Where the edges of an element are on the screen. */
const topOf = (element: Locator): Promise<number> => element.evaluate((shown) => shown.getBoundingClientRect().top);
const bottomOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => shown.getBoundingClientRect().bottom);

const focusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

test.each([
  ['a wide screen', {}],
  ['a phone', { viewport: PHONE }],
])(
  '[CHK-10, CRT-03] an item is kept for later and moved back by keyboard on %s, and the focus is not lost',
  async (_screen, options) => {
    const { page, consoleMessages } = await browser.visit(options);
    await openCart(page);
    await page.getByRole('button', { name: /^Save for later/ }).press('Enter');
    const saved = page.getByRole('region', { name: 'Saved for later' });
    await saved.waitFor();
    await eventually(async () => expect(await linesOf(page).count()).toBe(0));
    await eventually(async () => expect(await focusedText(page)).toMatch(/^Your cart is empty/));
    await openHydrated(page, PATHS.cart);
    await saved.getByRole('button', { name: /^Move to cart/ }).press('Enter');
    await eventually(async () => expect(await linesOf(page).count()).toBe(1));
    await eventually(async () => expect(await focusedText(page)).toBe('Your cart'));
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(consoleMessages).toEqual([]);
  },
);

test('[CHK-10, CRT-03] a change in another tab shows when the shopper comes back to the cart, also with Back', async () => {
  const { page } = await browser.visit({ viewport: PHONE });
  await openCart(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await eventually(async () => expect(await page.getByRole('main').innerText()).toMatch(/2 items/));
  const other = await page.context().newPage();
  await openHydrated(other, PATHS.cart);
  await other.getByRole('spinbutton').fill('4');
  await other.keyboard.press('Enter');
  await eventually(async () => expect(await other.getByRole('main').innerText()).toMatch(/4 items/));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await eventually(async () => expect(await page.getByRole('spinbutton').inputValue()).toBe('4'));
  await page.goto(finds.withSizes.url);
  await other.getByRole('button', { name: /^Remove/ }).click();
  await eventually(async () => expect(await linesOf(other).count()).toBe(0));
  await page.goBack();
  await eventually(async () => expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/empty/));
});

test('[CHK-10, CRT-03] a quantity above the stock says in the cart, above the bar at the bottom, what is available; a removed line comes back with Undo', async () => {
  const { page } = await browser.visit({ viewport: PHONE });
  await openCart(page);
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('99');
  await quantity.press('Enter');
  const reason = linesOf(page).getByText(/^Only \d+ of this item are available/);
  await reason.waitFor();
  const bar = page.locator('[data-bottom-bar]');
  await eventually(async () => expect(await bottomOf(reason)).toBeLessThanOrEqual(await topOf(bar)));
  expect(await topOf(reason)).toBeGreaterThanOrEqual(0);
  expect(await quantity.inputValue()).toBe('99');
  await quantity.fill('2');
  await quantity.press('Enter');
  await eventually(async () => expect(await page.getByRole('main').innerText()).toMatch(/2 items/));
  await page.getByRole('button', { name: /^Remove/ }).click();
  await eventually(async () => expect(await linesOf(page).count()).toBe(0));
  await onShop(page).toast.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => expect(await quantity.inputValue()).toBe('2'));
});

test('[CHK-02, MOD-01] a line is picked up in a store of UPDATE_TO_PICKUP, and delivered the same day', async () => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await enterZip(context);
  await openCart(page);
  const opener = waysOf(page).getByRole('link');
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a pickup store' });
  await dialog.waitFor();
  await putAxeIn(page);
  expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(async () => expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true));
  await opener.press('Enter');
  await chooseStore(page);
  await eventually(async () => expect(await dialog.count()).toBe(0));
  const pickup = waysOf(page).getByRole('button', { name: /^Pickup at/ });
  await eventually(async () => expect(await pickup.getAttribute('aria-pressed')).toBe('true'));
  const sameDay = waysOf(page).getByRole('button', { name: /^Same-day delivery/ });
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  await sameDay.click();
  await eventually(async () => expect(await sameDay.getAttribute('aria-pressed')).toBe('true'));
  expect(await pickup.getAttribute('aria-pressed')).toBe('false');
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: /^Save for later/ }).press('Enter');
  await page.getByRole('region', { name: 'Saved for later' }).waitFor();
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
});

test.each([
  ['a wide screen', {}],
  ['a phone without scripts', { viewport: PHONE, javaScriptEnabled: false }],
])(
  '[CHK-10, CHK-02] on %s a line that is picked up is kept for later, and moved back for pickup',
  async (_how, options) => {
    const { page, context } = await browser.visit();
    await openCart(page);
    await waysOf(page).getByRole('link').press('Enter');
    await chooseStore(page);
    const pickedUp = { name: /^Pickup at/, pressed: true };
    await waysOf(page).getByRole('button', pickedUp).waitFor();
    const visit = await browser.visit({ ...options, storageState: await context.storageState() });
    await visit.page.goto(PATHS.cart);
    if (visit.page.viewportSize()?.width !== PHONE.width) await openHydrated(visit.page, PATHS.cart);
    await visit.page.getByRole('button', { name: /^Save for later/ }).click();
    await visit.page.getByRole('button', { name: /^Move to cart/ }).click();
    await waysOf(visit.page).getByRole('button', pickedUp).waitFor();
  },
);

test('[CHK-02] a store chosen for one line leaves the shopper’s own store as it is', async () => {
  const { page } = await browser.visit();
  await openCart(page);
  const ownStore = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('USER_SET_PREFERRED_STORE_ID'));
  const opener = waysOf(page).getByRole('link');
  const dialog = page.getByRole('dialog', { name: 'Choose a pickup store' });
  await opener.press('Enter');
  await chooseStore(page);
  await eventually(async () => expect(await dialog.count()).toBe(0));
  const own = await ownStore();
  expect(own).not.toBeNull();
  await opener.press('Enter');
  await dialog
    .getByRole('button', { name: /^Pick up here/ })
    .nth(1)
    .press('Enter');
  await eventually(async () => expect(await dialog.count()).toBe(0));
  await eventually(async () =>
    expect(
      await waysOf(page)
        .getByRole('button', { name: /^Pickup at/ })
        .count(),
    ).toBe(2),
  );
  expect(await ownStore()).toBe(own);
});

test('[CHK-10, MOD-01] ADD_TO_CART shows what is picked up where, and ADD_TO_CART_ERROR why nothing was added', async () => {
  const { page } = await browser.visit(READY_FOR_AXE);
  await openHydrated(page, finds.withSizes.url);
  await page.getByRole('radio', { name: 'Pick it up' }).press('Space');
  await page.getByRole('link', { name: 'Choose a store for pickup' }).press('Enter');
  await chooseStore(page);
  const add = page.locator('form#add-to-cart').getByRole('button', { name: 'Add To Cart' });
  await add.click();
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  await added.getByText(/^Pickup at .+ Ready/).waitFor();
  await putAxeIn(page);
  expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
  await added.getByRole('button', { name: 'Keep shopping' }).press('Enter');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('99');
  await add.click();
  const refused = page.getByRole('dialog', { name: 'We couldn’t add this to your cart' });
  await refused.getByRole('alert').waitFor();
  expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
  await refused.getByRole('link', { name: 'View cart' }).click();
  await eventually(async () => expect(await linesOf(page).count()).toBe(1));
});

test('[CHK-02, CHK-10] same-day delivery is chosen on the product page; what the store lacks is picked up in another', async () => {
  const { page, context } = await browser.visit({ viewport: PHONE });
  await enterZip(context);
  await openHydrated(page, finds.withSizes.url);
  const add = page.locator('form#add-to-cart').getByRole('button', { name: 'Add To Cart' });
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('0');
  await add.click();
  expect(await quantity.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true);
  await quantity.fill('1');
  await page.getByRole('radio', { name: 'Pick it up' }).press('Space');
  await page.getByRole('link', { name: 'Choose a store for pickup' }).press('Enter');
  await chooseStore(page);
  await eventually(async () => expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true));
  const sameDay = page.getByRole('radio', { name: /^Same-day delivery: Arrives/ });
  await sameDay.press('Space');
  await quantity.fill('99');
  await quantity.press('Tab');
  await page.getByRole('radio', { name: /^Same-day delivery: Only/ }).waitFor();
  await add.click();
  const refused = page.getByRole('dialog', { name: 'We couldn’t add this to your cart' });
  expect(await refused.getByRole('alert').textContent()).toMatch(/Another store may have more/);
  await refused.getByRole('button', { name: 'Try another store' }).click();
  await page
    .getByRole('dialog', { name: 'Choose a pickup store' })
    .getByRole('button', { name: /^Make/ })
    .first()
    .click();
  await refused.getByRole('button', { name: /^Add \d+ instead/ }).click();
  await onShop(page).toast.getByText('Added to cart').waitFor();
  await openHydrated(page, PATHS.cart);
  expect(
    await waysOf(page)
      .getByRole('button', { name: /^Pickup at/, pressed: true })
      .count(),
  ).toBe(1);
});

test('[CHK-02, CHK-10] without scripts a line has its ways as buttons, and is kept for later and moved back', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(finds.withSizes.url);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await page.waitForURL('**/shop/OrderItemDisplay?added=*');
  const form = page.locator(`form[action="${FORM_ACTIONS.chooseFulfilment}"]`);
  expect(await form.getByRole('button', { name: /^Shipping/ }).getAttribute('aria-pressed')).toBe('true');
  expect(await form.getByRole('button', { name: /^Pickup/ }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: /^Save for later/ }).click();
  await page.getByRole('button', { name: /^Move to cart/ }).click();
  await eventually(async () => expect(await linesOf(page).count()).toBe(1));
});
