import type { Page } from 'playwright-core';
import { approachHeader, openHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, PATHS } from '../support/sample-products';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { expectFocusHeld } from './focus-stops';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();

const opener = (page: Page, label: string) => page.locator('header').getByRole('button', { name: label });
const dialog = (page: Page) => page.getByRole('dialog');

const openDialog = async (page: Page, label: string): Promise<void> => {
  await openHydrated(page, PATHS.signIn);
  await approachHeader(page);
  await opener(page, label).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
};

/** Stores around a ZIP code in the store dialog. */
const search = async (page: Page, text: string): Promise<void> => {
  await dialog(page).getByRole('textbox', { name: 'ZIP code or city' }).fill(text);
  await page.keyboard.press('Enter');
};

test.each([
  [
    'the ZIP dialog with a ZIP code that is none',
    'Deliver to',
    async (page: Page) => {
      await dialog(page).getByLabel('ZIP code').fill('9210');
      await page.keyboard.press('Enter');
      await dialog(page).getByText('Please enter a valid ZIP Code.').first().waitFor();
    },
  ],
  [
    'the choice of a store with its list',
    'My store',
    async (page: Page) => {
      await search(page, '92101');
      await dialog(page).getByRole('listitem').first().waitFor();
    },
  ],
])('[PLT-03, HDR-03, MOD-01] %s passes axe, in the dark and at 320 px', async (_name, label, arrange) => {
  const { page } = await browser.visit(READY_FOR_AXE);
  await openDialog(page, label);
  await arrange(page);
  expect(await violationsEverywhere(page, { within: 'dialog[open]' })).toEqual({});
});

test.each(['Deliver to', 'My store'])(
  '[MOD-01, MOD-07, HDR-04] “%s” traps the focus; Escape closes it and returns the focus',
  async (label) => {
    const { page } = await browser.visit();
    await openDialog(page, label);
    await expectFocusHeld(page);
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await dialog(page).count()).toBe(0));
    await eventually(async () =>
      expect(await opener(page, label).evaluate((element) => element === document.activeElement)).toBe(true),
    );
  },
);

test.each([
  ['nothing', '   ', 'This field is required.'],
  ['half a ZIP code', '9210', 'Please enter a valid ZIP Code.'],
  ['a ZIP code that is nowhere', '00000', '00000'],
  ['markup', '<img src=x onerror=alert(1)>', 'img src x onerror'],
  ['any script', '東京 🐶', '東京'],
])('[STO-08, FRM-02, FRM-08] %s gets a response beside the field', async (_name, text, message) => {
  const { page, consoleMessages } = await browser.visit();
  await openDialog(page, 'My store');
  await search(page, text);
  await dialog(page).getByText(message).first().waitFor();
  expect(await dialog(page).locator('img[src="x"]').count()).toBe(0);
  expect(consoleMessages.filter((message) => /policy|trusted|alert/i.test(message))).toEqual([]);
});

test('[MOD-01, STO-02, STO-03] stores chosen one after the other are stored, newest first', async () => {
  const { page, context } = await browser.visit();
  const ids: string[] = [];
  for (const place of ['92101', '10003', '60601', '33101', '98101', '78701']) {
    await openDialog(page, 'My store');
    await search(page, place);
    await dialog(page)
      .getByRole('button', { name: /^Make this my store/ })
      .first()
      .click();
    await eventually(async () => expect(await dialog(page).count()).toBe(0));
    ids.unshift((await page.evaluate(() => window.localStorage.getItem('USER_SET_PREFERRED_STORE_ID'))) ?? '');
  }
  const cookie = (await context.cookies()).find(({ name }) => name === 'WC_physicalStores');
  expect(new Set(ids).size).toBe(6);
  expect(decodeURIComponent(cookie?.value ?? '').split(',')).toEqual(ids.slice(0, 5));
});

test("[STO-02, STO-09] a product's store dialog shows which stores have it, and choosing one leaves the delivery ZIP code alone", async () => {
  const { page } = await browser.visit();
  const { inStock } = await findProducts();
  await openHydrated(page, inStock[0]?.url ?? '');
  await page.getByRole('link', { name: 'Choose your store' }).click();
  await search(page, '92101');
  await dialog(page).getByRole('checkbox', { name: 'Has this item' }).check();
  const entries = dialog(page).getByRole('list', { name: 'Stores near you' }).locator(':scope > li');
  await entries.first().waitFor();
  // All stores are listed until it is known which of them have the product.
  await eventually(async () => {
    for (const text of await entries.allInnerTexts()) expect(text).toContain('In stock');
  });
  await entries.first().getByRole('button', { name: 'Make this my store' }).click();
  await page
    .getByText(/^Pickup today at/)
    .first()
    .waitFor();
  expect(await opener(page, 'Deliver to').innerText()).toContain('Enter ZIP');
});

test("[STO-05] a link's store stays when the shopper changes the ZIP code", async () => {
  const { page } = await browser.visit();
  await openHydrated(page, `${PATHS.signIn}?store_id=1101`);
  const mine = opener(page, 'My store').filter({ hasText: 'Mission Valley' });
  await mine.waitFor();
  await approachHeader(page);
  await opener(page, 'Deliver to').click();
  await dialog(page).getByLabel('ZIP code').fill('10003');
  await page.keyboard.press('Enter');
  await opener(page, 'Deliver to').filter({ hasText: '10003' }).waitFor();
  expect(await mine.count()).toBe(1);
});
