import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { DESKTOP, openHydrated, PHONE } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { keepStoresInTheMorning } from '../support/morning-stores';
import { PATHS } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { food, setUpChangingShop } from './changing-shop';
import { addToCart, onCheckout } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
const shop = setUpChangingShop((price) => [food('kibble', price), food('puppy-food', '20.00'), food('chew', '20.00')]);

const MY_STORE = {
  USER_SET_PREFERRED_STORE_ID: '1101',
  USER_SET_PREFERRED_STORE_LOCATION_ID: '13501',
  USER_SET_PREFERRED_STORE_NAME: 'Mission Valley',
  USER_SET_ZIP: '92108',
};
const DAY = '\\w{3}, \\w{3} \\d{1,2}';

/** Sets the stock at places: `online` or a store's id. */
const setStock = (partNumber: string, quantities: Readonly<Record<string, number>>): void => {
  const database = new DatabaseSync(join(shop.dataFolder, 'shop.db'), { timeout: 10_000 });
  const statement = database.prepare(
    `insert into stock (sku_id, location, quantity) select id, ?, ? from sku where part_number = ?
      on conflict (sku_id, location) do update set quantity = excluded.quantity`,
  );
  for (const [location, quantity] of Object.entries(quantities)) statement.run(location, quantity, partNumber);
  database.close();
};

/** Opens the cart of a shopper whose store is Mission Valley, with one product in it. */
const openCart = async (page: Page, sku: string, changed: () => void = () => undefined): Promise<void> => {
  const shopper = new HttpShopper(shop.address);
  for (const [name, value] of Object.entries(MY_STORE)) shopper.cookies.set(name, value);
  await addToCart(shopper, { sku });
  changed();
  await copyCookies(page.context(), shopper);
  await openHydrated(page, PATHS.cart);
};

const waysOf = (page: Page) => page.getByRole('group', { name: /^How to get/ });

test.each([
  ['a wide screen', DESKTOP, 'kibble'],
  ['a phone', PHONE, 'puppy-food'],
])(
  '[CHK-02, MOD-01] on %s a line that cannot be shipped any more is switched by keyboard to pickup at the store that has it, from UPDATE_TO_PICKUP',
  async (_screen, viewport, sku) => {
    const { page } = await browser.visit({ baseURL: shop.address, viewport });
    await openCart(page, sku, () => setStock(sku, { online: 0, '1101': 5 }));
    const shipping = waysOf(page).getByRole('button', { name: /^Shipping/ });
    expect(await shipping.isDisabled()).toBe(true);
    expect(await shipping.innerText()).toContain('Out of stock');
    await waysOf(page).getByRole('link', { name: 'Pick up instead' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a pickup store' });
    await dialog.getByLabel('ZIP code or city').fill('92108');
    await page.keyboard.press('Enter');
    await dialog.getByText('In stock', { exact: true }).first().waitFor();
    await dialog
      .getByRole('button', { name: /^Pick up here/ })
      .first()
      .press('Enter');
    await eventually(async () => expect(await dialog.count()).toBe(0));
    const pickup = waysOf(page).getByRole('button', { name: /^Pickup at/, pressed: true });
    await pickup.waitFor();
    expect(await pickup.innerText()).toMatch(new RegExp(`^Pickup at Mission Valley\\s+Ready ${DAY}\\s+Free$`));
    expect(await waysOf(page).getByRole('link').innerText()).toBe('Pick up at another store');
    const link = waysOf(page).getByRole('link');
    expect(await link.evaluate((shown) => shown.checkVisibility())).toBe(true);
    await openHydrated(page, PATHS.cart);
    await pickup.waitFor();
    await page.getByRole('button', { name: 'Check out' }).first().press('Enter');
    await page.waitForURL('**/checkout/contact');
  },
);

test('[CHK-02] each way of a line shows its day and its cost', async () => {
  const { page } = await browser.visit({ baseURL: shop.address, viewport: DESKTOP });
  keepStoresInTheMorning(shop.dataFolder);
  await openCart(page, 'chew', () => setStock('chew', { '1101': 5 }));
  const text = (name: RegExp) => waysOf(page).getByRole('button', { name }).innerText();
  expect(await text(/^Shipping/)).toMatch(new RegExp(`Arrives by ${DAY}\\s+\\$5\\.99 per order$`));
  expect(await text(/^Pickup at Mission Valley/)).toMatch(new RegExp(`Ready ${DAY}\\s+Free$`));
  expect(await text(/^Same-day delivery/)).toMatch(new RegExp(`Arrives ${DAY}\\s+\\$9\\.95 per store$`));
});

test('[CHK-05] each shipping method on Delivery shows its day and its cost, and the total grows by the dearer one', async () => {
  const { page } = await browser.visit({ baseURL: shop.address, viewport: DESKTOP });
  await openCart(page, 'chew');
  const steps = onCheckout(page);
  await steps.begin();
  await steps.reached('contact');
  await steps.contact();
  await steps.reached('delivery');
  const methods = page.getByRole('group', { name: 'Shipping method' }).getByRole('radio');
  const labels = await page
    .getByRole('group', { name: 'Shipping method' })
    .locator('label')
    .evaluateAll((shown) => shown.map((label) => label.textContent ?? ''));
  expect(labels).toEqual([
    expect.stringMatching(new RegExp(`Arrives by ${DAY}.*\\$5\\.99$`)),
    expect.stringMatching(new RegExp(`Arrives by ${DAY}.*\\$12\\.99$`)),
  ]);
  expect(await methods.nth(0).isChecked()).toBe(true);
  const totalOf = async (): Promise<number> =>
    Number(/\bTotal\s+\$([\d.]+)/.exec(await page.locator('body').innerText())?.[1]);
  await steps.address();
  await steps.reached('payment');
  const before = await totalOf();
  await page.getByRole('link', { name: 'Edit delivery' }).click();
  await steps.reached('delivery');
  await methods.nth(1).press('Space');
  await steps.press('Continue');
  await steps.reached('payment');
  expect(await totalOf()).toBeCloseTo(before + 7, 2);
});
